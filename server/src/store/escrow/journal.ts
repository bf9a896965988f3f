import type { Transfer } from '#core/escrow/ledger.ts';
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

export type CurrencyTotals = {
  readonly currency: string;
  readonly agreements: number;
  readonly bank: number;
  readonly escrow: number;
  readonly excess: number;
  readonly refund_payable: number;
  readonly seller: number;
  readonly payout_clearing: number;
  readonly suspense: number;
};

/** The balances of all of a developer's agreements, added up. */
export async function totals(db: Db, developerId: string): Promise<CurrencyTotals[]> {
  const rows = await db.query<CurrencyTotals & { holdable: boolean }>(
    `SELECT currency, agreements, bank <= $2 AS holdable, least(bank, $2) AS bank, least(escrow, $2) AS escrow,
       least(excess, $2) AS excess, least(refund_payable, $2) AS refund_payable, least(seller, $2) AS seller,
       least(payout_clearing, $2) AS payout_clearing, least(suspense, $2) AS suspense
     FROM (
       SELECT currency, count(*) AS agreements, sum(bank) AS bank, sum(escrow) AS escrow, sum(excess) AS excess,
         sum(refund_payable) AS refund_payable, sum(seller) AS seller, sum(payout_clearing) AS payout_clearing,
         sum(suspense) AS suspense
       FROM agreements WHERE developer_id = $1 GROUP BY currency) sums
     ORDER BY currency`,
    [developerId, MAX_MONEY],
  );
  // Each agreement's amounts are safe integers, but many of them together need not be: never round in silence.
  if (rows.some((row) => !row.holdable)) throw new Problem('sum_too_large');
  return rows.map(({ holdable: _holdable, ...sums }) => sums);
}
