import type { Agreement } from '#core/escrow/agreement.ts';
import type { EventType, StreamEvent } from '#core/events/event.ts';
import type { DisputeStep, OfDispute } from './dispute-texts.ts';
import { plain } from './render.ts';
import type { Notification } from './texts.ts';

/** The steps that lead to mails. The clock’s own events and reminders to the platform do not. */
export const DISPUTE_STEPS = [
  'dispute.opened',
  'dispute.message_added',
  'dispute.offer_made',
  'dispute.offer_declined',
  'dispute.offer_withdrawn',
  'dispute.escalated',
  'dispute.decided',
  'dispute.appealed',
  'dispute.closed',
] as const satisfies readonly EventType[];

type StepType = (typeof DISPUTE_STEPS)[number];
type StepEvent = Extract<StreamEvent, { readonly type: StepType }>;

const isStep = (event: StreamEvent): event is StepEvent =>
  (DISPUTE_STEPS as readonly string[]).includes(event.type);

/** One side's step is news to the other; a step of the platform, or of both, is news to both. */
export function ofDispute(event: StreamEvent, agreement: Agreement): readonly Notification[] {
  if (!isStep(event)) return [];
  const { data } = event;
  const milestone = agreement.milestones.find(({ id }) => id === data.milestoneId);
  if (!milestone) return [];
  const by = 'openedBy' in data ? data.openedBy : 'by' in data ? data.by : 'platform';
  const params: OfDispute = {
    agreementId: agreement.id,
    milestone: plain(milestone.title),
    currency: agreement.currency,
    step: event.type.slice('dispute.'.length) as DisputeStep,
    by,
    toBuyer: 'toBuyer' in data ? data.toBuyer : null,
    toSeller: 'toSeller' in data ? data.toSeller : null,
    dueAt: data.status === 'CLOSED' || data.status === 'ESCALATED' ? null : data.dueAt,
    granted: milestone.dispute?.terms.onNoAnswer === 'grant',
    outcome: 'outcome' in data ? data.outcome : null,
  };
  const both = BOTH.has(event.type) || by === 'platform' || by === 'silence';
  return [
    ...(both || by === 'seller' ? [{ kind: 'buyer_dispute', params } as const] : []),
    ...(both || by === 'buyer' ? [{ kind: 'seller_dispute', params } as const] : []),
  ];
}

const BOTH: ReadonlySet<string> = new Set(['dispute.escalated', 'dispute.decided', 'dispute.closed']);
