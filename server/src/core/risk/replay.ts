import type { BandSystem } from './bands.ts';
import type { Contribution } from './contribution.ts';
import type { Flag, RiskFacts } from './facts.ts';
import type { CompiledPolicy } from './policy/compiled-policy.ts';
import { DEFAULT_POLICY, FIRST_RULE_SET, RULE_SET } from './score.ts';
import { type Counterfactual, judge } from './verdict.ts';

/** As much of a stored assessment as can be made again from its facts. */
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
 * Makes an assessment again. `other rules`: it was made with points that are not known here, or before its
 * facts were kept. `differs`: somebody changed a row, or a rule without saying so in RULE_SET. `compiledPolicy` is
 * what the account had made of its scores at that time.
 */
export function replay(
  { bands, score, flag, detail }: Replayable,
  compiledPolicy: CompiledPolicy = DEFAULT_POLICY,
): 'same' | 'differs' | 'other rules' {
  const { facts, ruleSet, recommendation, triggeredSignals, contributions, counterfactuals } = detail;
  if (!facts || !ruleSet || ruleSet < FIRST_RULE_SET || ruleSet > RULE_SET) return 'other rules';
  const again = judge(facts, bands, { ...compiledPolicy, ruleSet });
  const then = { score, flag, recommendation, triggeredSignals, contributions, counterfactuals };
  return sameAs(again, then) ? 'same' : 'differs';
}

/** Everything that the one names is the same in the other, in whatever order a database keeps names. */
function sameAs(one: unknown, other: unknown): boolean {
  if (typeof other !== 'object' || other === null) return one === other;
  if (typeof one !== 'object' || one === null) return false;
  if (Array.isArray(other) && (!Array.isArray(one) || one.length !== other.length)) return false;
  return Object.entries(other).every(([name, value]) =>
    sameAs((one as Record<string, unknown>)[name], value),
  );
}
