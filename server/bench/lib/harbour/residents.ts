import { type Book, type Customer, DAY, during, HOUR, MINUTE, nearLagos, price } from './book.ts';

/**
 * Honest people, drawn from how payments are made in Nigerian trade: salaries at the month's end, savings
 * clubs, agents, cafés, relatives abroad, resellers. Each group is a function of the book.
 */
type Group = (book: Book) => void;

const days = ({ opening, closing }: Book) =>
  Array.from({ length: Math.round((closing - opening) / DAY) }, (_none, n) => opening + n * DAY);

const times = (count: number, run: (index: number) => void) => {
  for (let index = 0; index < count; index++) run(index);
};

/** One honest payment in sixty goes back, and one in forty is looked at by a person and labelled. */
function buy(book: Book, who: Customer, at: number, naira: number, kind: string, over: object = {}): void {
  const { random } = book;
  book.enter(who, {
    ...{ at, naira, kind, to: random.pick(book.shops) },
    refundAfter: random.chance(1 / 60) ? random.between(2, 15) : undefined,
    knownAfter: random.chance(1 / 40) ? random.between(3, 40) : undefined,
    ...over,
  });
}

const passed = (book: Book, who: Customer, share: number) => {
  if (book.random.chance(share))
    book.verified.push({ user: who.id, device: who.phone, at: Math.max(who.since, book.opening - 30 * DAY) });
};

const salaried: Group = (book) => {
  const { random } = book;
  times(130, () => {
    const who = book.customer('salaried');
    passed(book, who, 0.6);
    const favourites = [random.pick(book.shops), random.pick(book.shops), random.pick(book.shops)];
    const median = price(random, 14_000, 0.6);
    for (const day of days(book)) {
      const payday = new Date(day).getUTCDate() >= 25;
      if (!random.chance(payday ? 0.28 : 0.08)) continue;
      const naira = price(random, payday ? median * 1.8 : median);
      const to = random.chance(0.7) ? random.pick(favourites) : random.pick(book.shops);
      const line = random.chance(0.5) ? who.line : book.address('phone');
      buy(book, who, during(random, day, 8, 22), naira, 'salaried', { to, line });
    }
  });
};

const hostel: Group = (book) => {
  const { random } = book;
  times(4, () => {
    const roof = book.address('home');
    const canteen = random.pick(book.shops);
    times(14, () => {
      const who = book.customer('hostel', { line: roof });
      passed(book, who, 0.3);
      for (const day of days(book))
        if (random.chance(0.09)) {
          const to = random.chance(0.5) ? canteen : random.pick(book.shops);
          buy(book, who, during(random, day, 10, 25), price(random, 4_500), 'student hostel', { to });
        }
    });
  });
};

const trader: Group = (book) => {
  const { random } = book;
  times(28, () => {
    const who = book.customer('trader', { since: book.opening - random.between(100, 1_200) * DAY });
    passed(book, who, 0.7);
    const suppliers = Array.from({ length: 4 }, () => random.pick(book.shops));
    const stockDay = random.whole(0, 5);
    for (const day of days(book))
      if (new Date(day).getUTCDay() === stockDay && random.chance(0.85))
        times(random.whole(1, 3), () =>
          buy(book, who, during(random, day, 6, 12), price(random, 240_000, 0.8), 'market trader', {
            to: random.pick(suppliers),
          }),
        );
  });
};

const reseller: Group = (book) => {
  const { random } = book;
  times(14, () => {
    const who = book.customer('reseller');
    passed(book, who, 0.5);
    const sources = Array.from({ length: 3 }, () => random.pick(book.shops));
    for (const day of days(book)) {
      if (!random.chance(0.22)) continue;
      let at = during(random, day, 18, 22);
      times(random.whole(3, 9), () => {
        buy(book, who, at, price(random, 22_000, 0.5), 'reseller', { to: random.pick(sources) });
        at += random.between(1, 14) * MINUTE;
      });
    }
  });
};

const savingsClub: Group = (book) => {
  const { random } = book;
  times(7, () => {
    const organiser = book.name('organiser');
    const begun = book.opening + random.between(-60, 40) * DAY;
    book.payoutAccounts.push({ payee: organiser, at: begun - random.between(1, 10) * DAY });
    const stake = random.pick([5_000, 10_000, 20_000, 50_000]);
    times(random.whole(8, 14), () => {
      const who = book.customer('club', {
        since: random.chance(0.6) ? begun - random.between(0, 4) * DAY : book.opening - 200 * DAY,
      });
      passed(book, who, 0.35);
      for (let week = begun; week < book.closing; week += 7 * DAY)
        if (random.chance(0.92))
          buy(book, who, during(random, week, 8, 20), stake, 'savings club', { to: organiser });
    });
  });
};

const cafe: Group = (book) => {
  const { random } = book;
  times(5, () => {
    const line = book.address('home');
    const machines = Array.from({ length: 3 }, () => book.name('cafe-pc'));
    times(26, () => {
      const who = book.customer('cafe', { line, phone: random.pick(machines) });
      for (const day of days(book))
        if (random.chance(0.022))
          buy(book, who, during(random, day, 9, 20), price(random, 7_000), 'cyber café', {
            phone: random.pick(machines),
          });
    });
  });
};

const diaspora: Group = (book) => {
  const { random } = book;
  times(26, () => {
    const timezone = random.pick(['Europe/London', 'America/New_York', undefined]);
    const abroad = book.address('abroad');
    const who = book.customer('diaspora', { line: abroad, timezone, spot: undefined });
    passed(book, who, 0.7);
    const visit = random.between(book.opening, book.closing);
    for (const day of days(book)) {
      if (!random.chance(0.07)) continue;
      const home = day > visit && day < visit + 12 * DAY;
      const at = during(random, day, 12, 27);
      const place = home ? { line: book.address('phone'), timezone: 'Africa/Lagos' } : {};
      buy(book, who, at, price(random, 70_000, 0.9), 'diaspora', place);
    }
  });
};

const hidden = (kind: string, people: number, share: number, place: 'vpn' | 'relay' | 'gateway'): Group => {
  return (book) => {
    const { random } = book;
    times(people, () => {
      const who = book.customer(kind);
      passed(book, who, 0.5);
      for (const day of days(book))
        if (random.chance(0.11)) {
          const line = random.chance(share) ? book.address(place) : who.line;
          buy(book, who, during(random, day, 8, 23), price(random, 16_000), kind, { line });
        }
    });
  };
};

const reinstaller: Group = (book) => {
  const { random } = book;
  times(26, () => {
    const who = book.customer('reinstaller');
    passed(book, who, 0.5);
    let phone = book.name('ph');
    for (const day of days(book)) {
      if (random.chance(1 / 18)) phone = book.name('ph');
      if (random.chance(0.1))
        buy(book, who, during(random, day, 8, 22), price(random, 12_000), 'reinstalls often', { phone });
    }
  });
};

const returning: Group = (book) => {
  const { random } = book;
  times(60, () => {
    const who = book.customer('returning', { since: book.opening - random.between(200, 900) * DAY });
    passed(book, who, 0.4);
    times(random.whole(1, 4), () =>
      buy(book, who, book.opening + random.between(0, 9) * DAY, price(random, 15_000), 'back after months'),
    );
    let at = book.opening + random.between(75, 105) * DAY;
    const phone = random.chance(0.5) ? book.name('ph') : who.phone;
    times(random.whole(1, 3), () => {
      buy(book, who, at, price(random, 22_000), 'back after months', { phone, line: book.address('phone') });
      at += random.between(2, 90) * HOUR;
    });
  });
};

const household: Group = (book) => {
  const { random } = book;
  times(24, () => {
    const line = book.address('home');
    const tablet = book.name('tablet');
    times(3, (index) => {
      const who = book.customer('household', { line, phone: tablet });
      passed(book, who, index === 0 ? 0.7 : 0.2);
      for (const day of days(book))
        if (random.chance(0.05))
          buy(book, who, during(random, day, 7, 22), price(random, 9_000), 'household tablet');
    });
  });
};

const newcomer: Group = (book) => {
  const { random } = book;
  times(420, () => {
    const since = random.between(book.opening, book.closing - DAY);
    const who = book.customer('newcomer', { since });
    passed(book, who, 0.15);
    let at = since + random.between(0.05, 6) * HOUR;
    times(random.whole(1, 3), () => {
      buy(book, who, at, price(random, 16_000, 0.9), 'newcomer');
      at += random.wait(6 * DAY);
    });
  });
};

const rent: Group = (book) => {
  const { random } = book;
  times(70, () => {
    const who = book.customer('rent');
    passed(book, who, 0.55);
    const landlord = book.name('landlord');
    book.payoutAccounts.push({ payee: landlord, at: book.opening - random.between(1, 400) * DAY });
    times(random.whole(1, 6), () =>
      buy(book, who, random.between(book.opening, book.closing), price(random, 11_000), 'pays rent'),
    );
    const at = random.between(book.opening + 20 * DAY, book.closing);
    buy(book, who, at, price(random, 900_000, 0.6), 'pays rent', { to: landlord });
  });
};

const nightShift: Group = (book) => {
  const { random } = book;
  times(26, () => {
    const who = book.customer('night');
    passed(book, who, 0.5);
    for (const day of days(book))
      if (random.chance(0.1)) {
        const hour = random.chance(0.7) ? random.between(23, 29) : random.between(13, 22);
        buy(book, who, day + (hour - 1) * HOUR, price(random, 9_000), 'night shift');
      }
  });
};

const silent: Group = (book) => {
  const { random } = book;
  times(34, () => {
    const who = book.customer('silent', { phone: undefined, spot: undefined, timezone: undefined });
    passed(book, who, 0.4);
    for (const day of days(book))
      if (random.chance(0.09))
        buy(book, who, during(random, day, 8, 22), price(random, 13_000), 'no fingerprint');
  });
};

const agent: Group = (book) => {
  const { random } = book;
  times(8, () => {
    const phone = book.name('agent-phone');
    const line = book.address('phone');
    const clients = Array.from({ length: 18 }, () => book.customer('agent', { phone, line }));
    for (const who of clients) passed(book, who, 0.4);
    for (const day of days(book))
      times(random.whole(0, 2), () =>
        buy(
          book,
          random.pick(clients),
          during(random, day, 8, 19),
          price(random, 11_000),
          'through an agent',
        ),
      );
  });
};

const commuter: Group = (book) => {
  const { random } = book;
  const towns = [
    { latitude: 9.06, longitude: 7.49 },
    { latitude: 4.82, longitude: 7.03 },
    { latitude: 12.0, longitude: 8.52 },
  ];
  times(24, () => {
    const who = book.customer('commuter');
    passed(book, who, 0.6);
    let spot = nearLagos(random);
    for (const day of days(book)) {
      if (random.chance(0.12)) spot = random.chance(0.5) ? nearLagos(random) : random.pick(towns);
      const line = book.address('phone');
      if (random.chance(0.1))
        buy(book, who, during(random, day, 9, 21), price(random, 18_000), 'travels for work', { spot, line });
    }
  });
};

/** A new shop that many people find at once, many of them through a link, with a new account. */
const viralShop: Group = (book) => {
  const { random } = book;
  times(5, () => {
    const shop = book.name('viral');
    const opened = random.between(book.opening + 10 * DAY, book.closing - 25 * DAY);
    book.payoutAccounts.push({ payee: shop, at: opened - random.between(1, 20) * DAY });
    times(55, () => {
      const at = opened + random.wait(6 * DAY);
      const since = random.chance(0.45) ? at - random.between(0.1, 30) * HOUR : at - 300 * DAY;
      const who = book.customer('viral', { since });
      passed(book, who, 0.25);
      buy(book, who, at, price(random, 12_000, 0.4), 'customer of a new shop', { to: shop });
    });
  });
};

/** Tickets go on sale at one moment: a burst of one price to one seller. */
const ticketSale: Group = (book) => {
  const { random } = book;
  times(4, () => {
    const promoter = book.name('promoter');
    const sale = during(random, book.opening + random.whole(20, 105) * DAY, 10, 18);
    book.payoutAccounts.push({ payee: promoter, at: sale - random.between(12, 300) * DAY });
    const ticket = random.pick([5_000, 7_500, 15_000]);
    times(70, () => {
      const at = sale + random.wait(40 * MINUTE);
      const since = random.chance(0.35) ? at - random.between(2, 40) * MINUTE : at - 250 * DAY;
      const who = book.customer('ticket', { since });
      passed(book, who, 0.25);
      buy(book, who, at, ticket * random.whole(1, 3), 'ticket sale', { to: promoter });
    });
  });
};

/** Parents pay several schools' fees in one week, more than they ever pay otherwise. */
const schoolFees: Group = (book) => {
  const { random } = book;
  const schools = Array.from({ length: 6 }, () => book.name('school'));
  for (const payee of schools) book.payoutAccounts.push({ payee, at: book.opening - 500 * DAY });
  times(40, () => {
    const who = book.customer('fees', { since: book.opening - random.between(60, 600) * DAY });
    passed(book, who, 0.6);
    times(random.whole(3, 8), () =>
      buy(book, who, random.between(book.opening, book.closing), price(random, 10_000), 'school fees'),
    );
    const term = book.opening + random.pick([42, 98]) * DAY + random.between(0, 6) * DAY;
    times(random.whole(1, 3), (child) =>
      buy(book, who, term + child * 9 * MINUTE, price(random, 180_000, 0.5), 'school fees', {
        to: random.pick(schools),
      }),
    );
  });
};

export const RESIDENTS: readonly Group[] = [
  ...[salaried, hostel, trader, reseller, savingsClub, cafe, diaspora],
  hidden('always by VPN', 14, 1, 'vpn'),
  hidden('sometimes by VPN', 18, 0.25, 'vpn'),
  hidden('privacy relay', 12, 0.9, 'relay'),
  hidden('company gateway', 10, 0.7, 'gateway'),
  ...[reinstaller, returning, household, newcomer, rent, nightShift, silent, agent, commuter],
  ...[viralShop, ticketSale, schoolFees],
];
