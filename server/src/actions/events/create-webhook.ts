import { randomBytes } from 'node:crypto';
import { recordAudit } from '#actions/record-audit.ts';
import type { EventType } from '#core/events/event.ts';
import {
  checkWebhookUrl,
  hostOf,
  MAX_ENDPOINTS,
  refused,
  SECRET_START,
  type WebhookEndpoint,
} from '#core/events/webhook.ts';
import { Problem } from '#core/problem.ts';
import * as endpoints from '#store/events/webhook-endpoints.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import type { EventsContext } from './context.ts';

export type NewEndpoint = { readonly endpoint: WebhookEndpoint; readonly secret: string };

export type CreateWebhookInput = {
  readonly developerId: string;
  readonly url: string;
  readonly eventTypes: readonly EventType[] | null;
  readonly ordered: boolean;
  readonly description: string | null;
};

export async function createWebhook(
  context: EventsContext,
  input: CreateWebhookInput,
  answerFor: AnswerFor<NewEndpoint>,
): Promise<Answered<NewEndpoint>> {
  const created: NewEndpoint = {
    endpoint: {
      ...input,
      url: await admitUrl(context, input.url),
      id: context.newId('whk'),
      enabled: true,
      disabledReason: null,
      disabledAt: null,
      failingSince: null,
      previousSecretUntil: null,
      createdAt: context.clock(),
    },
    secret: newSecret(),
  };
  return context.db.transaction(async (tx) => {
    await endpoints.follow(tx, input.developerId);
    if ((await endpoints.count(tx, input.developerId)) >= MAX_ENDPOINTS) {
      throw new Problem('too_many_webhooks');
    }
    await endpoints.insert(tx, context.box, created.endpoint, created.secret);
    const { developerId, id: subject } = created.endpoint;
    const after = factsOfWebhook(created.endpoint);
    await recordAudit(context, tx, { developerId, kind: 'webhook.created', subject, after });
    return saveAnswer(tx, input.developerId, created, answerFor);
  });
}

/** The facts about an endpoint in the audit log. */
export function factsOfWebhook({ url, eventTypes, ordered, description, enabled }: WebhookEndpoint): object {
  return { url, eventTypes, ordered, description, enabled };
}

/** Gives early feedback; the check that matters is made for each connection. */
export async function admitUrl(context: EventsContext, text: string): Promise<string> {
  const { sender } = context.webhooks;
  const url = checkWebhookUrl(text, sender.allowPrivate);
  const why = await sender.whyRefused(hostOf(url));
  if (why) throw refused(`leads to an address that is ${why}`);
  return url.href;
}

export function newSecret(): string {
  return SECRET_START + randomBytes(32).toString('base64');
}
