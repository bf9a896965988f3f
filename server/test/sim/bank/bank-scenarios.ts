import type { VirtualAccount } from '#core/escrow/bank.ts';
import { MINUTE_MS } from '#core/time.ts';
import type { MischievousNews } from '#test/sim/mischief/mischief.ts';
import type { Random } from '#test/sim/random.ts';
import type { BankDeposit, Sent, Status } from './bank-books.ts';
import type { Order } from './orders.ts';

/** The course of a payment, chosen by weight. Delays are in milliseconds. */
export type Scenario = {
  readonly weight: number;
  readonly ends: readonly { after: number; status: Status }[];
};
export const PAID_AT_ONCE: Scenario = { weight: 40, ends: [{ after: 0, status: 'SUCCEEDED' }] };
export const SCENARIOS: readonly Scenario[] = [
  PAID_AT_ONCE,
  { weight: 12, ends: [{ after: 10_000, status: 'SUCCEEDED' }] },
  { weight: 8, ends: [{ after: 0, status: 'FAILED' }] },
  { weight: 8, ends: [{ after: 20_000, status: 'FAILED' }] },
  // The bank pays, and the money comes back, under any status.
  {
    weight: 8,
    ends: [
      { after: 0, status: 'SUCCEEDED' },
      { after: 5 * MINUTE_MS, status: 'REVERSED' },
    ],
  },
  {
    weight: 6,
    ends: [
      { after: 0, status: 'SUCCEEDED' },
      { after: MINUTE_MS, status: 'FAILED' },
    ],
  },
  // The bank refuses and pays anyway: soon, or after another payment was sent instead; and may take it back.
  {
    weight: 8,
    ends: [
      { after: 0, status: 'FAILED' },
      { after: 8_000, status: 'SUCCEEDED' },
    ],
  },
  {
    weight: 6,
    ends: [
      { after: 0, status: 'FAILED' },
      { after: 20 * MINUTE_MS, status: 'SUCCEEDED' },
    ],
  },
  {
    weight: 6,
    ends: [
      { after: 0, status: 'FAILED' },
      { after: MINUTE_MS, status: 'SUCCEEDED' },
      { after: 10 * MINUTE_MS, status: 'REVERSED' },
    ],
  },
];

/** Commission that was refused is not paid late: no platform could pay it back out of what it earns. */
export const NEVER_TURNS = SCENARIOS.filter(
  ({ ends: [first, ...more] }) => first?.status !== 'FAILED' || more.length === 0,
);

/** Picks a scenario and its delays. */
export function fateOf(random: Random, now: number, scenarios: readonly Scenario[]): Sent['states'] {
  let left = random.next() * scenarios.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = scenarios.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return (chosen ?? PAID_AT_ONCE).ends.map(({ after, status }) => ({
    at: now + (after === 0 ? 0 : random.int(after / 2, after * 2)),
    status,
  }));
}

/** Probability that a known deposit is reported again with different facts. */
export const GARBLES = 0.2;
export type Garbled = { readonly amount: number } | { readonly accountNumber: string };

/** Always differs from the first report: another account where there is one, or another amount. */
export function garble(
  random: Random,
  { amount, accountNumber }: BankDeposit,
  accounts: readonly VirtualAccount[],
): Garbled {
  const other = random.pick(accounts).accountNumber;
  if (random.chance(0.5) && other !== accountNumber) return { accountNumber: other };
  return { amount: amount + random.pick([1, 7, amount]) };
}

/** A notification of the bank; it may arrive twice, late, or after a newer one. */
export type Notice = { readonly at: number; readonly news: News };
/** The body of the notification, in the simulated bank's own protocol. */
export type News =
  | { readonly about: 'deposit'; readonly transactionId: string; readonly garbled?: Garbled }
  | { readonly about: 'transfer'; readonly reference: string; readonly status: Status }
  /** It has gone back to its sender, because the bank took it back or because it was asked to. */
  | { readonly about: 'gone'; readonly transactionId: string }
  /** A transfer that the shop itself has ordered from the same account. */
  | { readonly about: 'shop'; readonly reference: string; readonly amount: number }
  | MischievousNews;

/** A short description of the scenario, such as "a refund: FAILED, SUCCEEDED". */
export function tale({ isRefund, destination }: Order, { states }: Sent): string {
  const what = isRefund ? (destination ? 'a refund to another account' : 'a refund') : 'a payout';
  return `${what}: ${states.map(({ status }) => status).join(', ')}`;
}
