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

/** The part of a risk assessment that the agreement's history shows. */
export type PaymentRisk = {
  readonly id: string;
  readonly score: number;
  readonly flag: Flag;
  readonly triggeredSignals: readonly string[];
};

export type AssessedPayment<Risk extends PaymentRisk> = {
  readonly assessment: Risk;
  /** Null when the flag is RED. An account issued earlier remains, but is not shown. */
  readonly account: VirtualAccount | null;
};

/** Refuses unless the caller is the buyer and the agreement is still running. */
export function refuseToAssess(agreement: Agreement, externalUserId: string): void {
  if (partyOf(agreement, externalUserId) !== 'buyer') {
    throw new Problem(
      'not_a_party',
      'externalUserId is not the buyer. Send the agreement’s buyerExternalId.',
    );
  }
  if (isOver(agreement)) throw new Problem('agreement_closed');
}

/**
 * Chooses the kind of account to request: an open account, or an exact account where the bank opens none for
 * a buyer without proof of identity.
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
 * Returns the amount to assess. An open account lets in everything that the agreement still expects, whatever
 * part the buyer mentions: otherwise a buyer could have one kobo assessed and then send millions. Money
 * beyond the outstanding amount is returned, and an exact account accepts only its own payment.
 */
export function exposureOf(
  agreement: Agreement,
  { amount, identity = null }: { readonly amount: Money; readonly identity?: BuyerIdentity | null },
  can: BankCapabilities,
): Money {
  const kind = accountKind(can, { currency: agreement.currency, amount, identity });
  return kind === 'exact' ? amount : (Math.max(amount, outstandingOf(agreement)) as Money);
}

/** The account for a payment: an existing one or a newly issued one. */
export type PaymentAccount =
  | { readonly kept: VirtualAccount }
  /** `replaces` is the agreement's account number at the time of the request. */
  | { readonly issued: IssuedAccount; readonly replaces: string | null };

/** Records the assessment, with the account to pay into if the flag allows one. */
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
  // Two simultaneous requests for one payment got the same account, and the other has already recorded it.
  if (issued.accountNumber === current?.accountNumber && current.accountNumber !== replaces) return issued;
  // A concurrent request may already have recorded an open account; the first one wins.
  if (issued.amount === undefined && current && current.accountNumber !== replaces) return current;
  const { provider, accountNumber, bankCode, accountName, amount = null, expiresAt } = issued;
  draft.addVirtualAccount(issued);
  draft.emit('virtual_account.issued', {
    provider,
    accountNumber,
    bankCode,
    accountName,
    amount,
    expiresAt: expiresAt?.toISOString() ?? null,
  });
  return issued;
}
