import type { Actor } from '#core/actor.ts';
import { DAY_MS } from '#core/time.ts';

/**
 * How an assessment turned out. `disputed` means that the parties disagreed about the deal: this shows
 * neither fraud nor legitimacy, so it is displayed but not counted.
 */
export const OUTCOMES = ['fraud', 'legitimate', 'disputed', 'recalled'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The origin of a label: the API, a review decision, or the later fate of the money. */
export const LABEL_SOURCES = ['api', 'review', 'dispute', 'recall'] as const;
export type LabelSource = (typeof LABEL_SOURCES)[number];

export type Label = {
  readonly id: string;
  readonly assessmentId: string;
  readonly outcome: Outcome;
  readonly source: LabelSource;
  readonly reason: string;
  readonly actor: Actor;
  readonly createdAt: Date;
};

/**
 * True when a label of this source may replace the current one. A bank's recall outweighs earlier labels; a
 * dispute is recorded only where there is no label yet.
 */
export function mayFollow(source: LabelSource, current: Label | undefined): boolean {
  return source !== 'dispute' || current === undefined;
}

const BAD: ReadonlySet<Outcome> = new Set(['fraud', 'recalled']);

export function isBad(outcome: Outcome): boolean {
  return BAD.has(outcome);
}

/** Older labels say little about a device that was sold or a number that was given to someone else. */
const COUNTED_FOR_MS = 90 * DAY_MS;

/** Counts labels by their times, which are in milliseconds. */
export function countLabels(times: readonly number[] | null, at: Date): number {
  if (times === null) return 0;
  const since = at.getTime() - COUNTED_FOR_MS;
  return times.filter((time) => time > since).length;
}
