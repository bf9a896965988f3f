import pg from 'pg';
import type { Queryable } from './db.ts';

/**
 * History that the service may add to but never alter. The owner role could, which is why the service does
 * not run as the owner. Triggers would do the same, but a distributed database refuses them.
 */
const APPEND_ONLY: readonly string[] = [
  'transfers',
  'events',
  'provider_transactions',
  'risk_assessments',
  'identity_verifications',
  'sealed_with',
  'anchor_entries',
  'anchor_checkpoints',
];

export function grantsFor(serviceRole: string): string {
  const role = pg.escapeIdentifier(serviceRole);
  return [
    `GRANT USAGE ON SCHEMA public TO ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role}`,
    `REVOKE INSERT, UPDATE, DELETE ON schema_migrations, living_sql, chain_start FROM ${role}`,
    ...APPEND_ONLY.map((table) => `REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM ${role}`),
  ].join(';\n');
}

/**
 * The tables of history that the connected role could alter after all; empty when the database refuses it.
 */
export async function alterableHistory(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name
     WHERE has_table_privilege(name, 'UPDATE') OR has_table_privilege(name, 'DELETE')
       OR has_table_privilege(name, 'TRUNCATE')`,
    [APPEND_ONLY],
  );
  return rows.map((row) => row.name);
}
