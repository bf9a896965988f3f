import {
  firstSpree,
  freshAtAddress,
  newcomerSpending,
  newcomersMoney,
  othersOnDevice,
  spree,
  unverifiedVolume,
} from './pattern-counts.ts';
import { type PatternRule, rows } from './pattern-rule.ts';

/** A stolen card is emptied before it is blocked; a newcomer's cart is one payment. */
const NEWCOMER_SPREE = {
  pattern: 'newcomer_spree',
  rows: rows([4, 34], [2.6, 28], [1.8, 20], [1.4, 12]),
  describe: (n: string) => `${n} or more payments of a newcomer in a day.`,
} as const;

/** What newcomers and people without a verified identity do: accounts are cheap, and so is waiting. */
export const NEWCOMER_RULES: readonly PatternRule[] = [
  {
    pattern: 'newcomer_spending',
    since: 6,
    count: newcomerSpending,
    rows: rows([0.2, 15], [0.1, 10], [0.05, 8], [0.025, 5], [0.012, 3]),
    describe: () => 'A newcomer who spends much within a week.',
  },
  {
    ...NEWCOMER_SPREE,
    since: 6,
    until: 6,
    count: firstSpree,
  },
  { ...NEWCOMER_SPREE, since: 7, count: spree },
  {
    // People on a kiosk do not count; a verified identity explains a family's device.
    pattern: 'second_account',
    since: 6,
    count: othersOnDevice,
    rows: rows([1.8, 32], [0.95, 28], [0.6, 18], [0.3, 10]),
    describe: () => 'A newcomer on a device that others have used.',
  },
  {
    pattern: 'fresh_address',
    since: 6,
    count: freshAtAddress,
    rows: rows([4, 26], [2.5, 20], [1.5, 15]),
    describe: (n) => `${n} or more accounts less than a day old at this address in a day.`,
  },
  {
    // Accounts and the seller's payout account can be bought old; the crowd itself cannot.
    pattern: 'newcomers_money',
    since: 7,
    count: newcomersMoney,
    rows: rows([0.3, 24], [0.2, 12]),
    describe: () => 'Newcomers pay much in a day to a seller with hardly any earlier payments.',
  },
  {
    // Regulation limits what accounts without a verified holder may move.
    pattern: 'unverified_volume',
    since: 7,
    count: unverifiedVolume,
    rows: rows([3.1, 30]),
    describe: (n) =>
      `${n} times the high-value threshold moved before in a week without a verified identity.`,
  },
];
