/** One page of a list. `nextCursor` is null on the last one. */
export type Page<Item> = { data: Item[]; nextCursor: string | null };

/** What every list takes. */
export type PageParams = {
  /** Items a page, 1 to 100. `page()` gets 20 by default; iterating fetches 100 at a time. */
  limit?: number | undefined;
  /** Where to begin: a `nextCursor` from an earlier page. */
  cursor?: string | undefined;
};

type LoadPage<Item> = (page: PageParams) => Promise<Page<Item>>;

const ITERATION_PAGE = 100;

/**
 * A list that fetches its pages as you go. Nothing is sent before you iterate or ask for a page.
 *
 * @example
 * const funded = surety.escrow.agreements.list({ status: 'FUNDED' });
 * for await (const agreement of funded) console.log(agreement.id);
 */
export class List<Item> implements AsyncIterable<Item> {
  readonly #load: LoadPage<Item>;
  readonly #start: PageParams;

  constructor(start: PageParams, load: LoadPage<Item>) {
    this.#start = start;
    this.#load = load;
  }

  /** The first page only, with the cursor of the next. */
  page(): Promise<Page<Item>> {
    return this.#load(this.#start);
  }

  /** Everything, up to `max` items: a list that never ends must not fill the memory. */
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
