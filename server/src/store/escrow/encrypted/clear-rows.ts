import type { Db, Queryable } from '#store/db.ts';
import { type AssociatedData, encryptFacts } from '#store/secrets/personal.ts';
import * as places from './associated-data.ts';

type Row = Readonly<Record<string, string | number>>;

/** A table whose rows may be rewritten, its personal columns and their associated data. */
type Clear = {
  readonly table: string;
  readonly key: readonly string[];
  /** Columns besides the key that the associated data needs. */
  readonly also?: readonly string[];
  /** Column names by the field names used in core. */
  readonly fields: Readonly<Record<string, string>>;
  readonly associatedData: (row: Row) => AssociatedData;
};

const text = (row: Row, column: string) => String(row[column]);
const agreementOf = (row: Row) => ({
  developerId: text(row, 'developer_id'),
  agreementId: text(row, 'agreement_id'),
});

const TABLES: readonly Clear[] = [
  {
    table: 'agreements',
    key: ['developer_id', 'id'],
    fields: { buyerEmail: 'buyer_email', buyerName: 'buyer_name', accountName: 'account_name' },
    associatedData: (row) =>
      places.agreementData({ developerId: text(row, 'developer_id'), agreementId: text(row, 'id') }),
  },
  {
    table: 'deposits',
    key: ['developer_id', 'agreement_id', 'provider', 'transaction_id'],
    fields: { senderName: 'sender_name' },
    associatedData: (row) =>
      places.depositData(agreementOf(row), {
        provider: text(row, 'provider'),
        transactionId: text(row, 'transaction_id'),
      }),
  },
  {
    table: 'refund_parts',
    key: ['developer_id', 'agreement_id', 'refund_id', 'position'],
    fields: { accountNumber: 'account_number', accountName: 'account_name' },
    associatedData: (row) =>
      places.refundPartData(agreementOf(row), {
        refundId: text(row, 'refund_id'),
        position: Number(row['position']),
      }),
  },
  {
    table: 'virtual_accounts',
    key: ['provider', 'reference'],
    also: ['developer_id'],
    fields: { accountName: 'account_name' },
    associatedData: (row) =>
      places.virtualAccountData(agreementOf(row), {
        provider: text(row, 'provider'),
        reference: text(row, 'reference'),
      }),
  },
  {
    table: 'payout_accounts',
    key: ['developer_id', 'external_user_id'],
    also: ['version'],
    fields: {
      accountNumber: 'account_number',
      accountName: 'account_name',
      nameGiven: 'name_given',
      nameAtBank: 'name_at_bank',
    },
    associatedData: (row) =>
      places.payoutAccountData(
        { developerId: text(row, 'developer_id'), externalUserId: text(row, 'external_user_id') },
        Number(row['version']),
      ),
  },
  {
    table: 'sandbox_accounts',
    key: ['reference'],
    fields: { accountName: 'account_name' },
    associatedData: (row) => ['sandbox_accounts', text(row, 'reference')],
  },
  {
    table: 'mail_settings',
    key: ['developer_id'],
    fields: { senderName: 'sender_name' },
    associatedData: (row) => ['mail_settings', text(row, 'developer_id')],
  },
  {
    table: 'identity_sessions',
    key: ['developer_id', 'id'],
    fields: { returnUrl: 'return_url' },
    associatedData: (row) => ['identity_sessions', text(row, 'developer_id'), text(row, 'id')],
  },
];

/**
 * Encrypts personal data that older versions wrote in plain text, in tables that may be rewritten. Returns
 * the number of rows. It can run beside the service: other writers wait for one batch at most.
 */
export async function encryptClearRows(db: Db, batch: number): Promise<number> {
  let encrypted = 0;
  for (const clear of TABLES) {
    for (let after: Row | null = null; ; ) {
      const rows: Row[] = await db.transaction((tx) => encryptBatch(tx, clear, after, batch));
      encrypted += rows.length;
      after = rows.at(-1) ?? null;
      if (rows.length < batch) break;
    }
  }
  return encrypted;
}

async function encryptBatch(tx: Queryable, clear: Clear, after: Row | null, limit: number): Promise<Row[]> {
  const { table, key, also = [], fields, associatedData } = clear;
  const columns = Object.values(fields);
  const beyond = after ? `AND (${key.join(', ')}) > (${key.map((_, at) => `$${at + 2}`).join(', ')})` : '';
  const rows = await tx.query<Row>(
    `SELECT ${[...key, ...also, ...columns].join(', ')} FROM ${table}
     WHERE encrypted IS NULL AND num_nonnulls(${columns.join(', ')}) > 0 ${beyond}
     ORDER BY ${key.join(', ')} LIMIT $1 FOR UPDATE`,
    [limit, ...(after ? key.map((column) => after[column]) : [])],
  );
  for (const row of rows) {
    const facts = Object.entries(fields).map(([fact, column]) => [fact, row[column]]);
    await tx.query(
      `UPDATE ${table} SET encrypted = $1, ${columns.map((column) => `${column} = NULL`).join(', ')}
       WHERE (${key.join(', ')}) = (${key.map((_, at) => `$${at + 2}`).join(', ')})`,
      [
        encryptFacts(tx.personal, associatedData(row), Object.fromEntries(facts)),
        ...key.map((column) => row[column]),
      ],
    );
  }
  return rows;
}
