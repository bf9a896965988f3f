import { ACTOR_TYPES } from '#core/actor.ts';
import type { Fields } from './fields.ts';

const APPROVAL = {
  approvalId: 'text',
  kind: {
    oneOf: [
      ...(['refund', 'settlement', 'unfreeze', 'payout_account', 'key', 'policy'] as const),
      ...(['risk_policy', 'identity_policy', 'rules'] as const),
    ],
  },
  agreementId: 'text or null',
  amount: 'amount or null',
  currency: 'text or null',
} as const;

/** What becomes of what one person asks for and another has to approve. */
export const APPROVAL_EVENTS = {
  'approval.requested': {
    description: 'Somebody asked for what another person has to approve',
    data: { ...APPROVAL, expiresAt: 'text' },
  },
  'approval.approved': {
    description: 'Another person approved it, and with that it was done',
    data: { ...APPROVAL, requestedByType: { oneOf: ACTOR_TYPES }, requestedById: 'text or null' },
  },
  'approval.rejected': { description: 'Another person said no to it', data: { ...APPROVAL, reason: 'text' } },
  'approval.withdrawn': { description: 'Whoever asked for it took it back', data: APPROVAL },
  'approval.expired': { description: 'Nobody decided about it in time', data: APPROVAL },
} as const satisfies Record<string, { readonly description: string; readonly data: Fields }>;
