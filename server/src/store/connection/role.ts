import type pg from 'pg';
import type { Queryable } from '#store/db.ts';
import { LOCKED } from '#store/secrets/personal.ts';
import { connectTo, refuseOtherNode } from './hosts.ts';

export function queryableOf(client: pg.Client): Queryable {
  return {
    query: async <R extends object>(text: string, values?: readonly unknown[]) =>
      (await client.query(text, values as unknown[])).rows as R[],
    personal: LOCKED,
  };
}

export async function currentRole(db: Queryable): Promise<string> {
  const [row] = await db.query<{ role: string }>('SELECT current_user AS role');
  return row?.role ?? '';
}

/** Asks the server for the role, since a URL may leave the user to the environment. */
export function roleOf(url: string): Promise<string> {
  return asService(url, currentRole);
}

/** Connects as the service does, to the node that it would use. */
export function asService<Result>(url: string, work: (db: Queryable) => Promise<Result>): Promise<Result> {
  return asRole(url, work, refuseOtherNode);
}

export async function asRole<Result>(
  url: string,
  work: (db: Queryable) => Promise<Result>,
  fit?: typeof refuseOtherNode,
): Promise<Result> {
  const client = await connectTo(url, fit);
  try {
    return await work(queryableOf(client));
  } finally {
    await client.end();
  }
}
