import { type CallerMetadata, NO_CALLER_METADATA } from '#core/caller-metadata.ts';
import { Problem } from '#core/problem.ts';
import type { Flag } from '#core/risk/facts.ts';
import { type Agreement, isOver, outstandingOf, partyOf } from './agreement.ts';
import type {
  AccountRequest,
  BankCapabilities,
  BuyerIdentity,
  IssuedAccount,
  VirtualAccount,
} from './bank.ts';
import type { Decided, Moment } from './decision.ts';
import { Draft } from './draft.ts';
import type { Money } from './money.ts';

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

/**
 * What to ask a bank for: one account that takes whatever comes or, where it gives no such thing to a buyer
 * who has not shown who they are, one for this very payment.
 */
export function accountKind(
  { openAccounts, exactAccounts, leastExact, currencies }: BankCapabilities,
  { currency, amount, identity }: Pick<AccountRequest, 'currency' | 'amount' | 'identity'>,
): 'open' | 'exact' | 'wrong currency' | 'identity missing' | 'too little' {
  if (!currencies.includes(currency)) return 'wrong currency';
  if (openAccounts === 'always' || (openAccounts === 'with identity' && identity)) return 'open';
  if (!exactAccounts) return 'identity missing';
  return amount < leastExact ? 'too little' : 'exact';
}

/**
 * How much money an assessment is about. An account that takes any amount is a way in for all that the
 * agreement still waits for, whatever part of it the buyer speaks of: whoever had one kobo assessed could
 * send millions after it. What comes beyond that goes back, and an account for one payment takes no other.
 */
export function exposureOf(
  agreement: Agreement,
  { amount, identity = null }: { readonly amount: Money; readonly identity?: BuyerIdentity | null },
  can: BankCapabilities,
): Money {
  const kind = accountKind(can, { currency: agreement.currency, amount, identity });
  return kind === 'exact' ? amount : (Math.max(amount, outstandingOf(agreement)) as Money);
}

/** The account that a payment gets, if any: the one that was there, or one that has just been issued. */
export type PaymentAccount =
  | { readonly kept: VirtualAccount }
  /** `replaces` is the number that the agreement named when this one was asked for. */
  | { readonly issued: IssuedAccount; readonly replaces: string | null };

/** Writes down that a payment was assessed, with the account to pay into when the flag allows one. */
export function recordAssessment<Risk extends PaymentRisk>(
  agreement: Agreement,
  payment: {
    readonly externalUserId: string;
    readonly assessment: Risk;
    readonly account: PaymentAccount | null;
    readonly callerMetadata?: CallerMetadata | undefined;
  },
  moment: Moment,
): Decided<AssessedPayment<Risk>> {
  refuseToAssess(agreement, payment.externalUserId);
  const { assessment, callerMetadata = NO_CALLER_METADATA } = payment;
  const draft = new Draft(agreement, moment);
  const { id: assessmentId, score, flag, triggeredSignals } = assessment;
  draft.emit('agreement.assessed', { assessmentId, score, flag, triggeredSignals, ...callerMetadata });
  draft.setCallerMetadata('assessment', assessmentId, callerMetadata);
  const account = payment.account && chooseAccount(draft, payment.account);
  return { change: draft.done(), result: { assessment, account } };
}

function chooseAccount(draft: Draft, given: PaymentAccount): VirtualAccount {
  const current = draft.agreement.virtualAccount;
  if ('kept' in given) return current ?? given.kept;
  const { issued, replaces } = given;
  // Two who asked for one payment at the same time were given the same, which the other has written down.
  if (issued.accountNumber === current?.accountNumber && current.accountNumber !== replaces) return issued;
  // A request that raced us may have brought an open account already; the first one stays.
  if (issued.amount === undefined && current && current.accountNumber !== replaces) return current;
  const { provider, accountNumber, bankCode, accountName, amount = null, expiresAt } = issued;
  draft.addVirtualAccount(issued);
  draft.emit('virtual_account.issued', {
    ...{ provider, accountNumber, bankCode, accountName, amount },
    expiresAt: expiresAt?.toISOString() ?? null,
  });
  return issued;
}
