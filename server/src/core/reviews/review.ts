import type { Actor } from '#core/actor.ts';
import type { Flag } from '#core/risk/facts.ts';
import type { Outcome } from '#core/risk/labels/label.ts';

/**
 * What a person has to look at. `appeal` is a failed verification that somebody contests, `payer` a deposit
 * that came in another name than the buyer's, `face` somebody who looks like another user.
 */
export const REVIEW_KINDS = ['assessment', 'appeal', 'screening', 'payer', 'face'] as const;
export type ReviewKind = (typeof REVIEW_KINDS)[number];

/** Those that show what is known of a person, or said by them. A look at one leaves a line in the log. */
export const SHOWS_A_PERSON: ReadonlySet<ReviewKind> = new Set(['appeal', 'screening', 'face']);

/** LAPSED: nobody looked, and by now it does not matter. */
export const REVIEW_STATES = ['OPEN', 'DECIDED', 'LAPSED'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** After so long nobody waits for it any more. */
export const LAPSES_AFTER_MS = 30 * 86_400_000;

type Rule = {
  readonly of: readonly ReviewKind[];
  /** What it says of the assessment. */
  readonly label: Outcome | null;
  readonly means: string;
};

/** All that can be decided, of what, and what it comes to. */
export const DECISIONS = {
  let_through: {
    of: ['assessment'],
    label: 'legitimate',
    means: 'All is well. A RED no longer keeps the buyer from paying for this agreement',
  },
  fraud: { of: ['assessment'], label: 'fraud', means: 'It is fraud' },
  accept: {
    of: ['appeal', 'payer'],
    label: null,
    means: 'The person is who they say, and counts as verified; of a payer, they may pay for the buyer',
  },
  refuse: {
    of: ['appeal', 'payer'],
    label: null,
    means: 'The verification was right to fail; of a payer, they should not have paid for the buyer',
  },
  other_person: {
    of: ['screening', 'face'],
    label: null,
    means: 'Somebody else of a similar name, or with a similar face',
  },
  same_person: {
    of: ['screening', 'face'],
    label: null,
    means: 'The person on the list; of a face, one person with several users',
  },
  ask_verification: {
    of: REVIEW_KINDS,
    label: null,
    means: 'Nobody can tell yet: the person gets a link to verify themselves',
  },
} as const satisfies Record<string, Rule>;
export type Decision = keyof typeof DECISIONS;
export const DECISION_NAMES = Object.keys(DECISIONS) as [Decision, ...Decision[]];

export type Review = {
  readonly developerId: string;
  readonly id: string;
  readonly kind: ReviewKind;
  /** The assessment, the verification, the hit on a list, or the bank's name for the deposit. */
  readonly subjectId: string;
  readonly userId: string;
  readonly agreementId: string | null;
  readonly flag: Flag | null;
  readonly score: number | null;
  readonly state: ReviewState;
  /** What somebody says who asks for it. */
  readonly claim: string | null;
  /** A member. */
  readonly assignee: string | null;
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly decision: Decision | null;
  readonly reason: string | null;
  readonly decidedBy: Actor | null;
  readonly decidedAt: Date | null;
  /** Null until it was announced. */
  readonly eventHead: string | null;
};

export type ReviewComment = {
  readonly id: string;
  readonly text: string;
  readonly actor: Actor;
  readonly createdAt: Date;
};
