import type { RequestOptions } from '../options.ts';
import { List, type PageParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AwaitingApproval } from '../types/approvals.ts';
import type { Bank, PayoutAccount, PayoutAccountVersion, SetPayoutAccountParams } from '../types/bank.ts';

/** Where sellers are paid. */
export class PayoutAccounts {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** The banks that a seller can be paid at, by name: for a list to choose from. */
  banks(options?: RequestOptions): Promise<{ data: Bank[] }> {
    return this.#send({ method: 'GET', path: '/escrow/banks', options });
  }

  /** Says where a seller's money goes; payouts that waited for it start. */
  set(
    externalUserId: string,
    params: SetPayoutAccountParams,
    options?: RequestOptions,
  ): Promise<PayoutAccount | AwaitingApproval> {
    return this.#send({
      method: 'PUT',
      path: '/escrow/payout-accounts/{}',
      ids: [externalUserId],
      body: params,
      options,
    });
  }

  /** Where a seller's money goes. */
  retrieve(externalUserId: string, options?: RequestOptions): Promise<PayoutAccount> {
    return this.#send({ method: 'GET', path: '/escrow/payout-accounts/{}', ids: [externalUserId], options });
  }

  /** Every account that a seller's money ever went to, newest first, and who set it. */
  versions(
    externalUserId: string,
    params: PageParams = {},
    options?: RequestOptions,
  ): List<PayoutAccountVersion> {
    return new List(params, (page) =>
      this.#send({
        method: 'GET',
        path: '/escrow/payout-accounts/{}/versions',
        ids: [externalUserId],
        query: page,
        options,
      }),
    );
  }
}
