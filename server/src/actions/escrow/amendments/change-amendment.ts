import type { Waiting } from '#actions/approvals/context.ts';
import { changeAndAnswer, changeOnceApproved } from '#actions/escrow/change-agreement.ts';
import type { EscrowContext } from '#actions/escrow/context.ts';
import { partyNamed } from '#actions/escrow/disputes/change-dispute.ts';
import { type Agreement, partyOf } from '#core/escrow/agreement.ts';
import type { Amendment, Side } from '#core/escrow/amendments/amendment.ts';
import { acceptAmendment, endAmendment } from '#core/escrow/amendments/answer.ts';
import { type Proposal, proposeAmendment } from '#core/escrow/amendments/propose.ts';
import { formatAmount } from '#core/escrow/currency.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';

type AmendmentKey = AgreementKey & { readonly amendmentId: string };
/** Without an id of a party, the platform speaks. */
type Said = { readonly externalUserId?: string | undefined };

export function propose(
  context: EscrowContext,
  key: AgreementKey,
  { externalUserId, ...proposal }: Said & Omit<Proposal, 'by'>,
  answerFor: AnswerFor<Agreement>,
): Promise<Answered<Agreement>> {
  return changeAndAnswer(
    context,
    key,
    (agreement, moment) =>
      proposeAmendment(agreement, { ...proposal, by: sideOf(agreement, externalUserId) }, moment),
    answerFor,
  );
}

/** Accepts an amendment. It changes who gets what, so it may need approval as a settlement does. */
export function accept(
  context: EscrowContext,
  key: AmendmentKey,
  { externalUserId }: { readonly externalUserId: string },
  answerFor: AnswerFor<Agreement | Waiting>,
): Promise<Answered<Agreement | Waiting>> {
  const { agreementId, amendmentId } = key;
  return changeOnceApproved(
    context,
    key,
    (agreement, moment) => {
      const by = partyNamed(agreement, externalUserId);
      return acceptAmendment(agreement, { amendmentId, by }, moment);
    },
    ({ before }) => ({
      kind: 'settlement',
      amount: weightOf(before.amendment),
      summary: summaryOf(before, externalUserId),
      input: { agreementId, amendmentId, externalUserId },
    }),
    answerFor,
  );
}

export function end(
  context: EscrowContext,
  key: AmendmentKey,
  { externalUserId, how }: Said & { readonly how: 'decline' | 'withdraw' },
  answerFor: AnswerFor<Agreement>,
): Promise<Answered<Agreement>> {
  const { amendmentId } = key;
  return changeAndAnswer(
    context,
    key,
    (agreement, moment) =>
      endAmendment(agreement, { amendmentId, by: sideOf(agreement, externalUserId), how }, moment),
    answerFor,
  );
}

/** The last amendment of the agreement, which the change has just made or answered. */
export function amendmentOf({ amendment }: Agreement): Amendment {
  if (amendment) return amendment;
  throw new Error('the agreement has no amendment');
}

/** What the amendment is about: the larger amount of each milestone that it changes. */
function weightOf(amendment: Amendment | null): number {
  const changes = amendment?.milestones ?? [];
  return changes.reduce(
    (sum, { before, after }) => sum + Math.max(before?.amount ?? 0, after?.amount ?? 0),
    0,
  );
}

function summaryOf(agreement: Agreement, externalUserId: string): string {
  const { amendment, currency } = agreement;
  const title = amendment?.milestones.map(({ before, after }) => `“${(after ?? before)?.title}”`).join(', ');
  const what = title ? ` of ${title}` : '';
  const amounts = [amendment?.totalBefore ?? 0, amendment?.totalAmount ?? 0];
  const [from, to] = amounts.map((amount) => formatAmount(amount, currency));
  const party = partyOf(agreement, externalUserId) ?? 'party';
  return `Accept the amendment${what} for the ${party} ${externalUserId}: ${from} in total becomes ${to}.`;
}

function sideOf(agreement: Agreement, externalUserId: string | undefined): Side {
  return externalUserId === undefined ? 'platform' : partyNamed(agreement, externalUserId);
}
