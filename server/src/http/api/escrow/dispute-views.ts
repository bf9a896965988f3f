import { z } from 'zod';
import {
  allowedActions,
  DISPUTE_ACTIONS,
  DISPUTE_OUTCOMES,
  DISPUTE_REASONS,
  DISPUTE_STATUSES,
  effectOfSilence,
  type ListedDispute,
  type Offer,
  TURNS,
} from '#core/escrow/disputes/dispute.ts';
import { timestamp } from '#http/pipeline/schemas.ts';

const PARTY = z.enum(['buyer', 'seller']);
const actions = z.array(z.enum(DISPUTE_ACTIONS));
const smallest = { description: 'In the smallest currency unit' };

const OfferView = z.object({
  id: z.string(),
  by: PARTY,
  toBuyer: z.int().meta(smallest),
  toSeller: z.int().meta(smallest),
  returnBy: timestamp.nullable().meta({ description: 'The goods have to come back by then' }),
  createdAt: timestamp,
});

export const DisputeView = z
  .object({
    id: z.string(),
    agreementId: z.string(),
    milestoneId: z.string(),
    amount: z.int().meta({ description: 'The amount of the milestone, in the smallest currency unit' }),
    currency: z.string(),
    openedBy: PARTY,
    reason: z.enum(DISPUTE_REASONS),
    claim: z
      .object({ toBuyer: z.int(), toSeller: z.int() })
      .meta({ description: 'How the party that opened it wants the milestone divided' }),
    status: z.enum(DISPUTE_STATUSES).meta({
      description:
        'OPEN: the other party has not answered. NEGOTIATING: both talk. ESCALATED: you decide. DECIDED: the ' +
        'decision takes effect at `dueAt` unless a party appeals. CLOSED: over',
    }),
    turn: z.enum(TURNS).nullable().meta({ description: 'Who has to act; null once it is closed' }),
    dueAt: timestamp.nullable().meta({
      description: 'When `onSilence` happens. Null during a hold of the agreement, and once it is closed',
    }),
    onSilence: z
      .enum(['grant_claim', 'escalate', 'alert', 'carry_out'])
      .nullable()
      .meta({
        description:
          'What happens at `dueAt` by itself: the claim is granted, you have to decide, you are reminded, or ' +
          'the decision is carried out',
      }),
    offer: OfferView.nullable().meta({ description: 'The open offer. A counter-offer replaces it' }),
    decision: z
      .object({ toBuyer: z.int(), toSeller: z.int(), code: z.string() })
      .nullable()
      .meta({ description: 'Your last decision' }),
    appealed: z.boolean(),
    outcome: z
      .enum(DISPUTE_OUTCOMES)
      .nullable()
      .meta({
        description:
          'SETTLED by an offer, WITHDRAWN, DECIDED, DEFAULTED because the other party never answered, or PAID ' +
          'because the bank has paid a payout that it had refused before',
      }),
    allowedActions: z
      .object({ buyer: actions, seller: actions, platform: actions })
      .meta({ description: 'What each side may do now' }),
    createdAt: timestamp,
    closedAt: timestamp.nullable(),
  })
  .meta({ id: 'Dispute' });

export function viewDispute({ dispute, ...about }: ListedDispute): z.output<typeof DisputeView> {
  const { amount } = about;
  const shares = (toBuyer: number) => ({ toBuyer, toSeller: amount - toBuyer });
  const { decision, offer } = dispute;
  return {
    id: dispute.id,
    ...about,
    openedBy: dispute.openedBy,
    reason: dispute.reason,
    claim: shares(dispute.claim),
    status: dispute.status,
    turn: dispute.turn,
    dueAt: dispute.dueAt?.toISOString() ?? null,
    onSilence: effectOfSilence(dispute),
    offer: offer && viewOffer(offer, shares(offer.toBuyer)),
    decision: decision && { ...shares(decision.toBuyer), code: decision.code },
    appealed: dispute.appealed,
    outcome: dispute.outcome,
    allowedActions: {
      buyer: allowedActions(dispute, 'buyer'),
      seller: allowedActions(dispute, 'seller'),
      platform: allowedActions(dispute, 'platform'),
    },
    createdAt: dispute.openedAt.toISOString(),
    closedAt: dispute.closedAt?.toISOString() ?? null,
  };
}

function viewOffer({ id, by, returnBy, createdAt }: Offer, shares: { toBuyer: number; toSeller: number }) {
  return {
    id,
    by,
    ...shares,
    returnBy: returnBy?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}
