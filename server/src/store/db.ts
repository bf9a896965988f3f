import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { LOCKED, type PersonalBox } from './secrets/personal.ts';

export type Row = Record<string, unknown>;
export type Queryable = {
  query<R extends object = Row>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /** Opens and seals what names a person. Rows come out of a store opened, and nobody above it sees more. */
  readonly personal: PersonalBox;
};
export type Db = Queryable & {
  /** For writes that are not money: several statements, one transaction. Retried whole on a conflict. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** SQLSTATEs that PostgreSQL raises when the same statement, sent again, would simply work. */
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
export const UNIQUE_VIOLATION = '23505';

const MAX_CONFLICT_RETRIES = 5;
const QUERY_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5_000;

const INT8_OID = 20;
const NUMERIC_OID = 1700;

/**
 * Integers from the database become numbers in this one place, or the query fails: an amount that a double
 * cannot hold exactly must never be rounded in silence. Sums of bigint arrive as numeric, hence both types.
 */
function parseSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`the database holds an unsafe integer: ${text}`);
  return value;
}

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8_OID || oid === NUMERIC_OID
      ? parseSafeInteger
      : pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

type DbOptions = {
  readonly max?: number;
  readonly queryTimeoutMs?: number;
  readonly onError?: (error: Error) => void;
};

export function openDb(url: string, options: DbOptions = {}): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: options.queryTimeoutMs ?? QUERY_TIMEOUT_MS,
    types,
  });
  // An idle connection that breaks emits here; without a listener it would end the process.
  pool.on('error', (error) => options.onError?.(error));

  return {
    query: (text, values) => retryConflicts(() => rows(pool, text, values)),
    transaction: (work) => retryConflicts(() => inTransaction(pool, work)),
    close: () => pool.end(),
    personal: LOCKED,
  };
}

/** The same connections with the key to what is sealed there. */
export function unlocked(db: Db, personal: PersonalBox): Db {
  return {
    query: (text, values) => db.query(text, values),
    transaction: (work) => db.transaction((tx) => work({ ...tx, personal })),
    close: () => db.close(),
    personal,
  };
}

export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined;
}

/**
 * True when the server could not be reached or is going away: the caller may try
 * again, nothing is wrong with it.
 */
export function isConnectionFailure(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') {
    if (/^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH)/.test(code)) return true;
    if (/^(08...|57P0[123]|53300|25006)$/.test(code)) return true;
  }
  return error instanceof Error && CONNECTION_LOST.test(error.message);
}

const DISK_FULL = '53100';
const OUT_OF_MEMORY = '53200';
const IO_ERROR = '58030';

/** The server is there and has no room; what was asked for is right, and did not happen. */
export function isOutOfRoom(error: unknown): boolean {
  return sqlState(error) === DISK_FULL;
}

/** The server is there and cannot go on with this for the moment. */
export function isOverburdened(error: unknown): boolean {
  return [OUT_OF_MEMORY, IO_ERROR].includes(sqlState(error) ?? '');
}

// node-postgres reports these without a code; its wording is all there is to go by.
const CONNECTION_LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end)/;

async function rows<R extends object>(
  on: pg.Pool | pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const result = await on.query(text, values as unknown[]);
  return result.rows as R[];
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work({ query: (text, values) => rows(client, text, values), personal: LOCKED });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function retryConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const state = sqlState(error);
      const conflict = state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED;
      if (!conflict || tries > MAX_CONFLICT_RETRIES) throw error;
      await sleep(Math.random() * 10 * 2 ** tries);
    }
  }
}
