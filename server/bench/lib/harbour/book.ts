import type { Addresses, Place } from '#bench/lib/market/addresses.ts';
import type { Random } from '#bench/lib/market/random.ts';
import type { Payment } from '#bench/lib/market/town.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** A Monday, 01:00 in Lagos. */
const OPENING = Date.parse('2031-03-03T00:00:00Z');
const DAYS = 112;
/** ₦5,000,000, in which the player counts. */
const THRESHOLD_NAIRA = 5_000_000;

export type Customer = {
  readonly id: string;
  readonly group: string;
  readonly since: number;
  readonly phone: string | undefined;
  readonly line: string;
  readonly timezone: string | undefined;
  readonly spot: Payment['location'];
};

type Line = {
  readonly at: number;
  readonly to: string;
  readonly naira: number;
  readonly kind: string;
  readonly fraud?: boolean;
  readonly phone?: string | undefined;
  readonly line?: string;
  readonly timezone?: string | undefined;
  readonly spot?: Payment['location'];
  /** Days until the money goes back to the buyer. */
  readonly refundAfter?: number | undefined;
  /** Days until the platform learns how the payment turned out. */
  readonly knownAfter?: number | undefined;
};

/** The book in which every payment of the simulation is entered, with the shops that it can go to. */
export type Book = {
  readonly random: Random;
  readonly opening: number;
  readonly closing: number;
  readonly shops: readonly string[];
  readonly payments: Payment[];
  readonly verified: { user: string; device: string | undefined; at: number }[];
  readonly payoutAccounts: { payee: string; at: number }[];
  address(place: Place): string;
  name(prefix: string): string;
  customer(group: string, traits?: Partial<Omit<Customer, 'id' | 'group'>> & { id?: string }): Customer;
  enter(who: Customer, line: Line): void;
};

export function openBook(random: Random, addresses: Addresses): Book {
  let serial = 0;
  const name = (prefix: string) => `${prefix}-${(++serial).toString(36)}`;
  const payoutAccounts: Book['payoutAccounts'] = [];
  const shops = Array.from({ length: 120 }, () => name('shop'));
  for (const payee of shops) payoutAccounts.push({ payee, at: OPENING - random.between(20, 900) * DAY });
  const payments: Payment[] = [];
  const address = (place: Place) => addresses(place, random);
  return {
    ...{ random, opening: OPENING, closing: OPENING + DAYS * DAY, shops, payments, payoutAccounts },
    ...{ verified: [], address, name },
    customer(group, traits = {}) {
      const id = traits.id ?? name('c');
      return {
        group: `${group} ${id}`,
        since: OPENING - random.between(5, 700) * DAY,
        phone: `ph-${id}`,
        line: address('phone'),
        timezone: random.chance(0.5) ? 'Africa/Lagos' : undefined,
        spot: random.chance(0.3) ? nearLagos(random) : undefined,
        ...traits,
        id,
      };
    },
    enter(who, { at, to, naira, kind, fraud = false, refundAfter, knownAfter, ...other }) {
      if (at >= OPENING + DAYS * DAY || at < OPENING) return;
      const { phone, line, timezone, spot } = { ...who, ...other };
      payments.push({
        at: Math.round(at),
        user: who.id,
        payee: to,
        units: Math.max(50, naira) / THRESHOLD_NAIRA,
        device: phone,
        address: line,
        createdAt: Math.round(Math.min(who.since, at)),
        timezone,
        location: spot,
        refunded: refundAfter !== undefined,
        refundedAfter: (refundAfter ?? 0) * DAY,
        knownAfter: knownAfter === undefined ? undefined : knownAfter * DAY,
        kind,
        component: who.group,
        fraud,
      });
    },
  };
}

export function nearLagos(random: Random) {
  return { latitude: 6.5 + random.normal() * 0.08, longitude: 3.36 + random.normal() * 0.08 };
}

/** A price around this median; most prices are round. */
export function price(random: Random, median: number, spread = 0.7): number {
  const naira = median * Math.exp(random.normal() * spread);
  const step = random.chance(0.6) ? 500 : 50;
  return Math.max(step, Math.round(naira / step) * step);
}

/** A moment of this day between two hours in Lagos (UTC+1). */
export function during(random: Random, day: number, from: number, to: number): number {
  return day + (random.between(from, to) - 1) * HOUR;
}
