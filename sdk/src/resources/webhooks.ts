import type { RequestOptions } from '../options.ts';
import type { Send } from '../request.ts';
import type {
  CreateWebhookParams,
  NewWebhookEndpoint,
  SuretyEvent,
  WebhookEndpoint,
} from '../types/events.ts';
import { verifyWebhook, type WebhookHeaders } from '../verify-webhook.ts';

/** Where events are delivered, and the check of what arrives there. */
export class Webhooks {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Has events delivered to a URL. Keep the secret: it is shown this once. */
  create(params: CreateWebhookParams, options?: RequestOptions): Promise<NewWebhookEndpoint> {
    return this.#send({ method: 'POST', path: '/webhooks', body: params, options });
  }

  /** All endpoints, never their secrets. */
  async list(options?: RequestOptions): Promise<WebhookEndpoint[]> {
    const { data } = await this.#send<{ data: WebhookEndpoint[] }>({
      method: 'GET',
      path: '/webhooks',
      options,
    });
    return data;
  }

  /** Ends the delivery to an endpoint. */
  delete(id: string, options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: '/webhooks/{}', ids: [id], options });
  }

  /**
   * Checks the signature of a webhook that you received, and reads its event. `rawBody` is the body as it
   * arrived, not parsed. The same as the exported `verifyWebhook`, which needs no client.
   */
  verify(
    rawBody: string | Uint8Array | ArrayBuffer,
    headers: WebhookHeaders,
    secret: string | readonly string[],
  ): Promise<SuretyEvent> {
    return verifyWebhook(rawBody, headers, secret);
  }
}
