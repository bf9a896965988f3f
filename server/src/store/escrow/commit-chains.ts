import { type Seal, sealInput } from '#core/escrow/audit/seal.ts';
import type { Change } from '#core/escrow/change.ts';
import { chainInput } from '#core/escrow/ledger.ts';
import { chained } from '#store/events/chained.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import { sha256 } from '#store/sha256.ts';

/** What a change adds to the two chains of its agreement, and the seal over where they stand then. */
export type Chains = {
  readonly transfers: readonly object[];
  readonly chainHead: string;
  readonly events: readonly object[];
  readonly eventHead: string;
  readonly seal: string;
};

export function chainsOf(change: Change, seal: Seal, box: PersonalBox): Chains {
  const { before, after } = change;
  let chainHead = before.chainHead;
  const transfers = change.transfers.map(({ createdAt, ...transfer }) => {
    chainHead = sha256(chainInput(chainHead, after.id, { ...transfer, createdAt }));
    return { ...transfer, hash: chainHead, created_at: createdAt };
  });
  const stream = { developerId: after.developerId, streamId: after.id };
  const { rows: events, head: eventHead } = chained(box, stream, before.eventHead, change.events);
  const heads = { ...after, agreementId: after.id, chainHead, eventHead };
  return { transfers, chainHead, events, eventHead, seal: seal(sealInput(heads)) };
}
