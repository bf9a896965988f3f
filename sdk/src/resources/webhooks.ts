import type { RequestOptions } from '../options.ts';
import { List, type PeriodParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
  ChangeWebhookParams,
  CreateWebhookParams,
  ListDeliveriesParams,
  NewWebhook,
  ReplayWebhookParams,
  RotateWebhookSecretParams,
  Webhook,
  WebhookDelivery,
  WebhookReplay,
  WebhookTest,
} from '../types/webhooks.ts';
import {
  generateTestHeader,
  type TestWebhook,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
} from '../verify-webhook.ts';

/** Webhook endpoints and signature verification. */
export class Webhooks {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Creates an endpoint that receives events from now on. Store the secret: it is shown only once. */
  create(params: CreateWebhookParams, options?: RequestOptions): Promise<NewWebhook> {
    return this.#send({ method: 'POST', path: '/webhooks', body: params, options });
  }

  /** Retrieves an endpoint. */
  retrieve(id: string, options?: RequestOptions): Promise<Webhook> {
    return this.#send({ method: 'GET', path: '/webhooks/{}', ids: [id], options });
  }

  /** Lists all endpoints, without their secrets. */
  list(params: PeriodParams = {}, options?: RequestOptions): Promise<Webhook[]> {
    const found = new List<Webhook>(params, (page) =>
      this.#send({ method: 'GET', path: '/webhooks', query: { ...params, ...page }, options }),
    );
    return found.toArray();
  }

  /** Changes an endpoint, or turns it off and on. */
  change(id: string, params: ChangeWebhookParams, options?: RequestOptions): Promise<Webhook> {
    return this.#send({ method: 'PATCH', path: '/webhooks/{}', ids: [id], body: params, options });
  }

  /** Deletes an endpoint and its pending deliveries. */
  delete(id: string, options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: '/webhooks/{}', ids: [id], options });
  }

  /** Creates a new secret. During the overlap each delivery carries both signatures. */
  rotateSecret(
    id: string,
    params: RotateWebhookSecretParams = {},
    options?: RequestOptions,
  ): Promise<NewWebhook> {
    return this.#send({
      method: 'POST',
      path: '/webhooks/{}/rotate-secret',
      ids: [id],
      body: params,
      options,
    });
  }

  /** Sends a `webhook.test` event now, and returns the endpoint's response. */
  test(id: string, options?: RequestOptions): Promise<WebhookTest> {
    return this.#send({ method: 'POST', path: '/webhooks/{}/test', ids: [id], options });
  }

  /** Sends events again, with the same `webhook-id` as before. */
  replay(id: string, params: ReplayWebhookParams, options?: RequestOptions): Promise<WebhookReplay> {
    return this.#send({ method: 'POST', path: '/webhooks/{}/replay', ids: [id], body: params, options });
  }

  /** Lists deliveries and their responses, newest event first. They are kept for 30 days. */
  deliveries(id: string, params: ListDeliveriesParams = {}, options?: RequestOptions): List<WebhookDelivery> {
    return new List(params, (page) =>
      this.#send({
        method: 'GET',
        path: '/webhooks/{}/deliveries',
        ids: [id],
        query: { ...params, ...page },
        options,
      }),
    );
  }

  /**
   * Verifies the signature of a webhook and returns its event. `rawBody` is the body as it arrived, not
   * parsed. Same as the exported `verifyWebhook`, which needs no client.
   */
  verify(
    rawBody: string | Uint8Array | ArrayBuffer,
    headers: WebhookHeaders,
    secret: string | readonly string[],
  ): Promise<WebhookEvent> {
    return verifyWebhook(rawBody, headers, secret);
  }

  /** Same as `verify`, under the name that other libraries use. */
  constructEvent(
    rawBody: string | Uint8Array | ArrayBuffer,
    headers: WebhookHeaders,
    secret: string | readonly string[],
  ): Promise<WebhookEvent> {
    return verifyWebhook(rawBody, headers, secret);
  }

  /** Generates the headers that a delivery of this body would have, to test your own receiver. */
  generateTestHeader(webhook: TestWebhook): ReturnType<typeof generateTestHeader> {
    return generateTestHeader(webhook);
  }
}
