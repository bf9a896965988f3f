import type { RequestOptions } from '../options.ts';
import { List, type PeriodParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
  CloseDayParams,
  CompareDayParams,
  Day,
  DayComparison,
  RetrieveDayParams,
} from '../types/ledger.ts';

/** Days of the books: what was at the bank, what came and went, and their closing. */
export class Days {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Lists the closed days, newest first. */
  list(params: PeriodParams = {}, options?: RequestOptions): List<Day> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/days', query: { ...params, ...page }, options }),
    );
  }

  /** Retrieves a day as it was closed or, if it is not closed, as it would be closed now. */
  retrieve(day: string, params: RetrieveDayParams = {}, options?: RequestOptions): Promise<Day> {
    return this.#send({ method: 'GET', path: '/days/{}', ids: [day], query: { ...params }, options });
  }

  /** Closes a day for good, and signs it. Days are closed in order. */
  close(day: string, params: CloseDayParams = {}, options?: RequestOptions): Promise<Day> {
    return this.#send({ method: 'POST', path: '/days/{}/close', ids: [day], body: params, options });
  }

  /** Compares a day with the text of an account statement: CSV, MT940 or camt.053. Keeps nothing. */
  compare(day: string, params: CompareDayParams, options?: RequestOptions): Promise<DayComparison> {
    return this.#send({ method: 'POST', path: '/days/{}/compare', ids: [day], body: params, options });
  }
}
