import type { Actor } from '#core/actor.ts';
import type { BankMovement, DayLine, Totals } from '#core/escrow/days/day.ts';
import type { ListPage, Period } from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';

/** One currency of a day as it is stored and shown: amounts are decimal digits with a sign. */
export type StoredStatement = {
  readonly currency: string;
  readonly opening: string;
  readonly lines: Readonly<Record<DayLine, string>>;
  readonly late: string;
  readonly closing: string;
  /** The bank's own balance when it was asked, and what the books said then. Null if it cannot be asked. */
  readonly bank: { readonly provider: string; readonly balance: string; readonly books: string } | null;
};

export type ClosedDay = {
  readonly day: string;
  readonly timeZone: string;
  readonly since: Date;
  readonly until: Date;
  readonly totals: Readonly<Record<string, Totals>>;
  readonly statement: readonly StoredStatement[];
  readonly note: string;
  readonly closedAt: Date;
  readonly closedBy: Actor;
};

const COLUMNS = `to_char(day, 'YYYY-MM-DD') AS day, time_zone AS "timeZone", since, until, totals, statement, note,
  closed_at AS "closedAt", closed_by AS "closedBy"`;

export async function find(db: Queryable, developerId: string, day: string): Promise<ClosedDay | undefined> {
  const [row] = await db.query<ClosedDay>(
    `SELECT ${COLUMNS} FROM closed_days WHERE developer_id = $1 AND day = $2`,
    [developerId, day],
  );
  return row;
}

export async function last(db: Queryable, developerId: string): Promise<ClosedDay | undefined> {
  const [row] = await list(db, developerId, { limit: 1, before: undefined });
  return row;
}

/** Newest first. */
export function list(
  db: Queryable,
  developerId: string,
  { limit, before, from, to }: ListPage & Period,
): Promise<ClosedDay[]> {
  return db.query<ClosedDay>(
    `SELECT ${COLUMNS} FROM closed_days WHERE developer_id = $1 AND ($2::date IS NULL OR day < $2)
       AND closed_at >= coalesce($4::timestamptz, '-infinity') AND closed_at < coalesce($5::timestamptz, 'infinity')
     ORDER BY day DESC LIMIT $3`,
    [developerId, before ?? null, limit, from ?? null, to ?? null],
  );
}

/** False when another day has followed `previous` meanwhile. */
export async function insert(
  tx: Queryable,
  developerId: string,
  { previous, ...closed }: ClosedDay & { readonly previous: string | null },
): Promise<boolean> {
  const written = await tx.query(
    `INSERT INTO closed_days (developer_id, day, previous, time_zone, since, until, totals, statement, note,
       closed_at, closed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING true`,
    [
      developerId,
      closed.day,
      previous,
      closed.timeZone,
      closed.since,
      closed.until,
      JSON.stringify(closed.totals),
      JSON.stringify(closed.statement),
      closed.note,
      closed.closedAt,
      JSON.stringify(closed.closedBy),
    ],
  );
  return written.length > 0;
}

export type CountedTotals = Record<
  'before' | 'until' | 'now',
  Record<string, Partial<Record<BankMovement, string>>>
>;

type Sum = {
  readonly currency: string;
  readonly kind: BankMovement;
  readonly before: string | null;
  readonly until: string | null;
  readonly now: string;
};

/**
 * The sums of all movements at the bank, by currency and kind: before the day, until its end, and of all. One
 * statement, so that they are of one moment. Reads the journal of the account.
 */
export async function totals(
  db: Db | Queryable,
  developerId: string,
  since: Date,
  until: Date,
): Promise<CountedTotals> {
  const rows = await db.query<Sum>(
    `SELECT currency, kind, sum(amount) FILTER (WHERE at < $2)::text AS before,
       sum(amount) FILTER (WHERE at < $3)::text AS until, sum(amount)::text AS now
     FROM (
       SELECT a.currency, t.kind, t.amount, t.created_at AS at
       FROM transfers t JOIN agreements a ON a.developer_id = t.developer_id AND a.id = t.agreement_id
       WHERE t.developer_id = $1 AND 'bank' IN (t.debit, t.credit)
       UNION ALL
       SELECT currency, 'commission_paid', amount, settled_at FROM commission_payouts
       WHERE developer_id = $1 AND status = 'SUCCEEDED') moved
     GROUP BY currency, kind ORDER BY currency, kind`,
    [developerId, since, until],
  );
  const counted: CountedTotals = { before: {}, until: {}, now: {} };
  for (const { currency, kind, ...sums } of rows) {
    for (const when of ['before', 'until', 'now'] as const) {
      const of = counted[when][currency] ?? {};
      counted[when][currency] = sums[when] === null ? of : { ...of, [kind]: sums[when] };
    }
  }
  return counted;
}
