import type { Db } from '#store/db.ts';

/**
 * Everything about a schema that could differ between two databases, one line each, as the server reports it.
 */
const PARTS: Record<string, string> = {
  tables: `
    SELECT format('%s %s %s %s', relkind, relname, relowner::regrole, reloptions) FROM pg_class
    WHERE relnamespace = 'public'::regnamespace`,
  // The sequence of the log continues from the numbers already used, which depends on the data.
  columns: `
    SELECT format('%s.%s %s %s %s %s', attrelid::regclass, attnum, attname, format_type(atttypid, atttypmod),
      attnotnull, regexp_replace(pg_get_expr(d.adbin, d.adrelid), 'bigint \\+ ''?[0-9]+''?(::bigint)?', 'bigint + base'))
    FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid AND c.relkind = 'r'
    LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND attnum > 0`,
  // A restored dump brackets a chain of ORs differently, so brackets are left out.
  constraints: `
    SELECT format('%s %s %s', conrelid::regclass, conname, translate(pg_get_constraintdef(oid), '()', ''))
    FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace`,
  indexes: `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'`,
  sequences: `SELECT format('%s %s %s', sequencename, start_value, increment_by) FROM pg_sequences`,
  functions: `
    SELECT format('%s %s %s', pg_get_functiondef(oid), proowner::regrole, proacl) FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace`,
  grants: `
    SELECT format('%s: %s', c.relname, string_agg(g.privilege_type, ' ' ORDER BY g.privilege_type))
    FROM pg_class c, aclexplode(c.relacl) g
    WHERE c.relnamespace = 'public'::regnamespace AND g.grantee = 'surety'::regrole GROUP BY c.relname`,
  'functions that living SQL has made': `SELECT format('%s %s %s', name, sha256, functions) FROM living_sql`,
};

export async function describeSchema(db: Db): Promise<Record<string, string[]>> {
  const schema: Record<string, string[]> = {};
  for (const [part, sql] of Object.entries(PARTS)) {
    const rows = await db.query<{ line: string }>(`SELECT line FROM (${sql}) AS lines(line) ORDER BY line`);
    schema[part] = rows.map(({ line }) => line);
  }
  return schema;
}
