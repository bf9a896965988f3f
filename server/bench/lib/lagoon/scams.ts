import { DAY, HOUR, WEEK } from '#bench/lib/market/town.ts';
import { buy, victims } from './buying.ts';
import { CLOSING, OPENING, onDay, someTime } from './calendar.ts';
import { type Lagoon, newPerson, payeeSince, phoneLine } from './people.ts';
import { priceOf, rounded } from './prices.ts';
import { mule, openCase } from './takeovers.ts';

const EVERYBODY = [
  'office workers',
  'civil servants',
  'students',
  'home cooks and tailors',
  'riders',
  'gamers',
  'people behind a relay',
  'customers of a partner shop',
  'second-hand buyers',
  'corps members',
  'diaspora',
  'families on a tablet',
  'parents paying fees',
  'remote workers on a VPN',
];

/** Victims who pay by themselves, from their own phones, because they believe what they are told. */
export function deceiveVictims(lagoon: Lagoon): void {
  fakeSellers(lagoon);
  safeAccountCalls(lagoon);
  investmentSchemes(lagoon);
  advanceFees(lagoon);
  changedInvoices(lagoon);
  romances(lagoon);
}

/**
 * Purchase scam (UK Finance: the most frequent authorised fraud): phones, generators or concert tickets a
 * third below the price, for a week or two, from an account that is new or was bought with its good
 * reviews.
 */
function fakeSellers(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 6; n++) {
    const crime = openCase(lagoon, 'fake seller');
    const from = someTime(random, [1, 14], 'day');
    const payee = random.chance(0.7)
      ? payeeSince(lagoon, from, [0, 20])
      : payeeSince(lagoon, from, [60, 500]);
    const trade = random.pick(['phones', 'electronics', 'used', 'furniture'] as const);
    const listed = random.chance(0.5) ? rounded(priceOf(random, trade, 0.65)) : undefined;
    const lasts = random.between(2, 16);
    for (const victim of victims(lagoon, crime, EVERYBODY, random.whole(6, 12))) {
      const at = onDay(
        random,
        from + (0.2 + random.next() * lasts) * DAY,
        random.pick(['evening', 'day', 'night'] as const),
      );
      if (at < victim.createdAt || at >= CLOSING) continue;
      buy(lagoon, victim, { at, payee, naira: listed ?? rounded(priceOf(random, trade, 0.65)), crime });
    }
    // A campaign on social media brings newcomers too.
    for (let others = random.whole(0, 4); others > 0; others--) {
      const at = onDay(random, from + random.next() * lasts * DAY, 'evening');
      const who = newPerson(lagoon, {
        component: crime.campaign,
        channel: random.pick(['link', 'web', 'app'] as const),
        createdAt: at - random.between(0.005, 1) * DAY,
      });
      if (at < CLOSING)
        buy(lagoon, who, { at, payee, naira: listed ?? rounded(priceOf(random, trade, 0.65)), crime });
    }
  }
}

/**
 * Impersonation (UK Finance: police, bank, tax office; the EFCC warns of the same calls): "move your money
 * to a safe account". Two to four large payments in a day while the caller stays on the line.
 */
function safeAccountCalls(lagoon: Lagoon): void {
  const { random } = lagoon;
  const targets = [
    'parents helped by a child',
    'office workers',
    'civil servants',
    'diaspora',
    'market traders',
  ];
  for (let room = 0; room < 5; room++) {
    const crime = openCase(lagoon, 'safe account call');
    const from = random.whole(1, 12);
    const accounts = [mule(lagoon, OPENING + from * WEEK), mule(lagoon, OPENING + from * WEEK)];
    for (const victim of victims(lagoon, crime, targets, random.whole(3, 5))) {
      let at = someTime(random, [from, from + 3], 'office', [0, 1, 2, 3, 4]);
      const naira = rounded(190_000 * victim.purse * Math.exp(0.5 * random.normal()));
      for (let count = random.whole(1, 4); count > 0; count--) {
        buy(lagoon, victim, {
          at,
          payee: random.pick(accounts),
          naira: rounded(naira * random.between(0.5, 1.2)),
          crime,
        });
        at += random.between(0.1, 3) * HOUR;
      }
    }
  }
}

/**
 * A Ponzi or crypto scheme (EFCC, the Nigerian SEC, GIABA): a small first payment, then more each week as
 * the screen shows gains. The complaints start when the payouts stop, all in the same days.
 */
function investmentSchemes(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 4; n++) {
    const crime = openCase(lagoon, 'investment scheme');
    const from = OPENING + random.between(0, 7) * WEEK;
    const ends = Math.min(CLOSING, from + random.between(5, 9) * WEEK);
    const payee = payeeSince(lagoon, from, [5, 120]);
    const shares = random.pick([
      [10_000, 20_000, 50_000, 100_000],
      [25_000, 50_000, 150_000, 300_000],
    ]);
    for (const investor of victims(lagoon, crime, EVERYBODY, random.whole(9, 12))) {
      let at = onDay(
        random,
        from + random.next() ** 0.6 * (ends - from - 5 * DAY),
        random.pick(['evening', 'night', 'lunch'] as const),
      );
      for (let step = 0; step < random.whole(1, 4) && at < ends; step++) {
        const knownAt = ends + random.between(0.5, 14) * DAY;
        if (at > investor.createdAt)
          buy(lagoon, investor, { at, payee, naira: shares[step], crime, knownAt });
        at = onDay(random, at + random.between(4, 13) * DAY, 'evening');
      }
    }
  }
}

/**
 * Advance fee (the EFCC's "419"): a flat that was never to let, a job, a visa, a loan. Small sums of people
 * who need it, so that most do not report them. Many open an account for it.
 */
function advanceFees(lagoon: Lagoon): void {
  const { random } = lagoon;
  const seekers = ['students', 'corps members', 'riders', 'home cooks and tailors', 'farmers by USSD'];
  for (let n = 0; n < 5; n++) {
    const crime = openCase(lagoon, 'advance fee');
    const from = someTime(random, [1, 13], 'day');
    const payee = random.chance(0.5) ? payeeSince(lagoon, from, [1, 40]) : mule(lagoon, from, 0.8);
    const fee = random.pick([3_500, 7_500, 12_000, 20_000, 35_000]);
    const lasts = random.between(6, 30);
    for (let count = random.whole(6, 10); count > 0; count--) {
      const at = onDay(random, from + random.next() * lasts * DAY + HOUR, 'day');
      const known = random.chance(0.55) ? victims(lagoon, crime, seekers, 1)[0] : undefined;
      const who =
        known ??
        newPerson(lagoon, {
          component: crime.campaign,
          channel: random.pick(['app', 'link'] as const),
          purse: 0.5,
          createdAt: at - random.between(0.01, 3) * DAY,
          address: phoneLine(lagoon),
        });
      if (at < who.createdAt || at >= CLOSING) continue;
      buy(lagoon, who, { at, payee, naira: fee, crime });
      const again = at + random.between(1, 4) * DAY;
      if (random.chance(0.2) && again < CLOSING)
        buy(lagoon, who, { at: again, payee, naira: fee * 2, crime });
    }
  }
}

/**
 * Business e-mail compromise (Europol IOCTA, FBI IC3): the supplier's next invoice names another account.
 * The clerk pays it as always: the usual device, hour and kind of sum.
 */
function changedInvoices(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 9; n++) {
    const crime = openCase(lagoon, 'changed invoice');
    for (const company of victims(lagoon, crime, ['companies', 'market traders'], 1)) {
      let at = someTime(random, [2, 14], 'office', [0, 1, 2, 3, 4]);
      const payee = mule(lagoon, at, 0.3);
      for (let count = random.pick([1, 1, 2, 3]); count > 0 && at < CLOSING; count--) {
        const naira = priceOf(random, 'office', company.purse * random.between(1, 3));
        buy(lagoon, company, { at, payee, naira, crime });
        at = onDay(random, at + random.between(2, 8) * DAY, 'office');
      }
    }
  }
}

/**
 * Romance (EFCC, UK Finance): gifts that grow over weeks: a ticket, a hospital, customs. Shame hides it.
 */
function romances(lagoon: Lagoon): void {
  const { random } = lagoon;
  const lonely = [
    'diaspora',
    'office workers',
    'civil servants',
    'parents helped by a child',
    'back after long',
  ];
  for (let n = 0; n < 7; n++) {
    const crime = openCase(lagoon, 'romance');
    const from = OPENING + random.between(0, 6) * WEEK;
    const payee = mule(lagoon, from, 0.6);
    for (const victim of victims(lagoon, crime, lonely, 1)) {
      let [at, naira] = [onDay(random, from, 'evening'), random.between(8_000, 40_000) * victim.purse];
      for (let count = random.whole(4, 8); count > 0 && at < CLOSING; count--) {
        if (at > victim.createdAt) buy(lagoon, victim, { at, payee, naira: rounded(naira), crime });
        naira *= random.between(0.9, 1.9);
        at = onDay(random, at + random.between(2, 16) * DAY, random.pick(['evening', 'night'] as const));
      }
    }
  }
}
