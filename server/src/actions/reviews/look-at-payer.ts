import { comparePayer } from '#core/name-match.ts';
import * as policies from '#store/reviews/policies.ts';
import * as verifiedNames from '#store/risk/verified-names.ts';
import type { ReviewContext } from './context.ts';
import { openReview } from './open-review.ts';

export type PaidDeposit = {
  readonly developerId: string;
  readonly agreementId: string;
  readonly userId: string;
  readonly buyerName: string | null;
  readonly senderName: string | null;
  /** Identifies the deposit. */
  readonly cause: string;
};

/** Opens a review when someone else has paid, if the policy says so. The money is not affected. */
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
