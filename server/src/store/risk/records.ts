import type { CallerMetadata } from '#core/caller-metadata.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { BandSystem } from '#core/risk/bands.ts';
import type { Contribution } from '#core/risk/contribution.ts';
import type { Degradation, Flag, RiskFacts, Signal } from '#core/risk/facts.ts';
import type { Learned } from '#core/risk/state/learn.ts';
import type { Counterfactual } from '#core/risk/verdict.ts';
import type { SavedAnswer } from '#store/idempotency.ts';
import { sha256 } from '#store/sha256.ts';

/** An event to be counted. */
export type RiskEvent = {
  readonly developerId: string;
  readonly userId: string;
  readonly agreementId: string | null;
  /** The hash of the fingerprint, in hex. */
  readonly device: string | null;
  /**
   * The unit counted as one sender: an IPv4 address or an IPv6 network; null when it is not to be counted.
   */
  readonly address: string | null;
  /** The number of the autonomous system of the address. */
  readonly network: number | null;
  /** The amount in units of the currency's high-value threshold; null when there is none. */
  readonly units: number | null;
  /** When the account was created, according to the caller. */
  readonly accountCreatedAt: Date | null;
  /** Blind indexes to look up on the account's lists; null when there is nothing to look for. */
  readonly blindIndexes: readonly Buffer[] | null;
  readonly at: Date;
};

export type AssessmentDetail = {
  readonly category: string;
  readonly recommendation: string;
  readonly triggeredSignals: Signal[];
  readonly contributions: Contribution[];
  readonly counterfactuals: Counterfactual[];
  /** Data that could not be read, so that its signals were skipped. */
  readonly degraded: Degradation[];
  readonly bandLimits: { readonly amberFrom: number; readonly redFrom: number };
  readonly ipDataVersion: string | null;
  /** The inputs and the rule set of the score, enough to compute it again. Absent from older assessments. */
  readonly facts?: RiskFacts;
  readonly ruleSet?: number;
  readonly network: {
    class: string;
    asn: number | null;
    organisation: string | null;
    country: string | null;
  } | null;
};

/** The result of the policy version in shadow. */
export type ShadowScore = { readonly version: number; readonly score: number; readonly flag: Flag };

export type NewAssessment = {
  readonly developerId: string;
  readonly id: string;
  readonly userId: string;
  readonly agreementId: string | null;
  readonly bands: BandSystem;
  readonly amount: number;
  readonly currency: string;
  readonly device: string | null;
  readonly score: number;
  readonly flag: Flag;
  readonly simulated: boolean;
  readonly detail: AssessmentDetail;
  /** Version of the account's policy; null when it had none. */
  readonly policyVersion: number | null;
  readonly shadow: ShadowScore | null;
  readonly at: Date;
  /** Null for simulated calls and others that must leave no trace but the counts. */
  readonly learned: Learned | null;
  readonly answer: SavedAnswer | null;
  /** The event that announces it, unless another one does. */
  readonly event?: DomainEvent | null;
  readonly callerMetadata?: CallerMetadata | undefined;
};

/**
 * A device is identified by the hash of its fingerprint: short, of fixed size, and no fingerprint to steal.
 */
export function deviceHash(fingerprint: string): string {
  return sha256(fingerprint);
}

/** The hash as the database stores it. */
export function deviceKey(fingerprint: string): Buffer {
  return Buffer.from(deviceHash(fingerprint), 'hex');
}
