import type { Db } from '#store/db.ts';

/** The number of the account that a bank issued under a reference of ours. */
export async function numberOf(db: Db, provider: string, reference: string): Promise<string | null> {
  const [row] = await db.query<{ accountNumber: string }>(
    `SELECT account_number AS "accountNumber" FROM virtual_accounts WHERE provider = $1 AND reference = $2`,
    [provider, reference],
  );
  return row?.accountNumber ?? null;
}
