import { DAY, HOUR, WEEK } from '#bench/lib/market/town.ts';
import { buy, live, verify } from './buying.ts';
import { CLOSING, moments, OPENING, onDay, SALES_WEEK, someTime } from './calendar.ts';
import {
  either,
  foreignLine,
  homeLine,
  type Lagoon,
  newPerson,
  payeeSince,
  phoneLine,
  shopOf,
} from './people.ts';
import { priceOf, rounded } from './prices.ts';

/** People who pay on an occasion: a term, a party, a concert, a moving day. */
export function settleOccasions(lagoon: Lagoon): void {
  parents(lagoon);
  tenants(lagoon);
  partyGuests(lagoon);
  savingsCircles(lagoon);
  donors(lagoon);
  concertGoers(lagoon);
  newForTheSales(lagoon);
  secondHandBuyers(lagoon);
  builders(lagoon);
  corpsMembers(lagoon);
  passersBy(lagoon);
}

/**
 * School fees in September and at half-term: many newcomers pay one school within days, some in
 * instalments.
 */
function parents(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let school = 0; school < 5; school++) {
    const payee = payeeSince(lagoon, OPENING, [20, 900]);
    const fee = rounded(random.between(90_000, 700_000));
    for (let child = random.whole(14, 22); child > 0; child--) {
      const who = newPerson(lagoon, {
        group: 'parents paying fees',
        channel: random.pick(['link', 'web', 'app'] as const),
        createdAt: OPENING - random.between(-12, 400) * DAY,
        address: random.chance(0.5) ? homeLine(lagoon) : phoneLine(lagoon),
      });
      const joined = Math.max(OPENING, who.createdAt);
      const parts = random.pick([1, 1, 2, 3]);
      for (let part = 0; part < parts; part++) {
        const at = onDay(random, joined + (part * 5 + random.between(0, 2.5)) * WEEK, 'day');
        if (at > who.createdAt && at < CLOSING)
          buy(lagoon, who, { at, payee, naira: Math.round(fee / parts) });
      }
      const books = joined + random.between(1, 20) * DAY;
      if (random.chance(0.5)) buy(lagoon, who, { at: onDay(random, books + DAY, 'evening'), trade: 'books' });
    }
  }
}

/** A year's rent in one sum, with a fee for the agent, from an account that was opened to pay it. */
function tenants(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 58; n++) {
    const at = someTime(random, [0, 15], 'office');
    const who = newPerson(lagoon, {
      group: 'tenants',
      channel: random.pick(['app', 'web'] as const),
      createdAt: at - (random.chance(0.6) ? random.between(0.02, 6) : random.between(30, 600)) * DAY,
      address: random.chance(0.4) ? homeLine(lagoon) : phoneLine(lagoon),
    });
    const rent = rounded(650_000 * Math.exp(0.6 * random.normal()));
    const landlord = payeeSince(lagoon, at, random.chance(0.4) ? [-2, 20] : [30, 700]);
    if (random.chance(0.6))
      buy(lagoon, who, { at, payee: payeeSince(lagoon, at, [2, 500]), naira: rent / 10 });
    buy(lagoon, who, { at: at + random.between(0.3, 50) * HOUR, payee: landlord, naira: rent });
    if (random.chance(0.6)) verify(lagoon, who, Math.max(OPENING, at - HOUR));
  }
}

/**
 * The guests of a wedding buy the same cloth from an aunt, for a fixed sum, through a link in a chat group.
 */
function partyGuests(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let party = 0; party < 7; party++) {
    const from = someTime(random, [1, 13], 'day');
    const payee = payeeSince(lagoon, from, [0, 15]);
    const price = rounded(random.between(18_000, 120_000));
    for (let guest = random.whole(9, 24); guest > 0; guest--) {
      const at = onDay(
        random,
        from + random.wait(4) * DAY + DAY,
        random.pick(['evening', 'day', 'lunch'] as const),
      );
      if (at >= CLOSING) continue;
      const abroad = random.chance(0.15);
      const who = newPerson(lagoon, {
        group: 'party guests',
        channel: 'link',
        city: abroad ? 'london' : random.pick(['lagos', 'ibadan', 'abuja'] as const),
        address: abroad ? foreignLine(lagoon, 'london') : phoneLine(lagoon),
        createdAt: at - (random.chance(0.55) ? random.between(0.003, 2) : random.between(20, 700)) * DAY,
      });
      buy(lagoon, who, { at, payee, naira: price * random.pick([1, 1, 1, 2]) });
    }
  }
}

/** Each month, or week, all members pay the same sum to the one whose turn it is: money goes in circles. */
function savingsCircles(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let circle = 0; circle < 7; circle++) {
    const component = lagoon.fresh('g');
    const share = rounded(random.between(10_000, 150_000));
    const every = random.pick([1, 2, 4]) * WEEK;
    const members = Array.from({ length: random.whole(5, 8) }, () =>
      newPerson(lagoon, {
        group: 'savings circles',
        component,
        createdAt: OPENING - random.between(30, 800) * DAY,
        city: 'ibadan',
        address: either(lagoon, 0.3, homeLine(lagoon), phoneLine(lagoon)),
      }),
    );
    for (const who of members) {
      const at = OPENING - random.between(5, 400) * DAY;
      lagoon.payoutAccounts.push({ payee: who.id, at });
      if (random.chance(0.35)) verify(lagoon, who);
    }
    let turn = 0;
    for (let day = OPENING + random.between(0, 7) * DAY; day < CLOSING - 3 * DAY; day += every) {
      const taker = members[turn++ % members.length];
      for (const who of members) {
        const at = onDay(random, day + random.pick([0, 0, 0, 1, 2]) * DAY, 'evening');
        if (who !== taker) buy(lagoon, who, { at, payee: taker?.id, naira: share });
      }
    }
  }
}

/** Small round gifts to a church or a charity on Sundays. */
function donors(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 75; n++) {
    const who = newPerson(lagoon, {
      group: 'donors',
      channel: random.pick(['link', 'app', 'ussd', 'web'] as const),
      rhythm: { perWeek: random.between(0.05, 0.6), hours: 'church', days: 'sunday', payday: 1.5 },
      basket: ['gifts'],
      address: random.chance(0.4) ? homeLine(lagoon) : phoneLine(lagoon),
    });
    live(lagoon, who);
  }
}

/** Tickets go on sale at noon, and many open an account for them. Some visit from abroad in December. */
function concertGoers(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (const week of [6, 10, 12]) {
    const opens = onDay(random, OPENING + (week + 4 / 7) * WEEK, 'lunch');
    const payee = payeeSince(lagoon, opens, [2, 60]);
    const prices = [15_000, 25_000, 25_000, 60_000, 150_000];
    for (let guest = random.whole(45, 65); guest > 0; guest--) {
      const at = opens + random.wait(random.chance(0.6) ? 1.2 : 70) * HOUR;
      const abroad = random.chance(week > 9 ? 0.25 : 0.08);
      const who = newPerson(lagoon, {
        group: 'concert-goers',
        channel: random.pick(['web', 'web', 'app', 'link'] as const),
        city: abroad ? 'london' : 'lagos',
        address: abroad
          ? foreignLine(lagoon, 'london')
          : either(lagoon, 0.3, homeLine(lagoon), phoneLine(lagoon)),
        createdAt: at - (random.chance(0.5) ? random.between(0.002, 0.05) : random.between(5, 600)) * DAY,
      });
      if (at < CLOSING)
        buy(lagoon, who, { at, payee, naira: random.pick(prices) * random.pick([1, 1, 2, 4]) });
    }
  }
}

/** The advertisements of the sales week bring accounts that buy something dear within minutes. */
function newForTheSales(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 105; n++) {
    const at = onDay(random, SALES_WEEK + random.pick([0, 1, 2, 3, 4, 4, 4, 4, 5, 6]) * DAY, 'day');
    const who = newPerson(lagoon, {
      group: 'new for the sales',
      channel: random.pick(['app', 'web', 'web'] as const),
      createdAt: at - random.between(0.002, 0.4) * DAY,
      address: random.chance(0.4) ? homeLine(lagoon) : phoneLine(lagoon),
      basket: ['electronics', 'phones', 'fashion', 'beauty'],
    });
    buy(lagoon, who, { at });
    const next = at + random.between(0.01, 12) * DAY;
    if (random.chance(0.5) && next < CLOSING) buy(lagoon, who, { at: next });
  }
}

/** Private sellers of used things have sold nothing before, and open their payout account for it. */
function secondHandBuyers(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 55; n++) {
    const who = newPerson(lagoon, {
      group: 'second-hand buyers',
      channel: random.pick(['app', 'app', 'web', 'link'] as const),
      createdAt: OPENING - random.between(-70, 800) * DAY,
      address: either(lagoon, 0.5, homeLine(lagoon), phoneLine(lagoon)),
    });
    const rhythm = {
      perWeek: random.between(0.1, 0.6),
      hours: 'evening',
      days: 'weekend',
      payday: 1.4,
    } as const;
    for (const at of moments(random, rhythm, Math.max(OPENING, who.createdAt), CLOSING)) {
      const payee = payeeSince(lagoon, at, random.chance(0.7) ? [-3, 25] : [25, 500]);
      const back = random.chance(0.05) ? random.between(1, 8) * DAY : undefined;
      const naira = priceOf(random, random.pick(['used', 'used', 'phones']), 0.8 * who.purse);
      buy(lagoon, who, { at, trade: 'used', payee, naira: rounded(naira), refundedAfter: back });
    }
    if (random.chance(0.3)) verify(lagoon, who);
  }
}

/** Land, a car or a house in instalments: the largest sums of all, of people whose papers were checked. */
function builders(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 26; n++) {
    const abroad = random.chance(0.35);
    const who = newPerson(lagoon, {
      group: 'builders and car buyers',
      channel: random.pick(['web', 'app'] as const),
      city: abroad ? 'newark' : 'abuja',
      address: abroad ? foreignLine(lagoon, 'newark') : homeLine(lagoon),
      createdAt: OPENING - random.between(0, 500) * DAY,
    });
    if (random.chance(0.85)) verify(lagoon, who);
    const contractor = payeeSince(lagoon, OPENING, [5, 600]);
    const part = rounded(1_100_000 * Math.exp(0.7 * random.normal()));
    let at = OPENING + random.between(0, 6) * WEEK;
    for (let count = random.whole(2, 6); count > 0 && at < CLOSING; count--) {
      buy(lagoon, who, { at: onDay(random, at, 'office'), payee: contractor, naira: part });
      if (random.chance(0.5)) {
        const supplier = shopOf(lagoon, 'building', at);
        buy(lagoon, who, { at: onDay(random, at + DAY, 'day'), trade: 'building', payee: supplier });
      }
      at += random.between(1, 4) * WEEK;
    }
  }
}

/** Graduates in national service: posted to another state in week 3 or 10, with one allowance a month. */
function corpsMembers(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 42; n++) {
    const arrives = OPENING + random.pick([3, 3, 10]) * WEEK + random.between(0, 5) * DAY;
    const city = random.pick(['kano', 'enugu', 'harcourt'] as const);
    const [before, after] = [phoneLine(lagoon), phoneLine(lagoon)];
    const who = newPerson(lagoon, {
      group: 'corps members',
      channel: 'app',
      createdAt: random.chance(0.6)
        ? arrives - random.between(0, 3) * DAY
        : OPENING - random.between(20, 500) * DAY,
      city,
      purse: 0.45,
      rhythm: { perWeek: random.between(0.2, 0.9), hours: 'night', days: 'even', payday: 3 },
      basket: ['airtime', 'groceries', 'fashion', 'services'],
      address: (at) => (at < arrives ? before(at) : after(at)),
    });
    live(lagoon, who);
    if (random.chance(0.5))
      verify(lagoon, who, Math.min(CLOSING - DAY, arrives + random.between(0, 10) * DAY));
  }
}

/** Newcomers of a single purchase, as every market has them. */
function passersBy(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 300; n++) {
    const at = someTime(random, [0, 15], random.pick(['day', 'evening', 'night'] as const));
    const who = newPerson(lagoon, {
      group: 'passers-by',
      channel: random.pick(['web', 'link', 'app'] as const),
      createdAt: at - (random.chance(0.75) ? random.between(0.002, 0.3) : random.between(1, 200)) * DAY,
      address: random.chance(0.4) ? homeLine(lagoon) : phoneLine(lagoon),
      basket: ['fashion', 'beauty', 'books', 'electronics', 'furniture', 'services'],
    });
    buy(lagoon, who, { at });
  }
}
