import { BANDS, type BandSystem } from '#core/risk/bands.ts';
import type { Contribution } from '#core/risk/contribution.ts';
import type { RiskFacts, Signal } from '#core/risk/facts.ts';
import type { ListHit, ListKind, ListLookup } from '#core/risk/lists.ts';
import type { Pattern } from '#core/risk/pattern-rule.ts';
import type { Scorecard } from '#core/risk/scorecard/scorecard.ts';
import type { Thresholds } from '#core/risk/value.ts';
import type { Aggregate } from './aggregates.ts';
import type { RuleScene } from './rule-facts.ts';

/**
 * The lines whose points an account can change: the maximum each may add or, for the trust list, take off.
 */
export type Weighed = Signal | Pattern | 'watch_list' | 'trust_list';
export type Points = Readonly<Record<Weighed, number>>;

export const VERDICTS = ['AMBER', 'RED'] as const;
/** A rule adds or takes off points, or sets the minimum flag. */
type RuleEffect =
  | { readonly points: number; readonly verdict?: undefined }
  | { readonly verdict: (typeof VERDICTS)[number]; readonly points?: undefined };

export type RuleText = RuleEffect & {
  readonly name: string;
  readonly when: string;
  readonly reason: string;
};
type Rule = RuleText & { readonly applies: (scene: RuleScene) => boolean | null };

/** What rules read beyond the facts of every assessment: only accounts with such rules pay for it. */
export type PolicyReads = {
  readonly localTime: boolean;
  /** Keys of the caller's metadata. */
  readonly metadata: readonly string[];
  readonly lists: readonly ListLookup[];
  readonly aggregates: readonly Aggregate[];
};
export const NO_READS: PolicyReads = { localTime: false, metadata: [], lists: [], aggregates: [] };

/** An account's risk policy, ready to run. */
export type CompiledPolicy = {
  /** The version of the policy; null without one. */
  readonly version: number | null;
  /** The version of the built-in points. */
  readonly ruleSet: number;
  readonly points: Points;
  /** Replace the built-in thresholds. */
  readonly thresholds: Thresholds;
  readonly rules: readonly Rule[];
  readonly reads: PolicyReads;
  /** Replaces the points of the signals and patterns. */
  readonly scorecard: Scorecard | null;
};

const ON_LIST: Readonly<Record<ListHit['on'], string>> = {
  user: 'The user',
  device: 'The device',
  network: 'The address',
  bank_account: 'The bank account',
  email_domain: 'The domain of the e-mail address',
  text: 'The text',
};

type PolicyResult = {
  readonly facts: RiskFacts;
  readonly bands: BandSystem;
  readonly compiledPolicy: CompiledPolicy;
};

/**
 * Returns the lines that lists and rules add. Points come first, so that a verdict has the last word:
 * whatever was taken off before, a block or a rule raises the score to the start of its band. A verdict never
 * lowers a score, and the lines still add up to it.
 */
export function policyLines(
  points: number,
  { facts, bands, compiledPolicy }: PolicyResult,
): readonly Contribution[] {
  const fired = firedBy(compiledPolicy.rules, { facts, endpoint: bands, points });
  if (fired.length === 0 && !facts.lists) return NOTHING;
  const added = facts.lists
    ? [
        ...listLine(facts, 'watch', compiledPolicy.points.watch_list),
        ...listLine(facts, 'trust', -compiledPolicy.points.trust_list),
      ]
    : [];
  for (const rule of fired) if (!rule.verdict) added.push(ruleLine(rule, rule.points));
  let total = points + sumOf(added);
  if (total < 0) {
    added.push({ signal: 'cap', points: -total, reason: 'The score begins at 0.' });
    total = 0;
  }
  const lift = (verdict: (typeof VERDICTS)[number]) => {
    const { amberFrom, redFrom } = BANDS[bands];
    const missing = Math.max(0, (verdict === 'RED' ? redFrom : amberFrom) - total);
    total += missing;
    return missing;
  };
  const [block] = facts.lists ? hitsOf(facts, 'block') : [];
  if (block) added.push(hitLine(block, lift('RED')));
  for (const rule of fired) if (rule.verdict) added.push(ruleLine(rule, lift(rule.verdict)));
  return added;
}

/** Returns the score including lists and rules, without the reasons. */
export function policyPoints(points: number, { facts, bands, compiledPolicy }: PolicyResult): number {
  const { rules, points: weights } = compiledPolicy;
  const { amberFrom, redFrom } = BANDS[bands];
  const scene = { facts, endpoint: bands, points };
  let [total, least] = [points, 0];
  for (const { applies, verdict, points: added } of rules) {
    if (applies(scene) !== true) continue;
    if (verdict) least = Math.max(least, verdict === 'RED' ? redFrom : amberFrom);
    else total += added;
  }
  if (facts.lists) {
    if (hitsOf(facts, 'watch').length > 0) total += weights.watch_list;
    if (hitsOf(facts, 'trust').length > 0) total -= weights.trust_list;
    if (hitsOf(facts, 'block').length > 0) least = redFrom;
  }
  return Math.max(total, least, 0);
}

const NOTHING: readonly never[] = [];

function firedBy(rules: readonly Rule[], scene: RuleScene): readonly Rule[] {
  let fired: Rule[] | undefined;
  for (const rule of rules) {
    if (rule.applies(scene) !== true) continue;
    fired ??= [];
    fired.push(rule);
  }
  return fired ?? NOTHING;
}

export function sumOf(lines: readonly Contribution[]): number {
  let total = 0;
  for (const { points } of lines) total += points;
  return total;
}

function hitsOf({ lists = [] }: RiskFacts, kind: ListKind): ListHit[] {
  return lists.filter((hit) => hit.kind === kind);
}

/** Several hits on one list count once. */
function listLine(facts: RiskFacts, kind: ListKind, points: number): Contribution[] {
  const [hit] = hitsOf(facts, kind);
  return hit && points !== 0 ? [hitLine(hit, points)] : [];
}

function hitLine({ id, kind, on }: ListHit, points: number): Contribution {
  return { signal: 'list', name: id, points, reason: `${ON_LIST[on]} is on your ${kind} list.` };
}

function ruleLine({ name, reason }: Rule, points: number): Contribution {
  return { signal: 'rule', name, points, reason };
}
