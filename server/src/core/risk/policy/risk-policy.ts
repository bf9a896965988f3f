import type { Actor } from '#core/actor.ts';
import { Problem, type ProblemDetail } from '#core/problem.ts';
import { type RiskFacts, SIGNALS } from '#core/risk/facts.ts';
import { DEFAULT_POINTS, RULE_SET } from '#core/risk/score.ts';
import { faultsOf, type Scorecard } from '#core/risk/scorecard/scorecard.ts';
import { highValueOf, type Thresholds, yardstickOf } from '#core/risk/value.ts';
import type { CompiledPolicy, Points, RuleText, Weighed } from './compiled-policy.ts';
import { compile } from './expression.ts';
import { LEFT_OUT, RULE_FACTS } from './rule-facts.ts';
import { ExpressionFault } from './tokens.ts';

/** What an account wants of its scores: one document, of which each version stays as it was. */
export type RiskPolicy = {
  /** From which amount on it is a lot, by currency; 0 turns it off. What is not here is as usual. */
  readonly highValue: Thresholds;
  readonly weights: Partial<Points>;
  /** In the order in which answers list them; it makes no difference to the score. */
  readonly rules: readonly RuleText[];
  /** Points in place of those of the signals and patterns; without it those hold. */
  readonly scorecard?: Scorecard | null | undefined;
};

export const NO_POLICY: RiskPolicy = { highValue: {}, weights: {}, rules: [] };

export type RiskDraft = {
  readonly policy: RiskPolicy;
  readonly changedBy: Actor;
  readonly changedAt: Date;
};

/** A version is tried beside the one in use, then used, and then kept for what it has decided. */
export const POLICY_STATES = ['shadow', 'live', 'retired'] as const;
export type PolicyState = (typeof POLICY_STATES)[number];

export type PolicyVersion = {
  readonly version: number;
  readonly state: PolicyState;
  readonly policy: RiskPolicy;
  readonly madeBy: Actor;
  readonly madeAt: Date;
  readonly liveAt: Date | null;
  readonly retiredAt: Date | null;
};

/** What is in force and what is on its way there. */
export type RiskPolicies = {
  readonly live: PolicyVersion | null;
  readonly shadow: PolicyVersion | null;
  readonly draft: RiskDraft | null;
};

export const POLICY_LIMITS = { rules: 50, name: 60, reason: 200, points: 50, currencies: 30 } as const;

/** One sign by itself is never RED: whoever wants that writes a rule, which says so. */
const MOST_POINTS = 69;
export const WEIGHED = Object.keys(DEFAULT_POINTS) as [Weighed, ...Weighed[]];

/** A signal can be made quiet and not silent: whoever relies on `triggeredSignals` still finds it there. */
export function weightLimits(name: Weighed): { usual: number; least: number; most: number } {
  const least = (SIGNALS as readonly string[]).includes(name) ? 1 : 0;
  return { usual: DEFAULT_POINTS[name], least, most: MOST_POINTS };
}

/** Ready to use; a fault in it is told with the path and the character where it is. */
export function compilePolicy(version: number | null, policy: RiskPolicy): CompiledPolicy {
  const details: ProblemDetail[] = [];
  const names = new Set<string>();
  const rules = policy.rules.flatMap((rule, index) => {
    const at = `rules[${index}]`;
    if (names.has(rule.name)) details.push({ path: `${at}.name`, message: 'another rule has this name' });
    names.add(rule.name);
    try {
      return [{ ...rule, applies: compile(rule.when, { facts: RULE_FACTS, leftOut: LEFT_OUT }) }];
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error;
      details.push({ path: `${at}.when`, message: `at character ${error.at}: ${error.message}` });
      return [];
    }
  });
  details.push(...faultsOf(policy.scorecard ?? []));
  if (details.length > 0) {
    const { path, message } = details[0] as ProblemDetail;
    throw new Problem('validation_failed', `${path}: ${message}`, { details });
  }
  const points = { ...DEFAULT_POINTS, ...policy.weights };
  return {
    version,
    ruleSet: RULE_SET,
    points,
    thresholds: policy.highValue,
    rules,
    scorecard: policy.scorecard ?? null,
  };
}

/**
 * The facts of an assessment as another policy would see them: its own thresholds decide what is a lot. What
 * had been counted by then stays as it was counted.
 */
export function seenBy(compiledPolicy: CompiledPolicy, facts: RiskFacts, usual: Thresholds): RiskFacts {
  if (!facts.payment) return facts;
  const { threshold } = yardstickOf(facts.payment.currency, compiledPolicy.thresholds, usual);
  if (threshold === facts.payment.threshold) return facts;
  const payment = { ...facts.payment, threshold };
  return { ...facts, payment, highValue: highValueOf(payment) };
}
