import { hash } from 'node:crypto';
import type { CallerMetadata } from '#core/caller-metadata.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { BandSystem } from '#core/risk/bands.ts';
import type { Contribution } from '#core/risk/contribution.ts';
import type { DeviceStanding } from '#core/risk/devices.ts';
import type { Degradation, Flag, RiskFacts, Signal } from '#core/risk/facts.ts';
import type { Fix } from '#core/risk/travel.ts';
import type { Counterfactual } from '#core/risk/verdict.ts';
import type { SavedAnswer } from '#store/idempotency.ts';

/** What is to be counted, what is known about it, and what is kept of the decision. */
export type RiskEvent = {
  readonly developerId: string;
  readonly userId: string;
  readonly agreementId: string | null;
  readonly device: Buffer | null;
  /** What counts as one sender: an IPv4 address or an IPv6 network; null when it is not to be counted. */
  readonly address: string | null;
  /** The number of the network that the address belongs to. */
  readonly network: number | null;
  /** The amount in units of the currency's high-value threshold; null where it has none. */
  readonly units: number | null;
  /** When the caller says that the account was made. */
  readonly accountCreatedAt: Date | null;
  /** By which it would be found on a list; null where there is nothing to look for. */
  readonly blindIndexes: readonly Buffer[] | null;
  readonly at: Date;
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
  /** What the score was made of, and which points: enough to make it again. Absent from older ones. */
  readonly facts?: RiskFacts;
  readonly ruleSet?: number;
  readonly network: {
    class: string;
    asn: number | null;
    organisation: string | null;
    country: string | null;
  } | null;
};

/** What the version of the policy that is being tried would have said. */
export type ShadowScore = { readonly version: number; readonly score: number; readonly flag: Flag };

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
  /** Of the account's policy; null: it had none. */
  readonly policyVersion: number | null;
  readonly shadow: ShadowScore | null;
  readonly at: Date;
  /** What to remember; null for a simulated call and the like, which must leave no trace but the counts. */
  readonly learned: Learned | null;
  readonly answer: SavedAnswer | null;
  /** What tells of it, unless somebody else does. */
  readonly event?: DomainEvent | null;
  readonly callerMetadata?: CallerMetadata | undefined;
};

export type Learned = {
  readonly units: number | null;
  readonly place: Fix | null;
  /** How the device stands after a GREEN; null after any other flag. */
  readonly standing: DeviceStanding | null;
  /** Trusted for being the first, which only one device can be. */
  readonly onFirstUse: boolean;
  /** It came through a VPN or a proxy. */
  readonly hidden: boolean;
  /** Nobody has passed with the device before. */
  readonly newDevice: boolean;
};

/** A device is known by the hash of its fingerprint: short, of one size, and no fingerprint to steal. */
export function deviceKey(fingerprint: string): Buffer {
  return hash('sha256', fingerprint, 'buffer');
}
