import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { CloseExceptionParams, ListExceptionsParams, MoneyException } from '../types/bank.ts';

/** Words of a bank that do not fit, and wait for a person. */
export class Exceptions {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Newest first. */
  list(params: ListExceptionsParams = {}, options?: RequestOptions): List<MoneyException> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/exceptions', query: { ...params, ...page }, options }),
    );
  }

  /** One exception. */
  retrieve(id: string, options?: RequestOptions): Promise<MoneyException> {
    return this.#send({ method: 'GET', path: '/exceptions/{}', ids: [id], options });
  }

  /** Says what became of it; what is owed because of it counts as settled. */
  close(id: string, params: CloseExceptionParams, options?: RequestOptions): Promise<MoneyException> {
    return this.#send({ method: 'POST', path: '/exceptions/{}/close', ids: [id], body: params, options });
  }
}
