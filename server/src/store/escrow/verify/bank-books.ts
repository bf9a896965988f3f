import type { BankNotice } from '#core/escrow/bank.ts';
import type { Queryable } from '#store/db.ts';
import { associatedDataOf } from '#store/escrow/bank/messages.ts';
import { DecryptionFailed } from '#store/secrets/field-cipher.ts';
import { openFields } from '#store/secrets/personal.ts';

export type UnexplainedMovement = {
  readonly provider: string;
  readonly cause: string;
  readonly kind: string;
  readonly amount: number;
  readonly currency: string;
};

/**
 * Returns movements of the platform's own books without the row that explains them. The exception of
 * unmatched money is opened just after its posting, so a posting of the last minute may still lack it.
 */
export function unexplained(db: Queryable, limit: number): Promise<UnexplainedMovement[]> {
  return db.query<UnexplainedMovement>(
    `SELECT t.provider, t.cause, t.kind, t.amount, t.currency FROM platform_transfers t
     LEFT JOIN exceptions x ON t.kind = 'unmatched' AND x.subject = t.provider || ':' || t.cause
       AND x.kind IN ('unmatched_deposit', 'wrong_currency') AND x.amount = t.amount AND x.currency = t.currency
     LEFT JOIN platform_transfers u ON t.kind IN ('unmatched_returned', 'unmatched_reversed')
       AND u.provider = t.provider AND u.cause = t.cause AND u.kind = 'unmatched' AND u.amount = t.amount
       AND u.currency = t.currency
     LEFT JOIN (
       SELECT b.id, c.how, b.provider, b.currency, b.difference FROM reconciliation_closings c
       JOIN reconciliation_breaks b ON b.developer_id = c.developer_id AND b.id = c.break_id) b
       ON b.id = t.cause AND b.provider = t.provider AND b.currency = t.currency
       AND t.kind = 'break_' || CASE WHEN b.difference > 0 THEN 'over' ELSE 'short' END
         || CASE b.how WHEN 'gone' THEN '_undone' ELSE '' END AND abs(b.difference) = t.amount
     WHERE coalesce(x.id, u.provider, b.id) IS NULL
       AND NOT (t.kind = 'unmatched' AND t.created_at BETWEEN now() - interval '1 minute' AND now())
     ORDER BY t.provider, t.cause, t.kind LIMIT $1`,
    [limit],
  );
}

/** Returns breaks that were closed by a person of whom the audit log does not know, unless it was trimmed. */
export async function unrecordedClosings(db: Queryable, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `SELECT c.break_id AS id FROM reconciliation_closings c
     LEFT JOIN audit_log a ON a.developer_id = c.developer_id AND a.subject = c.break_id
       AND a.kind = 'break.closed'
     LEFT JOIN audit_log_heads h ON h.developer_id = c.developer_id
     WHERE c.how = 'closed' AND a.id IS NULL AND coalesce(h.cut_sequence, 0) = 0
     ORDER BY c.break_id LIMIT $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** A notification that counts as processed, and what there is of its effect. */
export type ProcessedMessage = {
  readonly provider: string;
  readonly key: string;
  readonly kind: BankNotice['kind'];
  readonly subject: string;
  readonly outcome: string;
  /** What the reference is for; null when it is not ours. */
  readonly owner: string | null;
  /** Movements of a transfer after its submission. */
  readonly moved: boolean;
  /**
   * True when the attempt says why it waits, for instance because the bank paid another amount, and when a
   * refund's attempt has failed: the bank is asked, and may say so although it has announced a success.
   */
  readonly explained: boolean;
  /** True when the deposit is in some books, and when some of it went back. */
  readonly registered: boolean;
  readonly wentBack: boolean;
  readonly exception: boolean;
  /** Null when it could not be decrypted. */
  readonly content: BankNotice | null;
};

/** Returns processed notifications after this one in primary key order. */
export async function processed(
  db: Queryable,
  after: Pick<ProcessedMessage, 'provider' | 'key'> | null,
  limit: number,
): Promise<ProcessedMessage[]> {
  const rows = await db.query<Omit<ProcessedMessage, 'content'> & { readonly content: BankNotice }>(
    `SELECT m.provider, m.key, m.kind, m.subject, m.outcome, m.content, r.kind AS owner,
       EXISTS (SELECT 1 FROM transfers t WHERE t.developer_id = r.developer_id
         AND t.agreement_id = r.agreement_id AND t.cause = m.subject AND t.kind NOT IN ('payout_submitted', 'fee'))
       OR EXISTS (SELECT 1 FROM platform_transfers h WHERE r.kind = 'return' AND h.provider = m.provider
         AND h.cause = r.subject_id AND h.kind <> 'unmatched')
       OR EXISTS (SELECT 1 FROM commission_payouts c WHERE r.kind = 'commission'
         AND c.developer_id = r.developer_id AND c.id = r.subject_id AND c.status <> 'SUBMITTED') AS moved,
       EXISTS (SELECT 1 FROM payout_attempts a WHERE a.developer_id = r.developer_id
         AND a.agreement_id = r.agreement_id AND a.reference = m.subject AND a.reason IS NOT NULL)
       OR EXISTS (SELECT 1 FROM refund_parts f WHERE r.kind = 'refund' AND f.developer_id = r.developer_id
         AND f.agreement_id = r.agreement_id AND f.stem = regexp_replace(m.subject, '_[0-9]+$', '')
         AND (f.status = 'FAILED' OR f.stem || '_' || f.attempts <> m.subject)) AS explained,
       p.transaction_id IS NOT NULL AS registered,
       EXISTS (SELECT 1 FROM deposits d WHERE d.developer_id = p.developer_id
         AND d.agreement_id = p.agreement_id AND d.provider = m.provider AND d.transaction_id = m.subject
         AND d.reversed + d.returned > 0)
       OR EXISTS (SELECT 1 FROM platform_transfers h WHERE h.provider = m.provider AND h.cause = m.subject
         AND h.kind IN ('unmatched_returned', 'unmatched_reversed')) AS "wentBack",
       m.subject IN (SELECT x.subject FROM exceptions x)
       OR m.provider || ':' || m.subject IN (SELECT x.subject FROM exceptions x)
       OR m.provider || ':' || m.subject IN (
         -- The subject ends with the id of the dispute.
         SELECT regexp_replace(x.subject, ':[^:]*$', '') FROM exceptions x WHERE x.kind = 'deposit_disputed') AS exception
     FROM bank_messages m
     LEFT JOIN bank_references r ON r.provider = m.provider AND r.reference = m.subject
     LEFT JOIN provider_transactions p ON p.provider = m.provider AND p.transaction_id = m.subject
     WHERE m.outcome IS NOT NULL AND (m.provider, m.key) > ($1, $2) ORDER BY m.provider, m.key LIMIT $3`,
    [after?.provider ?? '', after?.key ?? '', limit],
  );
  return rows.map((row) => ({ ...row, content: opened(db, row) }));
}

function opened(
  db: Queryable,
  row: { provider: string; key: string; content: BankNotice },
): BankNotice | null {
  if (db.personal.locked) return null;
  try {
    return openFields(db.personal, associatedDataOf(row), row.content);
  } catch (error) {
    if (!(error instanceof DecryptionFailed)) throw error;
    return null;
  }
}
