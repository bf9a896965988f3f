import type { Actor } from '#core/actor.ts';
import type { Flag } from '#core/risk/facts.ts';
import type { Outcome } from '#core/risk/labels/label.ts';

/**
 * The kinds of cases in the review queue. `appeal`: a failed verification that the person contests. `hold`: a
 * frozen agreement or a held payout that a party contests. `payer`:
 * a deposit from a name other than the buyer's. `face`: a user who looks like another user.
 */
export const REVIEW_KINDS = ['assessment', 'appeal', 'hold', 'screening', 'payer', 'face'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** Reviews that show personal data. Viewing one is recorded in the audit log. */
export const SHOWS_A_PERSON: ReadonlySet<ReviewKind> = new Set(['appeal', 'hold', 'screening', 'face']);

/** LAPSED: not decided in time, and no longer relevant. */
export const REVIEW_STATES = ['OPEN', 'DECIDED', 'LAPSED'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** An open review lapses after this time. */
export const LAPSES_AFTER_MS = 30 * 86_400_000;

type Rule = {
  readonly of: readonly ReviewKind[];
  /** The label that the decision gives to the assessment. */
  readonly label: Outcome | null;
  readonly means: string;
};

/** Every decision, the reviews it applies to, and its effect. */
export const DECISIONS = {
  let_through: {
    of: ['assessment'],
    label: 'legitimate',
    means: 'Legitimate. A RED flag no longer keeps the buyer from paying for this agreement',
  },
  fraud: { of: ['assessment'], label: 'fraud', means: 'Fraud' },
  accept: {
    of: ['appeal', 'hold', 'payer'],
    label: null,
    means:
      'Appeal: the person is who they claim to be and counts as verified. Hold: it has no reason any more, and ' +
      'you lift it. Payer: they may pay for the buyer',
  },
  refuse: {
    of: ['appeal', 'hold', 'payer'],
    label: null,
    means:
      'Appeal: the verification failed rightly. Hold: it stays. Payer: they should not have paid for the buyer',
  },
  other_person: {
    of: ['screening', 'face'],
    label: null,
    means: 'A different person with a similar name or face',
  },
  same_person: {
    of: ['screening', 'face'],
    label: null,
    means: 'Screening: the person on the list. Face: one person with several users',
  },
  ask_verification: {
    of: REVIEW_KINDS,
    label: null,
    means: 'Undecided: the person gets a verification link',
  },
} as const satisfies Record<string, Rule>;
export type Decision = keyof typeof DECISIONS;
export const DECISION_NAMES = Object.keys(DECISIONS) as [Decision, ...Decision[]];

export type Review = {
  readonly developerId: string;
  readonly id: string;
  readonly kind: ReviewKind;
  /** The assessment, the verification, the list hit, or the bank's id of the deposit. */
  readonly subjectId: string;
  readonly userId: string;
  readonly agreementId: string | null;
  readonly flag: Flag | null;
  readonly score: number | null;
  readonly state: ReviewState;
  /** The appellant's statement. */
  readonly claim: string | null;
  /** A member's id. */
  readonly assignee: string | null;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly decision: Decision | null;
  readonly reason: string | null;
  readonly decidedBy: Actor | null;
  readonly decidedAt: Date | null;
  /** Null until the review was announced. */
  readonly eventHead: string | null;
};

export type ReviewComment = {
  readonly id: string;
  readonly text: string;
  readonly actor: Actor;
  readonly createdAt: Date;
};
