import type { RequestOptions } from '../options.ts';
import { List } from '../pages.ts';
import type { Send } from '../request.ts';
import type { AuditRecord, ListAuditLogParams } from '../types/audit-log.ts';

/** The audit log: who changed what, and from where. */
export class AuditLog {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
  }

  /** Lists what members and API keys did, newest first. */
  list(params: ListAuditLogParams = {}, options?: RequestOptions): List<AuditRecord> {
    return new List(params, (page) =>
      this.#send({ method: 'GET', path: '/audit-log', query: { ...params, ...page }, options }),
    );
  }
}
