import type { RiskHistory } from '#core/risk/history.ts';
import type { FixSource } from '#core/risk/travel.ts';
import { BASELINE_MINIMUM_WEIGHT } from '#core/risk/value.ts';
import { slidingCount, type VelocityCounts } from '#core/risk/velocity.ts';
import { answerRow } from '#store/idempotency.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import type { Learned, NewAssessment, RiskEvent } from './records.ts';

/** Between our words and those of the functions count_risk_events() and record_assessments(). */
const MILLIONTHS = 1_000_000;
/** So far beyond any limit that more makes no difference, and a sum of many still fits. */
const MAX_MILLIONTHS = 2 ** 43;
const WIDTH_MS = { tenMinutes: 600_000, hour: 3_600_000, day: 86_400_000 } as const;

const hex = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`;

/** The argument of count_risk_events(): a batch of events, as JSON. */
export function countArgument(events: readonly RiskEvent[]): string {
  return JSON.stringify(
    events.map((event, n) => ({
      n,
      developer_id: event.developerId,
      user_id: event.userId,
      agreement_id: event.agreementId,
      device: hex(event.device),
      address: event.address,
      value: millionthsOf(event),
      simulated: event.simulated,
      at_ms: event.at.getTime(),
    })),
  );
}

function millionthsOf({ units }: RiskEvent): number {
  return Math.min(MAX_MILLIONTHS, Math.round((units ?? 0) * MILLIONTHS));
}

export type CountedRow = {
  n: number;
  first_seen_at: Date;
  counted: boolean;
  user_value_current: number;
  user_value_previous: number;
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
  device_seen: number | null;
  device_users_current: number | null;
  device_users_previous: number | null;
} & { [Column in `${string}_${'bucket' | 'current' | 'previous'}`]: number | null };

export function toHistory(event: RiskEvent, row: CountedRow): RiskHistory {
  return {
    firstSeenAt: row.first_seen_at,
    identityVerified: row.verified_at !== null,
    counts: countsOf(event, row),
    baseline: { count: row.baseline_count, meanLog: row.baseline_mean_log },
    lastPlace: placeOf(row),
    userTrustedUntil: row.user_trusted_until?.getTime() ?? null,
    device: event.device && {
      firstSeen: row.device_seen === 1,
      isFirstDevice: row.is_first_device,
      userEverTrusted: row.user_trusted_until !== null,
      greens: row.device_greens ?? 0,
      firstGreenAt: row.device_first_green_at?.getTime() ?? null,
      trustedUntil: row.device_trusted_until?.getTime() ?? null,
    },
  };
}

function countsOf(event: RiskEvent, row: CountedRow): VelocityCounts {
  const slide = (current: number | null, previous: number | null, bucket: number | null, widthMs: number) => {
    // A clock behind the bucket has made no progress in it; nothing is older than the whole bucket.
    const progress = Math.min(1, Math.max(0, event.at.getTime() / widthMs - (bucket ?? 0)));
    return slidingCount(current ?? 0, previous ?? 0, progress);
  };
  const count = (name: string, bucket: string, widthMs: number) =>
    slide(
      row[`${name}_current`] ?? null,
      row[`${name}_previous`] ?? null,
      row[`${bucket}_bucket`] ?? null,
      widthMs,
    );
  const ownValue = row.counted ? millionthsOf(event) : 0;
  return {
    userPerTenMinutes: count('user_ten_minutes', 'user_ten_minutes', WIDTH_MS.tenMinutes),
    userPerHour: count('user_hour', 'user_hour', WIDTH_MS.hour),
    userPerDay: count('user_day', 'user_day', WIDTH_MS.day),
    userThresholdsPerDay: (count('user_value', 'user_day', WIDTH_MS.day) - ownValue) / MILLIONTHS,
    devicePerHour: count('device_hour', 'device_hour', WIDTH_MS.hour),
    deviceUsersPerDay: count('device_users', 'device_day', WIDTH_MS.day),
    addressPerHour: count('address_hour', 'address_hour', WIDTH_MS.hour),
  };
}

function placeOf(row: CountedRow): RiskHistory['lastPlace'] {
  const { located_at: at, latitude, longitude, radius_km: radiusKm, location_source: source, country } = row;
  if (!at || latitude === null || longitude === null || radiusKm === null || source === null) return null;
  return { at, fix: { latitude, longitude, radiusKm, source, country } };
}

/**
 * The arguments of record_assessments(): assessments with what is learned from them, and answers, as JSON.
 */
export function recordArguments(
  box: PersonalBox,

  assessments: readonly NewAssessment[],
): [batch: string, minimumWeight: number, answers: string | null] {
  const batch = JSON.stringify(
    assessments.map((one) => ({
      developer_id: one.developerId,
      id: one.id,
      user_id: one.userId,
      agreement_id: one.agreementId,
      bands: one.bands,
      amount: one.amount,
      currency: one.currency,
      device: hex(one.device),
      score: one.score,
      flag: one.flag,
      simulated: one.simulated,
      detail: one.detail,
      at: one.at,
      ...(one.learned ? { learn: true, ...learnedColumns(one.learned) } : {}),
    })),
  );
  const answers = assessments.flatMap(({ developerId, answer }) =>
    answer ? [answerRow(box, developerId, answer)] : [],
  );
  return [batch, BASELINE_MINIMUM_WEIGHT, answers.length === 0 ? null : JSON.stringify(answers)];
}

function learnedColumns({ units, place, standing }: Learned): Record<string, unknown> {
  return {
    log_units: units === null ? null : Math.log(units),
    latitude: place?.latitude,
    longitude: place?.longitude,
    radius_km: place?.radiusKm,
    location_source: place?.source,
    country: place?.country,
    first_green_at: standing?.firstGreenAt ? new Date(standing.firstGreenAt) : null,
    trusted_until: standing?.trustedUntil ? new Date(standing.trustedUntil) : null,
  };
}
