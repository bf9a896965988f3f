import type { RequestOptions } from '../options.ts';
import type { Send } from '../request.ts';
import type { SearchParams, SearchResult } from '../types/escrow.ts';

/** Search over the whole account. */
export class Search {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Finds agreements, people and other objects by whatever you know of them. */
  async find(params: SearchParams, options?: RequestOptions): Promise<readonly SearchResult[]> {
    const { data } = await this.#send<{ data: SearchResult[] }>({
      method: 'GET',
      path: '/search',
      query: { ...params },
      options,
    });
    return data;
  }
}
