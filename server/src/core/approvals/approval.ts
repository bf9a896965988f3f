import type { Actor } from '#core/actor.ts';
import type { DomainEvent, EventData } from '#core/events/event.ts';
import { Problem } from '#core/problem.ts';
import type { NewId } from '#core/time.ts';
import type { ApprovalKind } from './kinds.ts';

/** APPROVED is done as well: both are one commit. */
export const APPROVAL_STATES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Over a weekend, and no longer: what was right on Friday may be wrong the week after. */
const OPEN_MS = 72 * 3_600_000;
/** More than anybody could look at. */
export const MAX_PENDING = 1_000;

/** What is asked for, as it was found to be in order and possible. */
export type ApprovalRequest = {
  readonly kind: ApprovalKind;
  readonly agreementId: string | null;
  /** What it moves; null where it is not about an amount, or where there is no end to it. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** A sentence for whoever decides. */
  readonly summary: string;
  /** All that it takes to do it. */
  readonly input: object;
};

export type Approval = ApprovalRequest & {
  readonly id: string;
  readonly developerId: string;
  readonly state: ApprovalState;
  readonly requestedBy: Actor;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly decidedBy: Actor | null;
  readonly decidedAt: Date | null;
  readonly reason: string | null;
  /** Hash of its newest event; the next one is chained to it. */
  readonly eventHead: string;
  /** False for what was asked before requests were sealed. */
  readonly hasMac: boolean;
};

export type NewApproval = Omit<Approval, 'eventHead' | 'hasMac'>;

/** Who, and when. */
type Moment = { readonly actor: Actor; readonly now: Date; readonly newId: NewId };

/** A request and the event that tells of it. */
export type Requested = { readonly approval: NewApproval; readonly event: DomainEvent };
/** How a request ended, with its event. Only one is ever written of each. */
export type Settled = { readonly approval: Approval; readonly event: DomainEvent };

export function request(developerId: string, asked: ApprovalRequest, moment: Moment): Requested {
  const { actor, now, newId } = moment;
  const expiresAt = new Date(now.getTime() + OPEN_MS);
  const approval: NewApproval = {
    ...asked,
    id: newId('apr'),
    developerId,
    state: 'PENDING',
    requestedBy: actor,
    requestedAt: now,
    expiresAt,
    decidedBy: null,
    decidedAt: null,
    reason: null,
  };
  const data = { ...dataOf(approval), expiresAt: expiresAt.toISOString() };
  return { approval, event: { ...frameOf(moment, 1), type: 'approval.requested', data } };
}

/**
 * Whoever decides is a person, and another than whoever asked. `faces` are those under which the one who
 * asked may come: they themselves, or the key that asked and whoever made it.
 */
export function approve(approval: Approval, faces: readonly Actor[], moment: Moment): Settled {
  refuseUndecidable(approval, faces, moment);
  const settled = settledAs(approval, 'APPROVED', moment);
  const { type: requestedByType, id: requestedById } = approval.requestedBy;
  const data = { ...dataOf(approval), requestedByType, requestedById };
  return { approval: settled, event: { ...frameOf(moment, 2), type: 'approval.approved', data } };
}

export function reject(approval: Approval, reason: string, faces: readonly Actor[], moment: Moment): Settled {
  refuseUndecidable(approval, faces, moment);
  const settled = settledAs(approval, 'REJECTED', moment, reason);
  const data = { ...dataOf(approval), reason };
  return { approval: settled, event: { ...frameOf(moment, 2), type: 'approval.rejected', data } };
}

/** A member takes back what they asked for; programs share what programs asked for. */
export function withdraw(approval: Approval, moment: Moment): Settled {
  const { requestedBy } = approval;
  const own = requestedBy.type === moment.actor.type;
  if (!own || (requestedBy.type === 'member' && !isSame(requestedBy, moment.actor))) {
    throw new Problem('approval_of_another');
  }
  refuseSettled(approval, moment.now);
  const settled = settledAs(approval, 'WITHDRAWN', moment);
  const data = dataOf(approval);
  return { approval: settled, event: { ...frameOf(moment, 2), type: 'approval.withdrawn', data } };
}

/** For whoever comes by after its time; null when that has not come. */
export function expire(approval: Approval, moment: Moment): Settled | null {
  if (approval.state !== 'PENDING' || moment.now < approval.expiresAt) return null;
  const settled = settledAs(approval, 'EXPIRED', moment);
  const data = dataOf(approval);
  return { approval: settled, event: { ...frameOf(moment, 2), type: 'approval.expired', data } };
}

function refuseUndecidable(approval: Approval, faces: readonly Actor[], { actor, now }: Moment): void {
  if (actor.type !== 'member') throw new Problem('forbidden', 'Only a member decides about an approval.');
  if (faces.some((face) => isSame(face, actor))) throw new Problem('approval_own');
  refuseSettled(approval, now);
}

function refuseSettled({ state, expiresAt }: Approval, now: Date): void {
  if (state === 'PENDING' && now < expiresAt) return;
  const ended = state === 'PENDING' ? 'EXPIRED' : state;
  throw new Problem('approval_settled', `This was decided before: it is ${ended}. Nothing was changed.`);
}

function isSame(one: Actor, other: Actor): boolean {
  return one.type === other.type && one.id === other.id;
}

function settledAs(
  approval: Approval,
  state: ApprovalState,
  { actor, now }: Moment,
  reason: string | null = null,
): Approval {
  return { ...approval, state, decidedBy: actor, decidedAt: now, reason };
}

/** What each of its events says, whatever else. */
export function dataOf({
  id,
  kind,
  agreementId,
  amount,
  currency,
}: Pick<
  NewApproval,
  'id' | 'kind' | 'agreementId' | 'amount' | 'currency'
>): EventData<'approval.withdrawn'> {
  return { approvalId: id, kind, agreementId, amount, currency };
}

function frameOf({ actor, now, newId }: Moment, sequence: number) {
  return { id: newId('evt'), sequence, createdAt: now, actor } as const;
}
