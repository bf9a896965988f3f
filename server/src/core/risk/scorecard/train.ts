import { DAY_MS } from '#core/time.ts';
import type { Example } from './columns.ts';
import { ENOUGH, fitScorecard, scoreOn, scoreStrangers } from './fit.ts';
import type { Scorecard } from './scorecard.ts';

/** A payment with a known outcome, as it is trained on. */
export type KnownExample = Example & {
  /** Of the assessment, in milliseconds. */
  readonly at: number;
  /** The score of its time. */
  readonly score: number;
  /** The assessment, and how many people gave it this label; null for one without a label. */
  readonly label: { readonly assessmentId: string; readonly people: number } | null;
};

/** How many of each side were AMBER or RED, and how many would be. */
export type Caught = {
  readonly truePositives: { readonly before: number; readonly now: number };
  readonly falsePositives: { readonly before: number; readonly now: number };
};
export type Fitted = Caught & {
  readonly card: Scorecard;
  /** The last weeks, by a card trained on those before them; null when either part is too small. */
  readonly later: (Caught & { readonly frauds: number; readonly legitimate: number }) | null;
  /** Payments labelled legitimate that look like others' frauds. */
  readonly contradictions: readonly { readonly assessmentId: string; readonly leftOut: boolean }[];
};

const WEEK_MS = 7 * DAY_MS;
const weekOf = ({ at }: { readonly at: number }) => Math.floor(at / WEEK_MS);

/**
 * Returns the examples of the weeks that have both frauds and legitimate payments. Otherwise the age of the
 * platform would look like fraud: users of later weeks have longer histories.
 */
export function ofSameWeeks<One extends { readonly at: number; readonly fraud: boolean }>(
  examples: readonly One[],
): One[] {
  const weeks = (fraud: boolean) => examples.filter((one) => one.fraud === fraud).map(weekOf);
  const [bad, good] = [weeks(true), weeks(false)];
  const least = (all: readonly number[]) => all.reduce((one, other) => Math.min(one, other), Infinity);
  const most = (all: readonly number[]) => all.reduce((one, other) => Math.max(one, other), -Infinity);
  const from = Math.max(least(bad), least(good));
  const to = Math.min(most(bad), most(good));
  return examples.filter((one) => weekOf(one) >= from && weekOf(one) <= to);
}

/** Below this share of common weeks the two sides are from different times. */
export const LEAST_OVERLAP = 0.4;

/** The share of both sides' payments that lies in the same weeks: 1 when they are spread alike. */
export function overlapOf(examples: readonly { readonly at: number; readonly fraud: boolean }[]): number {
  const shares = (fraud: boolean) => {
    const side = examples.filter((one) => one.fraud === fraud);
    const found = new Map<number, number>();
    for (const one of side) found.set(weekOf(one), (found.get(weekOf(one)) ?? 0) + 1 / side.length);
    return found;
  };
  const [bad, good] = [shares(true), shares(false)];
  return [...bad].reduce((sum, [week, share]) => sum + Math.min(share, good.get(week) ?? 0), 0);
}

/** Trains a scorecard and measures it: on users that it was not trained on, and on later weeks. */
export function train(examples: readonly KnownExample[]): Fitted {
  const contradicting = contradictionsIn(examples);
  const leftOut = new Set(contradicting.filter(({ label }) => (label?.people ?? 0) < PEOPLE_NEEDED));
  const believed = examples.filter((one) => !leftOut.has(one));
  return {
    card: fitScorecard(believed),
    ...caught(believed, scoreStrangers(believed)),
    later: laterWeeks(believed),
    contradictions: contradicting.flatMap((one) =>
      one.label ? [{ assessmentId: one.label.assessmentId, leftOut: leftOut.has(one) }] : [],
    ),
  };
}

/**
 * One person who labels the payments of a ring as legitimate must not teach the card to let the ring through,
 * so a label that contradicts the rest needs a second person.
 */
const PEOPLE_NEEDED = 2;

/** Labelled legitimate, but AMBER or RED by a card that was trained on frauds and on unlabelled payments. */
function contradictionsIn(examples: readonly KnownExample[]): readonly KnownExample[] {
  const isLabelled = (one: KnownExample) => !one.fraud && one.label !== null;
  const labelled = examples.filter(isLabelled);
  const others = examples.filter((one) => !isLabelled(one));
  const unlabelled = others.filter(({ fraud }) => !fraud).length;
  if (labelled.length === 0 || unlabelled < ENOUGH.legitimate / 2) return [];
  const card = fitScorecard(others, 0);
  return labelled.filter(({ values, amberFrom }) => scoreOn(card, values) >= amberFrom);
}

function caught(examples: readonly KnownExample[], scores: readonly number[]): Caught {
  const count = (fraud: boolean) => ({
    before: examples.filter((one) => one.fraud === fraud && one.score >= one.amberFrom).length,
    now: examples.filter((one, row) => one.fraud === fraud && (scores[row] ?? 0) >= one.amberFrom).length,
  });
  return { truePositives: count(true), falsePositives: count(false) };
}

/** The share of the frauds, by time, that the card for later weeks is trained on. */
const EARLIER = 0.7;
const ENOUGH_LATER = 10;

function laterWeeks(examples: readonly KnownExample[]): Fitted['later'] {
  const times = examples.flatMap(({ fraud, at }) => (fraud ? [at] : [])).sort((one, other) => one - other);
  const since = times[Math.floor(times.length * EARLIER)] ?? Infinity;
  const [earlier, later] = [
    examples.filter(({ at }) => at < since),
    examples.filter(({ at }) => at >= since),
  ];
  const frauds = later.filter(({ fraud }) => fraud).length;
  const legitimate = later.length - frauds;
  const before = earlier.filter(({ fraud }) => fraud).length;
  const isEnough =
    before >= ENOUGH.frauds / 2 && earlier.length - before >= ENOUGH.legitimate / 2 && frauds >= ENOUGH_LATER;
  if (!isEnough || legitimate < ENOUGH_LATER) return null;
  const card = fitScorecard(earlier, 0);
  const scores = later.map(({ values }) => scoreOn(card, values));
  return { frauds, legitimate, ...caught(later, scores) };
}
