import type { EventData } from '#core/events/event.ts';
import { SECOND_MS } from '#core/time.ts';
import type { Agreement } from './agreement.ts';
import { isInspected } from './deadlines.ts';
import { isDisputed } from './disputes/dispute.ts';
import {
  endInspection,
  type Inspection,
  type PauseReason,
  pauseInspection,
  resumeInspection,
  startInspection,
} from './inspection.ts';
import { costOf, type Milestone } from './milestone.ts';

/** A milestone whose window has started, paused, resumed or ended, and the event that says so. */
type Tended = {
  readonly milestone: Milestone;
  readonly event: WindowEvent | null;
};
type WindowEventType = `milestone.inspection_${'started' | 'paused' | 'resumed'}`;
type WindowEvent = {
  [Type in WindowEventType]: { readonly type: Type; readonly data: EventData<Type> };
}[WindowEventType];

/**
 * Starts, pauses, resumes and ends the inspection windows as the facts demand. Every decision is followed by
 * this, so that no verb has to think of windows.
 */
export function tendWindows(agreement: Agreement, now: Date): Tended[] {
  if (agreement.milestones.every(({ limits }) => limits === null)) return [];
  const covered = coveredBy(agreement);
  return agreement.milestones.flatMap((milestone) => {
    const tended = tend(milestone, pauseReason(agreement, milestone, covered.has(milestone.id)), now);
    return tended ? [tended] : [];
  });
}

function tend(milestone: Milestone, pause: PauseReason | null, now: Date): Tended | null {
  const { id: milestoneId, inspection, limits } = milestone;
  const set = (changed: Inspection, event: WindowEvent | null) => ({
    milestone: { ...milestone, inspection: changed },
    event,
  });
  if (!isInspected(milestone)) {
    if (!inspection || inspection.endedAt) return null;
    return set(endInspection(inspection, 'settled', now), null);
  }
  if (!inspection) {
    if (pause || !limits?.inspectionSeconds) return null;
    const started = startInspection(limits.inspectionSeconds, now);
    const data = { milestoneId, endsAt: isoOf(started.endsAt), onSilence: limits.onSilence };
    return set(started, { type: 'milestone.inspection_started', data });
  }
  if (inspection.endedAt) return null;
  if (pause && inspection.endsAt) {
    const paused = pauseInspection(inspection, now);
    const remainingSeconds = Math.ceil((paused.leftMs ?? 0) / SECOND_MS);
    const data = { milestoneId, reason: pause, remainingSeconds };
    return set(paused, { type: 'milestone.inspection_paused', data });
  }
  if (!pause && !inspection.endsAt) {
    const resumed = resumeInspection(inspection, now);
    const data = { milestoneId, endsAt: isoOf(resumed.endsAt) };
    return set(resumed, { type: 'milestone.inspection_resumed', data });
  }
  return null;
}

function pauseReason({ hold }: Agreement, milestone: Milestone, isCovered: boolean): PauseReason | null {
  if (hold !== null) return 'frozen';
  if (isDisputed(milestone)) return 'disputed';
  return isCovered ? null : 'uncovered';
}

/**
 * Returns the inspected milestones whose release the held money covers. What was confirmed by both comes
 * first, then the windows in the order of their start: the same money never counts for two.
 */
function coveredBy({ milestones, balances }: Agreement): ReadonlySet<string> {
  const queued = milestones.filter(({ settlement }) => settlement === 'QUEUED');
  let left = queued.reduce((rest, milestone) => rest - costOf(milestone), balances.escrow as number);
  const covered = new Set<string>();
  const startOf = ({ inspection }: Milestone) => inspection?.startedAt.getTime() ?? Number.POSITIVE_INFINITY;
  const inTurn = milestones
    .filter((milestone) => isInspected(milestone) && milestone.limits?.inspectionSeconds)
    .toSorted((a, b) => (startOf(a) === startOf(b) ? 0 : startOf(a) - startOf(b)));
  for (const milestone of inTurn) {
    const cost = costOf(milestone);
    // A window that ended without an answer keeps its money.
    if (cost > left) continue;
    left -= cost;
    covered.add(milestone.id);
  }
  return covered;
}

function isoOf(time: Date | null): string {
  if (!time) throw new Error('a running window has no end');
  return time.toISOString();
}
