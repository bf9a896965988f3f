import { recordAudit } from '#actions/record-audit.ts';
import { environmentOf } from '#core/environment.ts';
import type { WebhookAttempt } from '#core/events/webhook.ts';
import type { EndpointKey } from '#store/events/webhook-endpoints.ts';
import * as endpoints from '#store/events/webhook-endpoints.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { findWebhook } from './change-webhook.ts';
import type { EventsContext } from './context.ts';
import { sendWebhook } from './send-webhook.ts';

/**
 * Sends a test event now and returns the result. Also works for a disabled endpoint, to see if it is fixed.
 */
export async function testWebhook(
  context: EventsContext,
  key: EndpointKey,
  answerFor: AnswerFor<WebhookAttempt>,
): Promise<Answered<WebhookAttempt>> {
  const { url } = await findWebhook(context, key);
  const now = context.clock();
  const secrets = await endpoints.secrets(context.db, context.box, key, now);
  const attempt = await sendWebhook(
    context,
    { url, secrets },
    {
      id: context.newId('evt'),
      type: 'webhook.test',
      createdAt: now.toISOString(),
      environment: environmentOf(key.developerId),
      sequence: 1,
      actor: context.caller.actor,
      data: { webhookId: key.endpointId, message: 'If you can read this, it works.' },
    },
  );
  const { developerId, endpointId: subject } = key;
  return context.db.transaction(async (tx) => {
    const after = { url, ...outcomeOf(attempt) };
    await recordAudit(context, tx, { developerId, kind: 'webhook.tested', subject, after });
    return saveAnswer(tx, developerId, attempt, answerFor);
  });
}

/** The facts for the audit log, without the receiver's response body. */
function outcomeOf({ status, error, latencyMs }: WebhookAttempt) {
  return { status, error, latencyMs };
}
