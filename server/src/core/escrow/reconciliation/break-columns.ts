import type { Cell } from '#core/csv.ts';
import type { KeptBreak } from './report.ts';

/** The columns of a break in a CSV export. */
export const BREAK_COLUMNS: Readonly<Record<string, (found: KeptBreak) => Cell>> = {
  id: ({ id }) => id,
  type: ({ type }) => type,
  kind: ({ kind }) => kind,
  status: ({ status }) => status,
  provider: ({ provider }) => provider,
  subject: ({ subject }) => subject,
  agreementId: ({ agreementId }) => agreementId,
  currency: ({ currency }) => currency,
  difference: ({ difference }) => difference,
  ourAmount: ({ ours }) => ours?.amount ?? null,
  ourState: ({ ours }) => ours?.standing ?? null,
  ourTime: ({ ours }) => ours?.at.toISOString() ?? null,
  theirAmount: ({ theirs }) => theirs?.amount ?? null,
  theirState: ({ theirs }) => theirs?.standing ?? null,
  theirTime: ({ theirs }) => theirs?.at.toISOString() ?? null,
  foundAt: ({ foundAt }) => foundAt.toISOString(),
  reason: ({ reason }) => reason,
  closedAt: ({ closedAt }) => closedAt?.toISOString() ?? null,
};
