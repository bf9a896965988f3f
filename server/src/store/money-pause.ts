import { BoundedMap } from '#core/bounded-map.ts';
import { canonicalJson } from '#core/chain.ts';
import type { Queryable } from './db.ts';
import type { PersonalBox } from './secrets/personal.ts';

export type MoneyPause = {
  readonly since: Date;
  readonly reason: string;
  /** True when it was ended in the database. It still holds. */
  readonly endedWithoutSecret: boolean;
};
type Row = Pick<MoneyPause, 'since' | 'reason'> & {
  readonly id: string;
  readonly endedAt: Date | null;
  readonly mac: string | null;
};

const COLUMNS = 'id, since, reason, ended_at AS "endedAt", mac';
/** Ended pauses whose MACs this process has checked, with their MACs. */
const checked = new BoundedMap<string, true>(100_000);

/** Pauses money: until the pause has ended, no worker of any process takes jobs that move money. */
export async function pause(db: Queryable, reason: string): Promise<void> {
  await db.query(
    `INSERT INTO money_pauses (id, since, reason)
     SELECT 'pau_' || replace(gen_random_uuid()::text, '-', ''), clock_timestamp(), $1
     WHERE NOT EXISTS (SELECT 1 FROM money_pauses WHERE ended_at IS NULL)`,
    [reason],
  );
}

/** Ends the pause, and one that was ended without the secret. False when there was none. */
export async function resume(db: Queryable): Promise<boolean> {
  const rows = await db.query<Row>(`SELECT ${COLUMNS} FROM money_pauses FOR UPDATE`);
  const open = rows.filter((row) => !hasEnded(db.personal, row));
  const [clock] = await db.query<{ now: Date }>(
    `SELECT date_trunc('milliseconds', clock_timestamp()) AS now`,
  );
  for (const { id, since } of open) {
    const endedAt = clock?.now ?? since;
    const mac = macOf(db.personal, { id, since, endedAt });
    await db.query('UPDATE money_pauses SET ended_at = $2, mac = $3 WHERE id = $1', [id, endedAt, mac]);
    checked.set(`${id} ${mac}`, true);
  }
  return open.length > 0;
}

/** Returns the pause that holds, if any. One that was ended without the secret holds. */
export async function find(db: Queryable): Promise<MoneyPause | null> {
  const rows = await db.query<Row>(`SELECT ${COLUMNS} FROM money_pauses ORDER BY since DESC`);
  const holding = rows.find((row) => !hasEnded(db.personal, row));
  if (!holding) return null;
  const { since, reason, endedAt } = holding;
  return { since, reason, endedWithoutSecret: endedAt !== null };
}

/** SQL that is true while money is paused, with the ends that this process has checked as a parameter. */
export const isPaused = (ends: string) =>
  `EXISTS (SELECT 1 FROM money_pauses WHERE ended_at IS NULL OR id || ' ' || mac <> ALL(${ends}::text[]))`;

export function checkedEnds(): readonly string[] {
  return [...checked.keys()];
}

function hasEnded(box: PersonalBox, { id, since, endedAt, mac }: Row): boolean {
  if (!endedAt || mac === null) return false;
  if (box.locked) return true;
  if (mac !== macOf(box, { id, since, endedAt })) return false;
  checked.set(`${id} ${mac}`, true);
  return true;
}

function macOf(
  box: PersonalBox,
  { id, since, endedAt }: Pick<Row, 'id' | 'since'> & { endedAt: Date },
): string {
  const covered = [id, since.getTime(), endedAt.getTime()];
  return box.blindIndex(['controls', '', 'money_pauses'], canonicalJson(covered)).toString('hex');
}
