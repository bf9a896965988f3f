import type { RequestOptions } from '../options.ts';
import { List, type PageParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type { CloseBreakParams, Reconciliation, ReconciliationBreak } from '../types/bank.ts';

/** The books held against the bank's, and where they differ. */
export class Reconciliations {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Reports, newest first. */
  list(params: PageParams = {}, options?: RequestOptions): List<Reconciliation> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/reconciliations', query: { ...params, ...page }, options }),
    );
  }

  /** One report. */
  retrieve(id: string, options?: RequestOptions): Promise<Reconciliation> {
    return this.#send({ method: 'GET', path: '/reconciliations/{}', ids: [id], options });
  }

  /** What a report found about agreements of yours. */
  breaks(id: string, params: PageParams = {}, options?: RequestOptions): List<ReconciliationBreak> {
    return new List(params, (page) => {
      const query = { ...params, ...page };
      return this.#send({ method: 'GET', path: '/reconciliations/{}/breaks', ids: [id], query, options });
    });
  }

  /** Says why the books differ; the difference is posted to suspense. */
  closeBreak(id: string, params: CloseBreakParams, options?: RequestOptions): Promise<ReconciliationBreak> {
    const path = '/reconciliations/breaks/{}/close';
    return this.#send({ method: 'POST', path, ids: [id], body: params, options });
  }
}
