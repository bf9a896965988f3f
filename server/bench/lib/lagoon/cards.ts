import { DAY, HOUR, WEEK } from '#bench/lib/market/town.ts';
import { accountOf, buy } from './buying.ts';
import { CLOSING, OPENING, onDay, someTime } from './calendar.ts';
import {
  type City,
  either,
  foreignLine,
  homeLine,
  type Lagoon,
  type Person,
  phoneLine,
  shopOf,
  tunnelLine,
} from './people.ts';
import { priceOf, type Trade } from './prices.ts';
import { openCase } from './takeovers.ts';

const MINUTE = HOUR / 60;

/** Payments with the cards of others. */
export function useStolenCards(lagoon: Lagoon): void {
  farAway(lagoon);
  nearby(lagoon);
  cardTesting(lagoon);
  triangulation(lagoon);
}

/**
 * Stolen card numbers, bought in bulk and spent from far away (Visa and Mastercard: card-absent fraud): new
 * accounts, hidden lines, what can be resold at once. Some reuse a machine, some have a profile for each
 * card.
 */
function farAway(lagoon: Lagoon): void {
  const { random, fresh, addresses } = lagoon;
  const servers =
    ({ random: dice }: Lagoon) =>
    () =>
      addresses('hosting', dice);
  const onions =
    ({ random: dice }: Lagoon) =>
    () =>
      addresses('tor', dice);
  const foreign = (place: Lagoon) => foreignLine(place, 'moscow');
  for (const line of [tunnelLine, servers, tunnelLine, foreign, onions, tunnelLine]) {
    const crime = openCase(lagoon, 'stolen card, far away');
    const address = line(lagoon);
    const machine = fresh('d');
    const profiles = random.chance(0.5);
    const zone: City = random.pick(['moscow', 'dubai', 'lagos', 'lagos', 'london']);
    let at = someTime(random, [0, 14], random.pick(['night', 'day', 'late'] as const));
    for (let cards = random.whole(5, 8); cards > 0 && at < CLOSING; cards--) {
      const thief = accountOf(lagoon, crime, {
        channel: random.pick(['web', 'web', 'app'] as const),
        city: 'lagos',
        zone,
        address,
        createdAt: at - random.between(0.002, 0.6) * DAY,
        device: profiles ? oneDevice(lagoon) : () => machine,
      });
      for (let tries = random.pick([1, 1, 2, 3]); tries > 0; tries--) {
        const trade = random.pick(['vouchers', 'phones', 'electronics', 'games'] as const);
        buy(lagoon, thief, { at, trade, spot: null, crime });
        at += random.between(2, 25) * MINUTE;
      }
      at += random.chance(0.6) ? random.between(0.1, 8) * HOUR : random.between(1, 8) * DAY;
    }
  }
}

function oneDevice({ fresh }: Lagoon): Person['device'] {
  const device = fresh('d');
  return () => device;
}

/**
 * The patient form: a local phone and line for each card, an account that is some weeks old and has bought
 * a trifle with its own money, then goods at the usual prices, delivered to a pick-up point.
 */
function nearby(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let crew = 0; crew < 6; crew++) {
    const crime = openCase(lagoon, 'stolen card, nearby');
    const phones = Array.from({ length: random.whole(2, 8) }, () => oneDevice(lagoon));
    const lines = Array.from({ length: 3 }, () => phoneLine(lagoon));
    const wants: Trade[] = random.pick([
      ['phones'],
      ['electronics', 'fashion'],
      ['phones', 'groceries', 'beauty'],
    ]);
    let at = someTime(random, [1, 11], 'day');
    for (let cards = random.whole(4, 7); cards > 0 && at < CLOSING; cards--) {
      const thief = accountOf(lagoon, crime, {
        createdAt: at - random.between(1, 45) * DAY,
        device: random.pick(phones),
        address: random.pick(lines),
        purse: random.between(0.6, 1.3),
      });
      const before = Math.max(thief.createdAt, OPENING) + random.between(0.01, 0.5) * DAY;
      if (random.chance(0.25) && before < at) buy(lagoon, thief, { at: before, trade: 'airtime' });
      for (let count = random.pick([1, 1, 2, 3]); count > 0 && at < CLOSING; count--) {
        buy(lagoon, thief, {
          at,
          trade: random.pick(wants),
          spot: random.chance(0.15) ? 'lagos' : null,
          crime,
        });
        at = onDay(random, at + random.between(0.3, 3) * DAY, 'day');
      }
      at = onDay(random, at + random.between(0.5, 7) * DAY, random.pick(['day', 'evening'] as const));
    }
  }
}

/**
 * Which numbers still work? (Visa: enumeration and account testing.) Many small sums at shops that ask
 * little, in one hour by a script, or a few each night; the good ones are tried with something dear, or
 * sold.
 */
function cardTesting(lagoon: Lagoon): void {
  const { random, fresh, addresses } = lagoon;
  for (const pace of ['script', 'nights', 'script', 'hands', 'script'] as const) {
    const crime = openCase(lagoon, 'card testing');
    const place = random.pick(['hosting', 'vpn', 'phone'] as const);
    const trade = random.pick(['gifts', 'airtime', 'games'] as const);
    const from = someTime(random, [1, 15], 'late');
    const shop = shopOf(lagoon, trade, from);
    const sameDevice = fresh('d');
    const silent = pace === 'script' && random.chance(0.5);
    let at = from;
    let thief = accountOf(lagoon, crime, { createdAt: at - random.between(0.01, 20) * DAY, channel: 'web' });
    for (let tries = random.whole(14, 25); tries > 0; tries--) {
      if (pace === 'script' || random.chance(0.3)) {
        thief = accountOf(lagoon, crime, {
          createdAt: at - random.between(0.5, 60) * MINUTE,
          channel: 'web',
        });
      }
      const device = silent ? null : pace === 'hands' ? sameDevice : fresh('d');
      const naira = random.chance(0.5) ? random.whole(100, 2_400) : random.pick([100, 200, 500, 1_000]);
      buy(lagoon, thief, {
        at,
        payee: shop,
        naira,
        device,
        crime,
        spot: null,
        address: addresses(place, random),
        zone: silent ? null : 'lagos',
      });
      if (pace === 'script') at += random.wait(2) * MINUTE;
      else if (pace === 'hands') at += random.wait(14) * MINUTE;
      else at = random.chance(0.75) ? at + random.wait(9) * MINUTE : onDay(random, at + DAY, 'late');
    }
    for (let good = random.whole(1, 4); good > 0; good--) {
      at += random.between(1, 30) * HOUR;
      const naira = priceOf(random, 'phones', 1);
      if (at < CLOSING)
        buy(lagoon, thief, { at, trade: 'phones', naira, address: addresses(place, random), crime });
    }
  }
}

/**
 * Triangulation (Visa, Merchant Risk Council): a cheap shop elsewhere takes real orders and has honest
 * shops deliver them, paid with stolen cards. Each order is a different name, at office hours, at normal
 * prices.
 */
function triangulation(lagoon: Lagoon): void {
  const { random, fresh } = lagoon;
  for (let operator = 0; operator < 3; operator++) {
    const crime = openCase(lagoon, 'triangulation');
    const address = either(lagoon, 0.7, homeLine(lagoon), phoneLine(lagoon));
    const desks = [fresh('d'), fresh('d')];
    const trade = random.pick(['fashion', 'electronics', 'beauty'] as const);
    const accounts = Array.from({ length: random.whole(4, 9) }, () =>
      accountOf(lagoon, crime, {
        channel: 'web',
        address,
        createdAt: OPENING + random.between(-8, 3) * WEEK,
        device: () => random.pick(desks),
      }),
    );
    for (let orders = random.whole(15, 20); orders > 0; orders--) {
      const at = someTime(random, [3, 15], 'office', [0, 1, 2, 3, 4, 5]);
      buy(lagoon, random.pick(accounts), { at, trade, crime });
    }
  }
}
