import type { RequestOptions } from '../options.ts';
import type { Send } from '../request.ts';
import type { Anchor, TrialBalance } from '../types/ledger.ts';

/** The books of the whole account. */
export class Ledger {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** All of the account's money by currency: what lies at the bank, and whose it is. */
  trialBalance(options?: RequestOptions): Promise<TrialBalance> {
    return this.#send({ method: 'GET', path: '/ledger/trial-balance', options });
  }

  /** The newest signed head of the log of anchors. Whoever keeps one can prove later what the books said. */
  latestAnchor(options?: RequestOptions): Promise<Anchor> {
    return this.#send({ method: 'GET', path: '/anchors/latest', options });
  }
}
