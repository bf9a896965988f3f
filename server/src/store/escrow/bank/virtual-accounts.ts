import type { VirtualAccount } from '#core/escrow/bank.ts';
import type { Money } from '#core/escrow/money.ts';
import type { Queryable } from '#store/db.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import { virtualAccountPlace } from '#store/escrow/sealed/places.ts';
import { openFields } from '#store/secrets/personal.ts';

/** An account that an agreement has or had, for whoever pays into it. */
export type KeptAccount = Pick<VirtualAccount, 'provider' | 'accountNumber' | 'bankCode' | 'accountName'> & {
  readonly amount: Money | null;
  readonly expiresAt: Date | null;
  readonly issuedAt: Date;
};

/** An agreement is assessed more often than this by nobody who means to pay. */
const SHOWN = 100;

/** The newest first. */
export async function ofAgreement(db: Queryable, key: AgreementKey): Promise<KeptAccount[]> {
  const found = await db.query<KeptAccount & { readonly reference: string }>(
    `SELECT provider, reference, sealed, account_number AS "accountNumber", bank_code AS "bankCode", account_name AS "accountName",
       amount, expires_at AS "expiresAt", issued_at AS "issuedAt"
     FROM virtual_accounts WHERE developer_id = $1 AND agreement_id = $2
     ORDER BY issued_at DESC, reference DESC LIMIT $3`,
    [key.developerId, key.agreementId, SHOWN],
  );
  return found.map((account) => {
    const { reference: _reference, ...opened } = openFields(
      db.personal,
      virtualAccountPlace(key, account),
      account,
    );
    return opened;
  });
}

/** The number of the account that a bank issued under a reference of ours. */
export async function numberOf(db: Queryable, provider: string, reference: string): Promise<string | null> {
  const [row] = await db.query<{ accountNumber: string }>(
    `SELECT account_number AS "accountNumber" FROM virtual_accounts WHERE provider = $1 AND reference = $2`,
    [provider, reference],
  );
  return row?.accountNumber ?? null;
}
