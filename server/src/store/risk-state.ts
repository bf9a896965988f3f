import { createHash } from 'node:crypto';
import type { Contribution, Degradation, Flag, Signal } from '#core/risk.ts';
import type { BandSystem, Counterfactual } from '#core/risk-bands.ts';
import type { DeviceHistory, DeviceStanding } from '#core/risk-devices.ts';
import type { Fix, FixSource } from '#core/risk-travel.ts';
import { BASELINE_MINIMUM_WEIGHT, type Baseline } from '#core/risk-value.ts';
import { slidingCount, type VelocityCounts } from '#core/risk-velocity.ts';
import { naturalBatch } from './batch.ts';
import { type Db, sqlState } from './db.ts';
import { LostClaim, type SavedAnswer } from './idempotency.ts';

/**
 * What is remembered of users, devices and addresses between assessments. Counting comes first and returns the
 * counts with this event in them: a read before the write would let a burst through. All SQL is in the
 * functions risk_touch and risk_store of the migration; many events share one call of them.
 */
export type RiskEvent = {
  readonly developerId: string;
  readonly userId: string;
  readonly agreementId: string | null;
  readonly device: Buffer | null;
  /** What counts as one sender: an IPv4 address or an IPv6 network; null when it is not to be counted. */
  readonly address: string | null;
  /** The amount in units of the currency's high-value threshold; null where it has none. */
  readonly units: number | null;
  readonly simulated: boolean;
  readonly at: Date;
};

export type RiskHistory = {
  readonly firstSeenAt: Date;
  readonly identityVerified: boolean;
  readonly counts: VelocityCounts;
  readonly baseline: Baseline;
  readonly lastPlace: { readonly fix: Fix; readonly at: Date } | null;
  readonly userTrustedUntil: number | null;
  readonly device: (DeviceHistory & { readonly firstSeen: boolean }) | null;
};

export type AssessmentDetail = {
  readonly category: string;
  readonly recommendation: string;
  readonly triggeredSignals: Signal[];
  readonly contributions: Contribution[];
  readonly counterfactuals: Counterfactual[];
  /** What could not be read, so that its signals were skipped. */
  readonly degraded: Degradation[];
  readonly bandLimits: { readonly amberFrom: number; readonly redFrom: number };
  readonly ipDataVersion: string | null;
  readonly network: {
    class: string;
    asn: number | null;
    organisation: string | null;
    country: string | null;
  } | null;
};

export type NewAssessment = {
  readonly developerId: string;
  readonly id: string;
  readonly userId: string;
  readonly agreementId: string | null;
  readonly bands: BandSystem;
  readonly amount: number;
  readonly currency: string;
  readonly device: Buffer | null;
  readonly score: number;
  readonly flag: Flag;
  readonly simulated: boolean;
  readonly detail: AssessmentDetail;
  readonly at: Date;
  /** What to remember; null for a simulated call and the like, which must leave no trace but the counts. */
  readonly learned: Learned | null;
  readonly answer: SavedAnswer | null;
};

export type Learned = {
  readonly units: number | null;
  readonly place: Fix | null;
  /** How the device stands after a GREEN; null after any other flag. */
  readonly standing: DeviceStanding | null;
};

export type RiskState = {
  touch(event: RiskEvent): Promise<RiskHistory>;
  store(assessment: NewAssessment): Promise<void>;
};

const MILLIONTHS = 1_000_000;
/** So far beyond any limit that more makes no difference, and a sum of many still fits. */
const MAX_MILLIONTHS = 2 ** 43;
const LOST_CLAIM = 'SR001';
const WIDTH_MS = { tenMinutes: 600_000, hour: 3_600_000, day: 86_400_000 } as const;

export function openRiskState(db: Db): RiskState {
  const options = {
    keyOf: ({ developerId, userId }: { developerId: string; userId: string }) => `${developerId} ${userId}`,
  };
  return {
    touch: naturalBatch((events: readonly RiskEvent[]) => touchAll(db, events), options),
    store: naturalBatch((assessments: readonly NewAssessment[]) => storeAll(db, assessments), options),
  };
}

/** A device is known by the hash of its fingerprint: short, of one size, and no fingerprint to steal. */
export function deviceKey(fingerprint: string): Buffer {
  return createHash('sha256').update(fingerprint).digest();
}

const hex = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`;

async function touchAll(db: Db, events: readonly RiskEvent[]): Promise<RiskHistory[]> {
  const batch = events.map((event, n) => ({
    n,
    developer_id: event.developerId,
    user_id: event.userId,
    agreement_id: event.agreementId,
    device: hex(event.device),
    address: event.address,
    value: millionthsOf(event),
    simulated: event.simulated,
    at_ms: event.at.getTime(),
  }));
  const rows = await db.query<TouchedRow>('SELECT * FROM risk_touch($1)', [JSON.stringify(batch)]);
  const byEvent = new Map(rows.map((row) => [row.n, row]));
  return events.map((event, n) => toHistory(event, byEvent.get(n) as TouchedRow));
}

function millionthsOf({ units }: RiskEvent): number {
  return Math.min(MAX_MILLIONTHS, Math.round((units ?? 0) * MILLIONTHS));
}

type TouchedRow = {
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

function toHistory(event: RiskEvent, row: TouchedRow): RiskHistory {
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

function countsOf(event: RiskEvent, row: TouchedRow): VelocityCounts {
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

function placeOf(row: TouchedRow): RiskHistory['lastPlace'] {
  const { located_at: at, latitude, longitude, radius_km: radiusKm, location_source: source, country } = row;
  if (!at || latitude === null || longitude === null || radiusKm === null || source === null) return null;
  return { at, fix: { latitude, longitude, radiusKm, source, country } };
}

async function storeAll(db: Db, assessments: readonly NewAssessment[]): Promise<undefined[]> {
  const batch = assessments.map((one) => ({
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
    ...(one.answer ? { answer: one.answer } : {}),
  }));
  try {
    await db.query('SELECT risk_store($1, $2)', [JSON.stringify(batch), BASELINE_MINIMUM_WEIGHT]);
  } catch (error) {
    throw sqlState(error) === LOST_CLAIM ? new LostClaim() : error;
  }
  return assessments.map(() => undefined);
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
