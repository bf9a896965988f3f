import type { RequestOptions } from '../options.ts';
import { List, type PeriodParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
  CloseBreakParams,
  ListReconciliationBreaksParams,
  Reconciliation,
  ReconciliationBreak,
} from '../types/bank.ts';

/** Reconciliation reports: the account's ledger compared with the bank's records. */
export class Reconciliations {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Lists reports, newest first. */
  list(params: PeriodParams = {}, options?: RequestOptions): List<Reconciliation> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/reconciliations', query: { ...params, ...page }, options }),
    );
  }

  /** Retrieves a report. */
  retrieve(id: string, options?: RequestOptions): Promise<Reconciliation> {
    return this.#send({ method: 'GET', path: '/reconciliations/{}', ids: [id], options });
  }

  /** Lists the breaks of a report that concern your agreements. */
  breaks(
    id: string,
    params: ListReconciliationBreaksParams = {},
    options?: RequestOptions,
  ): List<ReconciliationBreak> {
    return new List(params, (page) => {
      const query = { ...params, ...page };
      return this.#send({ method: 'GET', path: '/reconciliations/{}/breaks', ids: [id], query, options });
    });
  }

  /** Closes a break with a reason. The difference is posted to suspense. */
  closeBreak(
    id: string,
    breakId: string,
    params: CloseBreakParams,
    options?: RequestOptions,
  ): Promise<ReconciliationBreak> {
    const path = '/reconciliations/{}/breaks/{}/close';
    return this.#send({ method: 'POST', path, ids: [id, breakId], body: params, options });
  }
}
