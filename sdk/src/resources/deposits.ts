import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { ListDepositsParams, ListedDeposit } from '../types/bank.ts';

/** Money that came in for agreements. */
export class Deposits {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Lists the deposits of all agreements, newest first. */
  list(params: ListDepositsParams = {}, options?: RequestOptions): List<ListedDeposit> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/deposits', query: { ...params, ...page }, options }),
    );
  }
}
