import type { RequestOptions } from '../options.ts';
import type { Send } from '../request.ts';
import type {
  ReverseSandboxDepositParams,
  SandboxDeposit,
  SandboxDepositParams,
  SandboxReversal,
} from '../types/bank.ts';

/** Plays the buyer's bank; there only while the server runs with the sandbox bank. */
export class Sandbox {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Pays money into a virtual account, as the buyer's bank would. */
  deposit(params: SandboxDepositParams, options?: RequestOptions): Promise<SandboxDeposit> {
    return this.#send({ method: 'POST', path: '/sandbox/deposits', body: params, options });
  }

  /** Takes a deposit back, as a bank does after a fraud or a mistake. */
  reverse(
    reference: string,
    params: ReverseSandboxDepositParams = {},
    options?: RequestOptions,
  ): Promise<SandboxReversal> {
    return this.#send({
      method: 'POST',
      path: '/sandbox/deposits/{}/reverse',
      ids: [reference],
      body: params,
      options,
    });
  }
}
