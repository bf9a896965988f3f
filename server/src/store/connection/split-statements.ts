/**
 * The statements of a migration, one by one: of several in one text, Citus sends all to a node where it means
 * one. A statement ends with a line that ends with a semicolon, outside of any body in dollars.
 */
export function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let open = '';
  for (const line of sql.split(/(?<=\n)/)) {
    open += line;
    const insideBody = open.split('$$').length % 2 === 0;
    if (insideBody || !line.replace(/--.*/, '').trimEnd().endsWith(';')) continue;
    statements.push(open);
    open = '';
  }
  return open.trim() === '' ? statements : [...statements, open];
}
