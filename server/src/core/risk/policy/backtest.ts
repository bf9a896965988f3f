import { type BandSystem, flagOf } from '#core/risk/bands.ts';
import { FLAGS, type Flag, type RiskFacts } from '#core/risk/facts.ts';
import { scoreOnly } from '#core/risk/points/score-only.ts';
import type { Thresholds } from '#core/risk/value.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import { seenBy } from './risk-policy.ts';

/** A past assessment with its label, if any. */
export type PastAssessment = {
  readonly id: string;
  readonly bands: BandSystem;
  readonly amount: number;
  readonly currency: string;
  readonly score: number;
  readonly flag: Flag;
  /** Null for assessments from before facts were stored. */
  readonly facts: RiskFacts | null;
  readonly label: string | null;
};

/** Counts of flag transitions, from the old flag to the new one. */
type Matrix = Record<Flag, Record<Flag, number>>;
/** Amounts that would newly be stopped, and amounts that would newly pass. */
type Stakes = Record<string, { stopped: number; passed: number }>;
export type Group = { readonly flags: Matrix; readonly money: Stakes };

export type Example = Pick<PastAssessment, 'id' | 'amount' | 'currency' | 'label'> & {
  readonly before: { readonly score: number; readonly flag: Flag };
  readonly after: { readonly score: number; readonly flag: Flag };
};

/** The running result. It is updated in place for speed, a million times a second. */
export type Tally = {
  /** Assessments from before facts were stored, which cannot be recomputed. */
  unknown: number;
  /** By label; `none` for unlabelled assessments. */
  readonly groups: Record<string, Group>;
  readonly examples: Example[];
};

const NO_LABEL = 'none';
/** Per direction: stricter and milder. */
const EXAMPLES_EACH = 5;

export function emptyTally(): Tally {
  return { unknown: 0, groups: {}, examples: [] };
}

type Direction = 'stricter' | 'milder';
/** How many more examples of each direction fit. */
type FreeExamples = Record<Direction, number>;

/** Recomputes each assessment with another policy and records the changes. */
export function backtest(
  tally: Tally,
  past: readonly PastAssessment[],
  compiledPolicy: CompiledPolicy,
  usual: Thresholds,
): void {
  const free = freeExamplesIn(tally);
  for (const one of past) {
    if (!one.facts) {
      tally.unknown += 1;
      continue;
    }
    const score = scoreOnly(seenBy(compiledPolicy, one.facts, usual), compiledPolicy, one.bands);
    const flag = flagOf(score, one.bands);
    const group = groupOf(tally, one.label ?? NO_LABEL);
    group.flags[one.flag][flag] += 1;
    if (flag !== one.flag) noteChange(tally, group, free, one, { score, flag });
  }
}

function groupOf({ groups }: Tally, label: string): Group {
  const found = groups[label];
  if (found) return found;
  const row = () => ({ GREEN: 0, AMBER: 0, RED: 0 });
  const made = { flags: { GREEN: row(), AMBER: row(), RED: row() }, money: {} };
  groups[label] = made;
  return made;
}

function noteChange(
  { examples }: Tally,
  { money }: Group,
  free: FreeExamples,
  one: PastAssessment,
  after: Example['after'],
): void {
  const { id, amount, currency, label, score, flag } = one;
  const stakes = money[currency] ?? { stopped: 0, passed: 0 };
  money[currency] = stakes;
  if (after.flag === 'RED') stakes.stopped = Math.min(Number.MAX_SAFE_INTEGER, stakes.stopped + amount);
  if (flag === 'RED') stakes.passed = Math.min(Number.MAX_SAFE_INTEGER, stakes.passed + amount);
  const direction = directionOf(flag, after.flag);
  if (free[direction] === 0) return;
  free[direction] -= 1;
  examples.push({ id, amount, currency, label, before: { score, flag }, after });
}

function freeExamplesIn({ examples }: Tally): FreeExamples {
  const free: FreeExamples = { stricter: EXAMPLES_EACH, milder: EXAMPLES_EACH };
  for (const { before, after } of examples) free[directionOf(before.flag, after.flag)] -= 1;
  return free;
}

function directionOf(before: Flag, after: Flag): Direction {
  return FLAGS.indexOf(after) > FLAGS.indexOf(before) ? 'stricter' : 'milder';
}
