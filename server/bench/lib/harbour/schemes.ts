import { type Book, type Customer, DAY, during, HOUR, MINUTE, nearLagos, price } from './book.ts';

/**
 * Frauds, each after a public typology (FATF, GIABA and Europol reports, card schemes' monitoring programmes,
 * and the Nigerian banks' own fraud desks): drops, mules, SIM swaps, scams, busted accounts, testers.
 */
type Scheme = (book: Book, index: number) => void;

const times = (count: number, run: (index: number) => void) => {
  for (let index = 0; index < count; index++) run(index);
};

/** How long the platform takes to hear of it. Chargebacks take weeks, victims call within days. */
const KNOWN = {
  chargeback: [14, 50, 0.8],
  victim: [0.5, 6, 0.85],
  scam: [3, 20, 0.6],
  investigation: [20, 45, 0.4],
} as const;

function steal(
  book: Book,
  who: Customer,
  found: keyof typeof KNOWN,
  line: Parameters<Book['enter']>[1],
): void {
  const [from, to, share] = KNOWN[found];
  const { random } = book;
  const knownAfter = random.chance(share) ? random.between(from, to) : undefined;
  const refundAfter = knownAfter !== undefined && random.chance(0.3) ? knownAfter : undefined;
  book.enter(who, { ...line, fraud: true, knownAfter, refundAfter });
}

const begin = ({ random, opening, closing }: Book, lasting = 10) =>
  random.between(opening + 16 * DAY, closing - lasting * DAY);

/** An account to collect on: freshly opened, or bought with a past. */
function drop(book: Book, at: number, bought = 0.45): string {
  const { random } = book;
  const payee = book.name('s');
  const age = random.chance(bought) ? random.between(35, 400) : random.between(0.5, 25);
  book.payoutAccounts.push({ payee, at: at - age * DAY });
  return payee;
}

/** Someone with an ordinary past, who may become a victim or turn. */
function ordinary(book: Book, until: number, perWeek: number, verified: number): Customer {
  const { random } = book;
  const who = book.customer('ordinary', { since: book.opening - random.between(30, 600) * DAY });
  if (random.chance(verified))
    book.verified.push({ user: who.id, device: who.phone, at: book.opening - 30 * DAY });
  const usual = [random.pick(book.shops), random.pick(book.shops)];
  for (
    let at = book.opening + random.wait((7 * DAY) / perWeek);
    at < until;
    at += random.wait((7 * DAY) / perWeek)
  )
    book.enter(who, {
      at: during(random, at - (at % DAY), 9, 21),
      to: random.pick(usual),
      naira: price(random, 13_000),
      kind: 'ordinary past',
    });
  return who;
}

const cardsToDrops: Scheme = (book) => {
  const { random } = book;
  let at = begin(book);
  const phone = book.name('ph');
  const payees = [drop(book, at), drop(book, at)];
  times(random.whole(6, 10), () => {
    const who = book.customer('drops', { since: at - random.between(0.2, 60) * HOUR });
    const own = random.chance(0.6) ? book.name('ph') : phone;
    const hidden = random.chance(0.3);
    steal(book, { ...who, group: `drops ${phone}` }, 'chargeback', {
      ...{ at, to: random.pick(payees), naira: price(random, 85_000), kind: 'stolen cards to drops' },
      ...{ phone: own, line: hidden ? book.address('vpn') : book.address('phone') },
    });
    at += random.between(2, 26) * HOUR;
  });
};

const muleChain: Scheme = (book) => {
  const { random } = book;
  const start = begin(book, 14);
  const boss = drop(book, start, 0.6);
  times(random.whole(6, 9), () => {
    const recruited = start + random.between(0, 10) * DAY;
    const who = book.customer('mules', { since: recruited - random.between(1, 40) * DAY });
    if (random.chance(0.5)) book.verified.push({ user: who.id, device: who.phone, at: recruited });
    times(random.whole(1, 3), (n) =>
      steal(book, { ...who, group: `mules ${boss}` }, 'investigation', {
        ...{ at: recruited + n * random.between(3, 40) * HOUR, to: boss },
        ...{ naira: price(random, 160_000, 0.4), kind: 'mules' },
      }),
    );
  });
};

const simSwap: Scheme = (book) => {
  const { random } = book;
  const at = during(random, book.opening + random.whole(30, 108) * DAY, 9, 22);
  const who = ordinary(book, at - DAY, 2, 0.6);
  const to = drop(book, at);
  const phone = book.name('ph');
  times(random.whole(1, 4), (n) =>
    steal(book, who, 'victim', {
      ...{ at: at + n * random.between(4, 50) * MINUTE, to, naira: price(random, 120_000), phone },
      ...{ line: book.address('phone'), kind: 'SIM swap', spot: undefined },
    }),
  );
};

const localCard: Scheme = (book) => {
  const { random } = book;
  const at = begin(book);
  const who = book.customer('local card', { since: at - random.between(0.1, 20) * DAY });
  let next = at;
  times(random.whole(2, 5), () => {
    steal(book, who, 'chargeback', {
      ...{ at: next, to: random.pick(book.shops), naira: price(random, 45_000, 0.6) },
      kind: 'stolen card on a local line',
    });
    next += random.between(0.3, 30) * HOUR;
  });
};

const bonusAbuse: Scheme = (book) => {
  const { random } = book;
  let at = begin(book, 8);
  const line = book.address('home');
  const to = drop(book, at, 0.7);
  const phones = [book.name('ph'), book.name('ph'), book.name('ph')];
  times(random.whole(10, 14), () => {
    const who = book.customer('bonus', { since: at - random.between(5, 90) * MINUTE, line });
    const phone = random.chance(0.5) ? random.pick(phones) : book.name('ph');
    steal(book, { ...who, group: `bonus ${to}` }, 'investigation', {
      ...{ at, to, naira: random.pick([1_000, 1_500, 2_000]), phone, kind: 'bonus abuse' },
    });
    at += random.between(0.5, 11) * HOUR;
  });
};

const fakeSeller: Scheme = (book) => {
  const { random } = book;
  let at = begin(book, 20);
  const to = book.name('s');
  book.payoutAccounts.push({ payee: to, at: at - random.between(20, 120) * DAY });
  times(random.whole(9, 16), (n) => {
    const who = random.chance(0.55)
      ? book.customer('victims', { since: at - random.between(0.5, 50) * HOUR })
      : ordinary(book, at, 0.7, 0.4);
    steal(book, { ...who, group: `fake ${to}` }, 'scam', {
      ...{ at, to, naira: price(random, 38_000, 0.5), kind: 'fake seller' },
    });
    at += random.wait((n < 4 ? 30 : 14) * HOUR);
  });
};

const scamVictim: Scheme = (book) => {
  const { random } = book;
  const start = begin(book, 15);
  const to = drop(book, start, 0.5);
  times(random.whole(2, 4), () => {
    let at = start + random.between(0, 8) * DAY;
    const who = ordinary(book, at - HOUR, 1.6, 0.7);
    let naira = price(random, 40_000, 0.4);
    times(random.whole(2, 4), () => {
      const when = during(random, at - (at % DAY), 9, 21);
      steal(book, { ...who, group: `scam ${to}` }, 'scam', { at: when, to, naira, kind: 'scam victim' });
      naira *= random.between(1.3, 2.4);
      at += random.between(1, 3) * DAY;
    });
  });
};

const refundAbuse: Scheme = (book) => {
  const { random } = book;
  const who = ordinary(book, book.opening + 20 * DAY, 1, 0.5);
  let at = begin(book, 60);
  times(random.whole(6, 10), () => {
    const to = random.pick(book.shops);
    const naira = price(random, 24_000);
    if (random.chance(0.6))
      book.enter(who, {
        ...{ at, to, naira, kind: 'refund abuse', fraud: true, refundAfter: random.between(3, 12) },
        knownAfter: random.chance(0.5) ? random.between(10, 30) : undefined,
      });
    else book.enter(who, { at, to, naira, kind: 'ordinary past' });
    at += random.between(2, 9) * DAY;
  });
};

const bustOut: Scheme = (book) => {
  const { random } = book;
  let at = book.opening + random.between(60, 105) * DAY;
  const who = ordinary(book, at, 3, 0.9);
  times(random.whole(4, 8), () => {
    steal(book, who, 'chargeback', {
      ...{ at, to: random.pick(book.shops), naira: price(random, 95_000, 0.5), kind: 'aged bust-out' },
    });
    at += random.between(1, 20) * HOUR;
  });
};

const launderingPair: Scheme = (book) => {
  const { random } = book;
  const [left, right] = [
    ordinary(book, book.opening + 15 * DAY, 1, 0.9),
    ordinary(book, book.opening + 15 * DAY, 1, 0.9),
  ];
  for (const payee of [left.id, right.id])
    book.payoutAccounts.push({ payee, at: book.opening - random.between(40, 300) * DAY });
  let at = begin(book, 40);
  const group = `pair ${left.id}`;
  times(random.whole(8, 14), (n) => {
    const [from, to] = n % 2 === 0 ? [left, right] : [right, left];
    steal(book, { ...from, group }, 'investigation', {
      ...{ at, to: to.id, naira: random.whole(20, 90) * 10_000, kind: 'laundering pair' },
    });
    at += random.between(0.6, 4) * DAY;
  });
};

const cardTesting: Scheme = (book) => {
  const { random } = book;
  let at = begin(book, 3);
  const payees = [random.pick(book.shops), random.pick(book.shops)];
  const group = book.name('testing');
  times(random.whole(18, 28), () => {
    const who = book.customer('testing', {
      since: at - random.between(1, 12) * MINUTE,
      phone: book.name('ph'),
    });
    const line = book.address(random.chance(0.35) ? 'hosting' : 'phone');
    steal(book, { ...who, group }, 'chargeback', {
      ...{
        at,
        to: random.pick(payees),
        naira: random.pick([100, 150, 200, 500]),
        line,
        kind: 'card testing',
      },
    });
    at += random.between(0.5, 5) * MINUTE;
  });
};

const credentialStuffing: Scheme = (book) => {
  const { random } = book;
  const at = book.opening + random.between(30, 108) * DAY;
  const who = ordinary(book, at - HOUR, 1.5, 0.5);
  const to = drop(book, at);
  times(random.whole(1, 3), (n) =>
    steal(book, who, 'victim', {
      ...{ at: at + n * random.between(2, 30) * MINUTE, to, naira: price(random, 60_000), spot: undefined },
      ...{ phone: book.name('ph'), line: book.address(random.pick(['vpn', 'abroad', 'phone'])) },
      kind: 'stolen password',
    }),
  );
};

const phoneFarm: Scheme = (book) => {
  const { random } = book;
  let at = begin(book, 12);
  const phones = Array.from({ length: 3 }, () => book.name('ph'));
  const to = [drop(book, at), random.pick(book.shops)];
  const group = book.name('farm');
  times(random.whole(9, 14), () => {
    const who = book.customer('farm', { since: at - random.between(1, 12) * DAY });
    steal(book, { ...who, group }, 'chargeback', {
      ...{ at, to: random.pick(to), naira: price(random, 30_000), phone: random.pick(phones) },
      ...{ line: book.address('phone'), kind: 'phone farm' },
    });
    at += random.between(3, 22) * HOUR;
  });
};

const structuring: Scheme = (book) => {
  const { random } = book;
  const who = ordinary(book, book.opening + 14 * DAY, 1, 0.9);
  let at = begin(book, 20);
  const payees = [drop(book, at, 0.8), drop(book, at, 0.8)];
  times(random.whole(5, 8), () => {
    steal(book, { ...who, group: `structuring ${who.id}` }, 'investigation', {
      ...{ at, to: random.pick(payees), naira: random.between(0.45, 0.96) * 5_000_000, kind: 'structuring' },
    });
    at += random.between(1.1, 3.2) * DAY;
  });
};

/** Orders of honest customers of a cheap shop are bought elsewhere with other people's cards. */
const triangulation: Scheme = (book) => {
  const { random } = book;
  let at = begin(book, 14);
  const line = book.address('home');
  const group = book.name('triangle');
  const phones = [book.name('ph'), book.name('ph')];
  const shop = random.pick(book.shops);
  times(random.whole(8, 12), () => {
    const who = book.customer('triangle', { since: at - random.between(0.3, 30) * HOUR, line });
    steal(book, { ...who, group }, 'chargeback', {
      ...{ at, to: shop, naira: price(random, 28_000, 0.4), phone: random.pick(phones) },
      kind: 'triangulation',
    });
    at += random.between(2, 30) * HOUR;
  });
};

/** A shop with honest customers that also takes stolen cards of friends. */
const crookedShop: Scheme = (book) => {
  const { random } = book;
  const shop = book.name('s');
  const start = begin(book, 25);
  book.payoutAccounts.push({ payee: shop, at: book.opening - random.between(30, 400) * DAY });
  const group = `crooked ${shop}`;
  times(40, () => {
    const who = book.customer('crooked', { since: book.opening - 100 * DAY });
    const at = random.between(book.opening, book.closing);
    book.enter(
      { ...who, group },
      { at, to: shop, naira: price(random, 15_000), kind: 'customer of a crooked shop' },
    );
  });
  times(random.whole(8, 12), () => {
    const at = start + random.between(0, 22) * DAY;
    const who = book.customer('crooked', {
      since: at - random.between(0.2, 25) * DAY,
      spot: nearLagos(random),
    });
    steal(book, { ...who, group }, 'chargeback', {
      ...{ at, to: shop, naira: price(random, 65_000, 0.5), kind: 'crooked shop' },
    });
  });
};

const SCHEMES: readonly (readonly [Scheme, number])[] = [
  [cardsToDrops, 7],
  [muleChain, 4],
  [simSwap, 24],
  [localCard, 17],
  [bonusAbuse, 4],
  [fakeSeller, 5],
  [scamVictim, 8],
  [refundAbuse, 10],
  [bustOut, 9],
  [launderingPair, 5],
  [cardTesting, 3],
  [credentialStuffing, 26],
  [phoneFarm, 5],
  [structuring, 8],
  [triangulation, 5],
  [crookedShop, 5],
];

export function runSchemes(book: Book): void {
  for (const [scheme, count] of SCHEMES) times(count, (index) => scheme(book, index));
}
