import { DAY } from '#bench/lib/market/town.ts';
import { live, verify } from './buying.ts';
import { CLOSING, OPENING, type Rhythm } from './calendar.ts';
import {
  type Channel,
  type City,
  either,
  foreignLine,
  homeLine,
  type Lagoon,
  newPerson,
  ownDevice,
  type Person,
  phoneLine,
  tunnelLine,
} from './people.ts';
import type { Trade } from './prices.ts';

type Line = Person['address'];
type Group = {
  readonly count: number;
  readonly channels: readonly Channel[];
  readonly line: (lagoon: Lagoon) => Line;
  readonly cities: readonly City[];
  readonly zones?: readonly City[];
  readonly purse: number;
  readonly perWeek: readonly [number, number];
  readonly rhythm: Omit<Rhythm, 'perWeek'>;
  readonly basket: readonly Trade[];
  readonly verified: number;
  /** Share that joins during the simulation. */
  readonly joins: number;
  readonly device?: (lagoon: Lagoon) => Person['device'];
};

const homeAndPhone = (share: number) => (lagoon: Lagoon) =>
  either(lagoon, share, homeLine(lagoon), phoneLine(lagoon));
const cities: readonly City[] = ['lagos', 'lagos', 'lagos', 'ibadan', 'abuja', 'harcourt', 'kano', 'enugu'];
const officeLine = (lagoon: Lagoon) => {
  const office = lagoon.random.pick(lagoon.offices);
  return either(lagoon, 0.8, () => office, phoneLine(lagoon));
};
const relayLine = (lagoon: Lagoon) => () => lagoon.addresses('relay', lagoon.random);
const hiddenLine = (lagoon: Lagoon) =>
  lagoon.random.chance(0.2) ? () => lagoon.addresses('tor', lagoon.random) : tunnelLine(lagoon);
const anyDevice =
  ({ fresh }: Lagoon) =>
  () =>
    fresh('d');

/** Groups that differ in their habits only. */
const GROUPS: Record<string, Group> = {
  'office workers': {
    count: 110,
    channels: ['app', 'app', 'web'],
    line: homeAndPhone(0.45),
    cities: ['lagos', 'lagos', 'abuja', 'harcourt'],
    purse: 1.2,
    perWeek: [0.2, 1.3],
    rhythm: { hours: 'evening', days: 'weekend', payday: 2 },
    basket: ['groceries', 'fashion', 'electronics', 'airtime', 'beauty', 'services'],
    verified: 0.45,
    joins: 0.12,
  },
  // They order from the ministry's one connection at lunch.
  'civil servants': {
    count: 62,
    channels: ['web'],
    line: (lagoon) => officeLine(lagoon),
    cities: ['abuja'],
    purse: 0.8,
    perWeek: [0.2, 0.9],
    rhythm: { hours: 'lunch', days: 'working', payday: 2.4 },
    basket: ['groceries', 'fashion', 'furniture', 'books', 'airtime'],
    verified: 0.4,
    joins: 0.06,
  },
  students: {
    count: 105,
    channels: ['app', 'app', 'link'],
    line: phoneLine,
    cities: ['ibadan', 'lagos', 'enugu'],
    purse: 0.4,
    perWeek: [0.2, 1.2],
    rhythm: { hours: 'night', days: 'even', payday: 1 },
    basket: ['airtime', 'airtime', 'books', 'fashion', 'beauty', 'games'],
    verified: 0.15,
    joins: 0.3,
    device: (lagoon) => ownDevice(lagoon, 0.15),
  },
  // They restock before the market opens, in large round sums to the same few wholesalers.
  'market traders': {
    count: 34,
    channels: ['link', 'app'],
    line: phoneLine,
    cities: ['lagos', 'kano', 'enugu'],
    purse: 1,
    perWeek: [0.7, 2.6],
    rhythm: { hours: 'dawn', days: 'markets', payday: 1 },
    basket: ['wholesale', 'wholesale', 'farm'],
    verified: 0.5,
    joins: 0.05,
  },
  // On the road all day: another tower with every payment.
  riders: {
    count: 34,
    channels: ['app'],
    line: (lagoon) => () => lagoon.addresses('phone', lagoon.random),
    cities: ['lagos', 'abuja'],
    purse: 0.6,
    perWeek: [0.7, 2.3],
    rhythm: { hours: 'day', days: 'working', payday: 1 },
    basket: ['parts', 'airtime', 'services', 'airtime'],
    verified: 0.7,
    joins: 0.25,
    device: (lagoon) => ownDevice(lagoon, 0.2),
  },
  gamers: {
    count: 32,
    channels: ['app', 'web'],
    line: homeAndPhone(0.6),
    cities,
    purse: 0.7,
    perWeek: [0.3, 2],
    rhythm: { hours: 'night', days: 'weekend', payday: 1.4 },
    basket: ['games', 'games', 'games', 'electronics', 'vouchers'],
    verified: 0.2,
    joins: 0.15,
  },
  // Customers abroad want them there: an American zone, an exit in Europe, and payments at night.
  'remote workers on a VPN': {
    count: 38,
    channels: ['web', 'app'],
    line: (lagoon) => either(lagoon, 0.92, tunnelLine(lagoon), homeLine(lagoon)),
    cities: ['lagos', 'abuja'],
    zones: ['newark', 'lagos', 'london'],
    purse: 1.8,
    perWeek: [0.2, 1.2],
    rhythm: { hours: 'night', days: 'even', payday: 1.2 },
    basket: ['electronics', 'groceries', 'services', 'fashion', 'phones'],
    verified: 0.5,
    joins: 0.12,
  },
  'people behind a relay': {
    count: 44,
    channels: ['app', 'web'],
    line: (lagoon) => either(lagoon, 0.75, relayLine(lagoon), homeLine(lagoon)),
    cities: ['lagos', 'abuja'],
    purse: 2.2,
    perWeek: [0.2, 1.2],
    rhythm: { hours: 'evening', days: 'weekend', payday: 1.3 },
    basket: ['fashion', 'beauty', 'electronics', 'groceries', 'furniture'],
    verified: 0.4,
    joins: 0.12,
  },
  // Their browser has another fingerprint each time, and some use Tor.
  'private browsers': {
    count: 22,
    channels: ['web'],
    line: (lagoon) => either(lagoon, 0.5, hiddenLine(lagoon), homeLine(lagoon)),
    cities: ['lagos', 'london', 'abuja'],
    purse: 1,
    perWeek: [0.2, 1],
    rhythm: { hours: 'night', days: 'even', payday: 1.1 },
    basket: ['electronics', 'books', 'vouchers', 'services'],
    verified: 0.1,
    joins: 0.15,
    device: anyDevice,
  },
  // Their phones roam, and their zones are those of the neighbours.
  'cross-border traders': {
    count: 20,
    channels: ['app', 'link'],
    line: phoneLine,
    cities: ['accra', 'cotonou'],
    purse: 0.8,
    perWeek: [0.4, 1.8],
    rhythm: { hours: 'day', days: 'markets', payday: 1 },
    basket: ['wholesale', 'fashion', 'parts', 'farm'],
    verified: 0.4,
    joins: 0.2,
  },
  // A code dialled on a simple phone: the aggregator's server is all there is to see.
  'farmers by USSD': {
    count: 62,
    channels: ['ussd'],
    line: (lagoon) => () => lagoon.random.pick(lagoon.aggregators),
    cities: ['kano', 'ibadan', 'enugu'],
    purse: 0.9,
    perWeek: [0.1, 0.8],
    rhythm: { hours: 'dawn', days: 'markets', payday: 1 },
    basket: ['farm', 'farm', 'airtime', 'parts'],
    verified: 0.35,
    joins: 0.15,
  },
  'customers of a partner shop': {
    count: 130,
    channels: ['partner'],
    line: (lagoon) => (lagoon.random.chance(0.5) ? phoneLine(lagoon) : homeLine(lagoon)),
    cities,
    purse: 0.9,
    perWeek: [0.05, 0.4],
    rhythm: { hours: 'day', days: 'even', payday: 1.5 },
    basket: ['furniture', 'fashion', 'electronics'],
    verified: 0,
    joins: 0.4,
  },
  'home cooks and tailors': {
    count: 52,
    channels: ['link', 'app', 'web'],
    line: homeAndPhone(0.5),
    cities,
    purse: 0.7,
    perWeek: [0.2, 1.1],
    rhythm: { hours: 'day', days: 'working', payday: 1.1 },
    basket: ['groceries', 'fashion', 'beauty', 'airtime', 'wholesale'],
    verified: 0.25,
    joins: 0.15,
  },
  // They live abroad and pay for the family at home, large sums on weekend evenings.
  diaspora: {
    count: 52,
    channels: ['web', 'app'],
    line: (lagoon) => foreignLine(lagoon, lagoon.random.pick(['london', 'newark'])),
    cities: ['london', 'newark'],
    purse: 2,
    perWeek: [0.15, 0.8],
    rhythm: { hours: 'evening', days: 'weekend', payday: 1.5 },
    basket: ['groceries', 'building', 'gifts', 'phones', 'services', 'furniture'],
    verified: 0.55,
    joins: 0.15,
  },
};

/** The people of all groups, with their purchases. */
export function settleTownsfolk(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (const [group, { count, rhythm, ...habits }] of Object.entries(GROUPS)) {
    for (let n = 0; n < count; n++) {
      const joins = random.chance(habits.joins);
      const city = random.pick(habits.cities);
      const device = habits.device?.(lagoon);
      const who = newPerson(lagoon, {
        group,
        channel: random.pick(habits.channels),
        createdAt: joins ? random.between(OPENING, CLOSING) : OPENING - random.between(5, 1_400) * DAY,
        city,
        zone: habits.zones ? random.pick(habits.zones) : city,
        purse: habits.purse * Math.exp(0.45 * random.normal()),
        rhythm: { ...rhythm, perWeek: random.between(...habits.perWeek) },
        basket: habits.basket,
        address: habits.line(lagoon),
        ...(device ? { device } : {}),
      });
      live(lagoon, who);
      if (random.chance(habits.verified)) {
        // Some are asked for their papers much later than they join.
        const late = joins ? who.createdAt + random.between(0, 20) * DAY : random.between(OPENING, CLOSING);
        verify(lagoon, who, joins || random.chance(0.15) ? late : undefined);
      }
    }
  }
}
