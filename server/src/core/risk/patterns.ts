import { DAY_MS } from '#core/time.ts';
import type { ProxyKind, RiskFacts } from './facts.ts';
import { labelledFrauds } from './labelled-frauds.ts';
import type { PatternFacts } from './pattern-facts.ts';
import { newnessOf } from './seller.ts';

/**
 * Patterns over days and between people, besides the nine signals. Their points appear among the
 * contributions, but not among the triggered signals. Each counts something that only grows with risk, so
 * more of it never lowers a score. The rows are few and far apart, so that ordinary users do not reach them.
 */
export const PATTERNS = [
  'structuring',
  'fresh_accounts',
  'copied_device',
  'sudden_return',
  'steady_drain',
  'self_dealing',
  'collecting_account',
  'strange_hands',
  'large_for_newcomer',
  'repeated_trouble',
  'hopping',
  'out_of_habit',
  'false_place',
  'scripted_browser',
  'labelled_fraud',
  'suspect_seller',
  'card_testing',
  'unusual_payee',
  'round_trip',
] as const;
export type Pattern = (typeof PATTERNS)[number];
/** Lines that take points off. */
export const MITIGATIONS = ['usual_network'] as const;
export type Mitigation = (typeof MITIGATIONS)[number];

export type PatternRow = { from: number; points: number };
export type PatternRule = {
  readonly pattern: Pattern;
  /** The rule set that introduced it, and the last one that has it. */
  readonly since: number;
  readonly until?: number;
  readonly count: (patterns: PatternFacts, facts: RiskFacts) => number;
  /** The first row that the count reaches applies. */
  readonly rows: readonly PatternRow[];
  readonly describe: (count: string, patterns: PatternFacts) => string;
};

/** Highest first. */
const rows = (...all: [from: number, points: number][]): PatternRow[] =>
  all.map(([from, points]) => ({ from, points }));

/** A seller with a younger payout account counted as new, up to rule set 4. */
const NEW_SELLER_MS = 30 * DAY_MS;

const NOT_ANONYMISING: ReadonlySet<ProxyKind> = new Set(['location', 'time_zone']);

const isNewSeller = ({ payeeAccountAgeMs }: PatternFacts) =>
  payeeAccountAgeMs !== null && payeeAccountAgeMs < NEW_SELLER_MS;
const isNewAccount = ({ accountAgeMs }: RiskFacts) => accountAgeMs !== null && accountAgeMs < DAY_MS;
const isHidden = ({ vpn, proxies }: RiskFacts) => vpn !== null || proxies.length > 0;
const isStrange = ({ device }: RiskFacts) => device?.userHasTrusted === true && !device.trusted;

/** Zero without a payout account: nothing has gone out, and on a new marketplace no seller has one yet. */
const sellerNewness = ({ payeeAccountAgeMs }: PatternFacts) =>
  payeeAccountAgeMs === null ? 0 : newnessOf(payeeAccountAgeMs);

/** Small payments, always to the same seller, who has hardly any other payers. */
const STEADY_DRAIN = {
  pattern: 'steady_drain',
  rows: rows([12, 40], [8, 32], [5, 22]),
  describe: (n: string) => `${n} payments to a new seller whom hardly anybody else pays.`,
} as const;

const sharedPayments = ({ pairSeen, payeeSeen }: PatternFacts) => (pairSeen * 2 >= payeeSeen ? pairSeen : 0);

const COLLECTING_ACCOUNT = {
  pattern: 'collecting_account',
  rows: rows([8, 44], [5, 34], [3, 22]),
  describe: (n: string) => `A new seller whom ${n} people paid in a week, newcomers among them.`,
} as const;

const payersAmongNewcomers = ({ paymentsBefore, payersPerWeek, freshPayersPerWeek }: PatternFacts) =>
  paymentsBefore <= 1 ? payersPerWeek : freshPayersPerWeek;

/** A stranger on the user's account pays a new seller, at an unusual hour, more than usual. */
const STRANGE_HANDS = {
  pattern: 'strange_hands',
  describe: () => "A new seller is paid from a device that is not the user's.",
} as const;

function strangeness(patterns: PatternFacts, facts: RiskFacts): number {
  if (!isStrange(facts)) return 0;
  const unusualHour = patterns.usualHourShare !== null && patterns.usualHourShare < 0.1;
  return 1 + Number(unusualHour) + Number((timesUsual(facts) ?? 0) >= 3);
}

const SUDDEN_RETURN = {
  pattern: 'sudden_return',
  count: ({ sinceLastMs, deviceIsTrusted }: PatternFacts) =>
    deviceIsTrusted ? 0 : (sinceLastMs ?? 0) / DAY_MS,
  describe: (n: string) => `Back after ${n} days, on a device that is not the user's.`,
} as const;

const STRUCTURING = {
  pattern: 'structuring',
  count: ({ nearThresholdPerWeek }: PatternFacts) => nearThresholdPerWeek,
  describe: (n: string) => `${n} payments just below the high-value threshold in a week.`,
} as const;

const RULES: readonly PatternRule[] = [
  {
    ...STRUCTURING,
    since: 2,
    until: 2,
    rows: rows([6, 44], [4, 34], [3, 24]),
  },
  {
    ...STRUCTURING,
    since: 3,
    rows: rows([6, 50], [4, 40], [3, 26]),
  },
  {
    pattern: 'fresh_accounts',
    since: 2,
    count: ({ deviceFreshPerDay, deviceIsKiosk }) => (deviceIsKiosk ? 0 : deviceFreshPerDay),
    rows: rows([6, 40], [4, 24]),
    describe: (n) => `${n} accounts less than a day old on this device in a day.`,
  },
  {
    // A phone changes networks all day, but with one user.
    pattern: 'copied_device',
    since: 2,
    count: ({ deviceNetworksPerDay, deviceUsersPerDay }) => Math.min(deviceNetworksPerDay, deviceUsersPerDay),
    rows: rows([6, 40], [4, 28]),
    describe: (n) => `${n} or more people with this device on as many networks in a day.`,
  },
  { ...SUDDEN_RETURN, since: 2, until: 4, rows: rows([90, 10]) },
  // People get a new telephone meanwhile.
  { ...SUDDEN_RETURN, since: 5, rows: rows([180, 10], [120, 7], [60, 4]) },
  {
    ...STEADY_DRAIN,
    since: 3,
    until: 4,
    count: (patterns) => (isNewSeller(patterns) ? sharedPayments(patterns) : 0),
  },
  {
    ...STEADY_DRAIN,
    since: 5,
    count: (patterns) => sharedPayments(patterns) * sellerNewness(patterns),
  },
  {
    // Traders pay each other, and families share devices, so both are needed for the full points.
    pattern: 'self_dealing',
    since: 3,
    count: ({ payeeSharesDevice, paidBack }) => (payeeSharesDevice ? 1 + paidBack : 0),
    rows: rows([2, 40], [1, 20]),
    describe: (n) =>
      n === '1'
        ? 'Buyer and seller use one device.'
        : 'Buyer and seller use one device, and each has paid the other.',
  },
  {
    ...COLLECTING_ACCOUNT,
    since: 3,
    until: 4,
    count: (patterns) => (isNewSeller(patterns) ? payersAmongNewcomers(patterns) : 0),
  },
  {
    ...COLLECTING_ACCOUNT,
    since: 5,
    count: (patterns) => payersAmongNewcomers(patterns) * sellerNewness(patterns),
  },
  {
    ...STRANGE_HANDS,
    since: 3,
    until: 4,
    count: (patterns, facts) => (isNewSeller(patterns) ? strangeness(patterns, facts) : 0),
    rows: rows([3, 34], [2, 28], [1, 18]),
  },
  {
    ...STRANGE_HANDS,
    since: 5,
    count: (patterns, facts) => strangeness(patterns, facts) * sellerNewness(patterns),
    rows: rows([2.5, 34], [1.6, 28], [0.8, 18], [0.3, 10]),
  },
  {
    // Above the threshold it is a high-value transaction, which has more points.
    pattern: 'large_for_newcomer',
    since: 3,
    count: (_patterns, facts) => {
      const part = thresholds(facts) ?? 0;
      return isNewAccount(facts) && !facts.identityVerified && part < 1 ? part : 0;
    },
    rows: rows([0.25, 16]),
    describe: () => 'A large part of the high-value threshold from an account less than a day old.',
  },
  {
    // A user with hundreds of payments naturally has some that go wrong.
    pattern: 'repeated_trouble',
    since: 3,
    count: ({ troubles, paymentsBefore }) => (troubles * 6 >= paymentsBefore ? troubles : 0),
    rows: rows([6, 44], [4, 36], [3, 26]),
    describe: (n) => `${n} earlier agreements of this buyer were refunded or are frozen.`,
  },
  {
    pattern: 'hopping',
    since: 3,
    count: ({ deviceNetworksPerDay }, facts) => (isHidden(facts) ? deviceNetworksPerDay : 0),
    rows: rows([6, 30], [3, 20]),
    describe: (n) => `${n} changes of network of this device in a day, and a VPN or proxy now.`,
  },
  {
    // No single large payment, but a week of payments above the user's habit.
    pattern: 'out_of_habit',
    since: 3,
    count: ({ thresholdsPerWeek, paymentsPerWeek }, { payment }) => {
      if (!payment?.usual || !payment.threshold || paymentsPerWeek < 3) return 0;
      return (thresholdsPerWeek * payment.threshold) / payment.usual / paymentsPerWeek;
    },
    rows: rows([7, 30], [4, 20]),
    describe: (n) => `Payments of this week are ${n} times what this user usually pays.`,
  },
  {
    // A VPN explains why device and address are far apart; a home connection does not.
    pattern: 'false_place',
    since: 3,
    count: (_patterns, { vpn, proxies }) =>
      Number(
        vpn === null && proxies.includes('location') && proxies.every((kind) => NOT_ANONYMISING.has(kind)),
      ),
    rows: rows([1, 12]),
    describe: () => 'The device says it is far away, and no VPN or proxy explains it.',
  },
  {
    // Programs that legitimately pay on behalf of users send no hints; a browser that reports automation is
    // most often a script.
    pattern: 'scripted_browser',
    since: 4,
    count: (_patterns, { browser }) => Number(browser?.webdriver === true),
    rows: rows([1, 24]),
    describe: () => 'The browser says that a program drives it.',
  },
  {
    // One fraud has an account, a device and a seller, so the most of the three counts, and not their sum.
    pattern: 'labelled_fraud',
    since: 5,
    count: (patterns) => Math.max(0, ...Object.values(labelledFrauds(patterns))),
    rows: rows([5, 56], [3, 48], [2, 42], [1, 32]),
    describe: (n, patterns) => {
      const { account, device, seller } = labelledFrauds(patterns);
      const whose =
        seller >= Math.max(account, device)
          ? 'to this seller'
          : device >= account
            ? 'with this device'
            : 'of this user';
      return `${n === '1' ? 'One payment' : `${n} payments`} ${whose} labelled as fraud in 90 days.`;
    },
  },
  {
    // A seller without a payout account and without complaints has done nothing yet but be paid.
    pattern: 'suspect_seller',
    since: 5,
    count: (patterns) => (hasRecord(patterns) ? (patterns.sellerScore ?? 0) : 0),
    rows: rows([80, 34], [60, 26], [45, 18]),
    describe: (n) => `The seller has a score of ${n} for complaints, newcomers' money and a new account.`,
  },
  {
    // Thieves find out which cards work with many new accounts and tiny amounts, far above the seller's pace.
    pattern: 'card_testing',
    since: 5,
    count: ({ tinyPerHour, payersPerWeek }, facts) =>
      isNewAccount(facts) && (tinyPerHour ?? 0) >= (payersPerWeek / HOURS_PER_WEEK) * 3
        ? (tinyPerHour ?? 0)
        : 0,
    rows: rows([10, 40], [6, 30], [4, 20]),
    describe: (n) => `${n} tiny payments of new accounts to this seller in an hour.`,
  },
  {
    // The first payment to a seller, of a multiple of what the user usually pays.
    pattern: 'unusual_payee',
    since: 5,
    count: ({ pairSeen }, facts) => {
      const part = thresholds(facts) ?? 0;
      return pairSeen === 1 && part >= UNUSUAL_FROM ? (timesUsual(facts) ?? 0) : 0;
    },
    rows: rows([12, 18], [6, 14], [3, 8]),
    describe: (n) =>
      `${n} times what this user usually pays, to a seller whom the user pays for the first time.`,
  },
  {
    // Traders pay each other, too; money that only goes round is a large part of what both move.
    pattern: 'round_trip',
    since: 5,
    count: ({ paidBack, pairSeen, thresholdsPerWeek }) =>
      thresholdsPerWeek >= ROUND_TRIP_FROM ? Math.min(paidBack, pairSeen) : 0,
    rows: rows([6, 16], [3, 10]),
    describe: (n) => `Buyer and seller have paid each other ${n} times or more, and large amounts this week.`,
  },
];

function hasRecord({
  payeeAccountAgeMs,
  sellerFrauds,
  sellerDisputes,
  payeeTroubles,
}: PatternFacts): boolean {
  return payeeAccountAgeMs !== null || (sellerFrauds ?? 0) + (sellerDisputes ?? 0) + payeeTroubles > 0;
}

const HOURS_PER_WEEK = 168;
/** In thresholds. */
const UNUSUAL_FROM = 0.005;
const ROUND_TRIP_FROM = 0.1;

function thresholds({ payment }: RiskFacts): number | null {
  return payment?.threshold ? payment.amount / payment.threshold : null;
}

function timesUsual({ payment }: RiskFacts): number | null {
  return payment?.usual ? payment.amount / payment.usual : null;
}

/** The maximum points of each pattern. */
export const PATTERN_POINTS = Object.fromEntries(
  RULES.map(({ pattern, rows: table }) => [pattern, table[0]?.points ?? 0]),
) as Readonly<Record<Pattern, number>>;

export type PatternLine = { readonly signal: Pattern; readonly points: number; readonly reason: string };

/** The rules of each set, precomputed: a backtest uses them a million times. */
const RULES_OF: readonly (readonly PatternRule[])[] = Array.from(
  { length: Math.max(...RULES.map(({ since, until = 0 }) => Math.max(since, until + 1))) + 1 },
  (_none, set) => RULES.filter(({ since, until = set }) => since <= set && set <= until),
);

/** Returns the rules as they were in a rule set. */
export function patternRules(ruleSet: number): readonly PatternRule[] {
  return RULES_OF[ruleSet] ?? (RULES_OF.at(-1) as readonly PatternRule[]);
}

export function patternLines(facts: RiskFacts, ruleSet: number): PatternLine[] {
  const { patterns } = facts;
  if (!patterns) return [];
  return patternRules(ruleSet).flatMap(({ pattern, count: countOf, rows: table, describe }) => {
    const count = countOf(patterns, facts);
    const row = table.find(({ from }) => count >= from);
    if (!row) return [];
    return [{ signal: pattern, points: row.points, reason: describe(String(Math.floor(count)), patterns) }];
  });
}
