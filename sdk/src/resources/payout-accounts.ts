import type { RequestOptions } from '../options.ts';
import { List, type PeriodParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AwaitingApproval } from '../types/approvals.ts';
import type { Bank, PayoutAccount, PayoutAccountVersion, SetPayoutAccountParams } from '../types/bank.ts';

/** The bank accounts that sellers are paid to. */
export class PayoutAccounts {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Lists the banks that a seller can be paid at, by name. */
  banks(options?: RequestOptions): Promise<{ data: Bank[] }> {
    return this.#send({ method: 'GET', path: '/escrow/banks', options });
  }

  /** Sets the account that a seller is paid to. Payouts that waited for it are then sent. */
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

  /** Retrieves the account that a seller is paid to. */
  retrieve(externalUserId: string, options?: RequestOptions): Promise<PayoutAccount> {
    return this.#send({ method: 'GET', path: '/escrow/payout-accounts/{}', ids: [externalUserId], options });
  }

  /** Lists all accounts that a seller has had, newest first, and who set them. */
  versions(
    externalUserId: string,
    params: PeriodParams = {},
    options?: RequestOptions,
  ): List<PayoutAccountVersion> {
    return new List(params, (page) =>
      this.#send({
        method: 'GET',
        path: '/escrow/payout-accounts/{}/versions',
        ids: [externalUserId],
        query: { ...params, ...page },
        options,
      }),
    );
  }
}
