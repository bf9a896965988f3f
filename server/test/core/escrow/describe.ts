import { NO_CALLER_METADATA } from '#core/caller-metadata.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { update } from '#core/escrow/update.ts';

/** Gives an agreement a reference, addresses and another title. */
export function describe(agreement: Agreement, moment: Moment): Decision<unknown> {
  const [first] = agreement.milestones;
  const given = {
    reference: 'order-1042',
    metadata: { channel: 'app' },
    buyerEmail: 'ada@example.com',
    sellerEmail: 'ben@example.com',
    milestones: first && [{ id: first.id, title: 'Renamed' }],
  };
  return update(agreement, NO_CALLER_METADATA, given, moment);
}
