import { CHAIN_START } from '#core/chain.ts';
import type { Change } from '#core/escrow/change.ts';
import type { ExceptionChange } from '#core/escrow/exception.ts';
import { chainInput } from '#core/escrow/ledger.ts';
import { agreementMacInput, exceptionMacInput, type Mac } from '#core/escrow/verify/mac.ts';
import { encryptDetails } from '#store/escrow/encrypted/details.ts';
import { chained, chainedApart } from '#store/events/chained.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import { sha256 } from '#store/sha256.ts';

/**
 * The rows that a change appends to the two hash chains of its agreement, the new heads and the MAC over
 * them.
 */
export type Chains = {
  readonly transfers: readonly object[];
  readonly chainHead: string;
  readonly events: readonly object[];
  /** The keys of the people in these events. */
  readonly keys: readonly object[];
  readonly eventHead: string;
  readonly mac: string;
  readonly exceptions: readonly object[];
  readonly closings: readonly object[];
};

export function chainsOf(change: Change, mac: Mac, box: PersonalBox): Chains {
  const { before, after } = change;
  let chainHead = before.chainHead;
  const transfers = change.transfers.map(({ createdAt, ...transfer }) => {
    chainHead = sha256(chainInput(chainHead, after.id, { ...transfer, createdAt }));
    return { ...transfer, hash: chainHead, created_at: createdAt };
  });
  const people = { buyer: after.buyerExternalId, seller: after.sellerExternalId };
  const stream = { developerId: after.developerId, streamId: after.id, people };
  const { rows: events, keys, head: eventHead } = chainedApart(box, stream, before.eventHead, change.events);
  const heads = { ...after, agreementId: after.id, chainHead, eventHead };
  return {
    transfers,
    chainHead,
    events,
    keys,
    eventHead,
    mac: mac(agreementMacInput(heads)),
    exceptions: change.exceptions.map((opened) => exceptionRow(after.developerId, opened, mac, box)),
    closings: change.closings.map((closed) => exceptionRow(after.developerId, closed, mac, box)),
  };
}

/**
 * An exception with its event. The event is written only if this change opens or closes the exception, so it
 * has a chain of its own. An exception from before chains existed continues without one.
 */
export function exceptionRow(
  developerId: string,
  { event, ...exception }: ExceptionChange,
  mac: Mac,
  box: PersonalBox,
) {
  const stream = { developerId, streamId: exception.id };
  const { rows, head: eventHead } = chained(box, stream, exception.eventHead ?? CHAIN_START, [event]);
  const older = exception.eventHead === null && event.sequence > 1;
  const { agreementId, openedAt, closedAt, closedBy, eventHead: _before, ...same } = exception;
  return {
    ...same,
    details: encryptDetails(box, developerId, exception),
    developer_id: developerId,
    agreement_id: agreementId,
    opened_at: openedAt,
    closed_at: closedAt,
    closed_by: closedBy,
    event_head: older ? null : eventHead,
    mac: older ? null : mac(exceptionMacInput({ ...exception, developerId, eventHead })),
    event: { ...rows[0], ...(older ? { hash: null } : {}) },
  };
}
