import type { AddressClass } from './ip-intel.ts';
import type { ListHit } from './lists.ts';
import type { Override } from './override.ts';
import type { PatternFacts } from './pattern-facts.ts';
import type { Journey } from './travel.ts';
import type { HighValue, Payment } from './value.ts';
import type { VelocityCounts, VelocityPeak } from './velocity.ts';

/** What a score can be made of. Every warning sign is named here once. */
export const SIGNALS = [
  'vpn_detected',
  'proxy_detected',
  'impossible_travel',
  'device_mismatch',
  'velocity_anomaly',
  'identity_not_verified',
  'new_device',
  'new_account',
  'high_value_transaction',
] as const;
export type Signal = (typeof SIGNALS)[number];

export const FLAGS = ['GREEN', 'AMBER', 'RED'] as const;
export type Flag = (typeof FLAGS)[number];

/** Within so many hours a person should have looked at it, where an account has not said otherwise. */
export const REVIEW_DUE_HOURS: Readonly<Record<Exclude<Flag, 'GREEN'>, number>> = { RED: 4, AMBER: 24 };

/** What could not be read, so that its signals were skipped. */
export const DEGRADATIONS = ['ip_data', 'history', 'policy'] as const;
export type Degradation = (typeof DEGRADATIONS)[number];

/** What made `proxy_detected` fire. */
export type ProxyKind = 'tor' | 'open_proxy' | 'hosting' | 'time_zone' | 'location';

/**
 * What a browser says of itself, as `@surety/browser` reads it. It can be made to say no, so a yes counts and
 * a no says nothing; null: it did not say.
 */
export type BrowserHints = {
  /** A program and no person is at the keys. */
  readonly webdriver: boolean | null;
  readonly virtualCamera: boolean | null;
};

/** Everything the score depends on, already reduced to plain facts by those who looked them up. */
export type RiskFacts = {
  vpn: 'simulated' | 'address' | null;
  proxies: readonly ProxyKind[];
  travel: 'simulated' | Journey | null;
  /** Null when the caller sent no fingerprint: then the device signals are silent. */
  device: { firstSeen: boolean; trusted: boolean; userHasTrusted: boolean } | null;
  velocity: VelocityPeak | null;
  identityVerified: boolean;
  /** Null when nobody knows it. */
  accountAgeMs: number | null;
  highValue: HighValue | null;
  /** Absent without history. */
  patterns?: PatternFacts;
  /** Somebody has looked at this RED and lets it through. */
  override?: Override;
  /** What rules can read beyond what the signals are made of. Older assessments were kept without these. */
  counts?: VelocityCounts;
  payment?: Payment;
  network?: AddressClass;
  browser?: BrowserHints;
  /** Those entries of the account's lists that it is on. */
  lists?: readonly ListHit[];
};
