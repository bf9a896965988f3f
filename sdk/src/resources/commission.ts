import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type {
  CommissionEntry,
  CommissionPayout,
  Commission as Earned,
  ListCommissionEntriesParams,
  ListCommissionPayoutsParams,
  PayCommissionParams,
} from '../types/bank.ts';

/**
 * The fees that you earn. They are paid to your own account, which is the payout account of
 * `surety:commission`.
 */
export class Commission {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Retrieves what you have earned, and what of it was paid out, by currency. */
  retrieve(options?: RequestOptions): Promise<Earned> {
    return this.#send({ method: 'GET', path: '/escrow/commission', options });
  }

  /** Pays out what is available in a currency now, instead of with the daily payout. */
  payOut(params: PayCommissionParams = {}, options?: RequestOptions): Promise<CommissionPayout> {
    return this.#send({ method: 'POST', path: '/escrow/commission/payouts', body: params, options });
  }

  /** Lists the ledger entries with which you earned fees or gave them back, newest first. */
  entries(params: ListCommissionEntriesParams = {}, options?: RequestOptions): List<CommissionEntry> {
    return new List(params, (page) =>
      this.#send({
        method: 'GET',
        path: '/escrow/commission/entries',
        query: { ...params, ...page },
        options,
      }),
    );
  }

  /** Lists payouts of your fees, newest first. */
  payouts(params: ListCommissionPayoutsParams = {}, options?: RequestOptions): List<CommissionPayout> {
    return new List(params, (page) =>
      this.#send({
        method: 'GET',
        path: '/escrow/commission/payouts',
        query: { ...params, ...page },
        options,
      }),
    );
  }
}
