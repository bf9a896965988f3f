import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { openAppeal } from '#actions/reviews/open-review.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Party } from '#core/escrow/party.ts';
import { Problem } from '#core/problem.ts';
import type { Review } from '#core/reviews/review.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { contestable } from '#store/parties/contestable.ts';
import * as reviews from '#store/reviews/reviews.ts';

/** What a party contests: the RED assessment of their payment, or that money is held. */
type Subject = Pick<Review, 'kind' | 'subjectId' | 'flag' | 'score'>;

export async function subjectOfAppeal(
  { db }: Context,
  agreement: Agreement,
  party: Party,
): Promise<Subject | null> {
  const { id: agreementId, developerId, hold } = agreement;
  const found = await contestable(db, { developerId, agreementId });
  if (party === 'buyer' && found.redAssessmentId)
    return { kind: 'assessment', subjectId: found.redAssessmentId, flag: 'RED', score: found.score };
  const isHeld = hold !== null || (party === 'seller' && found.payoutHeld);
  return isHeld ? { kind: 'hold', subjectId: agreementId, flag: null, score: null } : null;
}

const userOf = ({ buyerExternalId, sellerExternalId }: Agreement, party: Party) =>
  party === 'buyer' ? buyerExternalId : sellerExternalId;

/** Returns the review that the party asked for last. */
export function appealOf({ db }: Context, agreement: Agreement, party: Party): Promise<Review | undefined> {
  const { developerId, id: agreementId } = agreement;
  return reviews.latestAppeal(db, { developerId, agreementId, userId: userOf(agreement, party) });
}

/** A party asks for a human to look at a decision that a rule or the platform made. */
export async function appealAs(
  context: Context,
  key: { readonly developerId: string; readonly agreementId: string },
  { party, claim }: { readonly party: Party; readonly claim: string },
  answerFor: AnswerFor<Review>,
): Promise<Answered<Review>> {
  const agreement = await loadAgreement(context, key);
  const subject = await subjectOfAppeal(context, agreement, party);
  if (!subject) throw new Problem('nothing_to_appeal');
  const { developerId, agreementId } = key;
  const wanted = { ...subject, developerId, agreementId, userId: userOf(agreement, party), claim };
  const saved = await context.db.transaction(async (tx) =>
    saveAnswer(tx, developerId, await openAppeal(context, tx, wanted), answerFor),
  );
  context.webhooks.wake();
  return saved;
}
