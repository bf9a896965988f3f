import { canonicalJson } from '#core/chain.ts';
import { Problem } from '#core/problem.ts';
import type { Db, Queryable } from './db.ts';
import type { PersonalBox } from './secrets/personal.ts';

type Table = {
  /** What the row is called in messages. */
  readonly name: string;
  /** The primary key after developer_id. */
  readonly key: string;
  /** The columns that the MAC covers besides the key. The list must not change: existing MACs cover it. */
  readonly covers: readonly string[];
  readonly bytes?: readonly string[];
  readonly times?: readonly string[];
};

/** Tables whose rows decide who may do what. */
export const CONTROLS = {
  approval_rules: { name: 'approval rule', key: 'kind', covers: ['need', 'amount', 'currency'] },
  policies: { name: 'policy', key: 'kind', covers: ['rules'], times: ['changed_at'] },
  risk_policies: { name: 'version of the risk policy', key: 'version', covers: ['policy', 'state'] },
  members: {
    name: 'member',
    key: 'id',
    covers: ['person_id', 'role', 'state', 'granted_by'],
    times: ['granted_at'],
  },
  api_keys: {
    name: 'API key',
    key: 'id',
    covers: [
      'scopes',
      'networks',
      'daily_limit',
      'limit_currency',
      'budget_id',
      'created_by',
      'root_member_id',
    ],
    bytes: ['hash'],
    times: ['created_at', 'expires_at', 'revoked_at'],
  },
} as const satisfies Record<string, Table>;
export type Control = keyof typeof CONTROLS;

/** A row's MAC and the values that it covers, the key first. */
export type Evidence = { readonly mac: string | null; readonly covered: readonly unknown[] };

/** SQL that selects the evidence of a row, as `mac` and `covered`. */
export function evidence(table: Control, row: string): string {
  const { key, covers, bytes = [], times = [] }: Table = CONTROLS[table];
  const values = [
    ...[key, ...covers].map((column) => `${row}.${column}`),
    // Bytes and times in JSON depend on settings of the session.
    ...bytes.map((column) => `encode(${row}.${column}, 'hex')`),
    ...times.map((column) => `extract(epoch FROM ${row}.${column})`),
  ];
  return `${row}.mac, json_build_array(${values.join(', ')}) AS covered`;
}

function macOf(box: PersonalBox, table: Control, developerId: string, covered: readonly unknown[]): string {
  return box.blindIndex(['controls', developerId, table], canonicalJson(covered)).toString('hex');
}

/** False when the row was not written by the service. Without the secret nothing can be checked. */
export function fits(
  box: PersonalBox,
  table: Control,
  developerId: string,
  { mac, covered }: Evidence,
): boolean {
  return box.locked || mac === macOf(box, table, developerId, covered);
}

/** Throws when a row that is about to be relied on was not written by the service. */
export function refuseAltered(box: PersonalBox, table: Control, developerId: string, found: Evidence): void {
  if (fits(box, table, developerId, found)) return;
  throw new Problem(
    'altered_record',
    `The ${CONTROLS[table].name} ${found.covered[0]} does not match its MAC: it was changed in the database. ` +
      'Nothing was done. The operator of the service finds it with surety verify.',
  );
}

/** Adds the MACs of rows that were just written in this transaction: of one key, or of all keys. */
export async function sign(
  tx: Queryable,
  table: Control,
  developerId: string,
  key: string | number | null = null,
): Promise<void> {
  const { key: column } = CONTROLS[table];
  const rows = await tx.query<Evidence>(
    `SELECT ${evidence(table, 't')} FROM ${table} t
     WHERE t.developer_id = $1 AND ($2::text IS NULL OR t.${column}::text = $2)`,
    [developerId, key === null ? null : String(key)],
  );
  await write(
    tx,
    table,
    rows.map(({ covered }) => ({ developerId, covered })),
  );
}

type Covered = { readonly developerId: string; readonly covered: readonly unknown[] };

async function write(tx: Queryable, table: Control, rows: readonly Covered[]): Promise<void> {
  const { key } = CONTROLS[table];
  await tx.query(
    `UPDATE ${table} t SET mac = x.mac
     FROM unnest($1::text[], $2::text[], $3::text[]) AS x(developer_id, key, mac)
     WHERE t.developer_id = x.developer_id AND t.${key}::text = x.key`,
    [
      rows.map(({ developerId }) => developerId),
      rows.map(({ covered }) => String(covered[0])),
      rows.map(({ developerId, covered }) => macOf(tx.personal, table, developerId, covered)),
    ],
  );
}

const BATCH_SIZE = 500;

/** True once all rows of an older version have got a MAC; one that is missing after that was removed. */
export async function areAll(db: Queryable): Promise<boolean> {
  return (await db.query('SELECT 1 FROM control_backfill')).length > 0;
}

/**
 * Adds MACs to the rows of an older version, as they are, once. Their past cannot be vouched for, except by
 * the audit log.
 */
export async function backfill(db: Db): Promise<void> {
  if (await areAll(db)) return;
  for (const table of Object.keys(CONTROLS) as Control[]) {
    for (let found = BATCH_SIZE; found === BATCH_SIZE; ) {
      found = await db.transaction(async (tx) => {
        const rows = await tx.query<Evidence & { developerId: string }>(
          `SELECT t.developer_id AS "developerId", ${evidence(table, 't')} FROM ${table} t
           WHERE t.mac IS NULL LIMIT $1 FOR UPDATE`,
          [BATCH_SIZE],
        );
        await write(tx, table, rows);
        return rows.length;
      });
    }
  }
  await db.query('INSERT INTO control_backfill (completed_at) VALUES (now()) ON CONFLICT DO NOTHING');
}
