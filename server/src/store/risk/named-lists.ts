import type { RiskFacts } from '#core/risk/facts.ts';
import {
  type ListLookup,
  type ListSubject,
  type Lookable,
  lookupKeys,
  lookupName,
} from '#core/risk/lists.ts';
import type { NamedLists } from '#core/risk/policy/risk-policy.ts';
import type { Queryable } from '#store/db.ts';
import { blindIndexOf } from './lists.ts';

/** The account's named lists and what they hold. */
export async function findAll(db: Queryable, developerId: string): Promise<NamedLists> {
  const rows = await db.query<{ name: string; subject: ListSubject }>(
    'SELECT name, subject FROM risk_named_lists WHERE developer_id = $1',
    [developerId],
  );
  return new Map(rows.map(({ name, subject }) => [name, subject]));
}

/** Makes a list unless there is one of this name. Returns what it holds; undefined if there are too many. */
export async function ensure(
  tx: Queryable,
  developerId: string,
  { name, subject, most }: { readonly name: string; readonly subject: ListSubject; readonly most: number },
): Promise<ListSubject | undefined> {
  const known = await findAll(tx, developerId);
  if (known.has(name) || known.size >= most) return known.get(name);
  await tx.query(
    'INSERT INTO risk_named_lists (developer_id, name, subject) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [developerId, name, subject],
  );
  // Another transaction may have made it meanwhile.
  return (await findAll(tx, developerId)).get(name);
}

type Asked = { readonly lookups: readonly ListLookup[]; readonly at: Date };
type Answers = NonNullable<RiskFacts['listed']>;

/** Answers all lookups for each of these things with one query. */
export async function look(
  db: Queryable,
  developerId: string,
  things: readonly Lookable[],
  { lookups, at }: Asked,
): Promise<Answers[]> {
  const keysOf = things.map((thing) =>
    lookups.map((lookup) => {
      const keys = lookupKeys(thing, lookup);
      return { name: lookupName(lookup), indexes: keys.map((key) => blindIndexOf(db, developerId, key)) };
    }),
  );
  const present = await presentOf(
    db,
    developerId,
    keysOf.flat(2).flatMap(({ indexes }) => indexes),
    at,
  );
  return keysOf.map((asked) => {
    const known = asked.filter(({ indexes }) => indexes.length > 0);
    const answers = known.map(({ name, indexes }): [string, boolean] => [
      name,
      indexes.some((index) => present.has(index.toString('hex'))),
    ]);
    return Object.fromEntries(answers);
  });
}

/** Returns which of these are in a list and have not expired, in hex. */
async function presentOf(
  db: Queryable,
  developerId: string,
  blindIndexes: readonly Buffer[],
  at: Date,
): Promise<ReadonlySet<string>> {
  if (blindIndexes.length === 0) return new Set();
  const rows = await db.query<{ found: string }>(
    `SELECT encode(blind_index, 'hex') AS found FROM risk_list_entries
     WHERE developer_id = $1 AND blind_index = ANY($2) AND (expires_at IS NULL OR expires_at > $3)`,
    [developerId, blindIndexes, at],
  );
  return new Set(rows.map(({ found }) => found));
}
