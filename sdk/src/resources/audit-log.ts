import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AuditRecord, ListAuditLogParams } from '../types/audit-log.ts';

/** Who changed what, and from where: the audit log. */
export class AuditLog {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Newest first: what members and keys did, to the account and to money. */
  list(params: ListAuditLogParams = {}, options?: RequestOptions): List<AuditRecord> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/audit-log', query: { ...params, ...page }, options }),
    );
  }
}
