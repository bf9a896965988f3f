import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
  CreateLinkParams,
  Link,
  ListLinksParams,
  ListShortMessagesParams,
  NewLink,
  ShortMessage,
} from '../types/escrow.ts';

/** Links to pages on which the buyer or the seller of an agreement acts without an account. */
export class Links {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /**
   * Creates a link. Only this response contains its `url`: send it to the party.
   *
   * @example
   * const { url } = await surety.escrow.links.create(agreement.id, {
   *   party: 'buyer',
   *   purposes: ['pay', 'track'],
   * });
   */
  create(agreementId: string, params: CreateLinkParams, options?: RequestOptions): Promise<NewLink> {
    const path = '/escrow/agreements/{}/links';
    return this.#send({ method: 'POST', path, ids: [agreementId], body: params, options });
  }

  /** Lists the links of an agreement, newest first, without their addresses. */
  list(agreementId: string, params: ListLinksParams = {}, options?: RequestOptions): List<Link> {
    const path = '/escrow/agreements/{}/links';
    return new List(params, (page) =>
      this.#send({ method: 'GET', path, ids: [agreementId], query: { ...params, ...page }, options }),
    );
  }

  /** Lists the short messages to the parties of an agreement, newest first. */
  shortMessages(
    agreementId: string,
    params: ListShortMessagesParams = {},
    options?: RequestOptions,
  ): List<ShortMessage> {
    const path = '/escrow/agreements/{}/short-messages';
    return new List(params, (page) =>
      this.#send({ method: 'GET', path, ids: [agreementId], query: { ...params, ...page }, options }),
    );
  }

  /** Revokes a link. Its page then says so. */
  revoke(agreementId: string, linkId: string, options?: RequestOptions): Promise<Link> {
    const path = '/escrow/agreements/{}/links/{}';
    return this.#send({ method: 'DELETE', path, ids: [agreementId, linkId], options });
  }
}
