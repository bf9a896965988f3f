import { type Account, perAccount } from '#core/escrow/ledger.ts';
import { Problem } from '#core/problem.ts';
import type { Db } from '#store/db.ts';
import { writeLedgerLines } from '#store/escrow/ledger-lines.ts';

export type CurrencyTotals = {
  readonly currency: string;
  readonly agreements: number;
  /** What the journal comes to. */
  readonly accounts: Readonly<Record<Account, number>>;
  /** Whether every agreement's own balances are what its journal comes to. */
  readonly asStored: boolean;
};

type Part = { readonly currency: string | null; readonly agreements: number; readonly asStored: boolean } & {
  readonly [account in Account]: string;
};
type Sums = { agreements: number; accounts: Record<Account, bigint>; asStored: boolean };

/** Agreements a statement. Each is compared in one moment, and no statement grows with the account. */
const PAGE = 10_000;

/**
 * Adds the developer's whole journal up, by currency, and holds it against the balances that the agreements
 * carry. Those cannot be asked alone: a CHECK keeps them equal among themselves whatever they say. It reads
 * every transfer once, in the order of its primary key, and remembers one row a currency.
 */
export async function trialBalance(db: Db, developerId: string): Promise<CurrencyTotals[]> {
  const found = new Map<string, Sums>();
  let ownerless = false;
  for (let after: string | null = ''; after !== null; ) {
    const last: string | null = await lastOfPage(db, developerId, after);
    for (const part of await addUp(db, developerId, after, last)) {
      if (part.currency === null) ownerless = true;
      else found.set(part.currency, joined(found.get(part.currency), part));
    }
    after = last;
  }
  return [...found].sort(byCurrency).map(([currency, { agreements, accounts, asStored }]) => ({
    currency,
    agreements,
    accounts: perAccount((account) => safe(accounts[account])),
    // Money without an agreement has no currency either: it is missing from one of these, nobody knows which.
    asStored: asStored && !ownerless,
  }));
}

/** Null when fewer are left than a page holds: the last page has no end, so that nothing lies beyond it. */
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
        AND a.<account> = coalesce(j.<account>, 0)
      ) AS "asStored",
      coalesce(sum(j.<account>), 0)::text AS <account>,
      count(a.id) AS agreements
    FROM (SELECT * FROM agreements WHERE developer_id = $1 AND id > $2 ${until('id')}) a
    FULL JOIN (
      SELECT
        sum(amount * CASE '<account>' WHEN <raises> THEN 1 WHEN <lowers> THEN -1 ELSE 0 END) AS <account>,
        agreement_id
      FROM transfers WHERE developer_id = $1 AND agreement_id > $2 ${until('agreement_id')}
      GROUP BY agreement_id
    ) j ON j.agreement_id = a.id
    GROUP BY a.currency`);
const ADD_UP_PAGE = addUpSql((id) => `AND ${id} <= $3`);
const ADD_UP_REST = addUpSql(() => '');

function addUp(db: Db, developerId: string, after: string, last: string | null): Promise<Part[]> {
  return last === null
    ? db.query<Part>(ADD_UP_REST, [developerId, after])
    : db.query<Part>(ADD_UP_PAGE, [developerId, after, last]);
}

function joined(sums: Sums | undefined, part: Part): Sums {
  return {
    agreements: (sums?.agreements ?? 0) + part.agreements,
    accounts: perAccount((account) => (sums?.accounts[account] ?? 0n) + BigInt(part[account])),
    asStored: (sums?.asStored ?? true) && part.asStored,
  };
}

const byCurrency = ([left]: [string, unknown], [right]: [string, unknown]) => (left < right ? -1 : 1);

/** Each agreement's amounts are safe integers; many of them together need not be, and nothing is rounded. */
function safe(sum: bigint): number {
  const value = Number(sum);
  if (!Number.isSafeInteger(value)) throw new Problem('sum_too_large');
  return value;
}
