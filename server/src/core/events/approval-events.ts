import { ACTOR_TYPES } from '#core/actor.ts';
import type { Fields } from './fields.ts';

const APPROVAL = {
  approvalId: 'text',
  kind: {
    oneOf: [
      'refund',
      'settlement',
      'unfreeze',
      'payout_account',
      'key',
      'policy',
      'risk_policy',
      'identity_policy',
      'member',
      'rules',
    ],
  },
  agreementId: 'text or null',
  amount: 'amount or null',
  currency: 'text or null',
} as const;

/** Events of requests that need a second person's approval. */
export const APPROVAL_EVENTS = {
  'approval.requested': {
    description: 'A request that needs another person’s approval was made',
    data: { ...APPROVAL, expiresAt: 'text' },
  },
  'approval.approved': {
    description: 'Another person approved the request, and it was carried out',
    data: { ...APPROVAL, requestedByType: { oneOf: ACTOR_TYPES }, requestedById: 'text or null' },
  },
  'approval.rejected': {
    description: 'Another person rejected the request',
    data: { ...APPROVAL, reason: 'text' },
  },
  'approval.withdrawn': { description: 'The requester withdrew the request', data: APPROVAL },
  'approval.expired': { description: 'The request expired without a decision', data: APPROVAL },
} as const satisfies Record<string, { readonly description: string; readonly data: Fields }>;
