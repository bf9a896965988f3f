import { ERASED } from '#core/chain.ts';
import type { Exception } from '#core/escrow/exception.ts';
import { agreementMacInput, exceptionMacInput, type Heads, type Mac } from '#core/escrow/verify/mac.ts';
import type { Erasure } from '#core/privacy/erasure.ts';
import { associatedDataOf as approvalData } from '#store/approvals/approvals.ts';
import type { Queryable } from '#store/db.ts';
import * as places from '#store/escrow/encrypted/associated-data.ts';
import { openDetails } from '#store/escrow/encrypted/details.ts';
import * as aggregates from '#store/risk/aggregates.ts';
import { encryptFacts, openFields } from '#store/secrets/personal.ts';

type Person = Pick<Erasure, 'developerId' | 'externalUserId'>;

/** Encrypts anew what stays in rows that several people share, and removes the rest. */
export async function eraseRows(tx: Queryable, erasure: Erasure, mac: Mac): Promise<{ agreements: number }> {
  const agreements = await agreementsWithout(tx, erasure, mac);
  const ids = agreements.map(({ id }) => id);
  const rewritten = {
    agreements,
    accounts: await emptyAccounts(tx, erasure),
    exceptions: await exceptionsWithout(tx, erasure, ids, mac),
    approvals: await emptyApprovals(tx, erasure, ids),
  };
  await tx.query('SELECT erase_person($1, $2, $3)', [
    erasure.developerId,
    erasure.id,
    JSON.stringify(rewritten),
  ]);
  await eraseBankRows(tx, erasure, ids);
  await aggregates.forget(tx, erasure);
  return { agreements: agreements.length };
}

/** Counts agreements with events of version 1, whose hashes cover personal data: they stay as they are. */
export async function countVersion1(tx: Queryable, { developerId, externalUserId }: Person): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    `SELECT count(*) AS n FROM agreements a
     WHERE developer_id = $1 AND (buyer_external_id = $2 OR seller_external_id = $2) AND ${OF_VERSION_1}`,
    [developerId, externalUserId],
  );
  return row?.n ?? 0;
}

const OF_VERSION_1 = `EXISTS (SELECT 1 FROM events e WHERE e.developer_id = a.developer_id AND e.stream_id = a.id
  AND (e.hash IS NULL OR e.data ?| '{encrypted,sealed}'))`;

type Parties = Readonly<
  Partial<Record<'buyerEmail' | 'buyerName' | 'sellerEmail' | 'sellerName' | 'accountName', string>>
>;

type AgreementRow = Omit<Heads, 'developerId' | 'agreementId'> & {
  readonly id: string;
  readonly buyer: boolean;
  readonly account: boolean;
  readonly encrypted: string | null;
  readonly mac: string | null;
};

/** Each gets a new version, so that no process goes on with the agreement as it remembers it. */
async function agreementsWithout(tx: Queryable, { developerId, externalUserId }: Person, mac: Mac) {
  const rows = await tx.query<AgreementRow>(
    `SELECT id, buyer_external_id = $2 AS buyer, account_number IS NOT NULL AS account, encrypted, mac,
       version + 1 AS version, chained_from AS "chainedFrom", event_count AS "eventCount",
       event_head AS "eventHead", transfer_count AS "transferCount", chain_head AS "chainHead"
     FROM agreements a
     WHERE developer_id = $1 AND (buyer_external_id = $2 OR seller_external_id = $2) AND NOT ${OF_VERSION_1}
     ORDER BY id FOR UPDATE`,
    [developerId, externalUserId],
  );
  return rows.map(({ id, buyer, account, encrypted, mac: before, ...heads }) => {
    const associatedData = places.agreementData({ developerId, agreementId: id });
    const known: Parties = openFields<Parties>(tx.personal, associatedData, { encrypted });
    const { sellerEmail, sellerName, ...ofBuyer } = known;
    // The account itself is a record of money; its name is the buyer's.
    const left = buyer ? { sellerEmail, sellerName, ...(account && { accountName: ERASED }) } : ofBuyer;
    return {
      ...{ id, buyer, encrypted: encryptFacts(tx.personal, associatedData, left) },
      mac: before && mac(agreementMacInput({ ...heads, developerId, agreementId: id })),
    };
  });
}

async function emptyAccounts(tx: Queryable, person: Person) {
  const rows = await tx.query<{ version: number }>(
    `SELECT version FROM payout_account_versions v WHERE developer_id = $1 AND external_user_id = $2
       AND EXISTS (SELECT 1 FROM events e WHERE e.developer_id = $1
         AND e.stream_id = 'payout-account:' || $2 AND e.sequence = v.version AND e.data ? 'personal')`,
    [person.developerId, person.externalUserId],
  );
  const nothing = { accountNumber: ERASED, accountName: ERASED };
  return rows.map(({ version }) => ({
    version,
    encrypted: encryptFacts(tx.personal, places.payoutAccountData(person, version), nothing),
  }));
}

/** The MAC of an exception covers the sender's name, so it is computed again. */
async function exceptionsWithout(
  tx: Queryable,
  { developerId }: Person,
  agreementIds: readonly string[],
  mac: Mac,
) {
  const rows = await tx.query<Exception & { developerId: string; mac: string | null }>(
    `SELECT developer_id AS "developerId", id, kind, agreement_id AS "agreementId", subject, amount, currency,
       details, opened_at AS "openedAt", closed_at AS "closedAt", note, closed_by AS "closedBy",
       event_head AS "eventHead", mac
     FROM exceptions WHERE developer_id = $1 AND agreement_id = ANY ($2) AND details ?| '{encrypted,sealed}'
     FOR UPDATE`,
    [developerId, agreementIds],
  );
  return rows.map((row) => {
    const { senderName: _erased, ...details } = openDetails(tx.personal, row).details as Record<
      string,
      unknown
    >;
    const exception = { ...row, details } as typeof row;
    return { id: row.id, details, mac: row.mac && mac(exceptionMacInput(exception)) };
  });
}

/** Requests for approval name the account that money was to go to. */
async function emptyApprovals(
  tx: Queryable,
  { developerId, externalUserId }: Person,
  agreementIds: readonly string[],
) {
  const rows = await tx.query<{ id: string; agreementId: string | null; encrypted: string }>(
    `SELECT id, agreement_id AS "agreementId", encrypted FROM approvals
     WHERE developer_id = $1 AND (agreement_id = ANY ($2) OR kind = 'payout_account')`,
    [developerId, agreementIds],
  );
  const empty = { summary: ERASED, input: { externalUserId } };
  return rows
    .filter(({ id, agreementId, encrypted }) => {
      if (agreementId !== null) return true;
      const opened = openFields<object>(tx.personal, approvalData(developerId, id), { encrypted });
      return JSON.stringify(opened).includes(JSON.stringify(externalUserId));
    })
    .map(({ id }) => ({ id, encrypted: encryptFacts(tx.personal, approvalData(developerId, id), empty) }));
}

/** Tables that belong to a bank rather than to a tenant. Notifications that were applied are a log. */
async function eraseBankRows(
  tx: Queryable,
  { developerId, externalUserId }: Person,
  agreementIds: readonly string[],
) {
  await tx.query('DELETE FROM bank_messages WHERE agreement_id = ANY ($1) AND outcome IS NOT NULL', [
    agreementIds,
  ]);
  const accounts = await tx.query<{ reference: string }>(
    `UPDATE virtual_accounts v SET encrypted = NULL, account_name = $3 FROM agreements a
     WHERE v.developer_id = $1 AND v.agreement_id = ANY ($2) AND a.developer_id = v.developer_id
       AND a.id = v.agreement_id AND a.buyer_external_id = $4 RETURNING v.reference`,
    [developerId, agreementIds, ERASED, externalUserId],
  );
  await tx.query(
    'UPDATE sandbox_accounts SET encrypted = NULL, account_name = $2 WHERE reference = ANY ($1)',
    [accounts.map(({ reference }) => reference), ERASED],
  );
}
