import type { DeviceHistory } from './devices.ts';
import type { ListHit } from './lists.ts';
import type { Fix } from './travel.ts';
import type { Baseline } from './value.ts';
import type { VelocityCounts } from './velocity.ts';

/** What is remembered of a user, as it stands with the event that is being judged already counted. */
export type RiskHistory = {
  /** Since the first assessment that was neither blocked nor simulated; null when there was none. */
  readonly knownSince: Date | null;
  readonly lastPaidAt: Date | null;
  /** How many payments began in each hour of the day, UTC. */
  readonly hours: readonly number[];
  /** How many of them came through a VPN or a proxy. */
  readonly hiddenCount: number;
  readonly identityVerified: boolean;
  readonly counts: VelocityCounts;
  readonly week: WeekCounts;
  readonly baseline: Baseline;
  readonly lastPlace: { readonly fix: Fix; readonly at: Date } | null;
  readonly userTrustedUntil: number | null;
  readonly device: (DeviceHistory & DeviceCounts) | null;
  readonly freshAtAddressPerDay: number;
  /** Agreements that the user bought in and that were refunded or are frozen; ten are counted. */
  readonly troubles: number;
  /** Null where nobody is paid: without an agreement, or when the user is not its buyer. */
  readonly payee: PayeeHistory | null;
  /** Those of the account's lists that this event is on. */
  readonly lists: readonly ListHit[];
};

/** What a user did within seven days, this event included. */
export type WeekCounts = {
  readonly nearThreshold: number;
  readonly thresholds: number;
  readonly payees: number;
  readonly payments: number;
};

export type DeviceCounts = {
  /** Since when somebody passed with it; null when nobody has. */
  readonly knownSince: Date | null;
  readonly usersEver: number;
  /** Users whose account was less than a day old, and changes of network, within a day. */
  readonly freshPerDay: number;
  readonly networksPerDay: number;
};

export type PayeeHistory = {
  /** How often this user paid them, and how often anybody did. */
  readonly pairSeen: number;
  readonly seen: number;
  /** Who paid them within seven days, and how many of these with an account less than a day old. */
  readonly payersPerWeek: number;
  readonly freshPayersPerWeek: number;
  readonly accountSince: Date | null;
  /** How often they paid the user in turn, and whether they are seen on the device that is used now. */
  readonly paidBack: number;
  readonly sharesDevice: boolean;
  /** As the user's, of what they sold. */
  readonly troubles: number;
};
