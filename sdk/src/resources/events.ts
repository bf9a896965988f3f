import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import { pause } from '../retry.ts';
import type { EventLog, ListEventsParams, SuretyEvent } from '../types/events.ts';

const POLL_MS = 1_000;
const FOLLOW_PAGE = 100;

/** The event log of the account, in commit order. */
export class Events {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Lists events, oldest first, up to the current end of the log. */
  list({ after, ...params }: ListEventsParams = {}, options?: RequestOptions): List<SuretyEvent> {
    return new List({ limit: params.limit, cursor: after }, ({ limit, cursor }) =>
      this.#read({ type: params.type, limit, after: cursor }, options),
    );
  }

  /** Reads one page of the log, with the position to resume from. */
  read(params: ListEventsParams = {}, options?: RequestOptions): Promise<EventLog> {
    return this.#read(params, options);
  }

  /**
   * Follows the log: yields events oldest first, and then new ones as they arrive, until the signal aborts or
   * you leave the loop. It skips none: store the `id` of the last event that you handled, and start after it.
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
