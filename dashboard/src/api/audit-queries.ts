import type { AuditAction, ListAuditLogParams } from '@surety/sdk';
import { surety } from './client.ts';
import { keys } from './keys.ts';
import { paged } from './queries.ts';

/** The filters of the audit log, as they are in the URL. The days are inclusive. */
export type LogSearch = {
  type?: AuditAction | undefined;
  actor?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

/** Turns days in the reader's time zone into timestamps. */
export function logParams({ from, to, ...search }: LogSearch): Omit<ListAuditLogParams, 'expand'> {
  return { ...search, from: startOf(from, 0), to: startOf(to, 1) };
}

function startOf(day: string | undefined, later: number): string | undefined {
  const [year, month, date] =
    /^(\d{4})-(\d\d)-(\d\d)$/
      .exec(day ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) return undefined;
  return new Date(year, month - 1, date + later).toISOString();
}

export const auditLogQuery = (search: LogSearch) =>
  paged([...keys.auditLog, search], (page) => surety.auditLog.list({ ...logParams(search), ...page }).page());
