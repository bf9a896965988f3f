import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { connectTimeoutMsOf } from '#core/database-url.ts';
import { inSpan } from '#tracing/span.ts';
import {
  CONNECT_TIMEOUT_MS,
  openHosts,
  READ_ONLY,
  refuseUnfit,
  TablesMoved,
  whyRefused,
} from './connection/hosts.ts';
import { statementOf } from './connection/statement.ts';
import { types } from './connection/types.ts';
import { LOCKED, type PersonalBox } from './secrets/personal.ts';

export type Row = Record<string, unknown>;
export type Queryable = {
  query<R extends object = Row>(text: string, values?: readonly unknown[]): Promise<R[]>;
  /**
   * Decrypts, encrypts and computes MACs of personal data. Stores return decrypted rows, so only the store
   * layer handles ciphertext.
   */
  readonly personal: PersonalBox;
};
export type Db = Queryable & {
  /**
   * For writes that are not money: several statements in one transaction. Retried as a whole on a conflict.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>;
  close(): Promise<void>;
};

/** SQLSTATEs for conflicts: the statement works when it is sent again. */
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
export const UNIQUE_VIOLATION = '23505';

const MAX_RETRIES = 5;
const QUERY_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 10_000;

type DbOptions = {
  readonly max?: number;
  readonly queryTimeoutMs?: number;
  /** Maximum wait for a connection: to be opened, or to be returned to the pool. */
  readonly connectTimeoutMs?: number;
  /** How long a connection that is not used stays open. */
  readonly idleTimeoutMs?: number;
  readonly onError?: (error: Error) => void;
};

export function openDb(url: string, options: DbOptions = {}): Db {
  const { use, close } = openPool(url, options);
  return {
    query: (text, values) => retryRefused(() => use((client) => rows(client, text, values))),
    transaction: (work) =>
      inSpan(
        () => ({ name: 'transaction', kind: 'internal' }),
        () => retryRefused(() => use((client, discard) => inTransaction(client, discard, work))),
      ),
    close,
    personal: LOCKED,
  };
}

/**
 * How long to wait for a server that was reachable before and is not now. After that, callers fail at once.
 */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 50;

function openPool(url: string, options: DbOptions) {
  const {
    max = 10,
    queryTimeoutMs = QUERY_TIMEOUT_MS,
    connectTimeoutMs = connectTimeoutMsOf(url) ?? CONNECT_TIMEOUT_MS,
    onError,
  } = options;
  const hosts = openHosts(url);
  const pool = new pg.Pool({
    max,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    idleTimeoutMillis: options.idleTimeoutMs ?? IDLE_TIMEOUT_MS,
    types,
    // Each new connection goes to the host that is currently believed to be the primary.
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionString: hosts.current() });
      }
    },
    ...(hosts.mustWrite && { onConnect: refuseUnfit }),
  });
  // An idle connection that breaks emits here; without a listener it would end the process.
  pool.on('error', (error) => onError?.(error));
  // A connection in use emits as well; its user learns of the failure from the query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', (client) => madeIn.set(client, era));
  const madeIn = new WeakMap<pg.PoolClient, number>();
  // Incremented when a server has become read-only or lost its tables: every connection of an earlier era
  // leads to that server.
  let era = 0;
  let reached = false;
  let lostAt: number | null = null;

  /** Opens a connection. Nothing has been sent yet, so a retry is always safe. */
  async function connect(): Promise<pg.PoolClient> {
    for (let tries = 1; ; tries++) {
      const tried = hosts.current();
      try {
        const client = await pool.connect();
        if (madeIn.get(client) === era) return client;
        client.release(true);
        tries--;
      } catch (error) {
        if (!isLost(error)) throw error;
        hosts.leave(tried);
        lostAt ??= performance.now();
        if (tries < hosts.count) continue;
        if (!reached || performance.now() - lostAt > PATIENCE_MS) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  /**
   * Lends a connection. A connection that broke, or whose server no longer accepts writes, is not lent again.
   */
  async function use<T>(work: (client: pg.PoolClient, discard: () => void) => Promise<T>): Promise<T> {
    const client = await connect();
    let broken = false;
    try {
      const result = await work(client, () => {
        broken = true;
      });
      reached = true;
      lostAt = null;
      return result;
    } catch (thrown) {
      const known = broken || isConnectionFailure(thrown) || isConflict(thrown);
      const error = known ? thrown : await whyRefused(client, thrown);
      broken ||= isConnectionFailure(error);
      if (isElsewhere(error)) era++;
      throw error;
    } finally {
      client.release(broken);
    }
  }
  return { use, close: () => pool.end() };
}

/** The same connections, with the keys to the encrypted fields. */
export function unlocked(db: Db, personal: PersonalBox): Db {
  return {
    query: (text, values) => db.query(text, values),
    transaction: (work) => withLivingKeys(personal, () => db.transaction((tx) => work({ ...tx, personal }))),
    close: () => db.close(),
    personal,
  };
}

/** SQLSTATE of keep_person_keys(): another process erased a person whose key this one remembers. */
const ERASED_KEY = 'SU003';

/** Encrypts and writes again with new keys if a key turns out to be erased. */
export async function withLivingKeys<T>(personal: PersonalBox, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (sqlState(error) !== ERASED_KEY) throw error;
    personal.people.forget();
    return write();
  }
}

export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** The constraint's name as the migration gave it: on Citus, the names on shards end with a number. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint?.replace(/_\d+$/, '') : undefined;
}

/**
 * True when the server refused because another server takes the writes now. Just after a move on Citus, a
 * query sent to the old node is forwarded to the new one, and constraint violations there are reported
 * without the constraint's name.
 */
function isElsewhere(error: unknown): boolean {
  if (error instanceof TablesMoved) return true;
  const state = sqlState(error);
  return state === READ_ONLY || (state === UNIQUE_VIOLATION && violatedConstraint(error) === undefined);
}

/** True when the server could not be reached or is shutting down: the caller may try again. */
export function isConnectionFailure(error: unknown): boolean {
  if (isElsewhere(error)) return true;
  const code = (error as { code?: unknown } | null)?.code;
  if (typeof code === 'string') {
    if (/^(ECONN|EPIPE|ENOENT|ETIMEDOUT|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH)/.test(code)) return true;
    if (/^(08...|57P0[123]|53300|25006)$/.test(code)) return true;
  }
  return error instanceof Error && CONNECTION_LOST.test(error.message);
}

/**
 * True when the server was lost and another attempt may find it again. Retrying a slow server would only add
 * load.
 */
export function isLost(error: unknown): boolean {
  return isConnectionFailure(error) && !OURS.test((error as Error).message);
}

// node-postgres reports these without a code, so the message is all there is to match.
const CONNECTION_LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after calling end)/;

// Not the server's fault: every connection is in use, a query takes too long, or this process is stopping.
const OURS = /^(timeout exceeded when trying|Query read timeout|Cannot use a pool after calling end)/;

async function rows<R extends object>(
  on: pg.PoolClient,
  text: string,
  values: readonly unknown[] = [],
): Promise<R[]> {
  const result = await inSpan(
    () => statementOf(text),
    () => on.query(text, values as unknown[]),
  );
  return result.rows as R[];
}

/**
 * A process that hangs in a transaction, or whose machine is gone, must not keep its locks: the server may
 * take hours to notice by itself. Set in each transaction because a pooler keeps no session settings.
 */
const BEGIN = 'BEGIN; SET LOCAL idle_in_transaction_session_timeout = 30000';

async function inTransaction<T>(
  client: pg.PoolClient,
  discard: () => void,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  try {
    await client.query(BEGIN);
    const result = await work({ query: (text, values) => rows(client, text, values), personal: LOCKED });
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(discard);
    throw error;
  }
}

/**
 * True for a serialization failure or a deadlock: the statement was rolled back as a whole and works when it
 * is sent again.
 */
export function isConflict(error: unknown): boolean {
  return [SERIALIZATION_FAILURE, DEADLOCK_DETECTED].includes(sqlState(error) ?? '');
}

async function retryRefused<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      if (!(isConflict(error) || isElsewhere(error)) || tries > MAX_RETRIES) throw error;
      await sleep(Math.random() * 10 * 2 ** tries);
    }
  }
}
