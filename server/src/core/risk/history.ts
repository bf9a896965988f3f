import type { DeviceHistory } from './devices.ts';
import type { Fix } from './travel.ts';
import type { Baseline } from './value.ts';
import type { VelocityCounts } from './velocity.ts';

/** What is remembered of a user, as it stands with the event that is being judged already counted. */
export type RiskHistory = {
  readonly firstSeenAt: Date;
  readonly identityVerified: boolean;
  readonly counts: VelocityCounts;
  readonly baseline: Baseline;
  readonly lastPlace: { readonly fix: Fix; readonly at: Date } | null;
  readonly userTrustedUntil: number | null;
  readonly device: (DeviceHistory & { readonly firstSeen: boolean }) | null;
};
