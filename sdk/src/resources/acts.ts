import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { Act, ListActsParams } from '../types/acts.ts';

/** Who changed what, and from where: the audit log. */
export class Acts {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Newest first: what members and keys did, to the account and to money. */
  list(params: ListActsParams = {}, options?: RequestOptions): List<Act> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/acts', query: { ...params, ...page }, options }),
    );
  }
}
