import type { Transfer } from '#core/escrow/ledger.ts';
import type { StreamEvent } from '#core/events/event.ts';
import type { Db } from '#store/db.ts';
import { openEvent } from '#store/events/sealed-data.ts';
import type { AgreementKey } from './agreements.ts';

export type Page = { readonly limit: number; readonly after: number };

export async function transfers(
  db: Db,
  key: AgreementKey,
  page: Page,
): Promise<(Transfer & { hash: string })[]> {
  return db.query(
    `SELECT sequence, kind, debit, credit, amount, cause, hash, created_at AS "createdAt" FROM transfers
     WHERE developer_id = $1 AND agreement_id = $2 AND sequence > $3 ORDER BY sequence LIMIT $4`,
    [key.developerId, key.agreementId, page.after, page.limit],
  );
}

export async function events(db: Db, key: AgreementKey, page: Page): Promise<StreamEvent[]> {
  const found = await db.query<StreamEvent>(
    `SELECT id, stream_id AS "streamId", sequence, type, actor, data, created_at AS "createdAt" FROM events
     WHERE developer_id = $1 AND stream_id = $2 AND sequence > $3 ORDER BY sequence LIMIT $4`,
    [key.developerId, key.agreementId, page.after, page.limit],
  );
  return found.map((event) => openEvent(db.personal, key.developerId, event));
}
