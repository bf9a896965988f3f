import type { ApprovalType, Dispute, MoneyException, ReconciliationBreak, ReviewType } from '@surety/sdk';
import type { WorkRow } from '#api/types.ts';
import { APPROVAL_KINDS } from './approvals.ts';
import { DISPUTE_REASONS } from './disputes.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { labelsFrom } from './humanise.ts';
import { BREAKS } from './reconciliation.ts';
import { reviewLabel } from './reviews.ts';
import type { Tone } from './tone.ts';

export type WorkQueueName = WorkRow['queue'];

type QueueWords = {
  /** The tab. */
  readonly label: string;
  /** The link or button that leads to the work. */
  readonly action: string;
  readonly tone: Tone;
};

export const QUEUE_LABELS: Readonly<Record<WorkQueueName, QueueWords>> = {
  disputes: { label: 'Disputes', action: 'Decide', tone: 'bad' },
  exceptions: { label: 'Exceptions', action: 'Close…', tone: 'bad' },
  payouts: { label: 'Payouts', action: 'Set the account', tone: 'warn' },
  refunds: { label: 'Refunds', action: 'Retry', tone: 'bad' },
  late: { label: 'Late deposits', action: 'Return', tone: 'warn' },
  approvals: { label: 'Approvals', action: 'Decide', tone: 'warn' },
  reviews: { label: 'Reviews', action: 'Review', tone: 'warn' },
  breaks: { label: 'Breaks', action: 'Explain', tone: 'bad' },
  held: { label: 'Held payouts', action: 'Check', tone: 'info' },
  frozen: { label: 'Frozen', action: 'Check', tone: 'bad' },
  overpaid: { label: 'Overpaid', action: 'Return', tone: 'warn' },
  alarms: { label: 'Retried', action: 'See', tone: 'bad' },
  deadlines: { label: 'Deadlines', action: 'See', tone: 'neutral' },
};
export const WORK_QUEUES = Object.keys(QUEUE_LABELS) as WorkQueueName[];

const KINDS = labelsFrom({
  late: 'Arrived after the end',
  frozen: 'Agreement on hold',
  overpaid: 'More than is due',
  fund_by: 'Has to be paid',
  deliver_by: 'Has to be delivered',
  inspection_end: 'Inspection ends',
  dispute: 'Answer in a dispute',
  amendment: 'Amendment lapses',
  unverified_seller: 'Seller not verified',
  new_account: 'New payout account',
  risky_payment: 'Payment was not green',
  name_mismatch: 'Account in another name',
  first_deals: 'New seller',
  risky_seller: 'Seller’s risk score',
  'submit-payout': 'Payout to the seller',
  'pay-refunds': 'Refund to the buyer',
  'return-excess': 'Excess for the buyer',
  'resume-payouts': 'Payouts to a new account',
});

/** One item in words. Kinds of a newer server are shown as they are. */
export function workLabel({ queue, kind, agreementId }: WorkRow): string {
  switch (queue) {
    case 'disputes':
      return `Dispute: ${DISPUTE_REASONS[kind as Dispute['reason']] ?? kind}`;
    case 'exceptions':
      return EXCEPTIONS[kind as MoneyException['type']]?.name ?? KINDS(kind);
    case 'approvals':
      return APPROVAL_KINDS[kind as ApprovalType] ?? KINDS(kind);
    case 'reviews':
      return reviewLabel({ type: kind as ReviewType, agreementId });
    case 'breaks':
      return BREAKS[kind as ReconciliationBreak['type']]?.name ?? KINDS(kind);
    case 'payouts':
      return kind === 'refused' ? 'Payout refused by the bank' : 'Payout without an account';
    case 'refunds':
      return 'Refund refused by the bank';
    default:
      return KINDS(kind);
  }
}

/** What helps to do it, where the name does not say it. */
export function workHelp({ queue, kind }: WorkRow): string | null {
  if (queue === 'exceptions') return EXCEPTIONS[kind as MoneyException['type']]?.remedy ?? null;
  if (queue === 'breaks') return BREAKS[kind as ReconciliationBreak['type']]?.remedy ?? null;
  if (queue === 'alarms') return 'It fails and is retried. The operator sees why: surety jobs list --alarms';
  return null;
}
