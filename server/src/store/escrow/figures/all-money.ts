import { ACCOUNTS, type Account } from '#core/escrow/ledger.ts';
import type { Db } from '#store/db.ts';
import { writeLedgerLines } from '#store/escrow/ledger-lines.ts';
import { isTest, tenantsOf } from '#store/tenants.ts';
import { OPEN_STATUSES } from './overview.ts';

/** The balances of all accounts together, for the operator. Rounded, since nothing is booked by them. */
export type MoneyLine = {
  readonly environment: 'live' | 'test';
  readonly currency: string;
  readonly account: Account;
  readonly amount: number;
};

const OF_WHOM = `CASE WHEN ${isTest('tenant.developer_id')} THEN 'test' ELSE 'live' END`;

const UNDER_WAY = writeLedgerLines(`
  SELECT ${OF_WHOM} AS environment, a.currency,
    sum(a.<account>)::float8 AS <account>,
    count(*) AS agreements
  FROM developers d ${tenantsOf('d.developer_id')} CROSS JOIN LATERAL (
    SELECT * FROM agreements WHERE developer_id = tenant.developer_id AND status = ANY($1)
    UNION ALL
    SELECT * FROM agreements
    WHERE developer_id = tenant.developer_id AND (refund_payable > 0 OR suspense > 0) AND status <> ALL($1)) a
  GROUP BY 1, 2`);

type Sums = Pick<MoneyLine, 'environment' | 'currency'> & Readonly<Record<Account, number>>;

/**
 * Returns the balances of open agreements, and of ended ones that still owe money. The cost does not grow
 * with history.
 */
export async function moneyUnderWay(db: Db): Promise<MoneyLine[]> {
  const sums = await db.query<Sums>(UNDER_WAY, [OPEN_STATUSES]);
  return sums.flatMap(({ environment, currency, ...amounts }) =>
    ACCOUNTS.map((account) => ({ environment, currency, account, amount: amounts[account] })),
  );
}

export type Imbalance = Pick<MoneyLine, 'environment' | 'currency' | 'amount'>;

const DIFFERENCE = writeLedgerLines(`
  WITH changed AS (
    SELECT DISTINCT ${OF_WHOM} AS environment, tenant.developer_id, e.stream_id
    FROM developers d ${tenantsOf('d.developer_id')} CROSS JOIN LATERAL (
      SELECT stream_id FROM events WHERE developer_id = tenant.developer_id
      ORDER BY position DESC, id DESC LIMIT $1) e)
  SELECT c.environment, a.currency, sum(
      abs(a.<account> - coalesce(j.<account>, 0)) +
    0)::float8 AS amount
  FROM changed c
  JOIN agreements a ON a.developer_id = c.developer_id AND a.id = c.stream_id
  CROSS JOIN LATERAL (
    SELECT
      sum(amount * CASE '<account>' WHEN <raises> THEN 1 WHEN <lowers> THEN -1 ELSE 0 END) AS <account>,
      count(*) AS transfers
    FROM transfers WHERE developer_id = a.developer_id AND agreement_id = a.id) j
  GROUP BY 1, 2`);

/**
 * Returns the difference between recently changed balances and their journals; `surety verify` checks all of
 * them.
 */
export function recentImbalance(db: Db, eventsEach: number): Promise<Imbalance[]> {
  return db.query<Imbalance>(DIFFERENCE, [eventsEach]);
}
