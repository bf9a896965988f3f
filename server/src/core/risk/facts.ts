import type { Metadata } from '#core/caller-metadata.ts';
import type { AddressClass } from './ip-intel.ts';
import type { ListHit } from './lists.ts';
import type { LocalTime } from './local-time.ts';
import type { Override } from './override.ts';
import type { PatternFacts } from './pattern-facts.ts';
import type { Journey } from './travel.ts';
import type { HighValue, Payment } from './value.ts';
import type { VelocityCounts, VelocityPeak } from './velocity.ts';

/** The warning signals of a score. */
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

/** Hours until a review is due, unless the account sets others. */
export const REVIEW_DUE_HOURS: Readonly<Record<Exclude<Flag, 'GREEN'>, number>> = { RED: 4, AMBER: 24 };

/** Sources that could not be read, so that their signals were skipped. */
export const DEGRADATIONS = ['ip_data', 'history', 'policy'] as const;
export type Degradation = (typeof DEGRADATIONS)[number];

/** The reasons for `proxy_detected`. */
export type ProxyKind = 'tor' | 'open_proxy' | 'hosting' | 'time_zone' | 'location';

/**
 * Browser hints as `@surety/browser` reads them. A browser can be made to lie, so only a true counts; false
 * proves nothing, and null means that it was not reported.
 */
export type BrowserHints = {
  /** True when a program drives the browser. */
  readonly webdriver: boolean | null;
  readonly virtualCamera: boolean | null;
};

/** Everything the score depends on, already reduced to plain facts. */
export type RiskFacts = {
  vpn: 'simulated' | 'address' | null;
  proxies: readonly ProxyKind[];
  travel: 'simulated' | Journey | null;
  /**
   * Null when the caller sent no fingerprint and the user has no trusted device; the device signals are then
   * silent. `withheld`: none was sent although the user has one, which counts as an unknown device.
   */
  device: { firstSeen: boolean; trusted: boolean; userHasTrusted: boolean; withheld?: true } | null;
  velocity: VelocityPeak | null;
  identityVerified: boolean;
  /** Null when unknown. */
  accountAgeMs: number | null;
  highValue: HighValue | null;
  /** Absent without history. */
  patterns?: PatternFacts;
  /** Set when a person reviewed this RED and let it through. */
  override?: Override;
  /** Facts for rules beyond those of the signals. Older assessments were stored without them. */
  counts?: VelocityCounts;
  payment?: Payment;
  network?: AddressClass;
  browser?: BrowserHints;
  /** The matching entries of the account's lists. */
  lists?: readonly ListHit[];
  /** Present if a rule of the account reads it, as are the following. */
  local?: LocalTime;
  /** Whether facts were in named lists (lookupName); those that were unknown are missing. */
  listed?: Readonly<Record<string, boolean>>;
  /** Counts that rules use, by their name (aggregateName); those that were unknown are missing. */
  aggregates?: Readonly<Record<string, number>>;
  /** Of the payment, as far as rules read it. Stored encrypted, apart from the other facts. */
  metadata?: Metadata;
  /** There was such metadata, so that its erasure can be told from its absence. */
  hadMetadata?: true;
};
