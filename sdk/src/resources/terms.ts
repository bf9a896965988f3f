import type { RequestOptions } from '../options.ts';
import { List, type PeriodParams } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AwaitingApproval } from '../types/approvals.ts';
import type { ChangeTermsPolicyParams, TermsPolicy } from '../types/escrow.ts';

/** The time limits and fees of new agreements that state none of their own. */
export class Terms {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Retrieves the terms policy. */
  policy(options?: RequestOptions): Promise<TermsPolicy> {
    return this.#send({ method: 'GET', path: '/policies/terms', options });
  }

  /** Lists all versions of the policy, newest first, with who set them. */
  policyVersions(params: PeriodParams = {}, options?: RequestOptions): List<TermsPolicy> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/policies/terms/versions', query: { ...params, ...page }, options }),
    );
  }

  /** Replaces the terms policy. Agreements that exist keep their limits. */
  setPolicy(
    params: ChangeTermsPolicyParams = {},
    options?: RequestOptions,
  ): Promise<TermsPolicy | AwaitingApproval> {
    return this.#send({ method: 'PUT', path: '/policies/terms', body: params, options });
  }
}
