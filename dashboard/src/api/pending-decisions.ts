import type { DecideReviewParams } from '@surety/sdk';
import { useSyncExternalStore } from 'react';
import { forget } from './query-client.ts';
import { decideReview } from './reviews.ts';

/** Decisions can be undone for this long; only then are they sent. */
export const UNDO_MS = 10_000;

export type Decision = { readonly id: string } & DecideReviewParams;
/** A decision that was refused, because the case has changed or the connection is down. */
export type RefusedDecision = { readonly id: string; readonly error: Error };

type State = {
  /** What was decided last, of one case or of several at once. */
  readonly waiting: { readonly decisions: readonly Decision[]; readonly words: string } | null;
  /** The cases with a decision that is not recorded yet. */
  readonly hidden: ReadonlySet<string>;
  readonly refused: readonly RefusedDecision[];
};

let state: State = { waiting: null, hidden: new Set(), refused: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function change(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePendingDecisions(): State {
  return useSyncExternalStore(subscribe, () => state);
}

/** Decides after the time to undo. What was decided before is sent at once. */
export function decideSoon(decisions: readonly Decision[], words: string): void {
  void sendDecisions();
  const hidden = new Set([...state.hidden, ...decisions.map(({ id }) => id)]);
  change({ waiting: { decisions, words }, hidden });
  timer = setTimeout(() => void sendDecisions(), UNDO_MS);
}

/** Takes back what was decided last. Returns its cases. */
export function undoDecisions(): readonly string[] {
  const ids = state.waiting?.decisions.map(({ id }) => id) ?? [];
  clearTimeout(timer);
  change({ waiting: null, hidden: without(ids) });
  return ids;
}

export function forgetRefused(): void {
  change({ refused: [] });
}

const without = (ids: readonly string[]) => new Set([...state.hidden].filter((id) => !ids.includes(id)));

/** Sends what waits. All at once when the page is left, because there is no time for a second request. */
export async function sendDecisions({ isLeaving = false } = {}): Promise<void> {
  const { waiting } = state;
  if (!waiting) return;
  clearTimeout(timer);
  change({ waiting: null });
  const { decisions } = waiting;
  const refused: RefusedDecision[] = [];
  const send = (decision: Decision) =>
    decideReview.run(decision).catch((error: Error) => void refused.push({ id: decision.id, error }));
  if (isLeaving) await Promise.all(decisions.map(send));
  else for (const decision of decisions) await send(decision);
  await forget(decisions.flatMap(decideReview.stale));
  change({ hidden: without(decisions.map(({ id }) => id)), refused: [...state.refused, ...refused] });
}

addEventListener('pagehide', () => void sendDecisions({ isLeaving: true }));
