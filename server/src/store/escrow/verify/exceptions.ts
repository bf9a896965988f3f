import type { StoredEvent } from '#core/escrow/verify/books.ts';
import type { AuditedException } from '#core/escrow/verify/verify-exception.ts';
import type { Queryable } from '#store/db.ts';
import { openDetails } from '#store/escrow/encrypted/details.ts';
import { DecryptionFailed } from '#store/secrets/field-cipher.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';

type Row = Omit<AuditedException, 'events' | 'unopened'> & {
  readonly events: readonly (Omit<StoredEvent, 'createdAt'> & { readonly createdAt: string })[];
};

/** Returns the exceptions after this one in primary key order, each with its history. */
export async function page(
  db: Queryable,
  after: Pick<AuditedException, 'developerId' | 'id'> | null,
  limit: number,
): Promise<AuditedException[]> {
  const rows = await db.query<Row>(
    `SELECT x.developer_id AS "developerId", x.id, x.kind, x.agreement_id AS "agreementId", x.subject, x.amount,
       x.currency, x.details, x.opened_at AS "openedAt", x.closed_at AS "closedAt", x.note,
       x.closed_by AS "closedBy", x.event_head AS "eventHead", x.mac,
       coalesce(
         (SELECT h.amount FROM platform_transfers h WHERE h.provider = x.details->>'provider'
            AND h.cause = x.details->>'transactionId' AND h.kind = 'unmatched'),
         (SELECT d.amount FROM provider_transactions p JOIN deposits d ON d.developer_id = p.developer_id
            AND d.agreement_id = p.agreement_id AND d.provider = p.provider AND d.transaction_id = p.transaction_id
          WHERE p.provider = x.details->>'provider' AND p.transaction_id = x.details->>'transactionId')
       ) AS "onBooks",
       (SELECT coalesce(json_agg(json_build_object(
           'sequence', e.sequence, 'id', e.id, 'type', e.type, 'actor', e.actor, 'data', e.data,
           'createdAt', e.created_at, 'hash', e.hash) ORDER BY e.sequence), '[]')
         FROM events e WHERE e.developer_id = x.developer_id AND e.stream_id = x.id) AS events
     FROM exceptions x WHERE (x.developer_id, x.id) > ($1, $2) ORDER BY x.developer_id, x.id LIMIT $3`,
    [after?.developerId ?? '', after?.id ?? '', limit],
  );
  return rows.map((row) => ({
    ...opened(db.personal, row),
    events: row.events.map((event) => ({ ...event, createdAt: new Date(event.createdAt) })),
  }));
}

/** Rows that cannot be decrypted are returned as stored, for the verification to report. */
function opened(box: PersonalBox, row: Row): Row & Pick<AuditedException, 'unopened'> {
  try {
    return { ...openDetails(box, row), unopened: null };
  } catch (error) {
    if (!(error instanceof DecryptionFailed)) throw error;
    return { ...row, unopened: error.message };
  }
}

/** Counts exceptions without a MAC, and how many there were when MACs were introduced. */
export async function missingMacs(db: Queryable): Promise<{ found: number; atStart: number }> {
  const [row] = await db.query<{ found: number; atStart: number }>(
    `SELECT (SELECT count(*) FROM exceptions WHERE mac IS NULL) AS found,
       (SELECT exceptions FROM chain_start) AS "atStart"`,
  );
  return row ?? { found: 0, atStart: 0 };
}
