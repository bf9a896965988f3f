import { type Db, openDb, unlocked } from '#store/db.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';

/**
 * Connections that can be closed for a while, since a database can be copied only while it has no
 * connections.
 */
export type ReopenableDb = Db & { reopenAfter(work: () => Promise<void>): Promise<void> };

/** A walk on a busy machine waits longer than a service may: its time is simulated. */
const PATIENCE = { connectTimeoutMs: 300_000, queryTimeoutMs: 300_000 };

export function openReopenableDb(
  url: string,
  options: { readonly max: number; readonly personal: PersonalBox },
): ReopenableDb {
  const open = () => unlocked(openDb(url, { ...options, ...PATIENCE }), options.personal);
  let db = open();
  return {
    query: (text, values) => db.query(text, values),
    transaction: (work) => db.transaction(work),
    close: () => db.close(),
    personal: options.personal,
    async reopenAfter(work) {
      await db.close();
      await work();
      db = open();
    },
  };
}

/** A backup of one database on the same server. `admin` is connected to another database. */
export type Copies = { keep(): Promise<void>; putBack(): Promise<void>; drop(): Promise<void> };

export function copiesOf(admin: Db, name: string, opened: readonly ReopenableDb[]): Copies {
  const kept = `${name}_kept`;
  const withoutConnections = (work: () => Promise<void>): Promise<void> =>
    opened.reduceRight<() => Promise<void>>((inner, db) => () => db.reopenAfter(inner), work)();
  const replace = async (copy: string, original: string) => {
    await admin.query(`DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${copy} TEMPLATE ${original} STRATEGY file_copy OWNER surety_owner`);
  };
  return {
    keep: () => withoutConnections(() => replace(kept, name)),
    putBack: () => withoutConnections(() => replace(name, kept)),
    drop: async () => {
      await admin.query(`DROP DATABASE IF EXISTS ${kept} WITH (FORCE)`);
    },
  };
}
