import type { Money } from '#core/escrow/money.ts';
import type { Party } from '#core/escrow/party.ts';
import { SECOND_MS } from '#core/time.ts';
import type { DisputeTerms } from './terms.ts';

export const DISPUTE_REASONS = [
  'not_delivered',
  'late',
  'not_as_described',
  'incomplete',
  'damaged',
  'counterfeit',
  'not_ordered',
  'unauthorised_payment',
  'buyer_does_not_confirm',
  'buyer_unreachable',
  'other',
] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

/**
 * OPEN: the other party has not answered yet. NEGOTIATING: the parties talk and make offers. ESCALATED: the
 * platform decides. DECIDED: the decision takes effect unless a party appeals. CLOSED: over.
 */
export const DISPUTE_STATUSES = ['OPEN', 'NEGOTIATING', 'ESCALATED', 'DECIDED', 'CLOSED'] as const;
export type DisputeStatus = (typeof DISPUTE_STATUSES)[number];

/** Who has to act next. In DECIDED either party may appeal, and neither has to act. */
export const TURNS = ['buyer', 'seller', 'platform', 'either'] as const;
export type Turn = (typeof TURNS)[number];

export const DISPUTE_OUTCOMES = ['SETTLED', 'WITHDRAWN', 'DECIDED', 'DEFAULTED', 'PAID'] as const;
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number];

/** An open offer. It is never changed, only replaced, declined or withdrawn. */
export type Offer = {
  readonly id: string;
  readonly by: Party;
  readonly toBuyer: Money;
  /** The goods have to come back by then; null without that condition. */
  readonly returnBy: Date | null;
  readonly createdAt: Date;
};

/** A file that a party has added. What it is, its event says; the other party reads it once it is shared. */
export type Evidence = { readonly id: string; readonly by: Party; readonly shared: boolean };

/** The dispute of a milestone. Its words are in the events; this is what the rules need. */
export type Dispute = {
  readonly id: string;
  readonly openedBy: Party;
  readonly openedAt: Date;
  readonly reason: DisputeReason;
  /** What the party that opened it wants the buyer to get. The rest is the seller's. */
  readonly claim: Money;
  /** Stored when it is opened, so that a later policy does not change the time that a party has. */
  readonly terms: DisputeTerms;
  readonly status: DisputeStatus;
  readonly turn: Turn | null;
  /** When silence has its effect; null while the agreement is on hold, and once closed. */
  readonly dueAt: Date | null;
  /** The time that is left, kept during a hold. */
  readonly leftMs: number | null;
  /** The open offer. A counter-offer ends it, so there is at most one. */
  readonly offer: Offer | null;
  /** How often something was said or added. */
  readonly entries: number;
  /** The messages and offers of each side; there is a limit. */
  readonly said: Readonly<Partial<Record<Party | 'platform', number>>>;
  readonly evidence: readonly Evidence[];
  /** What the platform decided last. */
  readonly decision: { readonly toBuyer: Money; readonly code: string } | null;
  readonly appealed: boolean;
  /** Members who spoke for a party, and so may not decide. */
  readonly advocates: readonly string[];
  readonly outcome: DisputeOutcome | null;
  readonly closedAt: Date | null;
};

/** A dispute as it is listed, with what it is about. */
export type ListedDispute = {
  readonly agreementId: string;
  readonly milestoneId: string;
  readonly amount: Money;
  readonly currency: string;
  readonly dispute: Dispute;
};

/** The most messages and offers of each side: one that talks without end must not silence the other. */
const MAX_SAID = 100;
/** The most files of each party. */
export const MAX_EVIDENCE = 20;

export const otherParty = (party: Party): Party => (party === 'buyer' ? 'seller' : 'buyer');

/** True while a dispute keeps the milestone's money where it is. */
export function isDisputed({ dispute }: { readonly dispute: Dispute | null }): boolean {
  return dispute !== null && dispute.status !== 'CLOSED';
}

type Stage = Exclude<DisputeStatus, 'CLOSED'>;

/** The dispute in a stage, with the time that the stage has from now on. */
export function enter(dispute: Dispute, status: Stage, turn: Turn, now: Date): Dispute {
  const ms = stageSeconds(dispute, status) * SECOND_MS;
  return { ...dispute, status, turn, dueAt: new Date(now.getTime() + ms), leftMs: null };
}

function stageSeconds({ terms }: Dispute, status: Stage): number {
  switch (status) {
    case 'OPEN':
      return terms.answerSeconds;
    case 'NEGOTIATING':
      return terms.negotiationSeconds;
    case 'ESCALATED':
      return terms.decisionSeconds;
    case 'DECIDED':
      return terms.appealSeconds;
  }
}

/** The effect of no action until `dueAt`. */
export type SilenceEffect = 'grant_claim' | 'escalate' | 'alert' | 'carry_out';

export function effectOfSilence({ status, terms }: Dispute): SilenceEffect | null {
  switch (status) {
    case 'OPEN':
      return terms.onNoAnswer === 'grant' ? 'grant_claim' : 'escalate';
    case 'NEGOTIATING':
      return 'escalate';
    case 'ESCALATED':
      return 'alert';
    case 'DECIDED':
      return 'carry_out';
    case 'CLOSED':
      return null;
  }
}

export const DISPUTE_ACTIONS = [
  'message',
  'add_evidence',
  'share_evidence',
  'offer',
  'accept_offer',
  'decline_offer',
  'withdraw_offer',
  'escalate',
  'withdraw',
  'decide',
  'appeal',
] as const;
export type DisputeAction = (typeof DISPUTE_ACTIONS)[number];

/** What each side may do next, so that no client has to work it out. */
export function allowedActions(dispute: Dispute, side: Party | 'platform'): DisputeAction[] {
  return DISPUTE_ACTIONS.filter((action) => isAllowed(dispute, side, action));
}

export function isAllowed(dispute: Dispute, side: Party | 'platform', action: DisputeAction): boolean {
  const { status, openedBy, offer, appealed, said, evidence } = dispute;
  if (status === 'CLOSED') return false;
  const mayWrite = (said[side] ?? 0) < MAX_SAID;
  if (side === 'platform') {
    if (action === 'decide') return status === 'ESCALATED';
    if (action === 'escalate') return status === 'OPEN' || status === 'NEGOTIATING';
    return action === 'message' && mayWrite;
  }
  const talks = status === 'OPEN' || status === 'NEGOTIATING' || status === 'ESCALATED';
  switch (action) {
    case 'message':
      return mayWrite;
    case 'add_evidence':
      return evidence.filter(({ by }) => by === side).length < MAX_EVIDENCE;
    case 'share_evidence':
      return evidence.some(({ by, shared }) => by === side && !shared);
    case 'offer':
      return talks && mayWrite;
    case 'accept_offer':
    case 'decline_offer':
      return talks && offer !== null && offer.by !== side;
    case 'withdraw_offer':
      return talks && offer?.by === side;
    case 'escalate':
      // The party that opened it waits for an answer first; the other may answer and escalate at once.
      return status === 'NEGOTIATING' || (status === 'OPEN' && side !== openedBy);
    case 'withdraw':
      return side === openedBy && talks;
    case 'appeal':
      return status === 'DECIDED' && !appealed;
    case 'decide':
      return false;
  }
}

/** Stops the clock during a hold of the agreement, and keeps the rest. */
export function pauseDispute(dispute: Dispute, now: Date): Dispute {
  const { dueAt } = dispute;
  if (!dueAt) return dispute;
  return { ...dispute, dueAt: null, leftMs: Math.max(0, dueAt.getTime() - now.getTime()) };
}

export function resumeDispute(dispute: Dispute, now: Date): Dispute {
  const { leftMs } = dispute;
  if (leftMs === null) return dispute;
  return { ...dispute, dueAt: new Date(now.getTime() + leftMs), leftMs: null };
}
