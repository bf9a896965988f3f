import { firstState, PER_PHONE, type ShortMessageKind } from '#core/messages/outbox.ts';
import { partsOf } from '#core/messages/parts.ts';
import { isCovered } from '#core/messages/phone.ts';
import type { PartyLink } from '#core/parties/link.ts';
import type { Queryable } from '#store/db.ts';
import * as jobs from '#store/jobs.ts';
import * as messages from '#store/messages/short-messages.ts';
import type { MessageContext } from './context.ts';

export type MessageRequest = {
  readonly link: PartyLink;
  readonly to: string;
  readonly kind: ShortMessageKind;
  readonly text: string;
  /** It is not sent later than this. */
  readonly expiresAt: Date;
};

/**
 * Queues a short message with its job in the caller's transaction. Its cost is booked before it is sent.
 * Beyond a daily limit it is saved but not sent, so that the reason can be looked up.
 */
export async function queueMessage(
  context: MessageContext,
  tx: Queryable,
  { link, to, kind, text, expiresAt }: MessageRequest,
): Promise<void> {
  const { developerId, agreementId, party } = link;
  const { partPrice, dailyBudget, prefixes } = context.messages;
  const createdAt = context.clock();
  const key = { developerId, messageId: context.newId('msg') };
  const state = firstState(developerId);
  const parts = partsOf(text);
  const cost = parts * partPrice;
  const content = { to, text };
  const about = { ...key, agreementId, linkId: link.id, party, kind };
  await messages.insert(tx, { ...about, content, state, parts, cost, createdAt, expiresAt });
  if (state === 'KEPT') return;
  if (!isCovered(to, prefixes)) return messages.drop(tx, key, 'destination', createdAt);
  const counted = { developerId, day: createdAt.toISOString().slice(0, 10) };
  const isFew = await messages.countTo(tx, counted, to, PER_PHONE);
  if (!isFew || !(await messages.spend(tx, counted, cost, dailyBudget))) {
    await messages.drop(tx, key, isFew ? 'budget' : 'limit', createdAt);
    return;
  }
  const job = { developerId, id: key.messageId, kind: 'send-short-message' } as const;
  const payload = { messageId: key.messageId };
  await jobs.add(tx, { ...job, payload, runAt: createdAt }, createdAt);
}
