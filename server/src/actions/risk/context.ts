import type { EventsContext } from '#actions/events/context.ts';
import type { IpIntel } from '#core/risk/ip-intel.ts';
import type { Thresholds } from '#core/risk/value.ts';
import type { ActivePolicies } from '#store/risk/policy/active-policies.ts';
import type { RiskState } from '#store/risk/state.ts';

/** Dependencies of risk assessments. */
export type RiskService = {
  readonly state: RiskState;
  readonly ipIntel: IpIntel;
  /** The compiled policies of each account. */
  readonly compiledPolicy: ActivePolicies;
  readonly thresholds: Thresholds;
  /** Called when history or policies could not be read and the assessment continued without them. */
  readonly onDegraded: (error: unknown) => void;
};

export type RiskContext = EventsContext & { readonly risk: RiskService };
