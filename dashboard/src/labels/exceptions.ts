import type { MoneyException } from '@surety/sdk';

type Words = { readonly name: string; readonly remedy: string };

/** The name of each type, and what a person does about it. */
export const EXCEPTIONS: Readonly<Record<MoneyException['type'], Words>> = {
  deposit_conflict: {
    name: 'Conflicting deposit reports',
    remedy: 'The first report is on the books. Ask the bank which one is right.',
  },
  deposit_reversed: {
    name: 'Deposit reversed',
    remedy: 'The money had already left, so it is owed to you. Ask the buyer for it.',
  },
  deposit_disputed: {
    name: 'Deposit disputed',
    remedy: 'The agreement is on hold. Answer the dispute at the bank, then lift the hold.',
  },
  unmatched_deposit: {
    name: 'Unmatched deposit',
    remedy: 'The operator of this service returns it.',
  },
  wrong_currency: {
    name: 'Deposit in another currency',
    remedy: 'It was not posted. The operator of this service returns it.',
  },
  unknown_reference: {
    name: 'Unknown reference',
    remedy: 'The bank reported a transfer that is not ours. Ask the bank.',
  },
  unreadable_row: {
    name: 'Unreadable bank record',
    remedy: 'The operator of this service compares it with the bank’s own pages.',
  },
  paid_twice: {
    name: 'Paid twice',
    remedy: 'The second payment is owed to you. Ask for it back.',
  },
  contradiction: {
    name: 'Contradictory reports',
    remedy: 'The agreement is on hold. Ask the bank, and close this when the payment is settled.',
  },
  needs_attention: {
    name: 'Waits for a person at the bank',
    remedy: 'The bank has not paid it and will not by itself. The reason says what to do.',
  },
};
