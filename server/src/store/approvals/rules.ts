import type { RuledKind } from '#core/approvals/kinds.ts';
import { NO_RULES, OFF, type Rule, type Rules } from '#core/approvals/rules.ts';
import type { Queryable } from '#store/db.ts';

type Row = { kind: RuledKind; need: 'always' | 'above'; amount: number | null; currency: string | null };

const ROWS = 'SELECT kind, need, amount, currency FROM approval_rules WHERE developer_id = $1';

/** Read each time, so a rule changed a moment ago applies on every node. */
export async function find(db: Queryable, developerId: string, kind: RuledKind): Promise<Rule> {
  const [row] = await db.query<Row>(`${ROWS} AND kind = $2`, [developerId, kind]);
  return row ? toRule(row) : OFF;
}

export async function all(db: Queryable, developerId: string): Promise<Rules> {
  const rows = await db.query<Row>(ROWS, [developerId]);
  return { ...NO_RULES, ...Object.fromEntries(rows.map((row) => [row.kind, toRule(row)])) };
}

export async function save(tx: Queryable, developerId: string, rules: Rules): Promise<void> {
  const on = Object.entries(rules).flatMap(([kind, rule]) =>
    rule.need === 'off' ? [] : [{ kind, amount: null, currency: null, ...rule }],
  );
  await tx.query('DELETE FROM approval_rules WHERE developer_id = $1', [developerId]);
  await tx.query(
    `INSERT INTO approval_rules (developer_id, kind, need, amount, currency)
     SELECT $1, kind, need, amount, currency
     FROM jsonb_to_recordset($2) AS x(kind text, need text, amount bigint, currency text)`,
    [developerId, JSON.stringify(on)],
  );
}

function toRule({ need, amount, currency }: Row): Rule {
  return need === 'above' ? { need, amount: amount ?? 0, currency: currency ?? '' } : { need };
}
