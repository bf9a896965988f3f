import { CALLER_METADATA, NAME_MATCH } from './fields.ts';

const REFUND = { refundId: 'text', amount: 'amount' } as const;
const OPENED_REFUND = {
  ...REFUND,
  milestoneIds: 'texts',
  reason: 'text or null',
  parts: { added: { listOf: { provider: 'text', transactionId: 'text or null', amount: 'amount' } } },
  ...CALLER_METADATA,
} as const;

/** Events of refunds. */
export const REFUND_EVENTS = {
  'excess.refunded': { description: 'Money beyond the amount due is being returned', data: OPENED_REFUND },
  'refund.created': { description: 'A refund was started', data: OPENED_REFUND },
  'refund.succeeded': { description: 'The bank reported a refund as paid', data: REFUND },
  'refund.failed': { description: 'The bank refused a refund', data: { ...REFUND, reason: 'text or null' } },
  'refund.retried': {
    description: 'A refund that the bank had refused, or that waited for an account, goes on',
    data: REFUND,
  },
  'refund.redirected': {
    description: 'A refund that the bank had refused, or that waited for an account, goes to this one',
    data: {
      refundId: 'text',
      bankCode: 'text',
      accountNumber: 'text',
      accountName: 'text',
      nameGiven: { added: 'text or null' },
      nameMatch: { added: NAME_MATCH },
      buyerMatch: { added: NAME_MATCH },
      senderMatch: { added: NAME_MATCH },
      usableFrom: { added: 'text' },
    },
  },
  'refund.reversed': {
    description: 'The bank reversed a refund that it had paid',
    data: { ...REFUND, reference: 'text', reason: 'text or null' },
  },
} as const;
