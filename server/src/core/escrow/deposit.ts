import { Problem } from '#core/problem.ts';
import type { IncomingDeposit } from './bank.ts';
import type { Money } from './money.ts';

/** A deposit and how much of it was returned or reversed. */
export type Deposit = {
  readonly provider: string;
  readonly transactionId: string;
  readonly accountNumber: string;
  readonly amount: Money;
  /** The amount returned to the sender or reserved for return. */
  readonly returned: Money;
  /** The amount its bank reversed. */
  readonly reversed: Money;
  readonly senderName: string | null;
  readonly senderBank?: string | null;
  readonly sessionId?: string | null;
  readonly fee?: Money;
  readonly applied: boolean;
  readonly receivedAt: Date;
};

/**
 * Returns the amount that can still go back to the sender. Money that was both returned and reversed is owed
 * to us.
 */
export function returnableOf({ amount, returned, reversed }: Deposit): Money {
  return Math.max(0, amount - returned - reversed) as Money;
}

/** Returns the deposit's cause in the journal. */
export function causeOf({ provider, transactionId }: Pick<Deposit, 'provider' | 'transactionId'>): string {
  return `${provider}:${transactionId}`;
}

type Sent = Omit<IncomingDeposit, 'currency' | 'fee'>;

/**
 * Returns the deposit as events show it. Without the session ID no bank can trace a transfer from another
 * bank.
 */
export function describeDeposit(deposit: Sent) {
  const { provider, transactionId, accountNumber, amount, senderName } = deposit;
  const { senderBank = null, sessionId = null } = deposit;
  return { provider, transactionId, accountNumber, amount, senderName, senderBank, sessionId };
}

export type ReceivedDeposit = {
  readonly agreementId: string;
  readonly deposit: Deposit;
  /** True when this transaction was recorded before and nothing changed now. */
  readonly repeated: boolean;
};

/**
 * The facts on which two reports of a transaction must agree. The sender's name is not among them: banks
 * spell it differently.
 */
type DepositFacts = Pick<IncomingDeposit, 'provider' | 'transactionId' | 'accountNumber' | 'amount'>;

/**
 * The bank reported one transaction in two different ways. Either report may be wrong. The first is in the
 * books, and money may have left because of it, so it stays and a person has to look.
 */
export class DepositConflict extends Problem {
  readonly known: DepositFacts;
  readonly reported: DepositFacts;

  constructor(known: DepositFacts, reported: DepositFacts) {
    super(
      'deposit_conflict',
      `This reference was used before, for ${known.amount} to ${known.accountNumber}; now it is for ` +
        `${reported.amount} to ${reported.accountNumber}. Nothing was posted. Use a new reference for each transfer.`,
    );
    this.known = factsOf(known);
    this.reported = factsOf(reported);
  }
}

export function refuseConflict(known: DepositFacts, reported: DepositFacts): void {
  if (known.amount === reported.amount && known.accountNumber === reported.accountNumber) return;
  throw new DepositConflict(known, reported);
}

/**
 * The account belongs to no agreement of the caller. If a bank reports money for it, that money is booked on
 * the platform account.
 */
export class UnknownAccount extends Problem {
  constructor() {
    super(
      'not_found',
      'No agreement in this account has that virtual account number. Assess the agreement to have one issued.',
    );
  }
}

/** With this deposit, the agreement's total would exceed the largest amount that the books hold exactly. */
export class BeyondBooks extends Problem {
  constructor(limit: Money) {
    const message = `must be at most ${limit}: with more, the agreement’s deposits would exceed the largest amount`;
    super('validation_failed', `amount ${message}.`, { details: [{ path: 'amount', message }] });
  }
}

/** The money is not in the agreement's currency. It is never posted as if it were. */
export class WrongCurrency extends Problem {
  constructor(agreement: { readonly currency: string }, reported: string) {
    super(
      'wrong_currency',
      `The agreement is in ${agreement.currency}, but this deposit is in ${reported}. Nothing was posted. Send ${agreement.currency}.`,
    );
  }
}

function factsOf({ provider, transactionId, accountNumber, amount }: DepositFacts): DepositFacts {
  return { provider, transactionId, accountNumber, amount };
}
