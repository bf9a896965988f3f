import { type Account, perAccount } from '#core/escrow/ledger.ts';
import { Problem } from '#core/problem.ts';
import type { Db } from '#store/db.ts';
import * as commission from '#store/escrow/commission.ts';
import { writeLedgerLines } from '#store/escrow/ledger-lines.ts';

export type CurrencyTotals = {
  readonly currency: string;
  readonly agreements: number;
  /** Balances according to the journal. */
  readonly accounts: Readonly<Record<Account, number>>;
  /** True when every agreement's stored balances match its journal. Earlier balances are not stored. */
  readonly asStored: boolean;
};

type Part = { readonly currency: string | null; readonly agreements: number; readonly asStored: boolean } & {
  readonly [account in Account]: string;
};
type Sums = { agreements: number; accounts: Record<Account, bigint>; asStored: boolean };

/** Agreements per statement. Each is compared at one moment, and no statement grows with the account. */
const PAGE = 10_000;

/**
 * Sums the developer's whole journal by currency and compares it with the agreements' stored balances. The
 * stored balances alone prove nothing: a CHECK keeps them balanced whatever they are. Reads every transfer
 * once in primary key order and keeps one row per currency in memory. With `asOf`, only what was before that
 * moment counts.
 */
export async function trialBalance(
  db: Db,
  developerId: string,
  asOf: Date | null = null,
): Promise<CurrencyTotals[]> {
  const found = new Map<string, Sums>();
  let ownerless = false;
  for (let after: string | null = ''; after !== null; ) {
    const last: string | null = await lastOfPage(db, developerId, after);
    for (const part of await addUp(db, developerId, asOf, after, last)) {
      if (part.currency === null) ownerless = true;
      else found.set(part.currency, joined(found.get(part.currency), part));
    }
    after = last;
  }
  // The commission leaves the bank from the tenant's books, not from an agreement's.
  const paidOut = await commission.paidOut(db, developerId, asOf);
  const left = (account: Account, currency: string) =>
    account === 'bank' || account === 'commission' ? (paidOut.get(currency) ?? 0n) : 0n;
  return [...found].sort(byCurrency).map(([currency, { agreements, accounts, asStored }]) => ({
    currency,
    agreements,
    accounts: perAccount((account) => safe(accounts[account] - left(account, currency))),
    // Transfers without an agreement have no currency, so every currency's result is in doubt.
    asStored: asStored && !ownerless,
  }));
}

/** Null when fewer agreements than a page remain: the last page is open-ended, so nothing is beyond it. */
async function lastOfPage(db: Db, developerId: string, after: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(
    'SELECT id FROM agreements WHERE developer_id = $1 AND id > $2 ORDER BY id OFFSET $3 LIMIT 1',
    [developerId, after, PAGE - 1],
  );
  return row?.id ?? null;
}

const addUpSql = (until: (id: string) => string) =>
  writeLedgerLines(`
    SELECT a.currency,
      bool_and(a.id IS NOT NULL
        AND ($2::timestamptz IS NOT NULL OR a.<account> = coalesce(j.<account>, 0))
      ) AS "asStored",
      coalesce(sum(j.<account>), 0)::text AS <account>,
      count(a.id) AS agreements
    FROM (SELECT * FROM agreements WHERE developer_id = $1 AND id > $3 ${until('id')}
      AND ($2::timestamptz IS NULL OR created_at < $2)) a
    FULL JOIN (
      SELECT
        sum(amount * CASE '<account>' WHEN <raises> THEN 1 WHEN <lowers> THEN -1 ELSE 0 END) AS <account>,
        agreement_id
      FROM transfers WHERE developer_id = $1 AND agreement_id > $3 ${until('agreement_id')}
        AND ($2::timestamptz IS NULL OR created_at < $2)
      GROUP BY agreement_id
    ) j ON j.agreement_id = a.id
    GROUP BY a.currency`);
const ADD_UP_PAGE = addUpSql((id) => `AND ${id} <= $4`);
const ADD_UP_REST = addUpSql(() => '');

function addUp(
  db: Db,
  developerId: string,
  asOf: Date | null,
  after: string,
  last: string | null,
): Promise<Part[]> {
  return last === null
    ? db.query<Part>(ADD_UP_REST, [developerId, asOf, after])
    : db.query<Part>(ADD_UP_PAGE, [developerId, asOf, after, last]);
}

function joined(sums: Sums | undefined, part: Part): Sums {
  return {
    agreements: (sums?.agreements ?? 0) + part.agreements,
    accounts: perAccount((account) => (sums?.accounts[account] ?? 0n) + BigInt(part[account])),
    asStored: (sums?.asStored ?? true) && part.asStored,
  };
}

const byCurrency = ([left]: [string, unknown], [right]: [string, unknown]) => (left < right ? -1 : 1);

/** Each amount is a safe integer, but a sum need not be. It is never rounded. */
function safe(sum: bigint): number {
  const value = Number(sum);
  if (!Number.isSafeInteger(value)) throw new Problem('sum_too_large');
  return value;
}
