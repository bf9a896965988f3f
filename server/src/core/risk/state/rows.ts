import type { Fix } from '#core/risk/travel.ts';
import type { Baseline } from '#core/risk/value.ts';
import { NONE, type Sliding } from './sliding.ts';

/**
 * What is remembered between assessments, each kind in a row of fixed size. Times are milliseconds since the
 * epoch; `countedAt` is the time of the last event and tells the buckets of all windows of a row. Amounts are
 * in millionths of a threshold. Devices are hashes in hex.
 */
export type UserRow = {
  readonly countedAt: number;
  readonly tenMinutes: Sliding;
  readonly hour: Sliding;
  readonly day: Sliding;
  readonly dayValue: Sliding;
  readonly week: Sliding;
  /** Amounts just below the threshold. */
  readonly near: Sliding;
  readonly weekValue: Sliding;
  readonly payees: Sliding;
  readonly knownSince: number | null;
  readonly lastPaidAt: number | null;
  /** Payments by hour of the day, in UTC. */
  readonly hours: readonly number[];
  readonly hiddenCount: number;
  readonly baseline: Baseline;
  readonly place: { readonly at: number; readonly fix: Fix } | null;
  readonly firstDevice: string | null;
  /** The latest end of trust of any device of the user; null when none was ever trusted. */
  readonly trustedUntil: number | null;
  readonly verified: boolean;
};

/** A user on a device. Days are buckets; `dayBefore` is the day of the previous use. */
export type UserDeviceRow = {
  readonly day: number;
  readonly dayBefore: number | null;
  readonly greens: number;
  readonly firstGreenAt: number | null;
  readonly trustedUntil: number | null;
};

/** `users` counts a user once a day: its previous bucket holds yesterday's users who did not come back. */
export type DeviceRow = {
  readonly countedAt: number;
  readonly hour: Sliding;
  readonly users: Sliding;
  readonly usersEver: number;
  /** Users whose account was less than a day old, and changes of network. */
  readonly fresh: Sliding;
  readonly networks: Sliding;
  readonly network: number | null;
  readonly knownSince: number | null;
};

export type AddressRow = { readonly countedAt: number; readonly hour: Sliding; readonly fresh: Sliding };

/** An agreement assessed for a user. `value` is the highest value assessed since `countedAt`. */
export type AgreementRow = {
  readonly countedAt: number;
  readonly value: number;
  readonly device: string | null;
};

/** Payer and payee, with the week of the last payment. */
export type PairRow = { readonly seen: number; readonly week: number };

export type PayeeRow = {
  readonly countedAt: number;
  readonly seen: number;
  readonly payers: Sliding;
  /** Payers whose account was less than a day old. */
  readonly fresh: Sliding;
  /** The amount that newcomers paid, by day. */
  readonly newcomerValue: Sliding;
  /** Very small payments of accounts less than a day old, by hour. */
  readonly tiny: Sliding;
};

/** The rows of one event; null for one that does not exist or that the event does not touch. */
export type RiskRows = {
  readonly user: UserRow | null;
  readonly userDevice: UserDeviceRow | null;
  readonly device: DeviceRow | null;
  readonly address: AddressRow | null;
  readonly agreement: AgreementRow | null;
  readonly pair: PairRow | null;
  readonly payee: PayeeRow | null;
};

const NO_HOURS: readonly number[] = Array.from({ length: 24 }, () => 0);

export function newUser(at: number): UserRow {
  return {
    countedAt: at,
    tenMinutes: NONE,
    hour: NONE,
    day: NONE,
    dayValue: NONE,
    week: NONE,
    near: NONE,
    weekValue: NONE,
    payees: NONE,
    knownSince: null,
    lastPaidAt: null,
    hours: NO_HOURS,
    hiddenCount: 0,
    baseline: { count: 0, meanLog: 0 },
    place: null,
    firstDevice: null,
    trustedUntil: null,
    verified: false,
  };
}

export function newPayee(at: number): PayeeRow {
  return { countedAt: at, seen: 0, payers: NONE, fresh: NONE, newcomerValue: NONE, tiny: NONE };
}

export function newDevice(at: number): DeviceRow {
  return {
    countedAt: at,
    hour: NONE,
    users: NONE,
    usersEver: 0,
    fresh: NONE,
    networks: NONE,
    network: null,
    knownSince: null,
  };
}
