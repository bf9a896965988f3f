import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { Approval, ApprovalRules, ListApprovalsParams } from '../types/approvals.ts';

/** What one asked for and another has to approve. People approve and reject, in the dashboard. */
export class Approvals {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Newest first. */
  list(params: ListApprovalsParams = {}, options?: RequestOptions): List<Approval> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/approvals', query: { ...params, ...page }, options }),
    );
  }

  /** One approval as it is now. */
  retrieve(id: string, options?: RequestOptions): Promise<Approval> {
    return this.#send({ method: 'GET', path: '/approvals/{}', ids: [id], options });
  }

  /** Takes back what a key asked for, while nobody has decided. */
  withdraw(id: string, options?: RequestOptions): Promise<Approval> {
    return this.#send({ method: 'POST', path: '/approvals/{}/withdraw', ids: [id], options });
  }

  /** What needs a second person in this environment. */
  rules(options?: RequestOptions): Promise<ApprovalRules> {
    return this.#send({ method: 'GET', path: '/approvals/rules', options });
  }
}
