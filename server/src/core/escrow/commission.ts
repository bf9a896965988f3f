import type { BankTransferState } from './bank.ts';
import type { NewException } from './exception.ts';
import type { Money } from './money.ts';
import type { AttemptStatus } from './payout.ts';

/** A payout of the platform's commission to its own account. It is sent once, and fails or arrives. */
export type CommissionPayout = {
  readonly developerId: string;
  readonly id: string;
  /** Counts the tenant's payouts without a gap, so that a missing one is noticed. */
  readonly number: number;
  readonly currency: string;
  readonly amount: Money;
  readonly provider: string;
  readonly reference: string;
  /** The version of the payout account that it goes to. */
  readonly accountVersion: number;
  readonly status: AttemptStatus;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
};

/** One booking on the account `commission`: fees that were taken or given back. */
export type CommissionEntry = {
  readonly agreementId: string;
  readonly sequence: number;
  /** True when a decision for the buyer gave it back. */
  readonly isReturned: boolean;
  readonly amount: Money;
  readonly currency: string;
  readonly milestoneId: string;
  readonly buyerExternalId: string;
  readonly sellerExternalId: string;
  readonly createdAt: Date;
};

/** The commission of a tenant in one currency. */
export type CommissionTotals = {
  readonly currency: string;
  /** All of it, paid out or not. */
  readonly earned: Money;
  /** The part whose milestones are paid or refunded, in agreements without a hold or a recalled deposit. */
  readonly final: Money;
  /** Payouts that the bank has not decided about, and those that arrived. */
  readonly submitted: Money;
  readonly paidOut: Money;
};

/** Returns what can be paid out now. Less than nothing is possible after a payout that a bank reversed. */
export function availableOf({ final, submitted, paidOut }: CommissionTotals): number {
  return final - submitted - paidOut;
}

/** Returns the text that a payout's MAC covers. The format must never change. */
export function commissionMacInput(payout: CommissionPayout): string {
  return JSON.stringify([
    'commission payout 1',
    payout.developerId,
    payout.id,
    payout.number,
    payout.currency,
    payout.amount,
    payout.provider,
    payout.reference,
    payout.accountVersion,
    payout.status,
    payout.reason,
    payout.createdAt.toISOString(),
    payout.settledAt?.toISOString() ?? null,
  ]);
}

type Settled = { readonly payout: CommissionPayout; readonly exception: NewException | null };

/**
 * Applies a bank's report; null when it says nothing new. The last report counts, whatever came before: money
 * that did not arrive is part of the next payout, and money that arrived after all no longer is.
 */
export function settleCommission(
  payout: CommissionPayout,
  state: BankTransferState,
  now: Date,
): Settled | null {
  const { reference, amount, currency, provider, id } = payout;
  const about = { subject: `${provider}:${reference}`, amount, currency };
  const details = (reason: string) => ({ provider, reference, commissionPayoutId: id, reason });
  if (state.status === 'PENDING') {
    const reason = state.attention ?? null;
    if (reason === null || payout.status !== 'SUBMITTED' || payout.reason === reason) return null;
    return {
      payout: { ...payout, reason },
      exception: { kind: 'needs_attention', ...about, details: details(reason) },
    };
  }
  if (state.status === 'SUCCEEDED' && state.amount !== undefined && state.amount !== amount) {
    const reason = `The bank reports that it paid ${state.amount} for ${reference}, which was ordered for ${amount}.`;
    if (payout.reason === reason) return null;
    return {
      payout: { ...payout, reason },
      exception: { kind: 'contradiction', ...about, details: details(reason) },
    };
  }
  const cameBack = payout.status === 'SUCCEEDED' || payout.status === 'REVERSED' ? 'REVERSED' : 'FAILED';
  const status = state.status === 'SUCCEEDED' ? 'SUCCEEDED' : cameBack;
  if (status === payout.status) return null;
  const reason = status === 'SUCCEEDED' ? null : (state.reason ?? null);
  return { payout: { ...payout, status, reason, settledAt: now }, exception: null };
}
