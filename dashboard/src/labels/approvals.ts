import type { ApprovalKind, ApprovalRules, ApprovalState } from '@surety/sdk';
import type { Tone } from './tone.ts';

export const APPROVAL_KINDS: Readonly<Record<ApprovalKind, string>> = {
  refund: 'Refund',
  settlement: 'Decision about a milestone',
  unfreeze: 'Lift a hold',
  payout_account: 'Another payout account',
  key: 'New API key',
  policy: 'Another release policy',
  risk_policy: 'Another risk policy',
  identity_policy: 'Another identity policy',
  rules: 'Fewer approvals',
};

export const APPROVAL_STATES: Readonly<Record<ApprovalState, { label: string; tone: Tone }>> = {
  PENDING: { label: 'Waits', tone: 'warn' },
  APPROVED: { label: 'Approved', tone: 'good' },
  REJECTED: { label: 'Rejected', tone: 'bad' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'neutral' },
  EXPIRED: { label: 'Expired', tone: 'neutral' },
};

/** What each rule is about, and whether an amount can be set for it. */
export const RULES: Readonly<
  Record<keyof ApprovalRules, { title: string; help: string; ofAmount: boolean }>
> = {
  refund: { title: 'Refunds', help: 'Money that goes back to a buyer.', ofAmount: true },
  settlement: {
    title: 'Decisions',
    help: 'Who gets the money of a milestone, in the place of a confirmation.',
    ofAmount: true,
  },
  unfreeze: {
    title: 'Lifting a hold',
    help: 'Of an agreement, by its total; of a payout, by its amount.',
    ofAmount: true,
  },
  payout_account: {
    title: 'Payout accounts',
    help: 'When a seller’s money is to go to another account.',
    ofAmount: false,
  },
  policy: {
    title: 'Release policy',
    help: 'What payouts are held back for.',
    ofAmount: false,
  },
  risk_policy: {
    title: 'Risk policy',
    help: 'What risk scores are made of: put to use, or taken out of it. What is only tried needs nobody.',
    ofAmount: false,
  },
  identity_policy: {
    title: 'Identity policy',
    help: 'What a verification must have, and what is kept of it.',
    ofAmount: false,
  },
  key: { title: 'API keys', help: 'By what the key may move in a day.', ofAmount: true },
};
