import { Problem } from '#core/problem.ts';
import type { Flag } from '#core/risk/facts.ts';
import { type Agreement, isOver, partyOf } from './agreement.ts';
import type { VirtualAccount } from './bank.ts';
import type { Decided, Moment } from './decision.ts';
import { Draft } from './draft.ts';

/** As much of a risk assessment as the agreement's history tells. */
export type PaymentRisk = {
  readonly id: string;
  readonly score: number;
  readonly flag: Flag;
  readonly triggeredSignals: readonly string[];
};

export type AssessedPayment<Risk extends PaymentRisk> = {
  readonly assessment: Risk;
  /** Null when the flag is RED: an account issued earlier stays, but is not shown. */
  readonly account: VirtualAccount | null;
};

/** Only the buyer pays, and only while there is something to pay for. */
export function refuseToAssess(agreement: Agreement, externalUserId: string): void {
  if (partyOf(agreement, externalUserId) !== 'buyer') {
    throw new Problem(
      'not_a_party',
      'external_user_id is not the buyer. Send the agreement’s buyerExternalId.',
    );
  }
  if (isOver(agreement)) throw new Problem('agreement_closed');
}

/** Writes down that a payment was assessed, with the account to pay into when the flag allows one. */
export function recordAssessment<Risk extends PaymentRisk>(
  agreement: Agreement,
  payment: AssessedPayment<Risk> & { readonly externalUserId: string },
  moment: Moment,
): Decided<AssessedPayment<Risk>> {
  refuseToAssess(agreement, payment.externalUserId);
  const { assessment } = payment;
  // A request that raced us may have brought an account already; the first one stays.
  const account = payment.account && (agreement.virtualAccount ?? payment.account);
  const draft = new Draft(agreement, moment);
  const { id: assessmentId, score, flag, triggeredSignals } = assessment;
  draft.emit('agreement.assessed', { assessmentId, score, flag, triggeredSignals });
  if (account && !agreement.virtualAccount) {
    const { provider, accountNumber, bankCode, accountName } = account;
    draft.setVirtualAccount(account);
    draft.emit('virtual_account.issued', { provider, accountNumber, bankCode, accountName });
  }
  return { change: draft.done(), result: { assessment, account } };
}
