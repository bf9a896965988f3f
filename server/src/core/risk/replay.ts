import type { BandSystem } from './bands.ts';
import type { Contribution } from './contribution.ts';
import type { Flag, RiskFacts } from './facts.ts';
import type { CompiledPolicy } from './policy/compiled-policy.ts';
import { DEFAULT_POLICY, FIRST_RULE_SET, RULE_SET } from './score.ts';
import { type Counterfactual, judge } from './verdict.ts';

/** The parts of a stored assessment that can be recomputed from its facts. */
export type Replayable = {
  readonly bands: BandSystem;
  readonly score: number;
  readonly flag: Flag;
  readonly detail: {
    readonly facts?: RiskFacts;
    readonly ruleSet?: number;
    readonly recommendation: string;
    readonly triggeredSignals: readonly string[];
    readonly contributions: readonly Contribution[];
    readonly counterfactuals: readonly Counterfactual[];
  };
};

/**
 * Recomputes an assessment and compares it, including the reason texts. `other rules`: it was made with
 * points that are unknown here, or before facts were stored. `unreadable`: metadata that a rule read was
 * erased, or cannot be decrypted here. `differs`: a row was changed, or a rule was
 * changed without raising RULE_SET. `compiledPolicy` is the account's policy at that time.
 */
export function replay(
  { bands, score, flag, detail }: Replayable,
  compiledPolicy: CompiledPolicy = DEFAULT_POLICY,
): 'same' | 'differs' | 'other rules' | 'unreadable' {
  const { facts, ruleSet, recommendation, triggeredSignals, contributions, counterfactuals } = detail;
  if (!facts || !ruleSet || ruleSet < FIRST_RULE_SET || ruleSet > RULE_SET) return 'other rules';
  if (facts.hadMetadata && !facts.metadata) return 'unreadable';
  const again = judge(facts, bands, { ...compiledPolicy, ruleSet });
  const then = { score, flag, recommendation, triggeredSignals, contributions, counterfactuals };
  return sameAs(again, then) ? 'same' : 'differs';
}

/** True when everything in `other` is equal in `one`, regardless of key order. */
function sameAs(one: unknown, other: unknown): boolean {
  if (typeof other !== 'object' || other === null) return one === other;
  if (typeof one !== 'object' || one === null) return false;
  if (Array.isArray(other) && (!Array.isArray(one) || one.length !== other.length)) return false;
  return Object.entries(other).every(([name, value]) =>
    sameAs((one as Record<string, unknown>)[name], value),
  );
}
