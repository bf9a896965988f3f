import { DAY, HOUR, WEEK } from '#bench/lib/market/town.ts';
import { buy, victims } from './buying.ts';
import { CLOSING, OPENING, onDay, someTime } from './calendar.ts';
import {
  type City,
  type Crime,
  homeLine,
  type Lagoon,
  payeeSince,
  phoneLine,
  shopOf,
  tunnelLine,
} from './people.ts';
import { priceOf, rounded } from './prices.ts';

const CUSTOMERS = [
  'office workers',
  'civil servants',
  'students',
  'riders',
  'home cooks and tailors',
  'market traders',
  'families on a tablet',
  'parents helped by a child',
  'diaspora',
  'second-hand buyers',
];
const LENDERS = ['students', 'market traders', 'corps members'];
/** How the kits hide, and what they take. */
const LINES = [tunnelLine, phoneLine, tunnelLine, homeLine];
const STYLES = ['vouchers', 'goods', 'mule'] as const;
const MINUTE = HOUR / 60;

/** Accounts of honest customers, used by others. */
export function hijackAccounts(lagoon: Lagoon): void {
  simSwaps(lagoon);
  phishedLogins(lagoon);
  remoteAccess(lagoon);
  relatives(lagoon);
  agentsWithPins(lagoon);
}

export function openCase({ fresh }: Lagoon, kind: Crime['kind']): Crime {
  return { kind, campaign: fresh('g') };
}

/**
 * An account that stolen money can be collected on: opened for it, or rented from a student or trader who
 * has had it for long (NIBSS and GIABA both count more rented accounts than new ones).
 */
export function mule(lagoon: Lagoon, at: number, rented = 0.4): string {
  const { random, people } = lagoon;
  if (!random.chance(rented)) return payeeSince(lagoon, at, [0.5, 70]);
  const paidOut = new Set(lagoon.payoutAccounts.map(({ payee }) => payee));
  const { id, createdAt } = random.pick(
    people.filter((one) => one.createdAt < OPENING && LENDERS.includes(one.group) && !paidOut.has(one.id)),
  );
  lagoon.payoutAccounts.push({ payee: id, at: Math.max(createdAt, at - random.between(5, 300) * DAY) });
  return id;
}

function balanceOf({ random }: Lagoon, purse: number): number {
  return 170_000 * purse * Math.exp(0.8 * random.normal());
}

/**
 * SIM swap (NIBSS annual fraud landscape; CBN): the number is moved to a thief's SIM on a Friday evening or
 * at the weekend, when the bank's branches are closed, and the account is emptied in an hour or two.
 */
function simSwaps(lagoon: Lagoon): void {
  const { random, fresh } = lagoon;
  for (let gang = 0; gang < 6; gang++) {
    const crime = openCase(lagoon, 'SIM swap');
    const oneHandset = random.chance(0.4) ? fresh('d') : undefined;
    const line = phoneLine(lagoon);
    const buysPhones = random.chance(0.35);
    const from = random.whole(1, 12);
    for (const victim of victims(lagoon, crime, CUSTOMERS, random.whole(2, 4))) {
      let at = someTime(
        random,
        [from, Math.min(15, from + 4)],
        random.pick(['evening', 'late', 'night', 'day'] as const),
        [4, 5, 6],
      );
      lagoon.silences.push({ user: victim.id, from: at - 4 * HOUR, to: at + random.between(1, 6) * DAY });
      const device = victim.tells.device ? (oneHandset ?? fresh('d')) : null;
      const payee = buysPhones ? shopOf(lagoon, 'phones', at) : mule(lagoon, at);
      const spot: City | null = victim.tells.place && random.chance(0.35) ? 'lagos' : null;
      let balance = balanceOf(lagoon, victim.purse);
      // Some buy airtime first, to see that the PIN works.
      if (random.chance(0.3))
        buy(lagoon, victim, { at, trade: 'airtime', device, address: line(at), spot, crime });
      for (let count = random.whole(1, 4); count > 0 && balance > 5_000; count--) {
        at += random.between(2, 45) * MINUTE;
        const naira = rounded(balance * random.between(0.35, 0.9));
        balance -= naira;
        buy(lagoon, victim, { at, payee, naira, device, address: line(at), spot, crime });
      }
    }
  }
}

/**
 * A login and its code, typed into a copy of the site (Europol IOCTA; the EFCC's advisories). Some use the
 * account at once, some sell it and the buyer waits, and the better ones copy the zone and stay in the
 * country.
 */
function phishedLogins(lagoon: Lagoon): void {
  const { random, fresh } = lagoon;
  for (let kit = 0; kit < 6; kit++) {
    const crime = openCase(lagoon, 'phished login');
    const machine = fresh('d');
    const browserProfiles = random.chance(0.55);
    const line = (LINES[kit % LINES.length] ?? tunnelLine)(lagoon);
    const zone: City | undefined = random.chance(0.35)
      ? random.pick(['accra', 'london', 'moscow', 'dubai'])
      : undefined;
    const style = STYLES[kit % STYLES.length];
    const collector = mule(lagoon, OPENING + 3 * WEEK);
    const from = random.whole(1, 12);
    for (const victim of victims(lagoon, crime, CUSTOMERS, random.whole(3, 7))) {
      let at = someTime(random, [from, from + 3], random.pick(['day', 'night', 'evening'] as const));
      lagoon.silences.push({ user: victim.id, from: at, to: at + random.between(1, 10) * DAY });
      const device = victim.tells.device ? (browserProfiles ? fresh('d') : machine) : null;
      const hidden = { device, address: line(at), zone: victim.tells.zone ? zone : null, spot: null, crime };
      for (let count = random.pick([1, 1, 2, 2, 3]); count > 0; count--) {
        const naira = rounded(balanceOf(lagoon, victim.purse) * random.between(0.2, 0.6));
        if (style === 'mule') buy(lagoon, victim, { at, payee: collector, naira, ...hidden });
        else if (style === 'vouchers') buy(lagoon, victim, { at, trade: 'vouchers', ...hidden });
        else buy(lagoon, victim, { at, trade: random.pick(['phones', 'electronics'] as const), ...hidden });
        at += random.chance(0.7) ? random.between(3, 90) * MINUTE : random.between(0.5, 2.5) * DAY;
      }
    }
  }
}

/**
 * A caller from "the bank" has the victim install a remote desktop (Europol IOCTA, UK Finance): the
 * victim's own device, line and position, in office hours; only the payee and the sum are new.
 */
function remoteAccess(lagoon: Lagoon): void {
  const { random } = lagoon;
  const targets = [
    'parents helped by a child',
    'civil servants',
    'office workers',
    'back after long',
    'diaspora',
  ];
  for (let desk = 0; desk < 5; desk++) {
    const crime = openCase(lagoon, 'remote access');
    const from = random.whole(2, 12);
    for (const victim of victims(lagoon, crime, targets, random.whole(3, 4))) {
      let at = someTime(random, [from, from + 3], 'office', [0, 1, 2, 3, 4]);
      lagoon.silences.push({ user: victim.id, from: at, to: at + 4 * DAY });
      const payee = mule(lagoon, at);
      for (let count = random.whole(1, 3); count > 0; count--) {
        buy(lagoon, victim, { at, payee, naira: rounded(balanceOf(lagoon, victim.purse) * 0.8), crime });
        at += random.between(5, 50) * MINUTE;
      }
    }
  }
}

/**
 * Somebody at home knows the PIN (a large share of what banks book as dispute): the same phone and line,
 * small sums in ordinary shops, at hours when the owner sleeps or works. Many families never report it.
 */
function relatives(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let home = 0; home < 9; home++) {
    const crime = openCase(lagoon, 'relative with the phone');
    const hours = random.pick(['late', 'day', 'evening'] as const);
    const wants = random.pick(['games', 'fashion', 'airtime', 'vouchers'] as const);
    for (const victim of victims(lagoon, crime, CUSTOMERS, 1)) {
      let at = someTime(random, [1, 13], hours);
      for (let count = random.whole(2, 6); count > 0 && at < CLOSING; count--) {
        const naira = priceOf(random, wants, 0.8);
        buy(lagoon, victim, { at, trade: wants, naira, crime });
        at = onDay(random, at + random.between(1, 9) * DAY, hours);
      }
    }
  }
}

/**
 * An insider (the NIBSS reports name agents and staff): an agent keeps the PINs of customers who cannot
 * read, and after closing pays a friend from their accounts, not much from each.
 */
function agentsWithPins(lagoon: Lagoon): void {
  const { random, people } = lagoon;
  const kiosks = [
    ...new Set(
      people.filter(({ group }) => group === 'customers of agents').map((one) => one.device(OPENING)),
    ),
  ];
  for (const kiosk of kiosks.slice(0, 3)) {
    const crime = openCase(lagoon, 'agent with customers’ PINs');
    const friend = payeeSince(lagoon, OPENING + 2 * WEEK, [10, 200]);
    const hours = random.pick(['closing', 'evening'] as const);
    const customers = people.filter(
      (one) => one.group === 'customers of agents' && one.device(OPENING) === kiosk,
    );
    for (const victim of customers) lagoon.campaigns.set(victim.id, crime.campaign);
    for (let count = random.whole(11, 15); count > 0; count--) {
      const victim = random.pick(customers);
      const at = someTime(random, [3, 15], hours, [0, 1, 2, 3, 4, 5]);
      const naira = rounded(random.between(2_500, 28_000));
      if (at > victim.createdAt) buy(lagoon, victim, { at, payee: friend, naira, crime });
    }
  }
}
