import { costOf } from '#core/escrow/milestone.ts';
import type { Books, StoredEvent } from '#core/escrow/verify/books.ts';
import { violation } from './failure.ts';

/** Money that is held covers every window that runs, beside what both parties have confirmed. */
export function windowsAreCovered({ agreementId, agreement }: Books): void {
  if (!agreement) return;
  const claimed = agreement.milestones
    .filter(
      ({ settlement, inspection }) => settlement === 'QUEUED' || (inspection?.endsAt && !inspection.endedAt),
    )
    .reduce((sum, milestone) => sum + costOf(milestone), 0);
  const runs = agreement.milestones.some(({ inspection }) => inspection?.endsAt && !inspection.endedAt);
  if (runs && claimed > agreement.balances.escrow)
    violation(agreementId, `windows run for ${claimed}, and ${agreement.balances.escrow} is held`);
  if (runs && agreement.hold !== null) violation(agreementId, 'a window runs while the agreement is on hold');
}

type Window = {
  readonly seconds: number;
  readonly onSilence: string;
  /** Time that the buyer has had, in ms, and since when the clock runs; null while it does not. */
  ran: number;
  since: number | null;
  extended: number;
  byBuyer: number;
};

/**
 * Measures every window from the events alone: the buyer has had the whole time before silence counts, a
 * pause counts for nothing, the sum of the extensions keeps to its limit, and nothing is dated back.
 */
export function windowsKeepTime({ agreementId, events }: Books): void {
  const windows = new Map<string, Window>();
  const terms = termsOf(events);
  let frozen = false;
  let before = 0;
  for (const { type, data, createdAt } of events) {
    const now = createdAt.getTime();
    const { milestoneId = '', by, seconds = 0 } = data as EventFields;
    const window = windows.get(milestoneId);
    if (now < before) violation(agreementId, `${type} is dated before the event in front of it`);
    before = now;
    if (type === 'agreement.frozen') frozen = true;
    if (type === 'agreement.unfrozen') frozen = false;
    if (type === 'agreement.amended')
      for (const after of (data as { after?: readonly Terms[] }).after ?? []) terms.set(after.id, after);
    if (type === 'milestone.inspection_started') {
      const { inspectionSeconds = 0, onSilence = '' } = terms.get(milestoneId) ?? {};
      windows.set(milestoneId, {
        ...{ seconds: inspectionSeconds, onSilence },
        ...{ ran: 0, since: now, extended: 0, byBuyer: 0 },
      });
    }
    if (!window) continue;
    if (type === 'milestone.inspection_paused' && window.since !== null) {
      window.ran += now - window.since;
      window.since = null;
    }
    if (type === 'milestone.inspection_resumed') window.since = now;
    if (type === 'milestone.inspection_extended') {
      window.extended += seconds;
      window.byBuyer += by === 'buyer' ? 1 : 0;
      if (window.extended > window.seconds)
        violation(agreementId, `${milestoneId}: ${window.seconds} s were extended by ${window.extended} s`);
      if (window.byBuyer > 1) violation(agreementId, `${milestoneId} was extended twice by the buyer`);
    }
    if (type === 'milestone.confirmed' && by === 'inspection') {
      const had = window.ran + (window.since === null ? 0 : now - window.since);
      if (frozen || window.since === null)
        violation(agreementId, `${milestoneId} is released during a pause`);
      if (had < (window.seconds + window.extended) * 1_000)
        violation(agreementId, `${milestoneId} is released after ${had} ms of ${window.seconds} s`);
      if (window.onSilence !== 'release') violation(agreementId, `${milestoneId} is released, not held`);
    }
  }
}

type EventFields = { milestoneId?: string; by?: string; seconds?: number };
type Terms = { readonly id: string; readonly inspectionSeconds?: number; readonly onSilence?: string };

function termsOf([created]: readonly StoredEvent[]): Map<string, Terms> {
  const { milestones = [] } = (created?.data ?? {}) as { milestones?: readonly Terms[] };
  return new Map(milestones.map((milestone) => [milestone.id, milestone]));
}
