import { type Balances, type MovementKind, perAccount, type Transfer } from '#core/escrow/ledger.ts';
import type { Money } from '#core/escrow/money.ts';
import type { StreamEvent } from '#core/events/event.ts';
import type { Period } from '#store/caller-metadata/conditions.ts';
import type { Db } from '#store/db.ts';
import { openEvent, withKeys } from '#store/events/encrypted-data.ts';
import { agreementOf } from '#store/events/of-agreement.ts';
import type { AgreementKey } from './agreements.ts';
import { writeLedgerLines } from './ledger-lines.ts';

export type Page = Period & { readonly limit: number; readonly after: number };
const WITHIN = `created_at >= coalesce($5::timestamptz, '-infinity')
  AND created_at < coalesce($6::timestamptz, 'infinity')`;

/** With `asOf`, only what was before that moment. */
export async function transfers(
  db: Db,
  key: AgreementKey,
  page: Page,
  asOf: Date | null = null,
): Promise<(Transfer & { hash: string })[]> {
  return db.query(
    `SELECT sequence, kind, debit, credit, amount, cause, hash, created_at AS "createdAt" FROM transfers
     WHERE developer_id = $1 AND agreement_id = $2 AND sequence > $3 AND ${WITHIN}
       AND ($7::timestamptz IS NULL OR created_at < $7) ORDER BY sequence LIMIT $4`,
    [key.developerId, key.agreementId, page.after, page.limit, page.from ?? null, page.to ?? null, asOf],
  );
}

const BALANCES = writeLedgerLines(`
  SELECT
    sum(amount * CASE '<account>' WHEN <raises> THEN 1 WHEN <lowers> THEN -1 ELSE 0 END) AS <account>,
    count(*) AS transfers
  FROM transfers WHERE developer_id = $1 AND agreement_id = $2 AND created_at < $3`);

/** The balances that an agreement had before a moment. */
export async function balancesAsOf(db: Db, key: AgreementKey, asOf: Date): Promise<Balances> {
  const [row] = await db.query<Balances>(BALANCES, [key.developerId, key.agreementId, asOf]);
  return perAccount((account) => Number(row?.[account] ?? 0) as Money);
}

/** Pages forward from the oldest event, or back from the newest. */
export async function events(
  db: Db,
  key: AgreementKey,
  page: Page | (Period & { readonly limit: number; readonly before: number }),
): Promise<StreamEvent[]> {
  const [beyond, from] =
    'after' in page
      ? ['sequence > $3 ORDER BY sequence', page.after]
      : ['sequence < $3 ORDER BY sequence DESC', page.before];
  const found = await db.query<StreamEvent>(
    `SELECT id, stream_id AS "streamId", sequence, type, actor, ${withKeys('events')} AS data, created_at AS "createdAt",
       ${agreementOf('events')} FROM events
     WHERE developer_id = $1 AND stream_id = $2 AND ${WITHIN} AND ${beyond} LIMIT $4`,
    [key.developerId, key.agreementId, from, page.limit, page.from ?? null, page.to ?? null],
  );
  return found.map((event) => openEvent(db.personal, key.developerId, event));
}

/** How many entries a page for a party lists. */
const LISTED = 30;

/** Returns the newest entries of these kinds, newest first. */
export async function newestOf(
  db: Db,
  { developerId, agreementId }: AgreementKey,
  kinds: readonly MovementKind[],
): Promise<Transfer[]> {
  return db.query(
    `SELECT sequence, kind, debit, credit, amount, cause, created_at AS "createdAt" FROM transfers
     WHERE developer_id = $1 AND agreement_id = $2 AND kind = ANY ($3) ORDER BY sequence DESC LIMIT $4`,
    [developerId, agreementId, kinds, LISTED],
  );
}
