import { DAY_MS } from '#core/time.ts';
import type { ProxyKind, RiskFacts } from './facts.ts';
import { type LabelledFrauds, labelledFrauds, labelledFraudsByShare } from './labelled-frauds.ts';
import { NEWCOMER_RULES } from './newcomer-patterns.ts';
import {
  collectedFromNewcomers,
  isNewAccount,
  isNewSeller,
  payersAmongNewcomers,
  sellerNewness,
  sharedPayments,
  strangeness,
  strangeSpending,
  thresholds,
  timesUsual,
} from './pattern-counts.ts';
import type { PatternFacts } from './pattern-facts.ts';
import { type Pattern, type PatternRule, rows } from './pattern-rule.ts';

const NOT_ANONYMISING: ReadonlySet<ProxyKind> = new Set(['location', 'time_zone']);

const isHidden = ({ vpn, proxies }: RiskFacts) => vpn !== null || proxies.length > 0;
const STEADY_DRAIN = {
  pattern: 'steady_drain',
  rows: rows([12, 40], [8, 32], [5, 22]),
  describe: (n: string) => `${n} payments to a new seller whom hardly anybody else pays.`,
} as const;

const COLLECTING_ACCOUNT = {
  pattern: 'collecting_account',
  rows: rows([8, 44], [5, 34], [3, 22]),
  describe: (n: string) => `A new seller whom ${n} people paid in a week, newcomers among them.`,
} as const;

/** A stranger on the user's account pays a new seller, at an unusual hour, more than usual. */
const STRANGE_HANDS = {
  pattern: 'strange_hands',
  describe: () => "A new seller is paid from a device that is not the user's.",
} as const;

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

/** One fraud has an account, a device and a seller, so the most of the three counts, and not their sum. */
function labelledFraud(frauds: (patterns: PatternFacts) => LabelledFrauds) {
  return {
    pattern: 'labelled_fraud',
    count: (patterns: PatternFacts) => Math.max(0, ...Object.values(frauds(patterns))),
    describe: (n: string, patterns: PatternFacts) => {
      const { account, device, seller } = frauds(patterns);
      const whose =
        seller >= Math.max(account, device)
          ? 'to this seller'
          : device >= account
            ? 'with this device'
            : 'of this user';
      const many = n === '0' ? 'Some payments' : n === '1' ? 'One payment' : `${n} payments`;
      return `${many} ${whose} labelled as fraud in 90 days.`;
    },
  } as const;
}

const LABEL_ROWS: [from: number, points: number][] = [
  [5, 56],
  [3, 48],
  [2, 42],
  [1, 32],
];

/** Since set 6, one supporting pattern no longer lifts a payment to the end of its band by itself. */
const eased = (rule: PatternRule, ...now: [from: number, points: number][]): PatternRule[] => [
  { ...rule, until: 5 },
  { ...rule, since: 6, rows: rows(...now) },
];

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
  ...eased(
    {
      ...STEADY_DRAIN,
      since: 5,
      count: (patterns) => sharedPayments(patterns) * sellerNewness(patterns),
    },
    [30, 40],
    [12, 23],
    [5, 21],
    [3, 17],
    [2, 10],
  ),
  ...eased(
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
    [10, 40],
    [2, 13],
    [1, 8],
  ),
  {
    ...COLLECTING_ACCOUNT,
    since: 3,
    until: 4,
    count: (patterns) => (isNewSeller(patterns) ? payersAmongNewcomers(patterns) : 0),
  },
  {
    ...COLLECTING_ACCOUNT,
    since: 5,
    until: 5,
    count: (patterns) => payersAmongNewcomers(patterns) * sellerNewness(patterns),
  },
  // A crowd that pays little has found a new shop, or buys tickets.
  {
    ...COLLECTING_ACCOUNT,
    since: 6,
    count: collectedFromNewcomers,
    rows: rows([200, 44], [8, 8], [3, 6], [1.5, 5]),
  },
  {
    ...STRANGE_HANDS,
    since: 3,
    until: 4,
    count: (patterns, facts) => (isNewSeller(patterns) ? strangeness(patterns, facts) : 0),
    rows: rows([3, 34], [2, 28], [1, 18]),
  },
  ...eased(
    {
      ...STRANGE_HANDS,
      since: 5,
      count: (patterns, facts) => strangeness(patterns, facts) * sellerNewness(patterns),
      rows: rows([2.5, 34], [1.6, 28], [0.8, 18], [0.3, 10]),
    },
    [2.5, 34],
    [1.6, 28],
    [0.8, 12],
    [0.3, 8],
  ),
  ...eased(
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
    [0.8, 16],
    [0.25, 5],
  ),
  ...eased(
    {
      // A user with hundreds of payments naturally has some that go wrong.
      pattern: 'repeated_trouble',
      since: 3,
      count: ({ troubles, paymentsBefore }) => (troubles * 6 >= paymentsBefore ? troubles : 0),
      rows: rows([6, 44], [4, 36], [3, 26]),
      describe: (n) => `${n} earlier agreements of this buyer were refunded or are frozen.`,
    },
    [10, 44],
    [6, 14],
    [4, 8],
    [3, 6],
    [2, 3],
  ),
  {
    pattern: 'hopping',
    since: 3,
    count: ({ deviceNetworksPerDay }, facts) => (isHidden(facts) ? deviceNetworksPerDay : 0),
    rows: rows([6, 30], [3, 20]),
    describe: (n) => `${n} changes of network of this device in a day, and a VPN or proxy now.`,
  },
  ...eased(
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
    [100, 30],
    [7, 8],
    [4, 6],
    [2, 2],
  ),
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
  { ...labelledFraud(labelledFrauds), since: 5, until: 5, rows: rows(...LABEL_ROWS) },
  { ...labelledFraud(labelledFraudsByShare), since: 6, rows: rows(...LABEL_ROWS, [0.5, 12]) },
  ...eased(
    {
      // A seller without a payout account and without complaints has done nothing yet but be paid.
      pattern: 'suspect_seller',
      since: 5,
      count: (patterns) => (hasRecord(patterns) ? (patterns.sellerScore ?? 0) : 0),
      rows: rows([80, 34], [60, 26], [45, 18]),
      describe: (n) => `The seller has a score of ${n} for complaints, newcomers' money and a new account.`,
    },
    [100, 34],
    [80, 8],
    [60, 5],
    [45, 3],
  ),
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
  ...eased(
    {
      // Traders pay each other, too; money that only goes round is a large part of what both move.
      pattern: 'round_trip',
      since: 5,
      count: ({ paidBack, pairSeen, thresholdsPerWeek }) =>
        thresholdsPerWeek >= ROUND_TRIP_FROM ? Math.min(paidBack, pairSeen) : 0,
      rows: rows([6, 16], [3, 10]),
      describe: (n) =>
        `Buyer and seller have paid each other ${n} times or more, and large amounts this week.`,
    },
    [12, 16],
    [6, 8],
    [3, 6],
    [2, 4],
  ),
  ...NEWCOMER_RULES,
  {
    pattern: 'strange_spending',
    since: 6,
    count: strangeSpending,
    rows: rows([5, 24], [3, 18], [2, 6]),
    describe: (n) => `${n} times what this user usually pays, from a device that is not the user's.`,
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
