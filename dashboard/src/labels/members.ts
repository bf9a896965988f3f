import type { Role } from '#api/types.ts';
import { humanise } from './humanise.ts';

/** In the order in which they are offered, with what each may do. */
export const ROLES: Readonly<Record<Role, string>> = {
  owner: 'Everything, owners included',
  admin: 'Everything but owners',
  finance: 'Refunds, decisions, payout accounts, reconciliation, approvals',
  risk: 'Fraud scores, identities, holds',
  support: 'Looks things up, puts agreements on hold',
  developer: 'Agreements, webhooks and keys; in test also money',
  auditor: 'Sees everything, changes nothing',
};

export const ROLE_NAMES = Object.keys(ROLES) as Role[];
export const roleLabel: (role: Role) => string = humanise;

export const SCOPES = {
  read: 'See everything, change nothing',
  escrow: 'Agreements, payments, confirmations, holds',
  fraud: 'Fraud scores',
  identity: 'Identity verifications',
  webhooks: 'Webhook endpoints and the event log',
  payouts: 'Payout accounts, refunds, decisions, lifting holds',
} as const;

export const SCOPE_NAMES = Object.keys(SCOPES) as (keyof typeof SCOPES)[];
