import type { VirtualAccount } from '#core/escrow/bank.ts';
import type { Money } from '#core/escrow/money.ts';
import type { Queryable } from '#store/db.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import { virtualAccountData } from '#store/escrow/encrypted/associated-data.ts';
import { openFields } from '#store/secrets/personal.ts';

/** An account that an agreement has or had for deposits. */
export type KeptAccount = Pick<VirtualAccount, 'provider' | 'accountNumber' | 'bankCode' | 'accountName'> & {
  readonly amount: Money | null;
  readonly expiresAt: Date | null;
  readonly issuedAt: Date;
  /** Since when it accepts no deposits because it is no longer needed. */
  readonly closedAt: Date | null;
};

/** More than a buyer who means to pay ever needs. */
const SHOWN = 100;

/** Returns an agreement's accounts, newest first. */
export async function ofAgreement(db: Queryable, key: AgreementKey): Promise<KeptAccount[]> {
  const found = await db.query<KeptAccount & { readonly reference: string }>(
    `SELECT provider, reference, encrypted, account_number AS "accountNumber", bank_code AS "bankCode",
       account_name AS "accountName", amount, expires_at AS "expiresAt", issued_at AS "issuedAt",
       closed_at AS "closedAt"
     FROM virtual_accounts WHERE developer_id = $1 AND agreement_id = $2
     ORDER BY issued_at DESC, reference DESC LIMIT $3`,
    [key.developerId, key.agreementId, SHOWN],
  );
  return found.map((account) => {
    const { reference: _reference, ...opened } = openFields(
      db.personal,
      virtualAccountData(key, account),
      account,
    );
    return opened;
  });
}

/** Returns the number of the account that a bank issued under our reference. */
export async function numberOf(db: Queryable, provider: string, reference: string): Promise<string | null> {
  const [row] = await db.query<{ accountNumber: string }>(
    `SELECT account_number AS "accountNumber" FROM virtual_accounts WHERE provider = $1 AND reference = $2`,
    [provider, reference],
  );
  return row?.accountNumber ?? null;
}

/** True when this account accepts any payment. An account without a row does. */
export async function takesAnything(
  db: Queryable,
  key: AgreementKey,
  { provider, accountNumber }: Pick<VirtualAccount, 'provider' | 'accountNumber'>,
): Promise<boolean> {
  const [row] = await db.query<{ isOpen: boolean }>(
    `SELECT amount IS NULL AND closed_at IS NULL AS "isOpen" FROM virtual_accounts
     WHERE developer_id = $1 AND agreement_id = $2 AND provider = $3 AND account_number = $4
     ORDER BY issued_at DESC LIMIT 1`,
    [key.developerId, key.agreementId, provider, accountNumber],
  );
  return row?.isOpen ?? true;
}

/** Counts an agreement's accounts, and those of them that are closed. */
export async function count(db: Queryable, key: AgreementKey): Promise<{ issued: number; closed: number }> {
  const [row] = await db.query<{ issued: number; closed: number }>(
    `SELECT count(*)::integer AS issued, count(closed_at)::integer AS closed
     FROM virtual_accounts WHERE developer_id = $1 AND agreement_id = $2`,
    [key.developerId, key.agreementId],
  );
  return row ?? { issued: 0, closed: 0 };
}

export type AccountKey = { readonly provider: string; readonly reference: string };

/**
 * Creates jobs that close accounts at these banks whose agreement has ended, unless there is one. Few open
 * accounts wait for that at any time.
 */
export async function takeUpClosing(
  db: Queryable,
  providers: readonly string[],
  now: Date,
  limit: number,
): Promise<number> {
  const added = await db.query(
    `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
     SELECT v.developer_id, 'close-' || v.provider || '-' || v.reference, 'close-account',
       jsonb_build_object('provider', v.provider, 'reference', v.reference), $2, $2
     FROM virtual_accounts v JOIN agreements a ON a.developer_id = v.developer_id AND a.id = v.agreement_id
     WHERE v.provider = ANY($1) AND v.amount IS NULL AND v.closed_at IS NULL AND on_this_node()
       AND a.status IN ('DISBURSED', 'REFUNDED') AND NOT EXISTS (
         SELECT 1 FROM jobs j WHERE j.developer_id = v.developer_id
           AND j.id = 'close-' || v.provider || '-' || v.reference)
     LIMIT $3 ON CONFLICT DO NOTHING RETURNING true`,
    [providers, now, limit],
  );
  return added.length;
}

/** Returns an account to close; null when it is closed, or its agreement is open again. */
export async function findToClose(
  db: Queryable,
  developerId: string,
  { provider, reference }: AccountKey,
): Promise<VirtualAccount | null> {
  const [row] = await db.query<VirtualAccount>(
    `SELECT v.provider, v.account_number AS "accountNumber", v.bank_code AS "bankCode",
       v.account_name AS "accountName"
     FROM virtual_accounts v JOIN agreements a ON a.developer_id = v.developer_id AND a.id = v.agreement_id
     WHERE v.developer_id = $1 AND v.provider = $2 AND v.reference = $3 AND v.amount IS NULL
       AND v.closed_at IS NULL AND a.status IN ('DISBURSED', 'REFUNDED')`,
    [developerId, provider, reference],
  );
  return row ?? null;
}

export async function noteClosed(
  db: Queryable,
  { provider, reference }: AccountKey,
  at: Date,
): Promise<void> {
  await db.query('UPDATE virtual_accounts SET closed_at = $3 WHERE provider = $1 AND reference = $2', [
    provider,
    reference,
    at,
  ]);
}
