import type { MoneyException } from '@surety/sdk';

type Words = { readonly name: string; readonly remedy: string };

/** What each kind is called, and what a person does about it. */
export const EXCEPTIONS: Readonly<Record<MoneyException['kind'], Words>> = {
  deposit_conflict: {
    name: 'Deposit told in two ways',
    remedy: 'The first is on the books. Ask the bank which is right.',
  },
  deposit_reversed: {
    name: 'Deposit taken back',
    remedy: 'It had left already, so it is owed to you. Ask the buyer for it.',
  },
  unmatched_deposit: {
    name: 'Nobody’s deposit',
    remedy: 'Whoever runs this service sends it back.',
  },
  wrong_currency: {
    name: 'Deposit in another currency',
    remedy: 'It was not posted. Whoever runs this service sends it back.',
  },
  unknown_reference: {
    name: 'Unknown reference',
    remedy: 'The bank speaks of a transfer that is not ours. Ask the bank.',
  },
  paid_twice: {
    name: 'Paid twice',
    remedy: 'The second payment is owed to you. Ask for it back.',
  },
  contradiction: {
    name: 'Contradiction',
    remedy: 'The agreement is on hold. Ask the bank, then lift the hold.',
  },
};
