import type { LogSearch } from '#api/audit-queries.ts';
import { AUDIT_ACTIONS } from '#labels/audit-log.ts';
import { oneOf, optionalText } from './address-bar.ts';

/** Reads the audit log's filters from a URL. */
export function logSearchOf(search: Record<string, unknown>): LogSearch {
  return {
    type: oneOf(AUDIT_ACTIONS, search['type']),
    actor: optionalText(search['actor']),
    subject: optionalText(search['subject']),
    from: optionalText(search['from']),
    to: optionalText(search['to']),
  };
}
