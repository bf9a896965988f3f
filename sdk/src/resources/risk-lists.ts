import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AddToRiskListParams, ListRiskListEntriesParams, RiskListEntry } from '../types/risk.ts';

/** Block, watch and trust lists. */
export class RiskLists {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Adds an entry to a list. An entry that is on another list moves. */
  add(params: AddToRiskListParams, options?: RequestOptions): Promise<RiskListEntry> {
    return this.#send({ method: 'POST', path: '/fraud/lists', body: params, options });
  }

  /** Lists the entries, newest first. */
  list(params: ListRiskListEntriesParams = {}, options?: RequestOptions): List<RiskListEntry> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/fraud/lists', query: { ...params, ...page }, options }),
    );
  }

  /** Removes an entry. */
  remove(id: string, options?: RequestOptions): Promise<void> {
    return this.#send({ method: 'DELETE', path: '/fraud/lists/{}', ids: [id], options });
  }
}
