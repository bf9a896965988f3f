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
  readonly senderName: string | null;
  readonly applied: boolean;
  readonly receivedAt: Date;
};

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
  readonly told: DepositFacts;

  constructor(known: DepositFacts, told: DepositFacts) {
    super(
      'deposit_conflict',
      `This reference came in before, with ${known.amount} to ${known.accountNumber}; now it is ` +
        `${told.amount} to ${told.accountNumber}. Nothing was posted. Give each transfer a reference of its own.`,
    );
    this.known = factsOf(known);
    this.told = factsOf(told);
  }
}

export function refuseConflict(known: DepositFacts, told: DepositFacts): void {
  if (known.amount === told.amount && known.accountNumber === told.accountNumber) return;
  throw new DepositConflict(known, told);
}

function factsOf({ provider, transactionId, accountNumber, amount }: DepositFacts): DepositFacts {
  return { provider, transactionId, accountNumber, amount };
}
