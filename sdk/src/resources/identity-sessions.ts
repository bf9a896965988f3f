import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
  CreateIdentitySessionParams,
  IdentitySession,
  IdentitySessionResult,
  ListIdentitySessionsParams,
  NewIdentitySession,
} from '../types/identity.ts';

/** Links with which people verify themselves, on a page of the service. */
export class IdentitySessions {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /**
   * Makes a link that works for an hour. It is in this answer and in no other: send the person there.
   *
   * @example
   * const { url } = await surety.identity.sessions.create({
   *   externalUserId: 'user_1',
   *   requirements: { livenessLevel: 'active' },
   *   returnUrl: 'https://shop.example/verified',
   * });
   */
  create(params: CreateIdentitySessionParams, options?: RequestOptions): Promise<NewIdentitySession> {
    return this.#send({ method: 'POST', path: '/identity/sessions', body: params, options });
  }

  /** How far the person has come, and what the last attempt came to. */
  retrieve(id: string, options?: RequestOptions): Promise<IdentitySessionResult> {
    return this.#send({ method: 'GET', path: '/identity/sessions/{}', ids: [id], options });
  }

  /** Newest first. */
  list(params: ListIdentitySessionsParams = {}, options?: RequestOptions): List<IdentitySession> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/identity/sessions', query: { ...params, ...page }, options }),
    );
  }

  /** Takes a link back, and deletes what was sent through it. */
  cancel(id: string, options?: RequestOptions): Promise<IdentitySession> {
    return this.#send({ method: 'POST', path: '/identity/sessions/{}/cancel', ids: [id], options });
  }
}
