/** One page of a list. `nextCursor` is null on the last one. */
export type Page<Item> = { data: Item[]; nextCursor: string | null };

/** The paging parameters of every list. */
export type PageParams = {
  /** Items per page, 1 to 100. `page()` fetches 20 by default; iterating fetches 100 at a time. */
  limit?: number | undefined;
  /** The `nextCursor` of an earlier page, to continue from there. */
  cursor?: string | undefined;
};

/** The parameters of a list that can be filtered by time. */
export type PeriodParams = PageParams & {
  /** From this time on: ISO 8601, or a date for the start of that day in UTC. */
  from?: string | undefined;
  /** Before this time: ISO 8601, or a date for the start of that day in UTC. */
  to?: string | undefined;
};

type LoadPage<Item> = (page: PageParams) => Promise<Page<Item>>;

const ITERATION_PAGE = 100;

/**
 * A list that fetches its pages as you go. Nothing is sent until you iterate it, await it or call `page()`.
 *
 * @example
 * const funded = surety.escrow.agreements.list({ status: 'FUNDED' });
 * for await (const agreement of funded) console.log(agreement.id);
 * const { data, nextCursor } = await funded; // the first page
 */
export class List<Item> implements AsyncIterable<Item>, PromiseLike<Page<Item>> {
  readonly #load: LoadPage<Item>;
  readonly #start: PageParams;

  constructor(start: PageParams, load: LoadPage<Item>) {
    this.#start = start;
    this.#load = load;
  }

  /** Fetches the first page only. */
  page(): Promise<Page<Item>> {
    return this.#load(this.#start);
  }

  /** Awaiting a list returns its first page. */
  // biome-ignore lint/suspicious/noThenProperty: that is what can be awaited.
  then<Fulfilled = Page<Item>, Rejected = never>(
    onFulfilled?: ((page: Page<Item>) => Fulfilled | PromiseLike<Fulfilled>) | null,
    onRejected?: ((reason: unknown) => Rejected | PromiseLike<Rejected>) | null,
  ): Promise<Fulfilled | Rejected> {
    return this.page().then(onFulfilled, onRejected);
  }

  /** Fetches all items, up to `max`, so that an endless list does not exhaust the memory. */
  async toArray(max = 10_000): Promise<Item[]> {
    const items: Item[] = [];
    for await (const item of this) {
      if (items.push(item) >= max) break;
    }
    return items;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    const limit = this.#start.limit ?? ITERATION_PAGE;
    let cursor = this.#start.cursor;
    do {
      const page = await this.#load({ limit, cursor });
      yield* page.data;
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}
