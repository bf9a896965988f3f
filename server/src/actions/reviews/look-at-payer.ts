import { comparePayer } from '#core/name-match.ts';
import * as policies from '#store/reviews/policies.ts';
import * as verifiedNames from '#store/risk/verified-names.ts';
import type { ReviewContext } from './context.ts';
import { openReview } from './open-review.ts';

export type PaidDeposit = {
  readonly developerId: string;
  readonly agreementId: string;
  /** The buyer. */
  readonly userId: string;
  readonly buyerName: string | null;
  readonly senderName: string | null;
  /** What names the deposit. */
  readonly cause: string;
};

/** Somebody else has paid: a person looks at it where the account wants that. The money stays where it is. */
export async function lookAtPayer(context: ReviewContext, deposit: PaidDeposit): Promise<void> {
  const { developerId, agreementId, userId, buyerName: given, senderName, cause: subjectId } = deposit;
  const verified = await verifiedNames.find(context.db, developerId, userId);
  if (!comparePayer({ given, verified }, senderName).paidByAnother) return;
  const opened = await context.db.transaction(async (tx) => {
    const { opens } = await policies.find(tx, developerId);
    if (!opens.includes('PAYER')) return false;
    const wanted = { developerId, kind: 'payer', subjectId, userId, agreementId, claim: null } as const;
    await openReview(context, tx, wanted, 'PAYER');
    return true;
  });
  if (opened) context.webhooks.wake();
}
