import type { RequestOptions } from '../options.ts';
import type { Send } from '../request.ts';
import type {
  ReverseSandboxDepositParams,
  SandboxDeposit,
  SandboxDepositParams,
  SandboxEnvironment,
  SandboxReversal,
} from '../types/bank.ts';

/** Plays the buyer's bank: with a test key always, with a live one while the sandbox is the bank. */
export class Sandbox {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Answers when the sandbox is the bank of this key, and fails with `not_found` when a real bank is. */
  retrieve(options?: RequestOptions): Promise<SandboxEnvironment> {
    return this.#send({ method: 'GET', path: '/sandbox', options });
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
