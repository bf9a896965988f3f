import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import { pause } from '../retry.ts';
import type { EventLog, ListEventsParams, SuretyEvent } from '../types/events.ts';

const POLL_MS = 1_000;
const FOLLOW_PAGE = 100;

/** Everything that happened in the account, in the order it was committed. */
export class Events {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Events, oldest first, to the end of the log as it is now. */
  list({ after, ...params }: ListEventsParams = {}, options?: RequestOptions): List<SuretyEvent> {
    return new List({ limit: params.limit, cursor: after }, ({ limit, cursor }) =>
      this.#read({ type: params.type, limit, after: cursor }, options),
    );
  }

  /** One answer of the log, with where to read on later. */
  read(params: ListEventsParams = {}, options?: RequestOptions): Promise<EventLog> {
    return this.#read(params, options);
  }

  /**
   * Events, oldest first, and at the end of the log the new ones as they come, until the signal ends it or
   * you leave the loop. Never skips one: keep the `id` of the last event you dealt with, and start after it.
   *
   * @example
   * for await (const event of surety.events.follow({ after: lastSeen })) handle(event);
   */
  async *follow(
    params: ListEventsParams & { pollMs?: number } = {},
    options?: RequestOptions,
  ): AsyncGenerator<SuretyEvent, void, undefined> {
    const { type, limit = FOLLOW_PAGE, pollMs = POLL_MS } = params;
    let { after } = params;
    for (;;) {
      const page = await this.#read({ type, limit, after }, options);
      yield* page.data;
      after = page.resumeAfter ?? after;
      if (page.nextCursor === null) await pause(pollMs, options?.signal);
    }
  }

  #read(query: ListEventsParams, options: RequestOptions | undefined): Promise<EventLog> {
    return this.#send({ method: 'GET', path: '/events', query, options });
  }
}
