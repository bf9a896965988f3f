import type { Tenant } from '#bench/lib/seed.ts';
import { judge } from '#core/risk/verdict.ts';
import type { Db } from '#store/db.ts';
import { packFacts } from '#store/risk/facts/kept-facts.ts';
import { factsOf } from './facts.ts';

const KINDS = 1_000;
const KINDS_A_STEP = 10;
const APART_MS = 1_000;

/** Stored assessments, one per second up to now, with a label for every hundredth. */
export async function layOutPast(db: Db, { developerId }: Tenant, count: number): Promise<void> {
  const kinds = Array.from({ length: KINDS }, (_none, n) => {
    const facts = factsOf(n);
    const { score, flag, ...rest } = judge(facts, 'fraud');
    const detail = {
      ...rest,
      ruleSet: 4,
      degraded: [],
      dataVersions: { asn: '2026-06', country: '2026-06' },
    };
    return { n, score, flag, amount: facts.payment?.amount, detail, facts: packFacts(facts) };
  });
  const first = Date.now() - count * APART_MS;
  for (let from = 0; from < count; from += KINDS * KINDS_A_STEP) {
    await db.query(
      `INSERT INTO risk_assessments (developer_id, id, user_id, bands, amount, currency, score, flag, simulated,
         detail, facts, created_at)
       SELECT $1, 'fra_' || lpad(to_hex(at), 12, '0') || lpad(to_hex(at * 7919), 20, '0'), 'user-' || at % 50000,
         'fraud', amount, 'NGN', score, flag, false, detail, facts, to_timestamp(at / 1000.0)
       FROM jsonb_to_recordset($2) AS k (n integer, score smallint, flag text, amount bigint, detail jsonb,
           facts text),
         generate_series(0, $3 - 1) AS round,
         LATERAL (SELECT $4::bigint + (round * $5 + n) * $6::bigint AS at) AS moment ORDER BY at`,
      [developerId, JSON.stringify(kinds), KINDS_A_STEP, first + from * APART_MS, KINDS, APART_MS],
    );
  }
  await db.query(
    `INSERT INTO risk_labels (developer_id, assessment_id, id, outcome, source, reason, actor, created_at)
     SELECT developer_id, id, 'lbl_' || substr(id, 5), CASE flag WHEN 'GREEN' THEN 'legitimate' ELSE 'fraud' END,
       'api', 'said', '{}', now()
     FROM risk_assessments WHERE developer_id = $1 AND extract(epoch FROM created_at)::bigint % 100 = 0`,
    [developerId],
  );
  await db.query('VACUUM (ANALYZE) risk_assessments, risk_labels');
}
