import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { ListEventsParams, SuretyEvent } from '../types/events.ts';

/** Everything that happened in the account. */
export class Events {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Events, oldest first, from the one after `after`. */
  list(params: ListEventsParams = {}, options?: RequestOptions): List<SuretyEvent> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/events', query: { ...params, ...page }, options }),
    );
  }
}
