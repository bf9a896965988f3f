import type { LogSearch } from '#api/audit-queries.ts';
import { ACT_KINDS } from '#labels/audit-log.ts';
import { oneOf, optionalText } from './address-bar.ts';

/** What the audit log is narrowed down to, as far as an address says so. */
export function logSearchOf(search: Record<string, unknown>): LogSearch {
  return {
    kind: oneOf(ACT_KINDS, search['kind']),
    actor: optionalText(search['actor']),
    subject: optionalText(search['subject']),
    from: optionalText(search['from']),
    to: optionalText(search['to']),
  };
}
