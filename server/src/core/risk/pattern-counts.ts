import { DAY_MS } from '#core/time.ts';
import type { RiskFacts } from './facts.ts';
import type { PatternFacts } from './pattern-facts.ts';
import { newnessOf } from './seller.ts';

/** What the patterns count. Each grows with the risk, and is zero when what it needs is unknown. */
type Count = (patterns: PatternFacts, facts: RiskFacts) => number;

/** A seller with a younger payout account counted as new, up to rule set 4. */
const NEW_SELLER_MS = 30 * DAY_MS;

export const isNewSeller = ({ payeeAccountAgeMs }: PatternFacts) =>
  payeeAccountAgeMs !== null && payeeAccountAgeMs < NEW_SELLER_MS;
export const isNewAccount = ({ accountAgeMs }: RiskFacts) => accountAgeMs !== null && accountAgeMs < DAY_MS;
const isStrange = ({ device }: RiskFacts) => device?.userHasTrusted === true && !device.trusted;

export function thresholds({ payment }: RiskFacts): number | null {
  return payment?.threshold ? payment.amount / payment.threshold : null;
}

export function timesUsual({ payment }: RiskFacts): number | null {
  return payment?.usual ? payment.amount / payment.usual : null;
}

/** Zero without a payout account: nothing has gone out, and on a new marketplace no seller has one yet. */
export const sellerNewness = ({ payeeAccountAgeMs }: PatternFacts) =>
  payeeAccountAgeMs === null ? 0 : newnessOf(payeeAccountAgeMs);

export const sharedPayments = ({ pairSeen, payeeSeen }: PatternFacts) =>
  pairSeen * 2 >= payeeSeen ? pairSeen : 0;

export const payersAmongNewcomers = ({ paymentsBefore, payersPerWeek, freshPayersPerWeek }: PatternFacts) =>
  paymentsBefore <= 1 ? payersPerWeek : freshPayersPerWeek;

/** From this part of the threshold on, a payment is worth collecting: people crowd to shops for less. */
const WORTH_COLLECTING = 0.01;

export const collectedFromNewcomers: Count = (patterns, facts) =>
  payersAmongNewcomers(patterns) *
  sellerNewness(patterns) *
  Math.min(1, (thresholds(facts) ?? 1) / WORTH_COLLECTING);

export const strangeness: Count = (patterns, facts) => {
  if (!isStrange(facts)) return 0;
  const unusualHour = patterns.usualHourShare !== null && patterns.usualHourShare < 0.1;
  return 1 + Number(unusualHour) + Number((timesUsual(facts) ?? 0) >= 3);
};

/** In thresholds. */
const STRANGE_FROM = 0.003;

/** How many times the usual amount is paid from a device that is not the user's. */
export const strangeSpending: Count = (patterns, facts) =>
  isStrange(facts) && canBePaidOut(patterns) && (thresholds(facts) ?? 0) >= STRANGE_FROM
    ? (timesUsual(facts) ?? 0)
    : 0;

const canBePaidOut = ({ payeeAccountAgeMs }: PatternFacts) => payeeAccountAgeMs !== null;

/** 1 up to `from`, then falling evenly to 0 at `to`. */
const falling = (value: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (to - value) / (to - from)));

const NEWCOMER = { days: [7, 90], payments: [2, 8] } as const;
const YOUNG_DAYS = [3, 30] as const;

/**
 * How new a buyer is, in age and in payments, who pays a seller that can be paid out. An account of unknown
 * age is not new.
 */
function newcomerness(
  patterns: PatternFacts,
  { accountAgeMs }: RiskFacts,
  payments = patterns.paymentsBefore,
): number {
  if (accountAgeMs === null || !canBePaidOut(patterns)) return 0;
  return falling(accountAgeMs / DAY_MS, ...NEWCOMER.days) * falling(payments, ...NEWCOMER.payments);
}

/** The payments of a single day make no regular. */
const paymentsBeforeToday = ({ paymentsBefore }: PatternFacts, { counts }: RiskFacts) =>
  Math.max(0, paymentsBefore + 1 - Math.max(1, counts?.userPerDay ?? 1));

export const newcomerSpending: Count = (patterns, facts) =>
  newcomerness(patterns, facts) * patterns.thresholdsPerWeek;

/** The week's money from which a newcomer's payments of a day count in full, in thresholds. */
const SPREE_FROM = 0.02;

const spreeOf = (patterns: PatternFacts, facts: RiskFacts, payments: number) =>
  newcomerness(patterns, facts, payments) *
  (facts.counts?.userPerDay ?? 0) *
  Math.min(1, patterns.thresholdsPerWeek / SPREE_FROM);

/** Up to rule set 6. */
export const firstSpree: Count = (patterns, facts) => spreeOf(patterns, facts, patterns.paymentsBefore);

export const spree: Count = (patterns, facts) =>
  spreeOf(patterns, facts, paymentsBeforeToday(patterns, facts));

/** Fewer earlier payments make a newcomer, as when the seller's money is counted. */
const NEWCOMERS_PAYMENTS = 2;

/** Fewer buyers are no crowd. */
const CROWD = 3;

/**
 * Other newcomers' money of a day to a seller, of whom hardly anything but this week is known, as far as this
 * payment is a newcomer's and worth collecting. The age of accounts, which can be bought, does not matter.
 */
export const newcomersMoney: Count = (patterns, facts) => {
  const { newcomerThresholdsPerDay, payersPerWeek, payeeSeen } = patterns;
  if (payersPerWeek < CROWD || paymentsBeforeToday(patterns, facts) >= NEWCOMERS_PAYMENTS) return 0;
  const others = Math.max(0, (newcomerThresholdsPerDay ?? 0) - (thresholds(facts) ?? 0));
  return (
    others * Math.min(1, payersPerWeek / payeeSeen) * Math.min(1, (thresholds(facts) ?? 1) / WORTH_COLLECTING)
  );
};

/**
 * Other people of the day on a newcomer's device, and one for those before if it is the first payment. A
 * device that the newcomer was verified with is trusted.
 */
export const othersOnDevice: Count = (patterns, facts) => {
  const { device } = facts;
  if (device === null || patterns.deviceIsKiosk) return 0;
  const today = Math.max(0, patterns.deviceUsersPerDay - 1);
  const before = Number(!device.firstSeen && !device.trusted && patterns.paymentsBefore === 0);
  return newcomerness(patterns, facts) * (today + before);
};

/** Accounts less than a day old at one address in a day; the older this one is, the less they count. */
export const freshAtAddress: Count = (patterns, { accountAgeMs }) =>
  accountAgeMs === null || !canBePaidOut(patterns)
    ? 0
    : patterns.addressFreshPerDay * falling(accountAgeMs / DAY_MS, ...YOUNG_DAYS);

/** Without this payment: a single large one is a high-value transaction. */
export const unverifiedVolume: Count = ({ thresholdsPerWeek }, facts) =>
  facts.identityVerified ? 0 : Math.max(0, thresholdsPerWeek - (thresholds(facts) ?? 0));
