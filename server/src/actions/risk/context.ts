import type { EventsContext } from '#actions/events/context.ts';
import type { IpIntel } from '#core/risk/ip-intel.ts';
import type { Thresholds } from '#core/risk/value.ts';
import type { ActivePolicies } from '#store/risk/policy/active-policies.ts';
import type { RiskState } from '#store/risk/state.ts';

/** What an assessment needs beyond what every action has. */
export type RiskService = {
  readonly state: RiskState;
  readonly ipIntel: IpIntel;
  /** What each account has made of its scores. */
  readonly compiledPolicy: ActivePolicies;
  readonly thresholds: Thresholds;
  /** Told when history or policies could not be read and the assessment went on without them. */
  readonly onDegraded: (error: unknown) => void;
};

export type RiskContext = EventsContext & { readonly risk: RiskService };
