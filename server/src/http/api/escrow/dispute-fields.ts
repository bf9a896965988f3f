import { z } from 'zod';
import type { DisputeKey } from '#actions/escrow/disputes/change-dispute.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { externalId } from '#http/pipeline/schemas.ts';

export const speaker = externalId('externalUserId').meta({
  description: 'The party: the agreement’s buyerExternalId or sellerExternalId',
});
export const PartyBody = z.object({ externalUserId: speaker });

/** Every step that a party takes may be refused with these. */
export const PARTY_REFUSALS = ['not_a_party', 'dispute_closed', 'dispute_action_refused'] as const;

type OfDispute = { readonly caller: Caller; readonly params: { readonly id: string } };
export function disputeOf({ caller: { developerId }, params }: OfDispute): DisputeKey {
  return { developerId, disputeId: params.id };
}
