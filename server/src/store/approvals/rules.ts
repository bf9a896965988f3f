import type { Actor } from '#core/actor.ts';
import type { RuledKind } from '#core/approvals/kinds.ts';
import { type ApprovalPolicy, NO_RULES, OFF, type Rule, type Rules } from '#core/approvals/rules.ts';
import { revisionOf } from '#core/revision.ts';
import { type Evidence, evidence, refuseAltered, sign } from '#store/control-macs.ts';
import type { Queryable } from '#store/db.ts';
import * as versions from '#store/policy-versions.ts';

type Row = Evidence & {
  kind: RuledKind;
  need: 'off' | 'always' | 'above';
  amount: number | null;
  currency: string | null;
};

const ROWS = `SELECT kind, need, amount, currency, ${evidence('approval_rules', 'approval_rules')}
  FROM approval_rules WHERE developer_id = $1`;

/** Read each time, so a rule changed a moment ago applies on every node. */
export async function find(db: Queryable, developerId: string, kind: RuledKind): Promise<Rule> {
  const [row] = await db.query<Row>(`${ROWS} AND kind = $2`, [developerId, kind]);
  return row ? toRule(db, developerId, row) : OFF;
}

export async function all(db: Queryable, developerId: string): Promise<Rules> {
  const rows = await db.query<Row>(ROWS, [developerId]);
  return { ...NO_RULES, ...Object.fromEntries(rows.map((row) => [row.kind, toRule(db, developerId, row)])) };
}

export async function policy(db: Queryable, developerId: string): Promise<ApprovalPolicy> {
  const rules = await all(db, developerId);
  return { rules, ...revisionOf(await versions.latest(db, developerId, 'approval')) };
}

/** Newest first. */
export async function list(
  db: Queryable,
  developerId: string,
  page: versions.VersionsPage,
): Promise<ApprovalPolicy[]> {
  const rows = await versions.list<Partial<Rules>>(db, developerId, 'approval', page);
  return rows.map((row) => ({ ...row, rules: { ...NO_RULES, ...row.rules } }));
}

/** A rule that is switched off keeps its row, since the service's role may not delete one. */
export async function save(
  tx: Queryable,
  developerId: string,
  rules: Rules,
  by: { readonly changedAt: Date; readonly changedBy: Actor },
): Promise<ApprovalPolicy> {
  const rows = Object.entries(rules).map(([kind, rule]) => ({ kind, amount: null, currency: null, ...rule }));
  await tx.query(
    `INSERT INTO approval_rules (developer_id, kind, need, amount, currency)
     SELECT $1, kind, need, amount, currency
     FROM jsonb_to_recordset($2) AS x(kind text, need text, amount bigint, currency text)
     ON CONFLICT (developer_id, kind) DO UPDATE SET need = excluded.need, amount = excluded.amount,
       currency = excluded.currency`,
    [developerId, JSON.stringify(rows)],
  );
  await sign(tx, 'approval_rules', developerId);
  return versions.add(tx, developerId, 'approval', rules, by);
}

function toRule(db: Queryable, developerId: string, row: Row): Rule {
  refuseAltered(db.personal, 'approval_rules', developerId, row);
  const { need, amount, currency } = row;
  return need === 'above' ? { need, amount: amount ?? 0, currency: currency ?? '' } : { need };
}
