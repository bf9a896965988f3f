import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { acceptOfferOf, openDisputeAbout, say } from '#actions/escrow/disputes/change-dispute.ts';
import { listEvidence, shareEvidenceOf } from '#actions/escrow/disputes/evidence.ts';
import { parseDecimal } from '#core/escrow/currency.ts';
import { DISPUTE_REASONS, type DisputeReason } from '#core/escrow/disputes/dispute.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import type { Money } from '#core/escrow/money.ts';
import type { PublicEvent } from '#core/events/event.ts';
import { Problem } from '#core/problem.ts';
import * as disputes from '#store/escrow/disputes.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { type DisputeNote, disputePage } from './dispute-views.ts';
import { type Answer, milestoneOf, type Opened } from './opening.ts';

const MAX_WORDS = 2_000;
/** More than a dispute can have. */
const THREAD = 1_000;

type Form = Readonly<Partial<Record<'step' | 'words' | 'amount' | 'reason' | 'offer' | 'evidence', string>>>;

export const showDispute: Answer = async (opened, request) =>
  shown(opened, milestoneOf(opened, request).milestone, null);

export async function shown(opened: Opened, milestone: Milestone, note: DisputeNote): Promise<string> {
  const { context, link } = opened;
  const { dispute } = milestone;
  const key = { developerId: link.developerId, disputeId: dispute?.id ?? '' };
  const files = dispute && dispute.evidence.length > 0 ? await listEvidence(context, key) : [];
  return disputePage(opened, milestone, { thread: await threadOf(opened, milestone), files }, note);
}

export function externalIdOf({ link, agreement }: Opened): string {
  return link.party === 'buyer' ? agreement.buyerExternalId : agreement.sellerExternalId;
}

async function threadOf({ context, link }: Opened, { dispute }: Milestone): Promise<PublicEvent[]> {
  return dispute ? disputes.thread(context.db, link, dispute.id, { limit: THREAD }) : [];
}

/** A party opens a dispute or takes a step in it. A form that arrives twice counts once. */
export const speakInDispute: Answer = async (opened, request) => {
  const { milestone } = milestoneOf(opened, request);
  const form = (request.body ?? {}) as Form;
  let note: DisputeNote = null;
  try {
    note = await take(opened, milestone, form);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    note = 'disputeRefused';
  }
  const agreement = await loadAgreement(opened.context, opened.link);
  const after = agreement.milestones.find(({ id }) => id === milestone.id) ?? milestone;
  return shown({ ...opened, agreement }, after, note);
};

async function take(opened: Opened, milestone: Milestone, form: Form): Promise<DisputeNote> {
  const { context, link, agreement } = opened;
  const { dispute } = milestone;
  const externalUserId = externalIdOf(opened);
  const statement = form.words?.trim().slice(0, MAX_WORDS).toWellFormed() || null;
  const amount = form.amount === undefined ? null : parseDecimal(form.amount, agreement.currency);
  const toBuyer = amount !== null && amount <= milestone.amount ? (amount as Money) : null;
  if (!dispute) {
    if (form.step !== 'open') return null;
    const reason = DISPUTE_REASONS.find((one): one is DisputeReason => one === form.reason) ?? 'other';
    if (toBuyer === null) return 'disputeAmount';
    if (statement === null) return 'disputeWords';
    const input = { milestoneId: milestone.id, externalUserId, reason, statement, toBuyer };
    await openDisputeAbout(context, link, input, NO_ANSWER);
    return null;
  }
  const key = { developerId: link.developerId, disputeId: dispute.id };
  const { offer } = dispute;
  switch (form.step) {
    case 'message':
      if (statement === null || (await isRepeated(opened, milestone, statement))) return null;
      await say.message(context, key, { externalUserId, statement })(NO_ANSWER);
      return null;
    case 'offer':
      if (toBuyer === null) return 'disputeAmount';
      if (offer?.by === link.party && offer.toBuyer === toBuyer) return null;
      await say.offer(context, key, { externalUserId, toBuyer, returnBy: null, statement })(NO_ANSWER);
      return null;
    case 'accept': {
      // The sums are those that the person saw: an offer is never changed, only replaced.
      if (!offer || offer.id !== form.offer) return 'disputeRefused';
      const shares = { toBuyer: offer.toBuyer, toSeller: (milestone.amount - offer.toBuyer) as Money };
      const accepted = { externalUserId, offerId: offer.id, ...shares };
      const { result } = await acceptOfferOf(context, key, accepted, NO_ANSWER);
      return 'approval' in result ? 'disputeWaits' : null;
    }
    case 'decline':
    case 'take_back': {
      const how = form.step === 'decline' ? 'decline_offer' : 'withdraw_offer';
      await say.endOffer(context, key, { externalUserId, offerId: form.offer ?? '', how })(NO_ANSWER);
      return null;
    }
    case 'share': {
      const shared = { externalUserId, evidenceId: form.evidence ?? '' };
      await shareEvidenceOf(context, key, shared, NO_ANSWER);
      return null;
    }
    case 'escalate':
      await say.escalate(context, key, { externalUserId })(NO_ANSWER);
      return null;
    case 'appeal':
      if (statement === null) return 'disputeWords';
      await say.appeal(context, key, { externalUserId, statement })(NO_ANSWER);
      return null;
    case 'withdraw':
      await say.withdraw(context, key, { externalUserId })(NO_ANSWER);
      return null;
    default:
      return null;
  }
}

/** True when the same words of this party are the last that were said. */
async function isRepeated(opened: Opened, milestone: Milestone, statement: string): Promise<boolean> {
  const last = (await threadOf(opened, milestone)).findLast(({ type }) => type !== 'dispute.paused');
  const { by, statement: said } = (last?.data ?? {}) as { readonly by?: string; readonly statement?: string };
  return last?.type === 'dispute.message_added' && by === opened.link.party && said === statement;
}
