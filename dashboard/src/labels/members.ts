import type { Role } from '#api/types.ts';
import { humanise } from './humanise.ts';

/** The rights of each role, in the order in which the roles are offered. */
export const ROLES: Readonly<Record<Role, string>> = {
  owner: 'Everything, including owners',
  admin: 'Everything except owners',
  finance: 'Refunds, decisions, payout accounts, reconciliation, approvals',
  risk: 'Fraud scores, identity checks, holds',
  support: 'Looks things up and puts agreements on hold',
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
