import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { CloseExceptionParams, ListExceptionsParams, MoneyException } from '../types/bank.ts';

/** Bank notifications that need manual review. */
export class Exceptions {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Lists exceptions, newest first. */
  list(params: ListExceptionsParams = {}, options?: RequestOptions): List<MoneyException> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/exceptions', query: { ...params, ...page }, options }),
    );
  }

  /** Retrieves an exception. */
  retrieve(id: string, options?: RequestOptions): Promise<MoneyException> {
    return this.#send({ method: 'GET', path: '/exceptions/{}', ids: [id], options });
  }

  /** Closes an exception with a note. Any debt that it caused then counts as settled. */
  close(id: string, params: CloseExceptionParams, options?: RequestOptions): Promise<MoneyException> {
    return this.#send({ method: 'POST', path: '/exceptions/{}/close', ids: [id], body: params, options });
  }
}
