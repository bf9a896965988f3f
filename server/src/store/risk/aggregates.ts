import { type ListLookup, type Lookable, lookupKeys } from '#core/risk/lists.ts';
import {
  AGGREGATE_LIMITS,
  type Aggregate,
  type AggregateSums,
  aggregated,
  aggregateName,
  KEPT_MS,
} from '#core/risk/policy/aggregates.ts';
import { HOUR_MS } from '#core/time.ts';
import type { Db, Queryable } from '#store/db.ts';

/** An assessment to be counted. */
export type CountedAssessment = {
  readonly thing: Lookable;
  /** The agreement, or the assessment without one: one event, however often it is assessed. */
  readonly event: string;
  readonly at: Date;
  readonly amount: number;
  readonly currency: string;
  readonly units: number | null;
  /** Simulated assessments are not counted, but see the counts. */
  readonly simulated: boolean;
};

type Values = Readonly<Record<string, number>>;

const NO_LIST = '';

/**
 * Counts an assessment and returns the aggregates that are known for it. The count is committed before the
 * others are read, so of two assessments at the same time at least one sees the other.
 */
export async function count(
  db: Db,
  developerId: string,
  one: CountedAssessment,
  aggregates: readonly Aggregate[],
): Promise<Values> {
  const keyOf = (source: string) => identityOf(db, developerId, one.thing, { source, list: NO_LIST });
  const keys = new Map([...new Set(aggregates.map(({ by }) => by))].map((by) => [by, keyOf(by)]));
  const members = Object.fromEntries(
    aggregates.flatMap(({ kind, of }) => {
      const member = kind === 'distinct' && of !== null ? keyOf(of) : null;
      return member ? [[String(of), member.subarray(0, MEMBER_BYTES).toString('base64')]] : [];
    }),
  );
  const known = aggregates.flatMap((aggregate) => {
    const key = keys.get(aggregate.by);
    return key ? [{ aggregate, key }] : [];
  });
  if (known.length === 0) return {};
  if (!one.simulated) {
    await add(db, developerId, one, { keys: [...new Set(known.map(({ key }) => key))], members });
  }
  const sums = await read(db, developerId, one, known);
  return Object.fromEntries(
    known.flatMap(({ aggregate }, index) => {
      const { of, kind } = aggregate;
      const found = sums[index];
      if (!found || (kind === 'distinct' && members[String(of)] === undefined)) return [];
      const value = aggregated(aggregate, found);
      return value === null ? [] : [[aggregateName(aggregate), value]];
    }),
  );
}

/** Enough to tell the members of one key apart. */
const MEMBER_BYTES = 12;

function identityOf(db: Queryable, developerId: string, thing: Lookable, lookup: ListLookup): Buffer | null {
  const [key] = lookupKeys(thing, lookup);
  return key === undefined
    ? null
    : db.personal.blindIndex(['risk_aggregate_events', developerId], `${lookup.source} ${key}`);
}

async function add(
  db: Db,
  developerId: string,
  { event, at, amount, currency, units }: CountedAssessment,
  { keys, members }: { readonly keys: readonly Buffer[]; readonly members: object },
): Promise<void> {
  await db.query(
    `INSERT INTO risk_aggregate_events AS e
       (developer_id, key, event, at, amount, currency, units, members)
     SELECT $1, key, $3, $4, $5, $6, $7, $8 FROM unnest($2::bytea[]) AS key ORDER BY key
     ON CONFLICT (developer_id, key, event) DO UPDATE SET at = greatest(e.at, excluded.at),
       amount = greatest(e.amount, excluded.amount), units = greatest(e.units, excluded.units),
       members = excluded.members`,
    [developerId, keys, event, at, amount, currency, units, JSON.stringify(members)],
  );
}

type Known = { readonly aggregate: Aggregate; readonly key: Buffer };

async function read(
  db: Db,
  developerId: string,
  { at, currency, units }: CountedAssessment,
  known: readonly Known[],
): Promise<AggregateSums[]> {
  const rows = await db.query<Omit<AggregateSums, 'units'> & { readonly units: number }>(
    `SELECT count(e.*), coalesce(sum(e.amount) FILTER (WHERE e.currency = $5), 0)::double precision AS amount,
       coalesce(sum(e.units), 0) AS units, count(DISTINCT e.members ->> asked.member) AS distinct
     FROM unnest($2::bytea[], $3::timestamptz[], $4::text[]) WITH ORDINALITY AS asked (key, since, member, n)
     LEFT JOIN LATERAL (SELECT * FROM risk_aggregate_events r
       WHERE r.developer_id = $1 AND r.key = asked.key AND r.at > asked.since
       ORDER BY r.at DESC LIMIT $6) e ON true
     GROUP BY asked.n ORDER BY asked.n`,
    [
      developerId,
      known.map(({ key }) => key),
      known.map(({ aggregate: { hours } }) => new Date(at.getTime() - hours * HOUR_MS)),
      known.map(({ aggregate: { of } }) => of ?? ''),
      currency,
      AGGREGATE_LIMITS.events,
    ],
  );
  return rows.map((row) => ({ ...row, units: units === null ? null : row.units }));
}

type Person = { readonly developerId: string; readonly externalUserId: string };
type CountedEvent = { readonly event: string; readonly other: string | null; readonly device: string | null };

/**
 * Deletes the counts of a person's assessments and sales, and those under their id. Of an agreement, the
 * other party's own counts stay, without hashes of the person.
 */
export async function forget(tx: Queryable, { developerId, externalUserId: person }: Person): Promise<void> {
  const idKey = (source: 'user' | 'seller', id: string) =>
    identityOf(tx, developerId, { ...NOTHING, userId: id, sellerId: id }, { source, list: NO_LIST });
  const deviceKey = (device: string | null) =>
    identityOf(tx, developerId, { ...NOTHING, device }, { source: 'device', list: NO_LIST });
  const own = [idKey('user', person), idKey('seller', person)];
  await tx.query('DELETE FROM risk_aggregate_events WHERE developer_id = $1 AND key = ANY ($2)', [
    developerId,
    own,
  ]);
  const counted = `EXISTS (SELECT 1 FROM risk_aggregate_events e WHERE e.developer_id = $1 AND e.event = `;
  const assessed = await tx.query<CountedEvent>(
    `SELECT coalesce(a.agreement_id, a.id) AS event, g.seller_external_id AS other, NULL AS device
     FROM risk_assessments a LEFT JOIN agreements g ON g.developer_id = a.developer_id AND g.id = a.agreement_id
     WHERE a.developer_id = $1 AND a.user_id = $2 AND ${counted} coalesce(a.agreement_id, a.id))`,
    [developerId, person],
  );
  await keepOnly(tx, developerId, {
    events: assessed.map(({ event }) => event),
    keys: assessed.map(({ other }) => other && idKey('seller', other)),
    members: ['seller'],
  });
  const sold = await tx.query<CountedEvent>(
    `SELECT g.id AS event, g.buyer_external_id AS other, encode(a.device, 'hex') AS device
     FROM agreements g
     LEFT JOIN risk_assessments a ON a.developer_id = g.developer_id AND a.agreement_id = g.id
     WHERE g.developer_id = $1 AND g.seller_external_id = $2 AND ${counted} g.id)`,
    [developerId, person],
  );
  await keepOnly(tx, developerId, {
    events: sold.map(({ event }) => event),
    keys: sold.flatMap(({ other, device }) => [other && idKey('user', other), deviceKey(device)]),
    members: ['user', 'device'],
  });
}

const NOTHING: Lookable = { userId: '', device: null, text: () => null };

async function keepOnly(
  tx: Queryable,
  developerId: string,
  {
    events,
    keys,
    members,
  }: { readonly events: string[]; readonly keys: unknown[]; readonly members: string[] },
): Promise<void> {
  const kept = keys.filter((key) => key !== null);
  await tx.query(
    `DELETE FROM risk_aggregate_events WHERE developer_id = $1 AND event = ANY ($2) AND key <> ALL ($3)`,
    [developerId, events, kept],
  );
  await tx.query(
    `UPDATE risk_aggregate_events SET members = (
       SELECT coalesce(jsonb_object_agg(name, value), '{}') FROM jsonb_each(members) AS m (name, value)
       WHERE name = ANY ($3))
     WHERE developer_id = $1 AND event = ANY ($2)`,
    [developerId, events, members],
  );
}

/** Deletes up to `limit` events that have left the longest window. Returns how many. */
export async function sweepAggregates(db: Db, now: Date, limit: number): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS);
  const gone = await db.query(
    `DELETE FROM risk_aggregate_events WHERE at < $1 AND (developer_id, key, event) IN (
       SELECT developer_id, key, event FROM risk_aggregate_events WHERE at < $1 LIMIT $2)
     RETURNING true`,
    [before, limit],
  );
  return gone.length;
}
