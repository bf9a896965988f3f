import type { Amendment } from '@surety/sdk';
import type { Tone } from './tone.ts';

export type AmendmentSide = keyof Amendment['allowedActions'];
export type AmendmentAction = Amendment['allowedActions']['buyer'][number];

export const AMENDMENT_STATES: Readonly<Record<Amendment['status'], { label: string; tone: Tone }>> = {
  OPEN: { label: 'Waiting for an answer', tone: 'warn' },
  ACCEPTED: { label: 'In force', tone: 'good' },
  DECLINED: { label: 'Declined', tone: 'neutral' },
  WITHDRAWN: { label: 'Withdrawn', tone: 'neutral' },
  LAPSED: { label: 'Lapsed', tone: 'neutral' },
};

type ActionWords = { readonly button: string; readonly means: string; readonly done: string };

export const AMENDMENT_ACTIONS: Readonly<Record<AmendmentAction, ActionWords>> = {
  accept: {
    button: 'Accept',
    means: 'Once both parties have accepted, the agreement has the new terms.',
    done: 'Amendment accepted',
  },
  decline: {
    button: 'Decline',
    means: 'The agreement stays as it is. Another amendment can be proposed.',
    done: 'Amendment declined',
  },
  withdraw: {
    button: 'Withdraw',
    means: 'The agreement stays as it is. Another amendment can be proposed.',
    done: 'Amendment withdrawn',
  },
};
