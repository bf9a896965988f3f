import { DAY, HOUR, WEEK } from '#bench/lib/market/town.ts';
import { accountOf, buy, verify, victims } from './buying.ts';
import { CLOSING, OPENING, onDay, someTime } from './calendar.ts';
import {
  homeLine,
  type Lagoon,
  ownDevice,
  type Person,
  payeeSince,
  phoneLine,
  tunnelLine,
} from './people.ts';
import { priceOf, rounded, type Trade } from './prices.ts';
import { openCase } from './takeovers.ts';

const MINUTE = HOUR / 60;
const BUYERS = [
  'office workers',
  'students',
  'home cooks and tailors',
  'people behind a relay',
  'families on a tablet',
  'customers of a partner shop',
  'gamers',
  'diaspora',
  'parents paying fees',
  'party guests',
];

/** Sellers and buyers who deceive under their own, or an invented, name. */
export function cheat(lagoon: Lagoon): void {
  bustOutShops(lagoon);
  hiddenBookmakers(lagoon);
  refundAbuse(lagoon);
  bonusFarms(lagoon);
  bustOutBuyers(lagoon);
  stolenIdentities(lagoon);
}

/**
 * Bust-out (Mastercard and Visa monitor merchants for it): a shop that delivered for months takes orders
 * for a great sale, delivers none of them and is gone before the disputes come.
 */
function bustOutShops(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 4; n++) {
    const crime = openCase(lagoon, 'bust-out shop');
    const payee = payeeSince(lagoon, OPENING, [30, 400]);
    const trade = random.pick(['fashion', 'electronics', 'phones', 'furniture'] as const);
    const turns = OPENING + random.between(5, 13.5) * WEEK;
    for (let sales = random.whole(12, 25); sales > 0; sales--) {
      const who = random.pick(lagoon.people.filter(({ group }) => BUYERS.includes(group)));
      const at = onDay(random, OPENING + random.next() * (turns - OPENING - DAY), 'day');
      if (at > who.createdAt)
        buy(lagoon, who, { at, trade, payee, naira: priceOf(random, trade, who.purse) });
    }
    for (const victim of victims(lagoon, crime, BUYERS, random.whole(10, 17))) {
      const at = onDay(
        random,
        turns + random.between(0, 12) * DAY,
        random.pick(['day', 'evening', 'night'] as const),
      );
      const naira = priceOf(random, trade, 0.8 * victim.purse);
      if (at > victim.createdAt && at < CLOSING) buy(lagoon, victim, { at, payee, naira, crime });
    }
  }
}

/**
 * Transaction laundering (Mastercard BRAM, Visa VIRP): a shop for "phone covers" is the cashier of a
 * bookmaker without a licence. The punters are real, pay round sums at night and do not complain.
 */
function hiddenBookmakers(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 2; n++) {
    const crime = openCase(lagoon, 'hidden bookmaker');
    const payee = payeeSince(lagoon, OPENING, [10, 200]);
    const punters = victims(lagoon, crime, ['students', 'riders', 'gamers', 'office workers'], 8);
    for (let bets = random.whole(18, 24); bets > 0; bets--) {
      const punter = random.pick(punters);
      const at = someTime(random, [0, 15], random.pick(['night', 'evening'] as const), [1, 2, 4, 5, 5, 6, 6]);
      const naira = random.pick([1_000, 2_000, 2_000, 5_000, 5_000, 10_000, 20_000]);
      if (at > punter.createdAt) buy(lagoon, punter, { at, payee, naira, crime });
    }
  }
}

/**
 * First-party misuse (Visa Compelling Evidence, Mastercard): good customers who keep the goods and ask for
 * the money, a few times a year; some learn it from a paid "refunder".
 */
function refundAbuse(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 13; n++) {
    const crime = openCase(lagoon, 'refund abuse');
    const wants: Trade[] = random.pick([
      ['fashion', 'beauty'],
      ['electronics', 'phones'],
      ['fashion', 'electronics'],
    ]);
    const greedy = random.chance(0.4);
    for (const buyer of victims(lagoon, crime, BUYERS, 1)) {
      for (let count = greedy ? random.whole(4, 7) : random.whole(2, 4); count > 0; count--) {
        const at = someTime(random, [1, 15], random.pick(['evening', 'day'] as const));
        const refundedAfter = random.between(2, 15) * DAY;
        const purse = buyer.purse * random.between(0.8, 2);
        const trade = random.pick(wants);
        if (at < buyer.createdAt) continue;
        buy(lagoon, buyer, { at, trade, naira: priceOf(random, trade, purse), refundedAfter, crime });
      }
    }
  }
}

/**
 * Bonus abuse (Europol and merchants' surveys call it policy abuse): accounts for every welcome voucher,
 * paying just the least that earns it to a shop of one's own. From one emulator, or from a room full of
 * real phones.
 */
function bonusFarms(lagoon: Lagoon): void {
  const { random, fresh } = lagoon;
  for (let farm = 0; farm < 4; farm++) {
    const crime = openCase(lagoon, 'bonus farm');
    const devices = Array.from({ length: random.pick([1, 3, 30]) }, () => fresh('d'));
    const line = random.pick([phoneLine, homeLine, tunnelLine])(lagoon);
    const least = random.pick([2_000, 3_000, 5_000]);
    let at = someTime(random, [1, 12], 'day');
    const owns = Array.from({ length: random.whole(1, 3) }, () => payeeSince(lagoon, at, [1, 60]));
    for (let accounts = random.whole(11, 16); accounts > 0 && at < CLOSING; accounts--) {
      const who = accountOf(lagoon, crime, {
        createdAt: at - random.between(0.003, random.chance(0.3) ? 12 : 0.1) * DAY,
        device: () => random.pick(devices),
        address: line,
      });
      const naira = least + random.pick([0, 0, 50, 100, 200]);
      const refundedAfter = random.chance(0.25) ? random.between(1, 6) * DAY : undefined;
      buy(lagoon, who, { at, payee: random.pick(owns), naira, refundedAfter, crime });
      at += random.chance(0.7) ? random.between(4, 120) * MINUTE : random.between(0.5, 5) * DAY;
    }
  }
}

/**
 * Synthetic identities (Federal Reserve, Visa): invented people who are raised for months, buy a little on
 * credit and repay it, and one weekend use all their limits at once.
 */
function bustOutBuyers(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let ring = 0; ring < 4; ring++) {
    const crime = openCase(lagoon, 'bust-out buyer');
    const room = homeLine(lagoon);
    const apart = random.chance(0.5);
    const weekend = OPENING + random.whole(4, 14) * WEEK + 4 * DAY;
    for (let n = random.whole(4, 6); n > 0; n--) {
      const who = accountOf(lagoon, crime, {
        createdAt: OPENING - random.between(20, 250) * DAY,
        address: apart ? phoneLine(lagoon) : room,
        device: ownDevice(lagoon, 0),
      });
      if (random.chance(0.6)) verify(lagoon, who);
      for (let small = random.whole(0, 2); small > 0; small--) {
        const at = onDay(random, OPENING + random.next() * (weekend - OPENING), 'evening');
        buy(lagoon, who, { at, trade: random.pick(['airtime', 'groceries'] as const) });
      }
      for (let large = random.whole(2, 3); large > 0; large--) {
        const at = onDay(
          random,
          weekend + random.whole(0, 2) * DAY,
          random.pick(['day', 'evening'] as const),
        );
        buy(lagoon, who, { at, trade: random.pick(['phones', 'electronics', 'phones'] as const), crime });
      }
    }
  }
}

/**
 * Somebody else's number and photo (NIBSS: stolen BVN and NIN data): the account passes the check and the
 * same day pays an accomplice from a loan that the real person will be asked for.
 */
function stolenIdentities(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 5; n++) {
    const crime = openCase(lagoon, 'stolen identity');
    const [phone, line] = [ownDevice(lagoon, 0), phoneLine(lagoon)];
    const onePhone = random.chance(0.4);
    let at = someTime(random, [1, 12], 'day');
    const accomplices = [payeeSince(lagoon, at, [2, 60]), payeeSince(lagoon, at, [60, 300])];
    for (let names = random.whole(4, 6); names > 0 && at < CLOSING - WEEK; names--) {
      const who: Person = accountOf(lagoon, crime, {
        createdAt: at - random.between(0.05, 9) * DAY,
        device: onePhone ? phone : ownDevice(lagoon, 0),
        address: random.chance(0.7) ? line : homeLine(lagoon),
      });
      if (random.chance(0.75)) verify(lagoon, who, Math.max(OPENING, at - random.between(0.2, 30) * HOUR));
      const loan = rounded(random.between(40_000, 350_000));
      for (let parts = random.pick([1, 2, 2]); parts > 0; parts--) {
        buy(lagoon, who, {
          at,
          payee: random.pick(accomplices),
          naira: rounded(loan * random.between(0.3, 1)),
          crime,
        });
        at += random.between(0.1, 6) * HOUR;
      }
      at = onDay(random, at + random.between(1, 6) * DAY, 'day');
    }
  }
}
