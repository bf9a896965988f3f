import type { DeviceHistory } from './devices.ts';
import type { ListHit } from './lists.ts';
import type { Override } from './override.ts';
import type { Fix } from './travel.ts';
import type { Baseline } from './value.ts';
import type { VelocityCounts } from './velocity.ts';

/** A user's stored history, with the event being assessed already counted. */
export type RiskHistory = {
  /** The first assessment that was neither blocked nor simulated; null when there was none. */
  readonly knownSince: Date | null;
  readonly lastPaidAt: Date | null;
  /** The number of payments by hour of the day, in UTC. */
  readonly hours: readonly number[];
  /** The number of them that came through a VPN or a proxy. */
  readonly hiddenCount: number;
  readonly identityVerified: boolean;
  readonly counts: VelocityCounts;
  readonly week: WeekCounts;
  readonly baseline: Baseline;
  readonly lastPlace: { readonly fix: Fix; readonly at: Date } | null;
  readonly userTrustedUntil: number | null;
  readonly device: (DeviceHistory & DeviceCounts) | null;
  readonly freshAtAddressPerDay: number;
  /** Agreements the user bought in that were refunded or are frozen, counted up to ten. */
  readonly troubles: number;
  readonly frauds: LabelCounts;
  /** Null without a payee: there is no agreement, or the user is not its buyer. */
  readonly payee: PayeeHistory | null;
  /** The account's list entries that match this event. */
  readonly lists: readonly ListHit[];
  /** A review let this user's payment for this agreement through. */
  readonly override: Override | null;
};

/** Payments of the account and the device that were labelled bad in the last 90 days. */
export type LabelCounts = { readonly account: number; readonly device: number };

/** The user's activity within seven days, including this event. */
export type WeekCounts = {
  readonly nearThreshold: number;
  readonly thresholds: number;
  readonly payees: number;
  readonly payments: number;
};

export type DeviceCounts = {
  /** The first time a user passed with this device; null when none has. */
  readonly knownSince: Date | null;
  readonly usersEver: number;
  /** Users with an account less than a day old, and changes of network, within a day. */
  readonly freshPerDay: number;
  readonly networksPerDay: number;
};

export type PayeeHistory = {
  /** Payments from this user to the payee, and from anyone to the payee. */
  readonly pairSeen: number;
  readonly seen: number;
  /** Payers of the payee within seven days, and how many of these have an account less than a day old. */
  readonly payersPerWeek: number;
  readonly freshPayersPerWeek: number;
  /** The amount that newcomers paid within a day, in thresholds. */
  readonly newcomerThresholdsPerDay: number;
  /** Very small payments of accounts less than a day old, within an hour. */
  readonly tinyPerHour: number;
  readonly accountSince: Date | null;
  /** Payments from the payee to the user, and whether the payee also uses the current device. */
  readonly paidBack: number;
  readonly sharesDevice: boolean;
  /** As the user's `troubles`, for agreements the payee sold in. */
  readonly troubles: number;
  /** Payments to the payee that were labelled bad, or are disputed, in the last 90 days. */
  readonly frauds: number;
  readonly disputes: number;
};
