import type { Actor } from '#core/actor.ts';

/**
 * How an assessment turned out. `disputed` is a quarrel about the deal: it says neither that the payment was
 * legitimate nor that it was not, so it is shown and counted for nothing.
 */
export const OUTCOMES = ['fraud', 'legitimate', 'disputed', 'recalled'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Who said so: whoever labels, the desk with a decision, or the money by what became of it. */
export const LABEL_SOURCES = ['api', 'desk', 'dispute', 'recall'] as const;
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
 * A bank that takes money back knows more than anybody who spoke before it. That the platform had to decide
 * between the parties is worth noting only where nobody has said anything yet.
 */
export function mayFollow(source: LabelSource, current: Label | undefined): boolean {
  return source !== 'dispute' || current === undefined;
}

const BAD: ReadonlySet<Outcome> = new Set(['fraud', 'recalled']);

export function isBad(outcome: Outcome): boolean {
  return BAD.has(outcome);
}
