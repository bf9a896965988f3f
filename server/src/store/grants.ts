import pg from 'pg';

/**
 * History that the service may add to but never alter. The owner role could, which is why the service does
 * not run as the owner. Triggers would do the same, but a distributed database refuses them.
 */
const APPEND_ONLY: readonly string[] = ['transfers', 'events', 'provider_transactions', 'risk_assessments'];

export function grantsFor(serviceRole: string): string {
  const role = pg.escapeIdentifier(serviceRole);
  return [
    `GRANT USAGE ON SCHEMA public TO ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role}`,
    `REVOKE INSERT, UPDATE, DELETE ON schema_migrations FROM ${role}`,
    ...APPEND_ONLY.map((table) => `REVOKE UPDATE, DELETE, TRUNCATE ON ${table} FROM ${role}`),
  ].join(';\n');
}
