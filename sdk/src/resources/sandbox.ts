import type { RequestOptions } from '../options.ts';
import type { Send } from '../request.ts';
import type {
  ReverseSandboxDepositParams,
  SandboxDeposit,
  SandboxDepositParams,
  SandboxEnvironment,
  SandboxReversal,
} from '../types/bank.ts';

/**
 * The sandbox bank. Always available with a test key; with a live key only if the server uses the sandbox as
 * its bank.
 */
export class Sandbox {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Succeeds if this key uses the sandbox bank, and fails with `not_found` if it uses a real one. */
  retrieve(options?: RequestOptions): Promise<SandboxEnvironment> {
    return this.#send({ method: 'GET', path: '/sandbox', options });
  }

  /** Pays money into a virtual account, as the buyer's bank would. */
  deposit(params: SandboxDepositParams, options?: RequestOptions): Promise<SandboxDeposit> {
    return this.#send({ method: 'POST', path: '/sandbox/deposits', body: params, options });
  }

  /** Reverses a deposit, as a bank does after fraud or a mistake. */
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
