import { Problem } from '#core/problem.ts';
import type { IncomingDeposit } from './bank.ts';
import type { Money } from './money.ts';

/** Money that came in, and what became of it. */
export type Deposit = {
  readonly provider: string;
  readonly transactionId: string;
  readonly accountNumber: string;
  readonly amount: Money;
  /** How much of it went back to where it came from, or is promised to. */
  readonly returned: Money;
  /** How much of it its bank took back. */
  readonly reversed: Money;
  readonly senderName: string | null;
  readonly senderBank?: string | null;
  readonly sessionId?: string | null;
  readonly fee?: Money;
  readonly applied: boolean;
  readonly receivedAt: Date;
};

/** What can still go back to where it came from. What went back and was taken back as well is owed to us. */
export function returnableOf({ amount, returned, reversed }: Deposit): Money {
  return Math.max(0, amount - returned - reversed) as Money;
}

/** What names it in the journal. */
export function causeOf({ provider, transactionId }: Pick<Deposit, 'provider' | 'transactionId'>): string {
  return `${provider}:${transactionId}`;
}

type Sent = Omit<IncomingDeposit, 'currency' | 'fee'>;

/** As events tell of it. Without the session no bank finds a transfer that another bank has sent. */
export function describeDeposit(deposit: Sent) {
  const { provider, transactionId, accountNumber, amount, senderName } = deposit;
  const { senderBank = null, sessionId = null } = deposit;
  return { provider, transactionId, accountNumber, amount, senderName, senderBank, sessionId };
}

export type ReceivedDeposit = {
  readonly agreementId: string;
  readonly deposit: Deposit;
  /** True when this transaction had been taken in before: nothing happened now. */
  readonly repeated: boolean;
};

/** What two reports of a transaction must agree on. Not the sender's name: banks spell freely. */
type DepositFacts = Pick<IncomingDeposit, 'provider' | 'transactionId' | 'accountNumber' | 'amount'>;

/**
 * The bank has told one transaction in two ways. We cannot know which is true; the first is on the books, and
 * money may have left on the strength of it, so it stays and somebody has to look.
 */
export class DepositConflict extends Problem {
  readonly known: DepositFacts;
  readonly reported: DepositFacts;

  constructor(known: DepositFacts, reported: DepositFacts) {
    super(
      'deposit_conflict',
      `This reference came in before, with ${known.amount} to ${known.accountNumber}; now it is ` +
        `${reported.amount} to ${reported.accountNumber}. Nothing was posted. Give each transfer a reference of its own.`,
    );
    this.known = factsOf(known);
    this.reported = factsOf(reported);
  }
}

export function refuseConflict(known: DepositFacts, reported: DepositFacts): void {
  if (known.amount === reported.amount && known.accountNumber === reported.accountNumber) return;
  throw new DepositConflict(known, reported);
}

/** Nobody's account, or not the caller's. What a bank has there all the same is on the books of the platform. */
export class UnknownAccount extends Problem {
  constructor() {
    super(
      'not_found',
      'No agreement of this account has that virtual account number. An assessment of the agreement issues one.',
    );
  }
}

/** Money in another currency than the agreement's. It is never posted as if it were in the agreement's. */
export class WrongCurrency extends Problem {
  constructor(agreement: { readonly currency: string }, reported: string) {
    super(
      'wrong_currency',
      `The agreement is in ${agreement.currency}, and this is ${reported}. Nothing was posted. Send ${agreement.currency}.`,
    );
  }
}

function factsOf({ provider, transactionId, accountNumber, amount }: DepositFacts): DepositFacts {
  return { provider, transactionId, accountNumber, amount };
}
