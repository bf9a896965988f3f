import type { Review, ReviewDecision, ReviewType, RiskOutcome, WatchListHit } from '@surety/sdk';
import { currentTime } from './current-time.ts';
import type { Tone } from './tone.ts';

const REVIEW_TYPES: Readonly<Record<Exclude<ReviewType, 'assessment'>, string>> = {
  appeal: 'Appeal',
  hold: 'Contested hold',
  screening: 'Watch list',
  payer: 'Paid by someone else',
  face: 'Looks like another user',
};

export function reviewLabel({ type, agreementId }: Pick<Review, 'type' | 'agreementId'>): string {
  if (type !== 'assessment') return REVIEW_TYPES[type];
  return agreementId === null ? 'Fraud check' : 'Payment';
}

type DecisionWords = {
  /** The button, and the decision once it is made. */
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
  fraud: {
    button: 'Mark as fraud',
    done: 'Fraud',
    means: 'The assessment is labelled as fraud.',
    tone: 'bad',
  },
  accept: {
    button: 'Accept the person',
    done: 'Accepted',
    means: 'The person now counts as verified, despite the failed verification.',
    tone: 'good',
  },
  refuse: {
    button: 'Refuse',
    done: 'Refused',
    means: 'The verification was right to fail. Nothing changes.',
    tone: 'bad',
  },
  other_person: {
    button: 'Different person',
    done: 'Different person',
    means: 'The name is similar but the person is not. This entry will not be raised for them again.',
    tone: 'good',
  },
  same_person: {
    button: 'Same person',
    done: 'On the list',
    means: 'This is the person on the list. You decide what to do next.',
    tone: 'bad',
  },
  ask_verification: {
    button: 'Ask to verify',
    done: 'Asked to verify',
    means: 'You get a link that the person can use to verify their identity. Nothing is labelled.',
    tone: 'info',
  },
};

const OF_TYPE: Readonly<Record<ReviewType, readonly ReviewDecision[]>> = {
  assessment: ['let_through', 'fraud', 'ask_verification'],
  appeal: ['accept', 'refuse', 'ask_verification'],
  hold: ['accept', 'refuse', 'ask_verification'],
  screening: ['other_person', 'same_person', 'ask_verification'],
  payer: ['accept', 'refuse', 'ask_verification'],
  face: ['other_person', 'same_person', 'ask_verification'],
};

/** The same decisions have other labels for a payer who is not the buyer. */
const OF_PAYERS: Partial<Record<ReviewDecision, DecisionWords>> = {
  accept: {
    button: 'This is fine',
    done: 'May pay for the buyer',
    means: 'This payer may pay for the buyer. Nothing else changes.',
    tone: 'good',
  },
  refuse: {
    button: 'This is not fine',
    done: 'Should not have paid',
    means: 'This only records your decision. Hold or refund the agreement yourself.',
    tone: 'bad',
  },
};

const OF_HOLDS: Partial<Record<ReviewDecision, DecisionWords>> = {
  accept: {
    button: 'The hold has no reason',
    done: 'The hold has no reason',
    means: 'This only records your decision, and tells the person. Lift the hold yourself.',
    tone: 'good',
  },
  refuse: {
    button: 'The hold stays',
    done: 'The hold stays',
    means: 'The hold stays, and the person is told so on their page.',
    tone: 'bad',
  },
};

const OF_FACES: Partial<Record<ReviewDecision, DecisionWords>> = {
  other_person: {
    button: 'Two people',
    done: 'Two people',
    means: 'Twins, relatives or strangers who look alike. They will not be raised for review again.',
    tone: 'good',
  },
  same_person: {
    button: 'One person',
    done: 'One person',
    means: 'One person with several users. You decide what to do next.',
    tone: 'bad',
  },
};

const OWN_LABELS: Partial<Record<ReviewType, Partial<Record<ReviewDecision, DecisionWords>>>> = {
  payer: OF_PAYERS,
  hold: OF_HOLDS,
  face: OF_FACES,
};

export function decisionLabel(decision: ReviewDecision, { type }: Pick<Review, 'type'>): DecisionWords {
  return OWN_LABELS[type]?.[decision] ?? DECISIONS[decision];
}

export function decisionsOf({ type }: Pick<Review, 'type'>): readonly ReviewDecision[] {
  return OF_TYPE[type];
}

/** Reasons that are given often. Any other can be typed. */
const REASONS: Readonly<Record<ReviewType, Partial<Record<ReviewDecision, readonly string[]>>>> = {
  assessment: {
    let_through: ['Known customer', 'Confirmed by phone', 'Documents fit', 'False alarm of a rule'],
    fraud: ['Stolen card', 'Account taken over', 'Ring of accounts', 'Scam', 'Account of another person'],
  },
  appeal: {
    accept: ['Same person in the pictures', 'Document is genuine', 'Confirmed by phone'],
    refuse: ['Another person', 'Document is not genuine', 'Pictures cannot be read'],
  },
  hold: {
    accept: ['The reason is settled', 'Held by mistake'],
    refuse: ['Waiting for documents', 'Open question at the bank', 'The suspicion stands'],
  },
  screening: {
    other_person: ['Another birth date', 'Another country', 'Only the name is similar'],
    same_person: ['Same birth date', 'Confirmed by the person'],
  },
  payer: {
    accept: ['Family', 'Employer', 'Own company'],
    refuse: ['The buyer does not know the payer', 'The payer does not answer'],
  },
  face: {
    other_person: ['Twins or relatives', 'They only look alike'],
    same_person: ['Same face and document', 'Same face, other name'],
  },
};
const ASKED: readonly string[] = ['Not enough to decide', 'New device', 'Unusual amount'];

export function reasonsFor(decision: ReviewDecision, { type }: Pick<Review, 'type'>): readonly string[] {
  return decision === 'ask_verification' ? ASKED : (REASONS[type][decision] ?? []);
}

export const OUTCOMES: Readonly<Record<RiskOutcome, { readonly label: string; readonly tone: Tone }>> = {
  fraud: { label: 'Fraud', tone: 'bad' },
  legitimate: { label: 'Legitimate', tone: 'good' },
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

function spanLabel(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${Math.floor(ms / DAY_MS)} days`;
  if (ms >= HOUR_MS) return `${Math.floor(ms / HOUR_MS)} h`;
  return `${Math.max(1, Math.floor(ms / MINUTE_MS))} min`;
}

/** The time left, or the time overdue. */
export function dueLabel(dueAt: string, now = currentTime().getTime()): { words: string; tone: Tone } {
  const left = Date.parse(dueAt) - now;
  if (left < 0) return { words: `${spanLabel(-left)} overdue`, tone: 'bad' };
  return { words: `${spanLabel(left)} left`, tone: left < HOUR_MS ? 'warn' : 'neutral' };
}

type Likeness = WatchListHit['parts'][number]['likeness'];

export const LIKENESSES: Readonly<Record<Likeness, { readonly label: string; readonly tone: Tone }>> = {
  same: { label: 'identical', tone: 'bad' },
  sound: { label: 'sounds alike', tone: 'bad' },
  form: { label: 'short form', tone: 'bad' },
  spelling: { label: 'one letter differs', tone: 'warn' },
  initial: { label: 'initial only', tone: 'neutral' },
  none: { label: 'missing', tone: 'neutral' },
};
