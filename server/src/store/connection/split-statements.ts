/**
 * Splits a migration into its statements: given several statements in one text, Citus sends all of them to a
 * node when it means one. A statement ends with a line that ends with a semicolon, outside of dollar quotes.
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
