import type pg from 'pg';
import { connectTo } from '#store/connection/hosts.ts';
import type { Queryable } from '#store/db.ts';
import { LOCKED } from '#store/secrets/personal.ts';
import { PLAIN_OUTPUT } from './tables.ts';

/** One connection for a long piece of work, with its own settings and transactions. */
export type Session = Queryable & { readonly client: pg.Client; close(): Promise<void> };

export async function openSession(url: string): Promise<Session> {
  const client = await connectTo(url);
  const session: Session = {
    client,
    query: async <Found extends object>(text: string, values?: readonly unknown[]) =>
      (await client.query(text, values as unknown[])).rows as Found[],
    personal: LOCKED,
    close: () => client.end(),
  };
  await client.query(PLAIN_OUTPUT);
  return session;
}

/** Starts a read-only snapshot and returns its time. */
export async function beginSnapshot({ client }: Session): Promise<Date> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  return rows[0]?.now ?? new Date();
}
