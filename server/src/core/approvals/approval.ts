import type { Actor } from '#core/actor.ts';
import type { DomainEvent, EventData } from '#core/events/event.ts';
import { Problem } from '#core/problem.ts';
import type { NewId } from '#core/time.ts';
import type { ApprovalKind } from './kinds.ts';

/** APPROVED also means carried out: both are one commit. */
export const APPROVAL_STATES = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'] as const;
export type ApprovalState = (typeof APPROVAL_STATES)[number];

/** Long enough for a weekend. Facts may change after that. */
const OPEN_MS = 72 * 3_600_000;
/** More than anyone could review. */
export const MAX_PENDING = 1_000;

/** The request, after it was checked to be valid and possible. */
export type ApprovalRequest = {
  readonly kind: ApprovalKind;
  readonly agreementId: string | null;
  /** The amount it moves; null when it does not concern an amount, or the amount is unlimited. */
  readonly amount: number | null;
  readonly currency: string | null;
  /** A sentence for the person who decides. */
  readonly summary: string;
  /** Everything needed to carry it out. */
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
  /** Hash of its newest event. The next event is chained to it. */
  readonly eventHead: string;
  /** False for requests from before approvals had a MAC. */
  readonly hasMac: boolean;
};

export type NewApproval = Omit<Approval, 'eventHead' | 'hasMac'>;

type Moment = { readonly actor: Actor; readonly now: Date; readonly newId: NewId };

/** Ids of members who count as one person, their own first. Empty when unknown. */
export type Person = readonly string[];
type People = { readonly requester: Person; readonly decider: Person };

/** A request with its event. */
export type Requested = { readonly approval: NewApproval; readonly event: DomainEvent };
/** A decided request with its event. It is written only once per request. */
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
 * Approves the request. The decider must be a person other than the requester, or than the member behind the
 * requesting key: a key is as personal as a password. If that member is unknown, so is the second person.
 */
export function approve(approval: Approval, people: People, moment: Moment): Settled {
  refuseUndecidable(approval, people, moment);
  if (people.requester.length === 0) throw new Problem('approval_root_unknown');
  const settled = settledAs(approval, 'APPROVED', moment);
  const { type: requestedByType, id: requestedById } = approval.requestedBy;
  const data = { ...dataOf(approval), requestedByType, requestedById };
  return { approval: settled, event: { ...frameOf(moment, 2), type: 'approval.approved', data } };
}

export function reject(approval: Approval, reason: string, people: People, moment: Moment): Settled {
  refuseUndecidable(approval, people, moment);
  const settled = settledAs(approval, 'REJECTED', moment, reason);
  const data = { ...dataOf(approval), reason };
  return { approval: settled, event: { ...frameOf(moment, 2), type: 'approval.rejected', data } };
}

/** Members can withdraw only their own requests; keys can withdraw any request made with a key. */
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

/** Expires a request whose time has passed; null when it has not. */
export function expire(approval: Approval, moment: Moment): Settled | null {
  if (approval.state !== 'PENDING' || moment.now < approval.expiresAt) return null;
  const settled = settledAs(approval, 'EXPIRED', moment);
  const data = dataOf(approval);
  return { approval: settled, event: { ...frameOf(moment, 2), type: 'approval.expired', data } };
}

function refuseUndecidable(approval: Approval, { requester, decider }: People, { actor, now }: Moment): void {
  if (actor.type !== 'member') throw new Problem('forbidden', 'Only a member can decide about an approval.');
  if (actor.id === requester[0]) throw new Problem('approval_own');
  if (requester.some((id) => decider.includes(id))) throw new Problem('approval_newcomer');
  refuseSettled(approval, now);
}

function refuseSettled({ state, expiresAt }: Approval, now: Date): void {
  if (state === 'PENDING' && now < expiresAt) return;
  const ended = state === 'PENDING' ? 'EXPIRED' : state;
  throw new Problem(
    'approval_settled',
    `This request is already decided or has expired: it is ${ended}. Nothing was changed.`,
  );
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

/** Returns the data common to all its events. */
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
