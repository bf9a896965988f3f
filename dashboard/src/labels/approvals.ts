import type { ApprovalRules, ApprovalStatus, ApprovalType } from '@surety/sdk';
import type { Tone } from './tone.ts';

export const APPROVAL_KINDS: Readonly<Record<ApprovalType, string>> = {
  refund: 'Refund',
  settlement: 'Milestone decision',
  unfreeze: 'Lift a hold',
  payout_account: 'Payout account change',
  key: 'New API key',
  policy: 'Release policy change',
  risk_policy: 'Risk policy change',
  identity_policy: 'Identity policy change',
  member: 'New approver',
  rules: 'Fewer approvals',
};

export const APPROVAL_STATES: Readonly<Record<ApprovalStatus, { label: string; tone: Tone }>> = {
  PENDING: { label: 'Pending', tone: 'warn' },
  APPROVED: { label: 'Approved', tone: 'good' },
  REJECTED: { label: 'Rejected', tone: 'bad' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'neutral' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
};

/** The title and help of each rule, and if an amount can be set for it. */
export const RULES: Readonly<
  Record<keyof ApprovalRules, { title: string; help: string; ofAmount: boolean }>
> = {
  refund: { title: 'Refunds', help: 'Money returned to a buyer.', ofAmount: true },
  settlement: {
    title: 'Milestone decisions',
    help: 'A decision on who gets a milestone’s money, instead of a confirmation.',
    ofAmount: true,
  },
  unfreeze: {
    title: 'Lifting holds',
    help: 'Of agreements, by their total; of payouts, by their amount.',
    ofAmount: true,
  },
  payout_account: {
    title: 'Payout accounts',
    help: 'A change of the account that a seller is paid to.',
    ofAmount: false,
  },
  policy: {
    title: 'Release policy',
    help: 'The rules for holding payouts.',
    ofAmount: false,
  },
  risk_policy: {
    title: 'Risk policy',
    help: 'Putting a risk policy into use or retiring it. Trying one out needs no approval.',
    ofAmount: false,
  },
  identity_policy: {
    title: 'Identity policy',
    help: 'What a verification requires, and what is kept of it.',
    ofAmount: false,
  },
  key: { title: 'API keys', help: 'By the amount that the key may move in a day.', ofAmount: true },
};
