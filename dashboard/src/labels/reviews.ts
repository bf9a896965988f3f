import type { Review, ReviewDecision, ReviewKind, RiskOutcome, WatchListHit } from '@surety/sdk';
import type { Tone } from './tone.ts';

const REVIEW_KINDS: Readonly<Record<Exclude<ReviewKind, 'assessment'>, string>> = {
  appeal: 'Appeal',
  screening: 'Watch list',
  payer: 'Paid by another',
  face: 'Looks like another user',
};

/** What a review is about. */
export function reviewLabel({ kind, agreementId }: Pick<Review, 'kind' | 'agreementId'>): string {
  if (kind !== 'assessment') return REVIEW_KINDS[kind];
  return agreementId === null ? 'Fraud check' : 'Payment';
}

type DecisionWords = {
  /** On the button, and what was decided. */
  readonly button: string;
  readonly done: string;
  readonly means: string;
  readonly tone: Tone;
};

const DECISIONS: Readonly<Record<ReviewDecision, DecisionWords>> = {
  let_through: {
    button: 'Let through',
    done: 'Let through',
    means:
      'The payment is legitimate. If it was blocked, the buyer can pay for this agreement for three days, with the same device.',
    tone: 'good',
  },
  fraud: { button: 'It is fraud', done: 'Fraud', means: 'The assessment is labelled as fraud.', tone: 'bad' },
  accept: {
    button: 'Accept the person',
    done: 'Accepted',
    means: 'The person counts as verified from now on, in spite of the verification that failed.',
    tone: 'good',
  },
  refuse: {
    button: 'Refuse',
    done: 'Refused',
    means: 'The verification was right to fail; nothing changes.',
    tone: 'bad',
  },
  other_person: {
    button: 'Somebody else',
    done: 'Somebody else',
    means: 'A similar name, another person. The same entry does not come back for them.',
    tone: 'good',
  },
  same_person: {
    button: 'It is them',
    done: 'On the list',
    means: 'The person on the list. What follows from that is yours to do.',
    tone: 'bad',
  },
  ask_verification: {
    button: 'Ask to verify',
    done: 'Asked to verify',
    means: 'You get a link for the person to verify themselves. Nothing is labelled.',
    tone: 'info',
  },
};

const OF_KIND: Readonly<Record<ReviewKind, readonly ReviewDecision[]>> = {
  assessment: ['let_through', 'fraud', 'ask_verification'],
  appeal: ['accept', 'refuse', 'ask_verification'],
  screening: ['other_person', 'same_person', 'ask_verification'],
  payer: ['accept', 'refuse', 'ask_verification'],
  face: ['other_person', 'same_person', 'ask_verification'],
};

/** Of somebody who has paid for another the same words mean something else. */
const OF_PAYERS: Partial<Record<ReviewDecision, DecisionWords>> = {
  accept: {
    button: 'All is well',
    done: 'May pay for the buyer',
    means: 'Whoever has paid may pay for the buyer. Nothing else changes.',
    tone: 'good',
  },
  refuse: {
    button: 'It should not be',
    done: 'Should not have paid',
    means: 'Written down, and no more: to hold the agreement or to refund it is yours to do.',
    tone: 'bad',
  },
};

const OF_FACES: Partial<Record<ReviewDecision, DecisionWords>> = {
  other_person: {
    button: 'Two people',
    done: 'Seen as two people',
    means: 'Twins, relatives or strangers who look alike. The desk does not hear of them again.',
    tone: 'good',
  },
  same_person: {
    button: 'One person',
    done: 'Seen as one person',
    means: 'One person with several users. What follows from that is yours to do.',
    tone: 'bad',
  },
};

const OWN_LABELS: Partial<Record<ReviewKind, Partial<Record<ReviewDecision, DecisionWords>>>> = {
  payer: OF_PAYERS,
  face: OF_FACES,
};

export function decisionLabel(decision: ReviewDecision, { kind }: Pick<Review, 'kind'>): DecisionWords {
  return OWN_LABELS[kind]?.[decision] ?? DECISIONS[decision];
}

export function decisionsOf({ kind }: Pick<Review, 'kind'>): readonly ReviewDecision[] {
  return OF_KIND[kind];
}

export const OUTCOMES: Readonly<Record<RiskOutcome, { readonly label: string; readonly tone: Tone }>> = {
  fraud: { label: 'Fraud', tone: 'bad' },
  legitimate: { label: 'Honest', tone: 'good' },
  disputed: { label: 'Disputed', tone: 'warn' },
  recalled: { label: 'Recalled', tone: 'bad' },
};

export const TIES = {
  device: 'Same device',
  network: 'Same network',
  bank_account: 'Same bank account',
  deal: 'Pays them',
} as const;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** `3 h`, `2 days`. */
function spanLabel(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${Math.floor(ms / DAY_MS)} days`;
  if (ms >= HOUR_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return `${Math.max(1, Math.floor(ms / MINUTE_MS))} min`;
}

/** How much time is left, or how much too late it is. */
export function dueLabel(dueAt: string, now = Date.now()): { words: string; tone: Tone } {
  const left = Date.parse(dueAt) - now;
  if (left < 0) return { words: `${spanLabel(-left)} late`, tone: 'bad' };
  return { words: `${spanLabel(left)} left`, tone: left < HOUR_MS ? 'warn' : 'neutral' };
}

type Likeness = WatchListHit['parts'][number]['likeness'];

export const LIKENESSES: Readonly<Record<Likeness, { readonly label: string; readonly tone: Tone }>> = {
  same: { label: 'the same', tone: 'bad' },
  sound: { label: 'sounds alike', tone: 'bad' },
  spelling: { label: 'a letter off', tone: 'warn' },
  initial: { label: 'an initial', tone: 'neutral' },
  none: { label: 'not there', tone: 'neutral' },
};
