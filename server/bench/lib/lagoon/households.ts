import { DAY, HOUR, WEEK } from '#bench/lib/market/town.ts';
import { buy, live, verify } from './buying.ts';
import { CLOSING, moments, OPENING, onDay } from './calendar.ts';
import {
  either,
  foreignLine,
  homeLine,
  type Lagoon,
  newPerson,
  ownDevice,
  payeeSince,
  phoneLine,
} from './people.ts';
import { priceOf, rounded } from './prices.ts';

const MINUTE = HOUR / 60;

/** People whose devices, addresses or accounts are shared or change. */
export function settleHouseholds(lagoon: Lagoon): void {
  familiesOnATablet(lagoon);
  parentsWithHelp(lagoon);
  customersOfAgents(lagoon);
  companies(lagoon);
  phoneResellers(lagoon);
  shopkeepers(lagoon);
  travellers(lagoon);
  backAfterLong(lagoon);
}

/** Parents and grown children order on one tablet, each with an account. */
function familiesOnATablet(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let family = 0; family < 20; family++) {
    const device = ownDevice(lagoon);
    const address = homeLine(lagoon);
    const component = lagoon.fresh('g');
    for (let member = random.whole(2, 4); member > 0; member--) {
      const who = newPerson(lagoon, {
        group: 'families on a tablet',
        component,
        device,
        address,
        createdAt: OPENING - random.between(-60, 700) * DAY,
        rhythm: { perWeek: random.between(0.15, 0.7), hours: 'evening', days: 'weekend', payday: 1.6 },
        basket: ['groceries', 'fashion', 'games', 'books', 'beauty'],
      });
      live(lagoon, who);
      if (random.chance(0.25)) verify(lagoon, who);
    }
  }
}

/** An old parent's account, which a child in another city uses too. */
function parentsWithHelp(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 26; n++) {
    const [own, childs] = [ownDevice(lagoon, 0.03), ownDevice(lagoon)];
    const away = random.chance(0.3) ? foreignLine(lagoon, 'london') : phoneLine(lagoon);
    const home = homeLine(lagoon);
    const helped = (at: number) => Math.floor(at / MINUTE) % 3 === 0;
    const who = newPerson(lagoon, {
      group: 'parents helped by a child',
      purse: random.between(0.6, 1.6),
      rhythm: { perWeek: random.between(0.25, 0.8), hours: 'day', days: 'even', payday: 1.2 },
      basket: ['groceries', 'services', 'airtime', 'building'],
      device: (at) => (helped(at) ? childs(at) : own(at)),
      address: (at) => (helped(at) ? away(at) : home(at)),
    });
    live(lagoon, who);
    if (random.chance(0.5)) verify(lagoon, who);
  }
}

/** Agents with a kiosk pay for customers who have no smartphone. All share the agent's device and line. */
function customersOfAgents(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let kiosk = 0; kiosk < 6; kiosk++) {
    const device = lagoon.fresh('d');
    const line = phoneLine(lagoon);
    const city = random.pick(['ibadan', 'kano', 'lagos', 'enugu'] as const);
    for (let customer = random.whole(14, 26); customer > 0; customer--) {
      const who = newPerson(lagoon, {
        group: 'customers of agents',
        channel: 'agent',
        device: () => device,
        address: line,
        city,
        createdAt: OPENING - random.between(-90, 500) * DAY,
        purse: 0.5 * Math.exp(0.4 * random.normal()),
        rhythm: { perWeek: random.between(0.08, 0.5), hours: 'day', days: 'working', payday: 1.3 },
        basket: ['groceries', 'airtime', 'farm', 'services'],
      });
      live(lagoon, who);
      if (random.chance(0.3)) verify(lagoon, who);
    }
  }
}

/**
 * One account, some clerks with a device each, behind the company's gateway. Invoices with tax, to the
 * kobo.
 */
function companies(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let company = 0; company < 15; company++) {
    const clerks = Array.from({ length: random.whole(2, 4) }, () => ownDevice(lagoon));
    const exits = Array.from({ length: 2 }, () => lagoon.addresses('gateway', random));
    const who = newPerson(lagoon, {
      group: 'companies',
      channel: 'web',
      purse: random.between(0.7, 3),
      rhythm: { perWeek: random.between(0.5, 2.4), hours: 'office', days: 'working', payday: 1.1 },
      basket: ['office', 'office', 'office', 'services', 'furniture'],
      device: (at) => random.pick(clerks)(at),
      address: either(lagoon, 0.75, () => random.pick(exits), homeLine(lagoon)),
    });
    live(lagoon, who);
    if (random.chance(0.8)) verify(lagoon, who);
  }
}

/** Dealers of the phone market pay several strangers a day, from whichever phone is on the counter. */
function phoneResellers(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let dealer = 0; dealer < 10; dealer++) {
    const counter = Array.from({ length: random.whole(2, 6) }, () => lagoon.fresh('d'));
    const who = newPerson(lagoon, {
      group: 'phone resellers',
      purse: random.between(0.5, 1),
      device: () => (random.chance(0.07) ? lagoon.fresh('d') : random.pick(counter)),
      address: either(lagoon, 0.5, homeLine(lagoon), phoneLine(lagoon)),
    });
    if (random.chance(0.6)) verify(lagoon, who);
    const rhythm = {
      perWeek: random.between(1.2, 4.5),
      hours: 'office',
      days: 'markets',
      payday: 1.2,
    } as const;
    for (const at of moments(random, rhythm, OPENING, CLOSING)) {
      const naira = rounded(priceOf(random, 'phones', who.purse));
      const payee = random.chance(0.3) ? payeeSince(lagoon, at, [-1, 120]) : undefined;
      buy(lagoon, who, { at, trade: random.pick(['phones', 'phones', 'parts']), payee, naira });
    }
  }
}

/** Sellers spend what they earn in other shops. */
function shopkeepers(lagoon: Lagoon): void {
  const { random, shops } = lagoon;
  for (const trade of ['fashion', 'groceries', 'services', 'parts', 'beauty'] as const) {
    for (const { id, opened } of (shops.get(trade) ?? []).slice(4, 12)) {
      const who = newPerson(lagoon, {
        id,
        group: 'shopkeepers',
        channel: random.pick(['app', 'web'] as const),
        createdAt: opened - random.between(0, 30) * DAY,
        rhythm: { perWeek: random.between(0.3, 1.2), hours: 'day', days: 'working', payday: 1 },
        basket: [trade, 'wholesale', 'airtime', 'services'],
        address: either(lagoon, 0.7, homeLine(lagoon), phoneLine(lagoon)),
      });
      live(lagoon, who);
      const at = opened > OPENING ? opened + random.between(0, 5) * DAY : undefined;
      if (random.chance(0.75)) verify(lagoon, who, at);
    }
  }
}

/** Away for some weeks, with the phone and the habits of home, from a hotel or a cousin's flat. */
function travellers(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 30; n++) {
    const home = either(lagoon, 0.5, homeLine(lagoon), phoneLine(lagoon));
    const city = random.pick(['london', 'newark'] as const);
    const away = foreignLine(lagoon, city);
    const leaves = OPENING + random.between(1, 12) * WEEK;
    const returns = leaves + random.between(4, 30) * DAY;
    const isAway = (at: number) => at > leaves && at < returns;
    const base = newPerson(lagoon, {
      group: 'travellers',
      purse: random.between(1, 2.5),
      basket: ['groceries', 'fashion', 'services', 'gifts', 'electronics'],
      rhythm: { perWeek: random.between(0.3, 1), hours: 'evening', days: 'even', payday: 1.2 },
      address: (at) => (isAway(at) ? away(at) : home(at)),
    });
    const abroad = { ...base, city, zone: random.chance(0.85) ? city : base.zone };
    live(lagoon, base, OPENING, leaves);
    for (const at of moments(random, base.rhythm, leaves, returns)) buy(lagoon, abroad, { at });
    for (const at of moments(random, base.rhythm, returns, CLOSING)) buy(lagoon, base, { at });
    if (random.chance(0.5)) verify(lagoon, base);
  }
}

/** They bought years ago, and come back with a new phone for one thing. */
function backAfterLong(lagoon: Lagoon): void {
  const { random } = lagoon;
  for (let n = 0; n < 62; n++) {
    const who = newPerson(lagoon, {
      group: 'back after long',
      createdAt: OPENING - random.between(400, 1_900) * DAY,
      channel: random.pick(['app', 'web', 'link'] as const),
      address: random.chance(0.5) ? homeLine(lagoon) : phoneLine(lagoon),
      device: ownDevice(lagoon, 0),
    });
    // Many have a first purchase at the opening, from the phone that they had then.
    if (random.chance(0.5))
      buy(lagoon, who, { at: OPENING + random.between(0, 12) * DAY, device: lagoon.fresh('d') });
    let at = onDay(random, OPENING + random.between(5, 14.8) * WEEK, 'evening');
    for (let count = random.whole(1, 3); count > 0; count--) {
      const trade = random.pick(['electronics', 'phones', 'fashion', 'furniture', 'groceries'] as const);
      buy(lagoon, who, { at, trade });
      at += random.between(0.02, 6) * DAY;
    }
  }
}
