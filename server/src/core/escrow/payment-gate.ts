import { Problem } from '#core/problem.ts';
import type { Flag } from '#core/risk/facts.ts';
import { type Agreement, isClosed, partyOf } from './agreement.ts';
import type { VirtualAccount } from './bank.ts';
import { type Change, Draft, type Moment } from './change.ts';

export type AssessedPayment = {
  readonly assessmentId: string;
  readonly score: number;
  readonly flag: Flag;
  readonly triggeredSignals: readonly string[];
};

/** Only the buyer pays, and only while there is something to pay for. */
export function refuseToAssess(agreement: Agreement, externalUserId: string): void {
  if (partyOf(agreement, externalUserId) !== 'buyer') {
    throw new Problem(
      'not_a_party',
      'external_user_id is not the buyer. Send the agreement’s buyerExternalId.',
    );
  }
  if (isClosed(agreement)) throw new Problem('agreement_closed');
}

/** Writes down that a payment was assessed. `account` is the one to pay into, when the flag allows it. */
export function recordAssessment(
  agreement: Agreement,
  assessed: AssessedPayment,
  account: VirtualAccount | null,
  moment: Moment,
): Change {
  const draft = new Draft(agreement, moment);
  draft.emit('agreement.assessed', { ...assessed });
  if (account && !agreement.virtualAccount) {
    const { accountNumber, bankCode, accountName } = account;
    draft.setVirtualAccount(account);
    draft.emit('virtual_account.issued', { accountNumber, bankCode, accountName });
  }
  return draft.done();
}
