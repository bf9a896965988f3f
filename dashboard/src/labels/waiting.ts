import type { SuretyEvent } from '@surety/sdk';
import type { AgreementDetail } from '#api/types.ts';
import { formatDateTime, formatMoney } from './format.ts';

type Milestone = AgreementDetail['milestones'][number];

/** What a milestone waits for, and from whom. Null once it waits for nothing. */
export function waitsFor(agreement: AgreementDetail, milestone: Milestone): string | null {
  const { settlement, dispute } = milestone;
  if (settlement === 'PAID' || settlement === 'REFUNDED') return null;
  if (agreement.hold !== null) return 'On hold until the platform lifts it';
  if (dispute && dispute.status !== 'CLOSED') return DISPUTED[dispute.status];
  switch (settlement) {
    case 'RELEASED':
      return 'Waiting to be sent to the seller’s bank';
    case 'AWAITING_DETAILS':
      return 'Waiting for the seller’s bank account';
    case 'SUBMITTED':
      return 'Waiting for the seller’s bank';
    case 'QUEUED':
      return `Waiting for the buyer to pay ${due(agreement)}`;
    default:
      return waitsForParties(agreement, milestone);
  }
}

const DISPUTED = {
  OPEN: 'Waiting for an answer in the dispute',
  NEGOTIATING: 'Waiting for the parties to agree in the dispute',
  ESCALATED: 'Waiting for the platform’s decision in the dispute',
  DECIDED: 'Decided; an appeal is still possible',
} as const;

const due = ({ funding, currency }: AgreementDetail) => formatMoney(funding.outstanding, currency);

function waitsForParties(agreement: AgreementDetail, milestone: Milestone): string {
  const { buyerConfirmed, sellerConfirmed, clock, deliverBy } = milestone;
  if (agreement.funding.outstanding > 0 && !buyerConfirmed)
    return `Waiting for the buyer to pay ${due(agreement)}`;
  if (buyerConfirmed) return 'Waiting for the seller to confirm';
  if (!sellerConfirmed) {
    return deliverBy
      ? `Waiting for the seller to deliver by ${formatDateTime(deliverBy)}`
      : 'Waiting for the seller to deliver and the buyer to confirm';
  }
  return clock?.status === 'RUNNING' && clock.endsAt
    ? `Waiting for the buyer to confirm, until ${formatDateTime(clock.endsAt)}`
    : 'Waiting for the buyer to confirm';
}

/** The events that a customer may be told about, in their words: nothing of risk, reviews and approvals. */
const TOLD: Readonly<Record<string, string>> = {
  'agreement.created': 'The agreement was made',
  'deposit.received': 'The buyer’s money arrived',
  'deposit.reversed': 'The sender’s bank took a payment back',
  'agreement.funded': 'Everything is paid',
  'agreement.amended': 'The terms were changed',
  'agreement.cancelled': 'The agreement was cancelled',
  'agreement.expired': 'It was not paid in time',
  'agreement.frozen': 'It was put on hold',
  'agreement.unfrozen': 'The hold was lifted',
  'milestone.overdue': 'The delivery is late',
  'milestone.released': 'The money was released to the seller',
  'dispute.opened': 'A dispute was opened',
  'dispute.decided': 'The dispute was decided',
  'dispute.closed': 'The dispute was closed',
  'payout.submitted': 'The money was sent to the seller’s bank',
  'payout.succeeded': 'The seller’s bank has the money',
  'payout.failed': 'The seller’s bank refused the money',
  'refund.created': 'A refund was started',
  'refund.succeeded': 'The buyer’s bank has the refund',
  'refund.failed': 'The buyer’s bank refused the refund',
};

/**
 * The story of an agreement to read out or to send to its buyer or seller: oldest first, without our ids,
 * account numbers, scores, reasons or names of members.
 */
export function forTheCustomer(
  agreement: AgreementDetail,
  newestFirst: readonly SuretyEvent[],
  { now, more }: { readonly now: Date; readonly more: boolean },
): string {
  const { reference, currency, totalAmount, milestones } = agreement;
  const titleOf = (id: unknown) => milestones.find((milestone) => milestone.id === id)?.title;
  const story = [...newestFirst].reverse().flatMap((event) => {
    const said = wordsFor(event);
    if (said === undefined) return [];
    // These fields have the same meaning in every type of event.
    const data: Record<string, unknown> = event.data;
    const { amount, milestoneId } = data;
    const title = titleOf(milestoneId);
    const parts = [
      said,
      title && `“${title}”`,
      typeof amount === 'number' ? formatMoney(amount, currency) : undefined,
    ];
    return [`${formatDateTime(event.createdAt)}: ${parts.filter(Boolean).join(', ')}`];
  });
  const names = `${agreement.buyerName ?? 'the buyer'} to ${agreement.sellerName ?? 'the seller'}`;
  const waiting = milestones.flatMap((milestone) => {
    const waits = waitsFor(agreement, milestone);
    return waits === null ? [] : [`“${milestone.title}”: ${waits}.`];
  });
  return [
    `${formatMoney(totalAmount, currency)}, ${names}${reference ? `, order ${reference}` : ''}`,
    ...['', ...(more ? ['Earlier steps are left out.'] : []), ...story, ''],
    ...(waiting.length > 0 ? waiting : ['Nothing is left to do.']),
    `As of ${formatDateTime(now.toISOString())}.`,
  ].join('\n');
}

function wordsFor({ type, data }: SuretyEvent): string | undefined {
  if (type !== 'milestone.confirmed') return TOLD[type];
  if (data.by === 'inspection') return 'The time to inspect ended without an answer';
  return data.by === 'seller' ? 'The seller has delivered' : 'The buyer has confirmed';
}
