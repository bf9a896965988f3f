import { recordAudit } from '#actions/record-audit.ts';
import type { WebhookEndpoint } from '#core/events/webhook.ts';
import { Problem } from '#core/problem.ts';
import type { EndpointKey } from '#store/events/webhook-endpoints.ts';
import * as endpoints from '#store/events/webhook-endpoints.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import type { EventsContext } from './context.ts';
import {
  admitUrl,
  type CreateWebhookInput,
  factsOfWebhook,
  type NewEndpoint,
  newSecret,
} from './create-webhook.ts';

const NO_SUCH_ENDPOINT = 'No webhook endpoint with this id exists in this account.';

export type WebhookChange = Partial<Omit<CreateWebhookInput, 'developerId'> & { readonly enabled: boolean }>;

export async function findWebhook(context: EventsContext, key: EndpointKey): Promise<WebhookEndpoint> {
  const endpoint = await endpoints.find(context.db, key);
  if (!endpoint) throw new Problem('not_found', NO_SUCH_ENDPOINT);
  return endpoint;
}

/** Changes the given fields. Enabling an endpoint clears its failures; pending deliveries continue. */
export async function changeWebhook(
  context: EventsContext,
  key: EndpointKey,
  { enabled, ...change }: WebhookChange,
): Promise<WebhookEndpoint> {
  const url = change.url === undefined ? {} : { url: await admitUrl(context, change.url) };
  const changed = await context.db.transaction(async (tx) => {
    const before = await endpoints.lock(tx, key);
    if (!before) throw new Problem('not_found', NO_SUCH_ENDPOINT);
    const after = { ...before, ...change, ...url, ...switched(before, enabled, context.clock()) };
    await endpoints.save(tx, after);
    await recordAudit(context, tx, {
      ...subjectOf(key),
      kind: 'webhook.changed',
      before: factsOfWebhook(before),
      after: factsOfWebhook(after),
    });
    return after;
  });
  context.webhooks.wake();
  return changed;
}

function switched(
  before: WebhookEndpoint,
  enabled: boolean | undefined,
  now: Date,
): Partial<WebhookEndpoint> {
  if (enabled === undefined || enabled === before.enabled) return {};
  return enabled
    ? { enabled, disabledReason: null, disabledAt: null, failingSince: null }
    : { enabled, disabledReason: 'by_request', disabledAt: now };
}

export async function deleteWebhook(context: EventsContext, key: EndpointKey): Promise<void> {
  await context.db.transaction(async (tx) => {
    const endpoint = await endpoints.lock(tx, key);
    if (!endpoint) throw new Problem('not_found', NO_SUCH_ENDPOINT);
    await endpoints.remove(tx, key, context.clock());
    const before = factsOfWebhook(endpoint);
    await recordAudit(context, tx, { ...subjectOf(key), kind: 'webhook.deleted', before });
  });
}

function subjectOf({ developerId, endpointId }: EndpointKey) {
  return { developerId, subject: endpointId };
}

/**
 * Creates a new secret. Both sign during the overlap, so that the receiver can switch without missing
 * anything.
 */
export async function rotateWebhookSecret(
  context: EventsContext,
  key: EndpointKey & { readonly overlapSeconds: number },
  answerFor: AnswerFor<NewEndpoint>,
): Promise<Answered<NewEndpoint>> {
  const until = new Date(context.clock().getTime() + key.overlapSeconds * 1000);
  const overlapUntil = key.overlapSeconds > 0 ? until : null;
  return context.db.transaction(async (tx) => {
    const endpoint = await endpoints.lock(tx, key);
    if (!endpoint) throw new Problem('not_found', NO_SUCH_ENDPOINT);
    const secret = newSecret();
    await endpoints.rotateSecret(tx, context.box, key, secret, overlapUntil);
    const after = { previousSecretUntil: overlapUntil };
    await recordAudit(context, tx, { ...subjectOf(key), kind: 'webhook.secret_rotated', after });
    const rotated = { endpoint: { ...endpoint, previousSecretUntil: overlapUntil }, secret };
    return saveAnswer(tx, key.developerId, rotated, answerFor);
  });
}
