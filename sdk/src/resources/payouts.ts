import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AwaitingApproval } from '../types/approvals.ts';
import type {
  ChangeReleasePolicyParams,
  Hold,
  LiftHoldParams,
  ListHoldsParams,
  ListPayoutsParams,
  Payout,
  ReleasePolicy,
} from '../types/bank.ts';

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

  /** What payouts are held back for before they are sent. */
  policy(options?: RequestOptions): Promise<ReleasePolicy> {
    return this.#send({ method: 'GET', path: '/release-policy', options });
  }

  /** Replaces the policy; what is held back now is looked at again. An empty list holds nothing back. */
  setPolicy(
    params: ChangeReleasePolicyParams,
    options?: RequestOptions,
  ): Promise<ReleasePolicy | AwaitingApproval> {
    return this.#send({ method: 'PUT', path: '/release-policy', body: params, options });
  }

  /** Payouts that are or were held back, and why, newest first. */
  holds(params: ListHoldsParams = {}, options?: RequestOptions): List<Hold> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/holds', query: { ...params, ...page }, options }),
    );
  }

  /** Lets a payout go in spite of a rule; it is sent when nothing else holds it back. */
  liftHold(id: string, params: LiftHoldParams, options?: RequestOptions): Promise<Hold | AwaitingApproval> {
    return this.#send({ method: 'POST', path: '/holds/{}/lift', ids: [id], body: params, options });
  }
}
