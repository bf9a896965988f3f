import { type BandSystem, flagOf } from '#core/risk/bands.ts';
import { FLAGS, type Flag, type RiskFacts } from '#core/risk/facts.ts';
import { scoreOnly } from '#core/risk/points/score-only.ts';
import type { Thresholds } from '#core/risk/value.ts';
import type { CompiledPolicy } from './compiled-policy.ts';
import { seenBy } from './risk-policy.ts';

/** What is known of an assessment that was made, and what became of it where somebody has said so. */
export type PastAssessment = {
  readonly id: string;
  readonly bands: BandSystem;
  readonly amount: number;
  readonly currency: string;
  readonly score: number;
  readonly flag: Flag;
  /** Absent from those that were made before facts were kept. */
  readonly facts: RiskFacts | null;
  readonly label: string | null;
};

/** How often each flag became which. */
type Matrix = Record<Flag, Record<Flag, number>>;
/** Amounts that would be stopped and were not, and those that would pass and did not. */
type Stakes = Record<string, { stopped: number; passed: number }>;
export type Group = { readonly flags: Matrix; readonly money: Stakes };

export type Example = Pick<PastAssessment, 'id' | 'amount' | 'currency' | 'label'> & {
  readonly before: { readonly score: number; readonly flag: Flag };
  readonly after: { readonly score: number; readonly flag: Flag };
};

/** What has come out so far. It is added to in place: a million times a second. */
export type Tally = {
  /** Made before facts were kept, so nobody can say. */
  unknown: number;
  /** By label; `none` for what nobody has said anything about. */
  readonly groups: Record<string, Group>;
  readonly examples: Example[];
};

const NO_LABEL = 'none';
/** Of those who would be judged more strictly and of those who would be judged less so. */
const EXAMPLES_EACH = 5;

export function emptyTally(): Tally {
  return { unknown: 0, groups: {}, examples: [] };
}

type Direction = 'stricter' | 'milder';
/** How many examples of either there is room for. */
type ScoreRange = Record<Direction, number>;

/** Makes each of them again by another policy and notes what changes. */
export function backtest(
  tally: Tally,
  past: readonly PastAssessment[],
  compiledPolicy: CompiledPolicy,
  usual: Thresholds,
): void {
  const room = scoreRangeIn(tally);
  for (const one of past) {
    if (!one.facts) {
      tally.unknown += 1;
      continue;
    }
    const score = scoreOnly(seenBy(compiledPolicy, one.facts, usual), compiledPolicy, one.bands);
    const flag = flagOf(score, one.bands);
    const group = groupOf(tally, one.label ?? NO_LABEL);
    group.flags[one.flag][flag] += 1;
    if (flag !== one.flag) noteChange(tally, group, room, one, { score, flag });
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
  room: ScoreRange,
  one: PastAssessment,
  after: Example['after'],
): void {
  const { id, amount, currency, label, score, flag } = one;
  const stakes = money[currency] ?? { stopped: 0, passed: 0 };
  money[currency] = stakes;
  if (after.flag === 'RED') stakes.stopped = Math.min(Number.MAX_SAFE_INTEGER, stakes.stopped + amount);
  if (flag === 'RED') stakes.passed = Math.min(Number.MAX_SAFE_INTEGER, stakes.passed + amount);
  const direction = directionOf(flag, after.flag);
  if (room[direction] === 0) return;
  room[direction] -= 1;
  examples.push({ id, amount, currency, label, before: { score, flag }, after });
}

function scoreRangeIn({ examples }: Tally): ScoreRange {
  const room: ScoreRange = { stricter: EXAMPLES_EACH, milder: EXAMPLES_EACH };
  for (const { before, after } of examples) room[directionOf(before.flag, after.flag)] -= 1;
  return room;
}

function directionOf(before: Flag, after: Flag): Direction {
  return FLAGS.indexOf(after) > FLAGS.indexOf(before) ? 'stricter' : 'milder';
}
