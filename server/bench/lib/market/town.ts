import type { Addresses, Place } from './addresses.ts';
import type { Random } from './random.ts';

/** A payment as a platform would send it, plus what the service is not told: if it is fraud. */
export type Payment = {
  readonly at: number;
  readonly user: string;
  readonly payee: string;
  /** In units of the high-value threshold. */
  readonly units: number;
  readonly device: string | undefined;
  readonly address: string;
  /** Undefined when the platform does not say how old the account is. */
  readonly createdAt?: number | undefined;
  readonly timezone?: string | undefined;
  readonly location?: { readonly latitude: number; readonly longitude: number } | undefined;
  /** Refunded some days later, four unless said. */
  readonly refunded: boolean;
  readonly refundedAfter?: number;
  /** When the platform labels the payment, counted from its time; never for most. */
  readonly knownAfter?: number | undefined;
  /** Honest, but its label says fraud: the buyer forgot or regretted it. */
  readonly disputed?: boolean;
  /** Its kind, and the group of people or the ring that it belongs to, which a split must keep together. */
  readonly kind: string;
  readonly component: string;
  readonly fraud: boolean;
};

/** How one market differs from another. */
export type Character = {
  readonly seed: number;
  readonly weeks: number;
  /** The number of people of each honest kind, relative to the table. */
  readonly load: number;
  /** The number of frauds of each kind, and their pace: 2 is half as fast. */
  readonly rings: number;
  readonly patience: number;
  /** The median amount in thresholds, and its spread. */
  readonly middle: number;
  readonly spread: number;
  readonly verifiedShare: number;
  /** Shares of payments with a time zone and with a location. */
  readonly tellsZone: number;
  readonly tellsPlace: number;
  readonly merchants: number;
  /** Share of honest payments to a private seller who is new. */
  readonly privateSellers: number;
  /** Maximum age in days of the accounts that stolen money is collected on. */
  readonly collectorDays: number;
};

export type Person = {
  readonly id: string;
  readonly component: string;
  readonly device: string;
  readonly createdAt: number;
  readonly home: string;
  /** The person's median amount, in thresholds. */
  readonly usual: number;
  /** Payments per week, and the usual hour (UTC). */
  readonly perWeek: number;
  readonly hour: number;
  readonly payees: readonly string[];
};

/** What is played: everything that happens in a market. */
export type Scenario = Pick<Town, 'start' | 'payments' | 'verified' | 'payoutAccounts'>;

export type Town = {
  readonly character: Character;
  readonly random: Random;
  readonly addresses: Addresses;
  readonly nextNumber: () => number;
  readonly start: number;
  readonly end: number;
  readonly merchants: readonly string[];
  readonly payments: Payment[];
  readonly verified: {
    readonly user: string;
    readonly device: string | undefined;
    /** A month before the market opens unless said. */
    readonly at?: number;
  }[];
  readonly payoutAccounts: { readonly payee: string; readonly at: number }[];
};

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
export const LAGOS = { latitude: 6.45, longitude: 3.39 };
const START = Date.parse('2030-01-07T00:00:00Z');
const YEAR = 365 * DAY;

export function foundTown(character: Character, random: Random, addresses: Addresses): Town {
  const merchants = Array.from({ length: character.merchants }, (_none, n) => `merchant-${n}`);
  const end = START + character.weeks * WEEK;
  const payoutAccounts = merchants.map((payee) => ({
    payee,
    // Every tenth one opens during the simulation.
    at: random.chance(0.1) ? random.between(START, end) : START - random.between(WEEK, YEAR),
  }));
  let people = 0;
  return {
    nextNumber: () => people++,
    ...{ character, random, addresses, start: START, end, merchants, payoutAccounts },
    ...{ payments: [], verified: [] },
  };
}

/** Some merchants are popular, most have few customers. */
function someMerchants({ random, merchants }: Town, count: number): string[] {
  return Array.from(
    { length: count },
    () => merchants[Math.floor(random.next() ** 2.5 * merchants.length)] as string,
  );
}

export function newPerson(town: Town, change: Partial<Person> & { place?: Place } = {}): Person {
  const { character, random, start } = town;
  const id = change.id ?? `person-${town.nextNumber()}`;
  const { place = 'home', ...given } = change;
  return {
    id,
    component: id,
    device: `device-of-${id}`,
    createdAt: start - random.between(WEEK, YEAR),
    home: town.addresses(place, random),
    usual: character.middle * Math.exp(character.spread * random.normal()),
    perWeek: random.between(0.6, 2.6),
    hour: random.whole(7, 20),
    payees: someMerchants(town, random.whole(2, 6)),
    ...given,
  };
}

export function verify(town: Town, { id: user, device }: Person): void {
  town.verified.push({ user, device });
}

type Details = Partial<Omit<Payment, 'kind' | 'fraud'>> & { readonly kind: string; readonly fraud: boolean };

function privateSeller(town: Town, at: number): string {
  const payee = `seller-${town.nextNumber()}`;
  town.payoutAccounts.push({ payee, at: at - town.random.between(0.1, 12) * DAY });
  return payee;
}

/** A typical payment of this person, except for the given details. */
export function pay(town: Town, person: Person, details: Details): void {
  const { random, character } = town;
  const { tellsZone, tellsPlace, privateSellers } = character;
  const privately = !details.fraud && !details.payee && random.chance(privateSellers);
  const near = () => ({
    latitude: LAGOS.latitude + random.normal() * 0.1,
    longitude: LAGOS.longitude + random.normal() * 0.1,
  });
  town.payments.push({
    at: town.start,
    user: person.id,
    payee: privately ? privateSeller(town, details.at ?? town.start) : random.pick(person.payees),
    units: person.usual * Math.exp(0.5 * random.normal()),
    device: person.device,
    address: person.home,
    createdAt: person.createdAt,
    timezone: random.chance(tellsZone) ? 'Africa/Lagos' : undefined,
    location: random.chance(tellsPlace) ? near() : undefined,
    refunded: random.chance(0.012),
    component: person.component,
    ...details,
  });
}

/** The times at which a person with this habit pays. */
export function* habit({ random }: Town, person: Person, from: number, to: number): Generator<number> {
  let at = from + random.wait(WEEK / person.perWeek);
  while (at < to) {
    const hour = (person.hour + 2.5 * random.normal() + 24) % 24;
    const then = Math.floor(at / DAY) * DAY + hour * HOUR;
    if (then > from && then < to) yield then;
    at += random.wait(WEEK / person.perWeek);
  }
}
