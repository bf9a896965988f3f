import type { RequestOptions } from '../options.ts';
import type { Send } from '../request.ts';
import type {
  MovedTestClock,
  MoveTestClockParams,
  ReverseSandboxDepositParams,
  SandboxDeposit,
  SandboxDepositParams,
  SandboxEnvironment,
  SandboxReversal,
  TestClock,
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

  /** Shows the clock of a test environment, and when something is due in it next. */
  clock(options?: RequestOptions): Promise<TestClock> {
    return this.#send({ method: 'GET', path: '/sandbox/clock', options });
  }

  /**
   * Moves the clock of a test environment forward. Resolves when everything that fell due is done; `reached`
   * is false when that takes more than one call.
   */
  moveClock(params: MoveTestClockParams, options?: RequestOptions): Promise<MovedTestClock> {
    return this.#send({ method: 'POST', path: '/sandbox/clock', body: params, options });
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
