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
