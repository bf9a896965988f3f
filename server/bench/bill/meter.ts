import type { Queryable } from '#store/db.ts';
import type { CountingWire } from '#test/support/database/counting-wire.ts';
import { type CryptoCounts, countCrypto } from './count-crypto.ts';

/** The cost of one operation. All of it is counted, so that it is the same on every machine. */
export type Bill = {
  readonly roundTrips: number;
  readonly statements: number;
  /** Written rows by table and kind, such as `events inserted`. */
  readonly rows: Readonly<Record<string, number>>;
  readonly jobs: number;
  readonly events: number;
  /** Rows and index entries that were read, on an account with some dozens of agreements. */
  readonly rowsRead: number;
  /** Sizes of the written rows, without page headers and indexes: those appear in the WAL. */
  readonly rowBytes: number;
  /** WAL of the service's connections, on a server without full-page images. */
  readonly walBytes: number;
  readonly encryptedBytes: number;
  readonly decryptedBytes: number;
  readonly hashedBytes: number;
};

export type Meter = {
  measure(operation: () => Promise<void>): Promise<Bill>;
  stop(): void;
};

type Reading = {
  readonly rows: ReadonlyMap<string, number>;
  readonly rowsRead: number;
  /** By the process id of a connection: one that ends takes its figures with it. */
  readonly wal: ReadonlyMap<number, number>;
  /** Transactions from this number on belong to the operation. */
  readonly nextTransaction: number;
  readonly sent: ReturnType<CountingWire['counts']>;
  readonly crypto: CryptoCounts;
};

const KINDS = ['inserted', 'updated', 'deleted'] as const;

/**
 * Reads the meters before and after an operation. `observer` is a connection of its own to the database of
 * the wire; others may use the server meanwhile, but not this database.
 */
export function openMeter(wire: CountingWire, observer: Queryable): Meter {
  const crypto = countCrypto();

  async function read(): Promise<Reading> {
    await wire.quiet();
    const [sent, hashed] = [wire.counts(), crypto.counts()];
    const processIds = await wire.publishStatistics();
    const tables = await observer.query<{ name: string } & Record<(typeof KINDS)[number], number>>(
      `SELECT relname AS name, n_tup_ins AS inserted, n_tup_upd AS updated, n_tup_del AS deleted
       FROM pg_stat_user_tables`,
    );
    const wal = await observer.query<{ process: number; bytes: number }>(
      `SELECT process, wal_bytes AS bytes
       FROM unnest($1::integer[]) AS process, pg_stat_get_backend_wal(process)
       WHERE wal_bytes IS NOT NULL`,
      [processIds],
    );
    const [scans] = await observer.query<{ read: number }>(
      `SELECT (SELECT sum(seq_tup_read) FROM pg_stat_user_tables)
         + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes) AS read`,
    );
    const [next] = await observer.query<{ id: number }>(
      'SELECT pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS id',
    );
    if (!next) throw new Error('the database has no next transaction');
    const rows = tables.flatMap((table) =>
      KINDS.map((kind): [string, number] => [`${table.name} ${kind}`, table[kind]]),
    );
    return {
      rows: new Map(rows),
      rowsRead: Number(scans?.read),
      wal: new Map(wal.map(({ process, bytes }) => [process, bytes])),
      nextTransaction: next.id,
      sent,
      crypto: hashed,
    };
  }

  async function rowBytesSince(transaction: number, tables: Iterable<string>): Promise<number> {
    const sizes = [...tables].map(
      (table) =>
        `SELECT coalesce(sum(pg_column_size(t.*)), 0)::bigint AS bytes
         FROM ${table} t WHERE t.xmin::text::bigint >= $1`,
    );
    if (sizes.length === 0) return 0;
    const found = await observer.query<{ bytes: number }>(sizes.join(' UNION ALL '), [transaction]);
    return found.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  return {
    async measure(operation) {
      const before = await read();
      await operation();
      const after = await read();
      const rows = differences(before.rows, after.rows);
      const written = new Set(Object.keys(rows).map((line) => line.replace(/ \w+$/, '')));
      return {
        roundTrips: after.sent.roundTrips - before.sent.roundTrips,
        statements: after.sent.statements - before.sent.statements,
        rows,
        jobs: rows['jobs inserted'] ?? 0,
        events: rows['events inserted'] ?? 0,
        rowsRead: after.rowsRead - before.rowsRead,
        rowBytes: await rowBytesSince(before.nextTransaction, written),
        walBytes: walBetween(before.wal, after.wal),
        encryptedBytes: after.crypto.encrypted - before.crypto.encrypted,
        decryptedBytes: after.crypto.decrypted - before.crypto.decrypted,
        hashedBytes: after.crypto.hashed - before.crypto.hashed,
      };
    },
    stop: crypto.stop,
  };
}

function walBetween(before: Reading['wal'], after: Reading['wal']): number {
  return [...after].reduce((sum, [id, bytes]) => sum + bytes - (before.get(id) ?? 0), 0);
}

function differences(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) {
  const changed = [...after].map(([line, count]): [string, number] => [
    line,
    count - (before.get(line) ?? 0),
  ]);
  return Object.fromEntries(changed.filter(([, count]) => count !== 0).toSorted());
}
