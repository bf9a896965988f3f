import type { Base } from '#actions/base.ts';

export type AuditContext = Base & {
  /** How long audit records are kept. Null keeps them forever. */
  readonly auditKeptMs: number | null;
};
