import type { Actor } from '#core/actor.ts';
import { Problem, type ProblemDetail } from '#core/problem.ts';
import { type RiskFacts, SIGNALS } from '#core/risk/facts.ts';
import {
  LISTED_IDS,
  type ListLookup,
  type ListSubject,
  lookupName,
  subjectOfSource,
} from '#core/risk/lists.ts';
import { DEFAULT_POINTS, RULE_SET } from '#core/risk/score.ts';
import { faultsOf, type Scorecard } from '#core/risk/scorecard/scorecard.ts';
import { highValueOf, type Thresholds, yardstickOf } from '#core/risk/value.ts';
import { AGGREGATE_LIMITS, type Aggregate, aggregateName } from './aggregates.ts';
import type { CompiledPolicy, Points, RuleText, Weighed } from './compiled-policy.ts';
import { compile, type OnRead } from './expression.ts';
import { aggregateOf, isListed, LEFT_OUT, LOCAL_FACTS, RULE_FACTS, RULE_TEXTS } from './rule-facts.ts';
import { ExpressionFault } from './tokens.ts';

/** An account's risk policy as one document. Published versions never change. */
export type RiskPolicy = {
  /** The high-value threshold by currency; 0 turns it off. Currencies not listed use the default. */
  readonly highValue: Thresholds;
  readonly weights: Partial<Points>;
  /** In the order in which answers list them; the order does not affect the score. */
  readonly rules: readonly RuleText[];
  /** Replaces the points of the signals and patterns. */
  readonly scorecard?: Scorecard | null | undefined;
};

export const NO_POLICY: RiskPolicy = { highValue: {}, weights: {}, rules: [] };

export type RiskDraft = {
  readonly policy: RiskPolicy;
  /** Grows with each change of the draft, its end included. */
  readonly revision: number;
  readonly changedBy: Actor;
  readonly changedAt: Date;
};

/**
 * A version runs in shadow mode beside the live one, then goes live, and is kept afterwards for the decisions
 * it made.
 */
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

/** The active policies and the draft. */
export type RiskPolicies = {
  readonly live: PolicyVersion | null;
  readonly shadow: PolicyVersion | null;
  readonly draft: RiskDraft | null;
  /** Of the draft, or of its absence. */
  readonly draftRevision: number;
};

export const POLICY_LIMITS = {
  rules: 50,
  name: 60,
  reason: 200,
  points: 50,
  currencies: 30,
  lookups: 50,
} as const;

/** No single line can cause RED. A rule with a verdict can do that explicitly. */
const MOST_POINTS = 69;
export const WEIGHED = Object.keys(DEFAULT_POINTS) as [Weighed, ...Weighed[]];

/**
 * A signal's weight cannot be zero, so that it still appears in `triggeredSignals` for callers that rely on
 * it.
 */
export function weightLimits(name: Weighed): { usual: number; least: number; most: number } {
  const least = (SIGNALS as readonly string[]).includes(name) ? 1 : 0;
  return { usual: DEFAULT_POINTS[name], least, most: MOST_POINTS };
}

/** The account's named lists and what they hold. */
export type NamedLists = ReadonlyMap<string, ListSubject>;

/** A stored policy was checked when it was saved, so its lists are not given. */
function vocabularyWith(known: NamedLists | null) {
  const refusal = ({ source, list }: ListLookup) => {
    const wanted = subjectOfSource(source);
    const held = known?.get(list);
    if (!known || held === wanted) return null;
    return held === undefined
      ? `there is no list ${list}; add an entry to it first`
      : `the list ${list} holds values of the type ${held}, and ${source} is of the type ${wanted}`;
  };
  return {
    ...{ facts: RULE_FACTS, texts: RULE_TEXTS, leftOut: LEFT_OUT, ids: Object.keys(LISTED_IDS) },
    ...{ lists: { isListed, refusal }, aggregates: aggregateOf },
  };
}

/** Compiles a policy. Errors name the path and the character. */
export function compilePolicy(
  version: number | null,
  policy: RiskPolicy,
  namedLists: NamedLists | null = null,
): CompiledPolicy {
  const vocabulary = vocabularyWith(namedLists);
  const details: ProblemDetail[] = [];
  const names = new Set<string>();
  const metadata = new Set<string>();
  const lists = new Map<string, ListLookup>();
  let localTime = false;
  const aggregates = new Map<string, Aggregate>();
  const onRead: OnRead = (name, key, use) => {
    if (use && 'lookup' in use) lists.set(lookupName(use.lookup), use.lookup);
    if (use && 'aggregate' in use) aggregates.set(aggregateName(use.aggregate), use.aggregate);
    if (key !== undefined) metadata.add(key);
    if (LOCAL_FACTS.includes(name)) localTime = true;
  };
  const rules = policy.rules.flatMap((rule, index) => {
    const at = `rules[${index}]`;
    if (names.has(rule.name)) details.push({ path: `${at}.name`, message: 'another rule has this name' });
    names.add(rule.name);
    try {
      return [{ ...rule, applies: compile(rule.when, vocabulary, onRead) }];
    } catch (error) {
      if (!(error instanceof ExpressionFault)) throw error;
      details.push({ path: `${at}.when`, message: `at character ${error.at}: ${error.message}` });
      return [];
    }
  });
  if (lists.size > POLICY_LIMITS.lookups) {
    const message = `rules may look up at most ${POLICY_LIMITS.lookups} facts in lists`;
    details.push({ path: 'rules', message });
  }
  details.push(...tooMany([...aggregates.values()]));
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
    reads: {
      ...{ localTime, metadata: [...metadata], lists: [...lists.values()] },
      aggregates: [...aggregates.values()],
    },
    scorecard: policy.scorecard ?? null,
  };
}

/** Each costs a look-up with every assessment, and what they count by a row. */
function tooMany(aggregates: readonly Aggregate[]): ProblemDetail[] {
  const { aggregates: most, bys } = AGGREGATE_LIMITS;
  const message =
    aggregates.length > most
      ? `rules may use at most ${most} different counts, sums and distinct counts`
      : `rules may count by at most ${bys} different things`;
  const isTooMany = aggregates.length > most || new Set(aggregates.map(({ by }) => by)).size > bys;
  return isTooMany ? [{ path: 'rules', message }] : [];
}

/**
 * Returns an assessment's facts as another policy sees them: with that policy's thresholds. Counts stay as
 * they were counted.
 */
export function seenBy(compiledPolicy: CompiledPolicy, facts: RiskFacts, usual: Thresholds): RiskFacts {
  if (!facts.payment) return facts;
  const { threshold } = yardstickOf(facts.payment.currency, compiledPolicy.thresholds, usual);
  if (threshold === facts.payment.threshold) return facts;
  const payment = { ...facts.payment, threshold };
  return { ...facts, payment, highValue: highValueOf(payment) };
}
