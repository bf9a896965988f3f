export const ON_NO_ANSWER = ['grant', 'escalate'] as const;

/** How long each stage of a dispute lasts, and what happens when the other party never answers. */
export type DisputeTerms = {
  readonly answerSeconds: number;
  readonly negotiationSeconds: number;
  readonly decisionSeconds: number;
  readonly appealSeconds: number;
  /** Grant the claim, or let the platform decide. */
  readonly onNoAnswer: (typeof ON_NO_ANSWER)[number];
  /** How long the files of the parties are kept after the end of the dispute. */
  readonly evidenceDays: number;
};

const DAY = 86_400;

/** The shortest stage. An appeal window of 0 makes a decision final. */
export const SHORTEST_STAGE = 3_600;

export const DEFAULT_DISPUTE_TERMS: DisputeTerms = {
  answerSeconds: 5 * DAY,
  negotiationSeconds: 7 * DAY,
  decisionSeconds: 7 * DAY,
  appealSeconds: 3 * DAY,
  onNoAnswer: 'grant',
  // Longer than a card holder may take to dispute the payment at the bank.
  evidenceDays: 180,
};
