import type { RequestOptions } from '../options.ts';
import type { Send } from '../request.ts';
import type { Anchor, TrialBalance } from '../types/ledger.ts';

/** The account's ledger. */
export class Ledger {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Retrieves all of the account's money by currency: the balance at the bank, and who it belongs to. */
  trialBalance(options?: RequestOptions): Promise<TrialBalance> {
    return this.#send({ method: 'GET', path: '/ledger/trial-balance', options });
  }

  /** The same as it was before a time, or before the start of a day such as `2030-01-31` in UTC. */
  trialBalanceAsOf(asOf: string, options?: RequestOptions): Promise<TrialBalance> {
    return this.#send({ method: 'GET', path: '/ledger/trial-balance', query: { asOf }, options });
  }

  /** Retrieves the latest signed head of the anchor log. With it you can prove later what the ledger said. */
  latestAnchor(options?: RequestOptions): Promise<Anchor> {
    return this.#send({ method: 'GET', path: '/anchors/latest', options });
  }
}
