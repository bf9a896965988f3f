const PARTY = { oneOf: ['buyer', 'seller'] } as const;
const SIDE = { oneOf: ['buyer', 'seller', 'platform'] } as const;

/** Every event says where the dispute stands after it: whose turn it is, and until when. */
const STAND = {
  disputeId: 'text',
  milestoneId: 'text',
  status: { oneOf: ['OPEN', 'NEGOTIATING', 'ESCALATED', 'DECIDED', 'CLOSED'] },
  turn: 'text or null',
  dueAt: 'text or null',
} as const;
const SPLIT = { toBuyer: 'amount', toSeller: 'amount' } as const;
/** The words of a party or of the platform. */
const STATEMENT = { statement: 'text' } as const;
const MAYBE_STATEMENT = { statement: 'text or null' } as const;

/** Events of disputes about a milestone. */
export const DISPUTE_EVENTS = {
  'dispute.opened': {
    description: 'A party opened a dispute about a milestone. Its money stays where it is',
    data: { ...STAND, openedBy: PARTY, reason: 'text', ...SPLIT, ...MAYBE_STATEMENT },
  },
  'dispute.message_added': {
    description: 'A party or the platform wrote a message in a dispute',
    data: { ...STAND, by: SIDE, ...STATEMENT },
  },
  'dispute.evidence_added': {
    description:
      'A party added a file to a dispute. `sha256` is of the file as it was sent, `fileSha256` of the file as ' +
      'it is kept. The other party can read it once it is shared',
    data: {
      ...STAND,
      by: PARTY,
      evidenceId: 'text',
      mediaType: { oneOf: ['image/jpeg', 'application/pdf'] },
      bytes: 'integer',
      sha256: 'text',
      fileSha256: 'text',
      shared: 'flag',
    },
  },
  'dispute.evidence_shared': {
    description: 'A party let the other one read a file',
    data: { ...STAND, by: PARTY, evidenceId: 'text' },
  },
  'dispute.offer_made': {
    description: 'A party offered how to divide the milestone. It replaces every open offer of the dispute',
    data: { ...STAND, by: PARTY, offerId: 'text', ...SPLIT, returnBy: 'text or null', ...MAYBE_STATEMENT },
  },
  'dispute.offer_declined': {
    description: 'A party declined the other’s offer',
    data: { ...STAND, by: PARTY, offerId: 'text' },
  },
  'dispute.offer_withdrawn': {
    description: 'A party withdrew its offer',
    data: { ...STAND, by: PARTY, offerId: 'text' },
  },
  'dispute.escalated': {
    description: 'The platform has to decide a dispute: a party asked for it, or no answer came in time',
    data: { ...STAND, by: { oneOf: ['buyer', 'seller', 'platform', 'silence'] } },
  },
  'dispute.decided': {
    description: 'The platform decided a dispute. The money moves when the time to appeal is over',
    data: { ...STAND, ...SPLIT, code: 'text', ...STATEMENT },
  },
  'dispute.appealed': {
    description: 'A party appealed, and the platform decides once more',
    data: { ...STAND, by: PARTY, ...STATEMENT },
  },
  'dispute.decision_overdue': {
    description: 'The platform has not decided a dispute in time',
    data: STAND,
  },
  'dispute.paused': {
    description: 'The agreement was put on hold, so the clock of the dispute stopped',
    data: { ...STAND, remainingSeconds: 'integer' },
  },
  'dispute.resumed': {
    description: 'The hold was lifted, and the clock of the dispute runs again',
    data: STAND,
  },
  'dispute.closed': {
    description:
      'A dispute is over: settled, withdrawn, decided, granted because no answer came in time, or the bank has ' +
      'paid the milestone after all',
    data: {
      ...STAND,
      outcome: { oneOf: ['SETTLED', 'WITHDRAWN', 'DECIDED', 'DEFAULTED', 'PAID'] },
      toBuyer: 'amount or null',
      toSeller: 'amount or null',
    },
  },
} as const;
