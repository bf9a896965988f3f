import type { AuditedApproval, StoredEvent } from '#core/approvals/verify-approval.ts';
import type { Queryable } from '#store/db.ts';
import { DecryptionFailed } from '#store/secrets/field-cipher.ts';
import { associatedDataOf } from './approvals.ts';

type Row = Omit<AuditedApproval, 'events' | 'unopened'> & {
  readonly encrypted: string;
  readonly events: readonly (Omit<StoredEvent, 'createdAt'> & { readonly createdAt: string })[];
};

/** Returns the approvals after this one in primary key order, each with its history. */
export async function page(
  db: Queryable,
  after: Pick<AuditedApproval, 'developerId' | 'id'> | null,
  limit: number,
): Promise<AuditedApproval[]> {
  const rows = await db.query<Row>(
    `SELECT a.developer_id AS "developerId", a.id, a.kind, a.state, a.agreement_id AS "agreementId", a.amount,
       a.currency, a.encrypted, a.requested_by AS "requestedBy", a.requested_at AS "requestedAt",
       a.expires_at AS "expiresAt", a.decided_by AS "decidedBy", a.decided_at AS "decidedAt", a.reason,
       a.event_head AS "eventHead", a.mac,
       (SELECT coalesce(json_agg(json_build_object(
           'sequence', e.sequence, 'id', e.id, 'type', e.type, 'actor', e.actor, 'data', e.data,
           'createdAt', e.created_at, 'hash', e.hash) ORDER BY e.sequence), '[]')
         FROM events e WHERE e.developer_id = a.developer_id AND e.stream_id = a.id) AS events
     FROM approvals a WHERE (a.developer_id, a.id) > ($1, $2) ORDER BY a.developer_id, a.id LIMIT $3`,
    [after?.developerId ?? '', after?.id ?? '', limit],
  );
  return rows.map(({ encrypted, ...row }) => ({
    ...row,
    events: row.events.map((event) => ({ ...event, createdAt: new Date(event.createdAt) })),
    unopened: whyNotOpened(db, row, encrypted),
  }));
}

/** Without the root secret nothing can be decrypted, which is not an error. */
function whyNotOpened(
  db: Queryable,
  { developerId, id }: Omit<Row, 'encrypted'>,
  encrypted: string,
): string | null {
  if (db.personal.locked) return null;
  try {
    db.personal.open(associatedDataOf(developerId, id), encrypted);
    return null;
  } catch (error) {
    if (!(error instanceof DecryptionFailed)) throw error;
    return error.message;
  }
}

/** Returns how many have no MAC, and how many there were when MACs were introduced. */
export async function missingMacs(db: Queryable): Promise<{ found: number; atStart: number }> {
  const [row] = await db.query<{ found: number; atStart: number }>(
    `SELECT (SELECT count(*) FROM approvals WHERE mac IS NULL) AS found,
       (SELECT approvals FROM chain_start) AS "atStart"`,
  );
  return row ?? { found: 0, atStart: 0 };
}
