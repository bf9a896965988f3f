import type { DisputeTerms } from '#core/escrow/disputes/terms.ts';

export const DISPUTE_TERMS: DisputeTerms = {
  answerSeconds: 36_000,
  negotiationSeconds: 86_400,
  decisionSeconds: 86_400,
  appealSeconds: 36_000,
  onNoAnswer: 'grant',
  evidenceDays: 180,
};

/** What the history says about a file. */
export const FILE = { mediaType: 'image/jpeg', bytes: 9, sha256: 'aa', fileSha256: 'bb' } as const;
