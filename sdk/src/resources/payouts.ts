import type { RequestOptions } from '../options.ts';
import { List, type PeriodParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AwaitingApproval } from '../types/approvals.ts';
import type {
  CancelPayoutParams,
  ChangeReleasePolicyParams,
  Hold,
  LiftHoldParams,
  ListAgreementPayoutsParams,
  ListHoldsParams,
  ListPayoutsParams,
  Payout,
  ReleasePolicy,
} from '../types/bank.ts';

/** Payouts to sellers. */
export class Payouts {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Lists payouts, newest first. */
  list(params: ListPayoutsParams = {}, options?: RequestOptions): List<Payout> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/payouts', query: { ...params, ...page }, options }),
    );
  }

  /** Retrieves a payout with every attempt: its destination, and the bank's response. */
  retrieve(id: string, options?: RequestOptions): Promise<Payout> {
    return this.#send({ method: 'GET', path: '/payouts/{}', ids: [id], options });
  }

  /**
   * Gives what one payee of a shared milestone was to get back to the buyer, before it is paid out. The other
   * payees keep theirs.
   */
  cancel(
    id: string,
    params: CancelPayoutParams,
    options?: RequestOptions,
  ): Promise<Payout | AwaitingApproval> {
    return this.#send({ method: 'POST', path: '/payouts/{}/cancel', ids: [id], body: params, options });
  }

  /**
   * Sends a payout again that the bank has refused until no try was left, to the payee's account as it is
   * now.
   */
  retry(id: string, options?: RequestOptions): Promise<Payout> {
    return this.#send({ method: 'POST', path: '/payouts/{}/retry', ids: [id], options });
  }

  /** Lists the payouts of an agreement, newest first: one for each payee of a released milestone. */
  ofAgreement(
    agreementId: string,
    params: ListAgreementPayoutsParams = {},
    options?: RequestOptions,
  ): List<Payout> {
    const path = '/escrow/agreements/{}/payouts';
    return new List(params, (page) =>
      this.#send({ method: 'GET', path, ids: [agreementId], query: { ...params, ...page }, options }),
    );
  }

  /** Retrieves the release policy: the rules for holding payouts. */
  policy(options?: RequestOptions): Promise<ReleasePolicy> {
    return this.#send({ method: 'GET', path: '/policies/release', options });
  }

  /** Lists all versions of the policy, newest first, with who set them. */
  policyVersions(params: PeriodParams = {}, options?: RequestOptions): List<ReleasePolicy> {
    return new List(params, (page) =>
      this.#send({
        method: 'GET',
        path: '/policies/release/versions',
        query: { ...params, ...page },
        options,
      }),
    );
  }

  /** Replaces the release policy. Current holds are checked again. Without rules no payout is held. */
  setPolicy(
    params: ChangeReleasePolicyParams,
    options?: RequestOptions,
  ): Promise<ReleasePolicy | AwaitingApproval> {
    return this.#send({ method: 'PUT', path: '/policies/release', body: params, options });
  }

  /** Lists holds, current and past, with their reasons, newest first. */
  holds(params: ListHoldsParams = {}, options?: RequestOptions): List<Hold> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/holds', query: { ...params, ...page }, options }),
    );
  }

  /** Lifts a hold despite its rule. The payout is sent unless another hold remains. */
  liftHold(id: string, params: LiftHoldParams, options?: RequestOptions): Promise<Hold | AwaitingApproval> {
    return this.#send({ method: 'POST', path: '/holds/{}/lift', ids: [id], body: params, options });
  }
}
