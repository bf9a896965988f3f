import type { Forgery } from './scene.ts';

const stored = (change: string) => [`UPDATE milestones SET ${change} WHERE agreement_id = $shared`];

/** Forgeries of fees and shares as they were frozen when the agreement was created. */
export const FORGED_FEES: Forgery[] = [
  [
    'a higher fee from the seller',
    stored(`fees = jsonb_set(fees, '{0,seller}', '500')`),
    'history',
    /"seller":500.*, but by the events it is .*"seller":90/,
  ],
  [
    'another rule for refunds',
    stored(`fees = jsonb_set(fees, '{0,refund}', '"none"')`),
    'history',
    /"refund":"none".*, but by the events it is .*"refund":"all"/,
  ],
  [
    'a fee that was taken off',
    stored('fees = NULL'),
    'history',
    /"amount":900,"id".*, but by the events it is .*Commission/,
  ],
  [
    'a larger share',
    stored(`shares = jsonb_set(shares, '{0,amount}', '700')`),
    'history',
    /"amount":700,"externalUserId".*, but by the events it is .*"amount":200/,
  ],
  [
    'another payee',
    stored(`shares = jsonb_set(shares, '{0,payee}', '"mallory"')`),
    'history',
    /mallory.*, but by the events it is .*courier/,
  ],
  [
    'a share that is paid already',
    stored(`shares = jsonb_set(shares, '{0,settlement}', '"PAID"')`),
    'history',
    /share 1 of milestone .*: it is PAID, but by the events it is OPEN/,
  ],
];
