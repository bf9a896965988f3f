import type { Db, Queryable } from '#store/db.ts';
import { type AssociatedData, encryptFacts } from '#store/secrets/personal.ts';
import * as places from './associated-data.ts';

type Row = Readonly<Record<string, string | number>>;

/** A table whose rows may be rewritten, what names a person in it, and where that is encrypted. */
type Clear = {
  readonly table: string;
  readonly key: readonly string[];
  /** Beside the key, what the place is named by. */
  readonly also?: readonly string[];
  /** By the names that core has for them. */
  readonly fields: Readonly<Record<string, string>>;
  readonly place: (row: Row) => AssociatedData;
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
    place: (row) =>
      places.agreementData({ developerId: text(row, 'developer_id'), agreementId: text(row, 'id') }),
  },
  {
    table: 'deposits',
    key: ['developer_id', 'agreement_id', 'provider', 'transaction_id'],
    fields: { senderName: 'sender_name' },
    place: (row) =>
      places.depositData(agreementOf(row), {
        provider: text(row, 'provider'),
        transactionId: text(row, 'transaction_id'),
      }),
  },
  {
    table: 'refund_parts',
    key: ['developer_id', 'agreement_id', 'refund_id', 'position'],
    fields: { accountNumber: 'account_number', accountName: 'account_name' },
    place: (row) =>
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
    place: (row) =>
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
    place: (row) =>
      places.payoutAccountData(
        { developerId: text(row, 'developer_id'), externalUserId: text(row, 'external_user_id') },
        Number(row['version']),
      ),
  },
  {
    table: 'sandbox_accounts',
    key: ['reference'],
    fields: { accountName: 'account_name' },
    place: (row) => ['sandbox_accounts', text(row, 'reference')],
  },
];

/**
 * Seals what older versions have written in the clear, wherever it may be rewritten; returns how many rows.
 * Beside a running service: whoever changes a row meanwhile waits for a batch of them at most.
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
  const { table, key, also = [], fields, place: associatedData } = clear;
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
