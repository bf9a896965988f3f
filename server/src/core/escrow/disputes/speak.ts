import type { Agreement } from '#core/escrow/agreement.ts';
import type { Decided, Moment } from '#core/escrow/decision.ts';
import type { Money } from '#core/escrow/money.ts';
import type { Party } from '#core/escrow/party.ts';
import { Problem } from '#core/problem.ts';
import { type Dispute, enter, otherParty } from './dispute.ts';
import type { Disputed } from './stand.ts';
import { standOf } from './stand.ts';
import { disputedMilestone, requireAllowed, requireShare, sharesOf, step } from './step.ts';

export type Speech = {
  readonly disputeId: string;
  readonly by: Party;
  /** The member who speaks for the party; null when the platform's own system passes its words on. */
  readonly advocate: string | null;
};

/**
 * The dispute after a party has spoken. The first answer of the other party starts the negotiation; later
 * words change neither the turn's end nor its stage, so that talking cannot put off a decision.
 */
export function afterSpeech(dispute: Dispute, { by, advocate }: Speech, now: Date): Dispute {
  const advocates = advocate === null ? dispute.advocates : [...new Set([...dispute.advocates, advocate])];
  const spoken = { ...dispute, advocates, entries: dispute.entries + 1 };
  if (dispute.status === 'OPEN' && by !== dispute.openedBy)
    return enter(spoken, 'NEGOTIATING', dispute.openedBy, now);
  if (dispute.status === 'NEGOTIATING') return { ...spoken, turn: otherParty(by) };
  return spoken;
}

const countedFor = ({ said }: Dispute, by: Party | 'platform'): Dispute['said'] => ({
  ...said,
  [by]: (said[by] ?? 0) + 1,
});

export function addMessage(
  agreement: Agreement,
  input: { readonly disputeId: string; readonly statement: string } & (Speech | { readonly by: 'platform' }),
  moment: Moment,
): Decided<Agreement> {
  const milestone = disputedMilestone(agreement, input.disputeId);
  const { dispute } = milestone;
  requireAllowed(dispute, input.by, 'message');
  const { by, statement } = input;
  const spoken =
    input.by === 'platform'
      ? { ...dispute, entries: dispute.entries + 1 }
      : afterSpeech(dispute, input, moment.now);
  const became = { ...spoken, said: countedFor(dispute, by) };
  return step(agreement, milestone, became, moment, (draft, after) =>
    draft.emit('dispute.message_added', { ...standOf(after), by, statement }),
  );
}

export function makeOffer(
  agreement: Agreement,
  input: Speech & {
    readonly toBuyer: Money;
    readonly returnBy: Date | null;
    readonly statement: string | null;
  },
  moment: Moment,
): Decided<Agreement> {
  const milestone = disputedMilestone(agreement, input.disputeId);
  const { by, toBuyer, returnBy, statement } = input;
  requireAllowed(milestone.dispute, by, 'offer');
  requireShare(milestone, toBuyer);
  if (returnBy && returnBy <= moment.now) {
    throw new Problem('validation_failed', 'returnBy is in the past. Send a later time, or leave it out.', {
      details: [{ path: 'returnBy', message: 'must be in the future' }],
    });
  }
  const offer = { id: moment.newId('off'), by, toBuyer, returnBy, createdAt: moment.now };
  const spoken = afterSpeech(milestone.dispute, input, moment.now);
  const became = { ...spoken, said: countedFor(milestone.dispute, by), offer };
  return step(agreement, milestone, became, moment, (draft, after) =>
    draft.emit('dispute.offer_made', {
      ...standOf(after),
      by,
      offerId: offer.id,
      ...sharesOf(milestone, toBuyer),
      returnBy: returnBy?.toISOString() ?? null,
      statement,
    }),
  );
}

/** Declines the other party's offer, or withdraws one's own. */
export function endOffer(
  agreement: Agreement,
  input: Speech & { readonly offerId: string; readonly how: 'decline_offer' | 'withdraw_offer' },
  moment: Moment,
): Decided<Agreement> {
  const milestone = disputedMilestone(agreement, input.disputeId);
  const { by, offerId, how } = input;
  requireOffer(milestone, offerId);
  requireAllowed(milestone.dispute, by, how);
  const became = { ...afterSpeech(milestone.dispute, input, moment.now), offer: null };
  const type = how === 'decline_offer' ? 'dispute.offer_declined' : 'dispute.offer_withdrawn';
  return step(agreement, milestone, became, moment, (draft, after) =>
    draft.emit(type, { ...standOf(after), by, offerId }),
  );
}

/** Refuses an offer that is not open any more. */
export function requireOffer({ dispute }: Disputed, offerId: string): void {
  if (dispute.status === 'CLOSED') throw new Problem('dispute_closed');
  if (dispute.offer?.id !== offerId) throw new Problem('offer_changed');
}

/** A party asks the platform to decide, or the platform takes the dispute over. */
export function escalate(
  agreement: Agreement,
  input: Speech | { readonly disputeId: string; readonly by: 'platform' },
  moment: Moment,
): Decided<Agreement> {
  const milestone = disputedMilestone(agreement, input.disputeId);
  const { dispute } = milestone;
  requireAllowed(dispute, input.by, 'escalate');
  const spoken = input.by === 'platform' ? dispute : afterSpeech(dispute, input, moment.now);
  const became = enter(spoken, 'ESCALATED', 'platform', moment.now);
  return step(agreement, milestone, became, moment, (draft, after) =>
    draft.emit('dispute.escalated', { ...standOf(after), by: input.by }),
  );
}

export function appeal(
  agreement: Agreement,
  input: Speech & { readonly statement: string },
  moment: Moment,
): Decided<Agreement> {
  const milestone = disputedMilestone(agreement, input.disputeId);
  requireAllowed(milestone.dispute, input.by, 'appeal');
  const again = enter(afterSpeech(milestone.dispute, input, moment.now), 'ESCALATED', 'platform', moment.now);
  const became = { ...again, appealed: true };
  return step(agreement, milestone, became, moment, (draft, after) =>
    draft.emit('dispute.appealed', { ...standOf(after), by: input.by, statement: input.statement }),
  );
}
