import type { RiskHistory } from '#core/risk/history.ts';
import type { ListHit } from '#core/risk/lists.ts';
import type { FixSource } from '#core/risk/travel.ts';
import { isNearThreshold } from '#core/risk/value.ts';
import { slidingCount, type VelocityCounts } from '#core/risk/velocity.ts';
import type { RiskEvent } from './records.ts';
import { hex, inTurnsOf } from './round-robin.ts';

/**
 * Converts to and from the arguments and rows of count_risk_events(). Amounts are in millionths of a
 * threshold.
 */
const MILLIONTHS = 1_000_000;
/** So far beyond any limit that more makes no difference, and a sum of many still fits. */
const MAX_MILLIONTHS = 2 ** 43;
const WIDTH_MS = { tenMinutes: 600_000, hour: 3_600_000, day: 86_400_000, week: 604_800_000 } as const;

/** The argument of count_risk_events(): a batch of events in rounds, as JSON, numbered in order. */
export function countArgument(turns: readonly (readonly RiskEvent[])[]): string {
  let n = 0;
  return inTurnsOf(turns, (event) => ({
    n: n++,
    developer_id: event.developerId,
    user_id: event.userId,
    agreement_id: event.agreementId,
    device: hex(event.device),
    address: event.address,
    network: event.network,
    value: millionthsOf(event),
    near: isNearThreshold(event.units) ? 1 : 0,
    created_ms: event.accountCreatedAt?.getTime() ?? null,
    blind_indexes: event.blindIndexes?.map(hex),
    at_ms: event.at.getTime(),
  }));
}

function millionthsOf({ units }: RiskEvent): number {
  return Math.min(MAX_MILLIONTHS, Math.round((units ?? 0) * MILLIONTHS));
}

export type CountedRow = {
  n: number;
  known_since: Date | null;
  last_paid_at: Date | null;
  hours: number[];
  own_value: number;
  hidden_count: number;
  baseline_count: number;
  baseline_mean_log: number;
  located_at: Date | null;
  latitude: number | null;
  longitude: number | null;
  radius_km: number | null;
  location_source: FixSource | null;
  country: string | null;
  is_first_device: boolean;
  user_trusted_until: Date | null;
  verified_at: Date | null;
  device_greens: number | null;
  device_first_green_at: Date | null;
  device_trusted_until: Date | null;
  device_known_since: Date | null;
  device_users_ever: number | null;
  pair_seen: number | null;
  payee_seen: number | null;
  payee_account_since: Date | null;
  payee_paid_back: number | null;
  payee_shares_device: boolean;
  user_troubles: number;
  payee_troubles: number;
  lists: ListHit[] | null;
} & { [Column in `${string}_${'bucket' | 'current' | 'previous'}`]: number | null };

/** The sliding count of a name in a row: `name_current` and `name_previous` in the window of `bucket`. */
type CountOf = (name: string, bucket: string, width: keyof typeof WIDTH_MS) => number;

function counterOf(event: RiskEvent, row: CountedRow): CountOf {
  return (name, bucket, width) => {
    // A clock behind the bucket has made no progress in it; nothing is older than the whole bucket.
    const buckets = event.at.getTime() / WIDTH_MS[width] - (row[`${bucket}_bucket`] ?? 0);
    const progress = Math.min(1, Math.max(0, buckets));
    return slidingCount(row[`${name}_current`] ?? 0, row[`${name}_previous`] ?? 0, progress);
  };
}

export function toHistory(event: RiskEvent, row: CountedRow): RiskHistory {
  const count = counterOf(event, row);
  return {
    knownSince: row.known_since,
    lastPaidAt: row.last_paid_at,
    hours: row.hours,
    hiddenCount: row.hidden_count,
    identityVerified: row.verified_at !== null,
    counts: countsOf(count, row),
    week: {
      nearThreshold: count('user_near', 'user_week', 'week'),
      thresholds: count('user_week_value', 'user_week', 'week') / MILLIONTHS,
      payees: count('user_payees', 'user_week', 'week'),
      payments: count('user_week', 'user_week', 'week'),
    },
    baseline: { count: row.baseline_count, meanLog: row.baseline_mean_log },
    lastPlace: lastLocationOf(row),
    userTrustedUntil: row.user_trusted_until?.getTime() ?? null,
    device: event.device && deviceOf(count, row),
    freshAtAddressPerDay: count('address_fresh', 'address_day', 'day'),
    troubles: row.user_troubles,
    payee: payeeOf(count, row),
    lists: row.lists ?? [],
  };
}

function countsOf(count: CountOf, row: CountedRow): VelocityCounts {
  return {
    userPerTenMinutes: count('user_ten_minutes', 'user_ten_minutes', 'tenMinutes'),
    userPerHour: count('user_hour', 'user_hour', 'hour'),
    userPerDay: count('user_day', 'user_day', 'day'),
    // An earlier assessment of this agreement does not add to the amount of this one.
    userThresholdsPerDay: Math.max(0, count('user_value', 'user_day', 'day') - row.own_value) / MILLIONTHS,
    devicePerHour: count('device_hour', 'device_hour', 'hour'),
    deviceUsersPerDay: count('device_users', 'device_day', 'day'),
    addressPerHour: count('address_hour', 'address_hour', 'hour'),
  };
}

function deviceOf(count: CountOf, row: CountedRow): RiskHistory['device'] {
  return {
    knownSince: row.device_known_since,
    usersEver: row.device_users_ever ?? 0,
    freshPerDay: count('device_fresh', 'device_day', 'day'),
    networksPerDay: count('device_networks', 'device_day', 'day'),
    isFirstDevice: row.is_first_device,
    userEverTrusted: row.user_trusted_until !== null,
    greens: row.device_greens ?? 0,
    firstGreenAt: row.device_first_green_at?.getTime() ?? null,
    trustedUntil: row.device_trusted_until?.getTime() ?? null,
  };
}

function payeeOf(count: CountOf, row: CountedRow): RiskHistory['payee'] {
  const { pair_seen: pairSeen, payee_seen: seen, payee_account_since: accountSince } = row;
  if (pairSeen === null || seen === null) return null;
  return {
    pairSeen,
    seen,
    payersPerWeek: count('payee_payers', 'payee_week', 'week'),
    freshPayersPerWeek: count('payee_fresh', 'payee_week', 'week'),
    accountSince,
    paidBack: row.payee_paid_back ?? 0,
    sharesDevice: row.payee_shares_device,
    troubles: row.payee_troubles,
  };
}

function lastLocationOf(row: CountedRow): RiskHistory['lastPlace'] {
  const { located_at: at, latitude, longitude, radius_km: radiusKm, location_source: source, country } = row;
  if (!at || latitude === null || longitude === null || radiusKm === null || source === null) return null;
  return { at, fix: { latitude, longitude, radiusKm, source, country } };
}
