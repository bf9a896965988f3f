import { ACCOUNTS, type Account, type Transfer } from '#core/escrow/ledger.ts';
import { MAX_MONEY } from '#core/escrow/money.ts';
import type { StreamEvent } from '#core/events/event.ts';
import { Problem } from '#core/problem.ts';
import type { Db } from '#store/db.ts';
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
  return db.query(
    `SELECT id, stream_id AS "streamId", sequence, type, data, created_at AS "createdAt" FROM events
     WHERE developer_id = $1 AND stream_id = $2 AND sequence > $3 ORDER BY sequence LIMIT $4`,
    [key.developerId, key.agreementId, page.after, page.limit],
  );
}

export type CurrencyTotals = Readonly<{ currency: string; agreements: number } & Record<Account, number>>;

/** The balances of all of a developer's agreements, added up. */
export async function totals(db: Db, developerId: string): Promise<CurrencyTotals[]> {
  const rows = await db.query<CurrencyTotals & { holdable: boolean }>(
    `SELECT currency, agreements, greatest(${ACCOUNTS.join(', ')}) <= $2 AS holdable,
       ${ACCOUNTS.map((account) => `least(${account}, $2) AS ${account}`).join(', ')}
     FROM (
       SELECT currency, count(*) AS agreements,
         ${ACCOUNTS.map((account) => `sum(${account}) AS ${account}`).join(', ')}
       FROM agreements WHERE developer_id = $1 GROUP BY currency) sums
     ORDER BY currency`,
    [developerId, MAX_MONEY],
  );
  // Each agreement's amounts are safe integers, but many of them together need
  // not be: never round in silence.
  if (rows.some((row) => !row.holdable)) throw new Problem('sum_too_large');
  return rows.map(({ holdable: _holdable, ...sums }) => sums);
}
