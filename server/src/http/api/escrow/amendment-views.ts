import { z } from 'zod';
import type { AgreedTerms } from '#core/escrow/amendments/agreed-terms.ts';
import {
  AMENDMENT_ACTIONS,
  AMENDMENT_STATUSES,
  type Amendment,
  allowedActions,
} from '#core/escrow/amendments/amendment.ts';
import { ON_SILENCE } from '#core/escrow/inspection.ts';
import { timestamp } from '#http/pipeline/schemas.ts';
import { FeeLineView, ShareView } from './milestone-parts.ts';

const amount = z.int().nonnegative().meta({ description: 'In the smallest currency unit' });
const actions = z.array(z.enum(AMENDMENT_ACTIONS));

const TermsView = z
  .object({
    id: z.string(),
    title: z.string(),
    amount,
    fees: z.array(FeeLineView).optional(),
    shares: z.array(ShareView).optional(),
    deliverBy: timestamp.optional(),
    inspectionSeconds: z.int().optional(),
    onSilence: z.enum(ON_SILENCE).optional(),
  })
  .meta({ id: 'MilestoneTerms' });

export const AmendmentView = z
  .object({
    id: z.string(),
    agreementId: z.string(),
    status: z.enum(AMENDMENT_STATUSES).meta({
      description:
        'LAPSED: without an answer in time, or because what it is about has changed meanwhile. The others say ' +
        'how it was answered',
    }),
    proposedBy: z.enum(['buyer', 'seller', 'platform']),
    acceptedBy: z
      .array(z.enum(['buyer', 'seller']))
      .meta({ description: 'The parties that agree. One that proposes it does' }),
    totalBefore: amount,
    totalAmount: amount.meta({ description: 'The total that the agreement would have, or has' }),
    milestones: z
      .array(
        z.object({
          before: TermsView.nullable().meta({ description: 'Null for a milestone that is added' }),
          after: TermsView.nullable().meta({ description: 'Null for a milestone that is dropped' }),
        }),
      )
      .meta({ description: 'The milestones that change' }),
    fundBy: timestamp
      .nullable()
      .optional()
      .meta({ description: 'The new time to pay; null for none. Only if it changes' }),
    allowedActions: z
      .object({ buyer: actions, seller: actions, platform: actions })
      .meta({ description: 'What each side may do now' }),
    createdAt: timestamp,
    expiresAt: timestamp.meta({ description: 'Without an answer by then, it lapses' }),
    closedAt: timestamp.nullable(),
  })
  .meta({ id: 'Amendment' });

export function viewAmendment(amendment: Amendment, agreementId: string): z.output<typeof AmendmentView> {
  const { fundBy } = amendment;
  return {
    id: amendment.id,
    agreementId,
    status: amendment.status,
    proposedBy: amendment.proposedBy,
    acceptedBy: [...amendment.acceptedBy],
    totalBefore: amendment.totalBefore,
    totalAmount: amendment.totalAmount,
    milestones: amendment.milestones.map(({ before, after }) => ({
      before: before && viewTerms(before),
      after: after && viewTerms(after),
    })),
    ...(fundBy !== undefined && { fundBy }),
    allowedActions: {
      buyer: allowedActions(amendment, 'buyer'),
      seller: allowedActions(amendment, 'seller'),
      platform: allowedActions(amendment, 'platform'),
    },
    createdAt: amendment.proposedAt.toISOString(),
    expiresAt: amendment.expiresAt.toISOString(),
    closedAt: amendment.closedAt?.toISOString() ?? null,
  };
}

function viewTerms({ fees, shares, ...terms }: AgreedTerms): z.output<typeof TermsView> {
  return {
    ...terms,
    ...(fees && { fees: fees.map((line) => ({ ...line })) }),
    ...(shares && { shares: shares.map((share) => ({ ...share })) }),
  };
}
