import { judge, LOOK_AGAIN_MS, type ShortMessageVerdict } from '#core/messages/outbox.ts';
import type { MessageKey } from '#store/messages/short-messages.ts';
import * as messages from '#store/messages/short-messages.ts';
import type { MessageContext } from './context.ts';

/**
 * Sends one short message, and returns when to retry, or null when nothing is left to do. Providers cannot
 * recognise a repetition, so it is noted before they are asked: a message whose answer is lost, or whose
 * process dies, may have been sent and is not sent again.
 */
export async function sendShortMessage(context: MessageContext, key: MessageKey): Promise<Date | null> {
  const { db, clock } = context;
  const { messenger, meter } = context.messages;
  const message = await messages.find(db, key);
  const provider = messenger?.name ?? null;
  const settle = (verdict: Exclude<ShortMessageVerdict, { readonly state: 'QUEUED' }>) =>
    messages.settle(db, key, verdict, provider, clock());
  if (message?.state === 'SENDING') {
    await settle({ state: 'UNKNOWN', reply: 'interrupted' });
    return null;
  }
  if (message?.state !== 'QUEUED' || message.content === null) return null;
  if (message.expiresAt <= clock()) {
    await settle({ state: 'DROPPED', reply: 'expired' });
    return null;
  }
  if (!messenger) return new Date(clock().getTime() + LOOK_AGAIN_MS);
  if (!(await messages.begin(db, key))) return null;
  const answer = await messenger.send(message.content);
  meter.inc({ outcome: answer.outcome });
  const verdict = judge(answer, message, clock(), Math.random());
  if (verdict.state !== 'QUEUED') {
    await settle(verdict);
    return null;
  }
  await messages.putBack(db, key, verdict.reply);
  return verdict.again;
}
