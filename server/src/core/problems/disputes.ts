import type { ProblemText } from './kind.ts';

/** Problems with disputes about a milestone. */
export const DISPUTE_PROBLEMS = {
  dispute_closed: {
    kind: 'conflict',
    means: 'The dispute is closed. A milestone is disputed at most once.',
  },
  dispute_action_refused: {
    kind: 'conflict',
    means: 'This side of the dispute cannot do that now.',
    remedy: 'Choose from `allowedActions` of the dispute.',
  },
  too_much_evidence: {
    kind: 'conflict',
    means: 'A party may add at most 20 files to a dispute.',
    remedy: 'Put several pages into one PDF, or add a message.',
  },
  evidence_not_shared: {
    kind: 'forbidden',
    means: 'The party that added this file has not shared it.',
  },
  evidence_deleted: {
    kind: 'missing',
    means: 'The file was deleted, after the end of the dispute or with the person who added it.',
    remedy: 'Its hashes stay in the thread.',
  },
  offer_changed: {
    kind: 'conflict',
    means: 'The offer is not open, or its amounts differ from those sent.',
    remedy: 'Send the id and both amounts of the open offer.',
  },
  not_impartial: {
    kind: 'forbidden',
    means: 'A member who spoke for a party in a dispute cannot decide it.',
  },
} as const satisfies Readonly<Record<string, ProblemText>>;
