import pg from 'pg';
import type { Queryable } from './db.ts';

/**
 * History that the service may add to but never alter. The owner role could alter it, so the service does not
 * run as the owner. Triggers would work too, but a distributed database refuses them.
 */
const APPEND_ONLY: readonly string[] = [
  'transfers',
  'events',
  'provider_transactions',
  'payouts',
  'payout_account_versions',
  'platform_transfers',
  'risk_assessments',
  'risk_labels',
  'review_comments',
  'agreement_notes',
  'watch_hits',
  'identity_verifications',
  'identity_reviews',
  'mac_secret',
  'mac_backfill',
  'control_backfill',
  'anchor_entries',
  'anchor_checkpoints',
  'anchor_nodes',
  'reconciliations',
  'reconciliation_breaks',
  'reconciliation_findings',
  'reconciliation_closings',
  'closed_days',
  'audit_log',
  'person_erasures',
  'policy_versions',
];

/** Rows that are immutable except for the columns that are filled in later. */
const SETTLED_LATER: Readonly<Record<string, readonly string[]>> = {
  payout_attempts: ['status', 'reason', 'session_id', 'settled_at'],
  payout_holds: ['lifted_at', 'lifted_by', 'note'],
  commission_payouts: ['status', 'reason', 'settled_at', 'mac'],
  exceptions: ['closed_at', 'note', 'closed_by', 'event_head', 'mac'],
  approvals: ['state', 'decided_by', 'decided_at', 'reason', 'event_head', 'mac'],
  risk_policies: ['state', 'live_at', 'retired_at', 'mac'],
};
/** Rows that change but are never deleted or moved: without one, an account would fall back to a default. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  approval_rules: ['need', 'amount', 'currency', 'mac'],
  policies: ['rules', 'changed_at', 'mac'],
  members: ['role', 'state', 'joined_at', 'removed_at', 'signed_in_at', 'granted_by', 'granted_at', 'mac'],
  api_keys: ['last_used_at', 'revoked_at', 'mac'],
  money_pauses: ['ended_at', 'mac'],
  // A deleted key would be an erasure that no one ordered.
  person_keys: ['wrapped'],
};
const HISTORY = [...APPEND_ONLY, ...Object.keys(SETTLED_LATER)];

export function grantsFor(serviceRole: string, schema: string): string {
  const role = pg.escapeIdentifier(serviceRole);
  return [
    `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
    `REVOKE INSERT, UPDATE, DELETE ON schema_migrations, living_sql, chain_start, cells FROM ${role}`,
    `REVOKE DELETE, TRUNCATE ON data_key, payout_accounts FROM ${role}`,
    // Runs with the owner's rights and deletes audit records that are old enough.
    'REVOKE EXECUTE ON FUNCTION trim_audit_log FROM PUBLIC',
    `GRANT EXECUTE ON FUNCTION trim_audit_log TO ${role}`,
    // Runs with the owner's rights and empties history of a person whose erasure was ordered.
    'REVOKE EXECUTE ON FUNCTION erase_person FROM PUBLIC',
    `GRANT EXECUTE ON FUNCTION erase_person TO ${role}`,
    ...[...HISTORY, ...Object.keys(KEPT)].map(
      (table) => `REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM ${role}`,
    ),
    ...Object.entries({ ...SETTLED_LATER, ...KEPT }).map(
      ([table, columns]) => `GRANT UPDATE (${columns.join(', ')}) ON ${table} TO ${role}`,
    ),
  ].join(';\n');
}

/** Returns the history tables that the connected role could alter; empty when the database prevents it. */
export async function alterableHistory(db: Queryable): Promise<string[]> {
  const rows = await db.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) AS name
     WHERE has_table_privilege(name, 'UPDATE') OR has_table_privilege(name, 'DELETE')
       OR has_table_privilege(name, 'TRUNCATE')`,
    [HISTORY],
  );
  return rows.map((row) => row.name);
}
