import type { Addresses, Place } from '#bench/lib/market/addresses.ts';
import type { Random } from '#bench/lib/market/random.ts';
import { DAY, type Scenario } from '#bench/lib/market/town.ts';
import { CLOSING, OPENING, type Rhythm } from './calendar.ts';
import type { FraudKind } from './labels.ts';
import { GOODS, type Trade } from './prices.ts';

export const CITIES = {
  lagos: [6.52, 3.38, 'Africa/Lagos'],
  ibadan: [7.38, 3.93, 'Africa/Lagos'],
  abuja: [9.06, 7.49, 'Africa/Lagos'],
  kano: [12, 8.52, 'Africa/Lagos'],
  enugu: [6.45, 7.51, 'Africa/Lagos'],
  harcourt: [4.82, 7.03, 'Africa/Lagos'],
  accra: [5.6, -0.19, 'Africa/Accra'],
  cotonou: [6.37, 2.42, 'Africa/Porto-Novo'],
  london: [51.5, -0.12, 'Europe/London'],
  newark: [40.73, -74.17, 'America/New_York'],
  dubai: [25.2, 55.27, 'Asia/Dubai'],
  moscow: [55.75, 37.62, 'Europe/Moscow'],
} as const satisfies Record<string, readonly [number, number, string]>;
export type City = keyof typeof CITIES;

/**
 * The shares of people whose platform sends a fingerprint, a time zone, a position and the account's age.
 */
const CHANNELS = {
  app: { device: 1, zone: 0.96, place: 0.5, age: 1 },
  web: { device: 0.95, zone: 0.95, place: 0.05, age: 1 },
  // A payment link in a chat, opened in the chat's own browser.
  link: { device: 0.6, zone: 0.55, place: 0, age: 0.5 },
  ussd: { device: 0, zone: 0, place: 0, age: 1 },
  agent: { device: 1, zone: 0, place: 0.8, age: 0.7 },
  // Another shop's server, which knows nothing but the buyer's number.
  partner: { device: 0, zone: 0, place: 0, age: 0 },
} as const;
export type Channel = keyof typeof CHANNELS;

export type Person = {
  readonly id: string;
  /** The group of honest people that the person belongs to. */
  readonly group: string;
  readonly component: string;
  readonly createdAt: number;
  readonly city: City;
  /** The city whose time zone the devices show. */
  readonly zone: City;
  /** 1 for an average person. */
  readonly purse: number;
  readonly rhythm: Rhythm;
  readonly basket: readonly Trade[];
  readonly regulars: Map<Trade, string[]>;
  readonly tells: {
    readonly device: boolean;
    readonly zone: boolean;
    readonly place: boolean;
    readonly age: boolean;
  };
  readonly device: (at: number) => string;
  readonly address: (at: number) => string;
};
export type Crime = { readonly kind: FraudKind; readonly campaign: string };
type Shop = { readonly id: string; readonly opened: number };

export type Lagoon = Pick<Scenario, 'payments' | 'verified' | 'payoutAccounts'> & {
  readonly random: Random;
  readonly addresses: Addresses;
  /** A new identifier. It tells nothing about its owner. */
  readonly fresh: (stem: 'b' | 's' | 'd' | 'g') => string;
  readonly shops: ReadonlyMap<Trade, readonly Shop[]>;
  /**
   * The addresses of the mobile carriers, each shared by many subscribers, and those of two VPN products.
   */
  readonly towers: readonly string[];
  readonly tunnels: readonly string[];
  /** The lines of four ministries, and the servers of a USSD aggregator. */
  readonly offices: readonly string[];
  readonly aggregators: readonly string[];
  readonly people: Person[];
  /** The campaign that a user or a victim of it belongs to. */
  readonly campaigns: Map<string, string>;
  /** Victims who do not buy while they talk to the bank. */
  readonly silences: { readonly user: string; readonly from: number; readonly to: number }[];
};

export function openLagoon(random: Random, addresses: Addresses): Lagoon {
  let count = 0;
  const fresh = (stem: string) => `${stem}-${(count++).toString(36).padStart(4, '0')}`;
  const many = (length: number, place: Place) => Array.from({ length }, () => addresses(place, random));
  const opened = () =>
    random.chance(0.15)
      ? random.between(OPENING, CLOSING - 30 * DAY)
      : OPENING - random.between(20, 900) * DAY;
  const shops = new Map<Trade, readonly Shop[]>();
  const payoutAccounts: Lagoon['payoutAccounts'] = [];
  for (const trade of Object.keys(GOODS) as Trade[]) {
    const some = Array.from({ length: GOODS[trade].shops }, () => ({ id: fresh('s'), opened: opened() }));
    shops.set(trade, some);
    for (const { id, opened: at } of some) payoutAccounts.push({ payee: id, at });
  }
  return {
    random,
    addresses,
    fresh,
    shops,
    payoutAccounts,
    towers: many(140, 'phone'),
    tunnels: many(45, 'vpn'),
    offices: many(4, 'home'),
    aggregators: many(3, 'hosting'),
    payments: [],
    verified: [],
    people: [],
    campaigns: new Map(),
    silences: [],
  };
}

/** A shop of this trade that is open. A few are popular; half of the shops have few customers. */
export function shopOf({ random, shops }: Lagoon, trade: Trade, at: number): string {
  const open = (shops.get(trade) ?? []).filter(({ opened }) => opened < at);
  const chosen = open[Math.floor(random.next() ** 2 * open.length)];
  if (!chosen) throw new Error(`no ${trade} shop is open`);
  return chosen.id;
}

/** A payee who registers an account to be paid out on this many days before. */
export function payeeSince(
  { fresh, payoutAccounts, random }: Lagoon,
  at: number,
  days: readonly [number, number],
) {
  const payee = fresh('s');
  payoutAccounts.push({ payee, at: at - random.between(...days) * DAY });
  return payee;
}

/** An address at home. Providers renew some every few weeks. */
export function homeLine({ addresses, random }: Lagoon, place: Place = 'home'): Person['address'] {
  const renewedDays = random.chance(0.5) ? random.between(12, 50) : 400;
  const drawn = new Map<number, string>();
  return (at) => {
    const lease = Math.floor((at - OPENING) / (renewedDays * DAY));
    const address = drawn.get(lease) ?? addresses(place, random);
    drawn.set(lease, address);
    return address;
  };
}

/** Mobile data: the carrier gives the address of one of the towers nearby. */
export function phoneLine({ towers, random }: Lagoon): Person['address'] {
  const nearby = Array.from({ length: random.whole(3, 9) }, () => random.pick(towers));
  return () => random.pick(nearby);
}

export function tunnelLine({ tunnels, random }: Lagoon): Person['address'] {
  const exits = Array.from({ length: random.whole(1, 6) }, () => random.pick(tunnels));
  return () => random.pick(exits);
}

/** Provider lines of one country, by how their addresses begin. */
export function foreignLine(
  { addresses, random }: Lagoon,
  city: 'london' | 'newark' | 'moscow',
): Person['address'] {
  const begins = { london: '86.', newark: '73.', moscow: '46.' }[city];
  let address = addresses('abroad', random);
  while (!address.startsWith(begins)) address = addresses('abroad', random);
  return () => address;
}

/** Now the one line, now the other. */
export function either(lagoon: Lagoon, share: number, one: Person['address'], other: Person['address']) {
  return (at: number) => (lagoon.random.chance(share) ? one(at) : other(at));
}

/** One phone, which a few replace, or reset, in these weeks. */
export function ownDevice({ fresh, random }: Lagoon, replaced = 0.08): Person['device'] {
  const [first, second] = [fresh('d'), fresh('d')];
  const from = random.chance(replaced) ? random.between(OPENING, CLOSING) : CLOSING;
  return (at) => (at < from ? first : second);
}

export type Change = Partial<Omit<Person, 'tells' | 'regulars'>> & { readonly channel?: Channel };

export function newPerson(lagoon: Lagoon, change: Change): Person {
  const { random, fresh } = lagoon;
  const { channel = 'app', ...given } = change;
  const shares = CHANNELS[channel];
  const id = given.id ?? fresh('b');
  const person: Person = {
    id,
    group: 'stranger',
    component: id,
    createdAt: OPENING - random.between(10, 1_100) * DAY,
    city: 'lagos',
    zone: given.city ?? 'lagos',
    purse: Math.exp(0.4 * random.normal()),
    rhythm: { perWeek: 0.5, hours: 'day', days: 'even', payday: 1.3 },
    basket: ['groceries', 'fashion', 'airtime'],
    regulars: new Map(),
    tells: {
      device: random.chance(shares.device),
      zone: random.chance(shares.zone),
      place: random.chance(shares.place),
      age: random.chance(shares.age),
    },
    device: given.device ?? ownDevice(lagoon),
    address: given.address ?? phoneLine(lagoon),
    ...given,
  };
  lagoon.people.push(person);
  return person;
}
