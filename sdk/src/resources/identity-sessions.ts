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

/** Links with which people verify their identity on a page of the service. */
export class IdentitySessions {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /**
   * Creates a link that works for one hour. Only this response contains it: send it to the person.
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

  /** Retrieves a session: its state, and the result of the last attempt. */
  retrieve(id: string, options?: RequestOptions): Promise<IdentitySessionResult> {
    return this.#send({ method: 'GET', path: '/identity/sessions/{}', ids: [id], options });
  }

  /** Lists sessions, newest first. */
  list(params: ListIdentitySessionsParams = {}, options?: RequestOptions): List<IdentitySession> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/identity/sessions', query: { ...params, ...page }, options }),
    );
  }

  /** Cancels a session and deletes everything that was sent through it. */
  cancel(id: string, options?: RequestOptions): Promise<IdentitySession> {
    return this.#send({ method: 'POST', path: '/identity/sessions/{}/cancel', ids: [id], options });
  }
}
