import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { ListPayoutsParams, Payout } from '../types/bank.ts';

/** What goes to the sellers. */
export class Payouts {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Payouts, newest first. */
  list(params: ListPayoutsParams = {}, options?: RequestOptions): List<Payout> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/payouts', query: { ...params, ...page }, options }),
    );
  }

  /** One payout with every attempt to pay it: where it went, and what the bank said. */
  retrieve(id: string, options?: RequestOptions): Promise<Payout> {
    return this.#send({ method: 'GET', path: '/payouts/{}', ids: [id], options });
  }

  /** All payouts of an agreement, oldest first: one for each milestone that was released. */
  ofAgreement(agreementId: string, options?: RequestOptions): Promise<{ data: Payout[] }> {
    return this.#send({
      method: 'GET',
      path: '/escrow/agreements/{}/payouts',
      ids: [agreementId],
      options,
    });
  }
}
