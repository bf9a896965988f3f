import { recordAudit } from '#actions/record-audit.ts';
import { MAX_REPLAYED_DAYS } from '#core/events/webhook.ts';
import { Problem } from '#core/problem.ts';
import type { Queryable } from '#store/db.ts';
import * as deliveries from '#store/events/webhook-deliveries.ts';
import type { EndpointKey } from '#store/events/webhook-endpoints.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as jobs from '#store/jobs.ts';
import { findWebhook } from './change-webhook.ts';
import type { EventsContext } from './context.ts';

export type Replayed = { readonly id: string; readonly events: number | null };
export type ReplayWish =
  | { readonly eventIds: readonly string[] }
  | { readonly from: Date; readonly to: Date | undefined };

/** Events selected by id are queued immediately; a time range may be long and is left to a job. */
export async function replayWebhook(
  context: EventsContext,
  key: EndpointKey,
  wish: ReplayWish,
  answerFor: AnswerFor<Replayed>,
): Promise<Answered<Replayed>> {
  const { enabled } = await findWebhook(context, key);
  if (!enabled) throw new Problem('webhook_disabled');
  const replayed = await ('eventIds' in wish
    ? replayIds(context, key, wish.eventIds, answerFor)
    : replayRange(context, key, wish, answerFor));
  context.webhooks.wake();
  context.wakeWorker();
  return replayed;
}

async function replayIds(
  context: EventsContext,
  key: EndpointKey,
  wished: readonly string[],
  answerFor: AnswerFor<Replayed>,
): Promise<Answered<Replayed>> {
  const eventIds = [...new Set(wished)];
  const replayed = { id: context.newId('rpl'), events: eventIds.length };
  return context.db.transaction(async (tx) => {
    const replay = { id: replayed.id, eventIds, now: context.clock() };
    const known = await deliveries.replayIds(tx, key, replay);
    const details = wished.flatMap((id, index) =>
      known.has(id) ? [] : [{ path: `eventIds[${index}]`, message: 'is not an event of this account' }],
    );
    if (details.length > 0) {
      throw new Problem('validation_failed', 'Some of these events do not exist in this account.', {
        details,
      });
    }
    await recordReplay(context, tx, key, { replayId: replayed.id, eventIds });
    return saveAnswer(tx, key.developerId, replayed, answerFor);
  });
}

async function replayRange(
  context: EventsContext,
  key: EndpointKey,
  wish: { readonly from: Date; readonly to: Date | undefined },
  answerFor: AnswerFor<Replayed>,
): Promise<Answered<Replayed>> {
  const now = context.clock();
  const { from, to = now } = wish;
  const spanMs = to.getTime() - from.getTime();
  if (spanMs <= 0) throw badRange('to', 'must be later than from');
  if (spanMs > MAX_REPLAYED_DAYS * 86_400_000) {
    throw badRange('from', `may be at most ${MAX_REPLAYED_DAYS} days before to`);
  }
  const replayed = { id: context.newId('rpl'), events: null };
  const payload = { endpointId: key.endpointId, from: from.toISOString(), to: to.toISOString() };
  const { developerId } = key;
  return context.db.transaction(async (tx) => {
    await jobs.add(tx, { developerId, id: replayed.id, kind: 'replay-webhook', payload, runAt: now }, now);
    await recordReplay(context, tx, key, { replayId: replayed.id, from, to });
    return saveAnswer(tx, developerId, replayed, answerFor);
  });
}

function recordReplay(context: EventsContext, tx: Queryable, key: EndpointKey, after: object): Promise<void> {
  const { developerId, endpointId: subject } = key;
  return recordAudit(context, tx, { developerId, kind: 'webhook.replayed', subject, after });
}

function badRange(path: string, message: string): Problem {
  return new Problem('validation_failed', `${path} ${message}.`, { details: [{ path, message }] });
}
