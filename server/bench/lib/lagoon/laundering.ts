import { DAY, HOUR, WEEK } from '#bench/lib/market/town.ts';
import { accountOf, buy, verify } from './buying.ts';
import { CLOSING, OPENING, onDay, someTime } from './calendar.ts';
import {
  type Crime,
  either,
  homeLine,
  type Lagoon,
  ownDevice,
  type Person,
  payeeSince,
  phoneLine,
} from './people.ts';
import { priceOf, rounded } from './prices.ts';
import { openCase } from './takeovers.ts';

/** Money whose origin is to be hidden. No one complains, so few of these are ever known. */
export function launder(lagoon: Lagoon): void {
  muleChains(lagoon);
  sumsUnderTheLimit(lagoon);
  shamTrade(lagoon);
}

/**
 * Layering through mules (GIABA, NIBSS, Europol's mule actions): what arrives is passed on within hours,
 * less a tenth, and split on the way. A recruiter opened the accounts on his phones, or students lent
 * theirs.
 */
function muleChains(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let network = 0; network < 4; network++) {
    const crime = openCase(lagoon, 'mule chain');
    const recruiters = random.chance(0.5) ? [lagoon.fresh('d'), lagoon.fresh('d')] : undefined;
    const mules = Array.from({ length: random.whole(5, 8) }, () =>
      accountOf(lagoon, crime, {
        createdAt: OPENING - random.between(-10, recruiters ? 60 : 500) * DAY,
        device: recruiters ? () => random.pick(recruiters) : ownDevice(lagoon, 0),
        address: either(lagoon, 0.3, homeLine(lagoon), phoneLine(lagoon)),
        city: random.pick(['lagos', 'ibadan', 'kano'] as const),
      }),
    );
    for (const one of mules) {
      lagoon.payoutAccounts.push({ payee: one.id, at: one.createdAt + random.between(0.1, 10) * DAY });
      if (random.chance(0.3)) verify(lagoon, one, Math.max(OPENING, one.createdAt + HOUR));
      if (random.chance(0.3)) buy(lagoon, one, { at: someTime(random, [2, 14], 'day'), trade: 'airtime' });
    }
    for (let rounds = random.whole(3, 4); rounds > 0; rounds--) passOn(lagoon, mules, crime);
  }
}

function passOn(lagoon: Lagoon, mules: readonly Person[], crime: Crime): void {
  const { random } = lagoon;
  let at = someTime(random, [2, 15], 'day');
  let naira = rounded(random.between(120_000, 900_000));
  const order = [...mules].sort(() => random.next() - 0.5).slice(0, random.whole(3, 5));
  for (const [index, from] of order.entries()) {
    const next = order[index + 1];
    if (!next || at >= CLOSING) return;
    const halves = random.chance(0.35) ? 2 : 1;
    for (let part = 0; part < halves; part++) {
      buy(lagoon, from, {
        at: at + part * 7 * 60_000,
        payee: next.id,
        naira: rounded(naira / halves),
        crime,
      });
    }
    naira *= random.between(0.85, 0.95);
    at += random.between(0.4, 14) * HOUR;
  }
}

/**
 * Structuring (FATF): sums just below the limits of the small account tiers (₦50,000 and ₦100,000 a day),
 * from several accounts to one collector, spread over days.
 */
function sumsUnderTheLimit(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 4; n++) {
    const crime = openCase(lagoon, 'sums under the limit');
    const limit = random.pick([50_000, 50_000, 100_000]);
    const collector = payeeSince(lagoon, OPENING + 3 * WEEK, [20, 400]);
    const line = phoneLine(lagoon);
    const payers = Array.from({ length: random.whole(3, 6) }, () =>
      accountOf(lagoon, crime, {
        createdAt: OPENING - random.between(-14, 200) * DAY,
        channel: random.pick(['app', 'app', 'ussd'] as const),
        address: random.chance(0.5) ? line : phoneLine(lagoon),
        device: ownDevice(lagoon, 0),
      }),
    );
    const from = random.whole(3, 10);
    for (let sums = random.whole(10, 15); sums > 0; sums--) {
      const at = someTime(random, [from, from + 5], random.pick(['day', 'office'] as const));
      const naira = limit - random.pick([100, 500, 1_000, 1_500, 2_000, 5_000, 7_500]);
      buy(lagoon, random.pick(payers), { at, payee: collector, naira, crime });
    }
  }
}

/**
 * Trade-based laundering (FATF, GIABA) through escrow: two or three verified friends "sell" each other
 * cars, cloth and services at prices of their choice. Old accounts, own devices; they also buy bread.
 */
function shamTrade(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 5; n++) {
    const crime = openCase(lagoon, 'sham trade');
    const house = homeLine(lagoon);
    const together = random.chance(0.4);
    const friends = Array.from({ length: random.pick([2, 2, 3]) }, () =>
      accountOf(lagoon, crime, {
        createdAt: OPENING - random.between(60, 900) * DAY,
        address: together ? house : either(lagoon, 0.6, homeLine(lagoon), phoneLine(lagoon)),
        device: ownDevice(lagoon),
        purse: random.between(1, 2),
      }),
    );
    for (const one of friends) {
      lagoon.payoutAccounts.push({ payee: one.id, at: one.createdAt + random.between(1, 60) * DAY });
      if (random.chance(0.8)) verify(lagoon, one);
      if (random.chance(0.5))
        buy(lagoon, one, { at: someTime(random, [0, 15], 'evening'), trade: 'groceries' });
    }
    const trade = random.pick(['wholesale', 'services', 'building', 'used'] as const);
    for (let deals = random.whole(7, 11); deals > 0; deals--) {
      const buyer = random.pick(friends);
      const seller = random.pick(friends.filter((one) => one !== buyer));
      const at = onDay(
        random,
        OPENING + random.between(1, 15) * WEEK - DAY,
        random.pick(['office', 'evening'] as const),
      );
      const naira = rounded(priceOf(random, trade, random.between(1, 3)));
      buy(lagoon, buyer, { at, payee: seller.id, naira, crime });
    }
  }
}
