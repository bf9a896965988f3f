import type { RequestOptions } from '../options.ts';
import { List, type PeriodParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type { Approval, ApprovalPolicy, ListApprovalsParams } from '../types/approvals.ts';

/** Requests that another member has to approve. Members approve and reject them in the dashboard. */
export class Approvals {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Lists approvals, newest first. */
  list(params: ListApprovalsParams = {}, options?: RequestOptions): List<Approval> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/approvals', query: { ...params, ...page }, options }),
    );
  }

  /** Retrieves an approval. */
  retrieve(id: string, options?: RequestOptions): Promise<Approval> {
    return this.#send({ method: 'GET', path: '/approvals/{}', ids: [id], options });
  }

  /** Withdraws a pending request that was made with an API key. */
  withdraw(id: string, options?: RequestOptions): Promise<Approval> {
    return this.#send({ method: 'POST', path: '/approvals/{}/withdraw', ids: [id], options });
  }

  /** Retrieves the approval policy: what needs approval in this environment. */
  policy(options?: RequestOptions): Promise<ApprovalPolicy> {
    return this.#send({ method: 'GET', path: '/policies/approval', options });
  }

  /** Lists all versions of the policy, newest first, with who set them. */
  policyVersions(params: PeriodParams = {}, options?: RequestOptions): List<ApprovalPolicy> {
    return new List(params, (page) =>
      this.#send({
        method: 'GET',
        path: '/policies/approval/versions',
        query: { ...params, ...page },
        options,
      }),
    );
  }
}
