import type { RiskFacts, Signal } from '#core/risk/facts.ts';
import { HOUR_MS } from '#core/time.ts';

const TRAVEL_POINTS = 42;
const DEVICE_MISMATCH_POINTS = 16;
const NEW_DEVICE_POINTS = 6;
const IDENTITY_POINTS = 10;
/** The first row whose ratio the peak reaches applies. Exactly at a limit (ratio 1) nothing fires. */
const VELOCITY_POINTS = [
  { reaches: (ratio: number) => ratio >= 4, points: 56 },
  { reaches: (ratio: number) => ratio >= 2, points: 42 },
  { reaches: (ratio: number) => ratio > 1, points: 30 },
];
const NEW_ACCOUNT_POINTS = [
  { youngerThanHours: 24, points: 8 },
  { youngerThanHours: 72, points: 5 },
];
const HIGH_VALUE_POINTS = { base: 18, perTenfold: 12 };

/** The maximum points of each. */
export const SIGNAL_POINTS = {
  impossible_travel: TRAVEL_POINTS,
  device_mismatch: DEVICE_MISMATCH_POINTS,
  velocity_anomaly: VELOCITY_POINTS[0]?.points ?? 0,
  identity_not_verified: IDENTITY_POINTS,
  new_device: NEW_DEVICE_POINTS,
  new_account: NEW_ACCOUNT_POINTS[0]?.points ?? 0,
  high_value_transaction: HIGH_VALUE_POINTS.base + HIGH_VALUE_POINTS.perTenfold,
} as const;

type Scorer = {
  readonly signal: Signal;
  /** Zero when the signal is silent. */
  readonly points: (facts: RiskFacts) => number;
  /** Called only when there are points and reasons are needed. */
  readonly reason: (facts: RiskFacts) => string;
};

/** One row per signal, after the network group, in the order of the answer. */
export const SCORERS: readonly Scorer[] = [
  {
    signal: 'impossible_travel',
    points: ({ travel }) => (travel ? TRAVEL_POINTS : 0),
    reason: ({ travel }) => {
      if (!travel || travel === 'simulated') return 'An impossible journey was simulated.';
      const minutes = Math.round(travel.elapsedMs / 60_000);
      return `${Math.round(travel.distanceKm)} km from the last known place ${minutes} minutes ago.`;
    },
  },
  {
    signal: 'device_mismatch',
    points: ({ device }) => (device?.userHasTrusted && !device.trusted ? DEVICE_MISMATCH_POINTS : 0),
    reason: () => "None of the user's trusted devices.",
  },
  {
    signal: 'velocity_anomaly',
    points: ({ velocity }) =>
      velocity ? (VELOCITY_POINTS.find(({ reaches }) => reaches(velocity.ratio))?.points ?? 0) : 0,
    reason: ({ velocity }) => velocity?.reason ?? '',
  },
  {
    signal: 'identity_not_verified',
    points: ({ identityVerified }) => (identityVerified ? 0 : IDENTITY_POINTS),
    reason: () => 'No verified identity on record.',
  },
  {
    signal: 'new_device',
    points: ({ device }) => (device?.firstSeen ? NEW_DEVICE_POINTS : 0),
    reason: ({ device }) =>
      device?.withheld
        ? 'No fingerprint was sent for a user who has a trusted device.'
        : 'First time this device is seen.',
  },
  {
    signal: 'new_account',
    points: (facts) => youngerRow(facts)?.points ?? 0,
    reason: (facts) => `The account is less than ${youngerRow(facts)?.youngerThanHours} hours old.`,
  },
  {
    signal: 'high_value_transaction',
    points: ({ highValue }) => {
      if (!highValue || highValue.ratio < 1) return 0;
      const tenfolds = Math.min(1, Math.log10(highValue.ratio));
      return Math.round(HIGH_VALUE_POINTS.base + HIGH_VALUE_POINTS.perTenfold * tenfolds);
    },
    reason: ({ highValue }) => highValue?.reason ?? '',
  },
];

function youngerRow({ accountAgeMs }: RiskFacts) {
  if (accountAgeMs === null) return undefined;
  for (const row of NEW_ACCOUNT_POINTS) if (accountAgeMs < row.youngerThanHours * HOUR_MS) return row;
  return undefined;
}
