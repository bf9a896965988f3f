import type { Base } from '#actions/base.ts';

export type AuditContext = Base & {
  /** How long acts are kept; null for ever. */
  readonly auditKeptMs: number | null;
};
