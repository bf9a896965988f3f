import type { Amendment } from '#core/escrow/amendments/amendment.ts';
import type { Dispute, Offer } from '#core/escrow/disputes/dispute.ts';
import { DEFAULT_DISPUTE_TERMS } from '#core/escrow/disputes/terms.ts';
import type { Inspection, TimeLimits } from '#core/escrow/inspection.ts';
import type { Milestone } from '#core/escrow/milestone.ts';

/** The time limits of a milestone and its clock, as they are stored: times in ISO 8601. */
export type StoredLimits = AsStored<TimeLimits>;
export type StoredClock = {
  readonly overdueAt?: string | null;
  readonly inspection?: AsStored<Inspection> | null;
};
type AsStored<Value> = {
  readonly [Field in keyof Value]: Value[Field] extends Date | null
    ? Date extends Value[Field]
      ? string | Extract<Value[Field], null>
      : Value[Field]
    : Value[Field];
};

export function toLimits({ deliverBy, ...limits }: StoredLimits): TimeLimits {
  return { ...limits, deliverBy: toTime(deliverBy) };
}

export function toClock({ overdueAt, inspection }: StoredClock): Pick<Milestone, 'overdueAt' | 'inspection'> {
  return { overdueAt: toTime(overdueAt), inspection: inspection ? toInspection(inspection) : null };
}

function toInspection(stored: AsStored<Inspection>): Inspection {
  return {
    ...stored,
    startedAt: new Date(stored.startedAt),
    remindedAt: new Date(stored.remindedAt),
    endsAt: toTime(stored.endsAt),
    pausedAt: toTime(stored.pausedAt),
    endedAt: toTime(stored.endedAt),
  };
}

/** A dispute as it is stored: times in ISO 8601. */
export type StoredDispute = Omit<AsStored<Dispute>, 'offer' | 'evidence' | 'said' | 'terms'> & {
  readonly offer: AsStored<Offer> | null;
  /** Absent from disputes that were opened before there were files. */
  readonly evidence?: Dispute['evidence'];
  /** Absent from disputes that were opened before it was counted. */
  readonly said?: Dispute['said'];
  readonly terms: Omit<Dispute['terms'], 'evidenceDays'>;
};

export function toDispute(stored: StoredDispute): Dispute {
  const { offer } = stored;
  return {
    ...stored,
    evidence: stored.evidence ?? [],
    said: stored.said ?? {},
    terms: { ...DEFAULT_DISPUTE_TERMS, ...stored.terms },
    openedAt: new Date(stored.openedAt),
    dueAt: toTime(stored.dueAt),
    closedAt: toTime(stored.closedAt),
    offer: offer && { ...offer, returnBy: toTime(offer.returnBy), createdAt: new Date(offer.createdAt) },
  };
}

/** An amendment as it is stored: times in ISO 8601. */
export type StoredAmendment = AsStored<Amendment>;

export function toAmendment(stored: StoredAmendment): Amendment {
  return {
    ...stored,
    proposedAt: new Date(stored.proposedAt),
    expiresAt: new Date(stored.expiresAt),
    closedAt: toTime(stored.closedAt),
  };
}

export function toTime(stored: string | Date | null | undefined): Date | null {
  return stored == null ? null : new Date(stored);
}

/** Null while nothing has happened, so that other milestones do not grow. */
export function clockOf({ overdueAt, inspection }: Milestone): object | null {
  if (!overdueAt && !inspection) return null;
  return { ...(overdueAt && { overdueAt }), ...(inspection && { inspection }) };
}
