import { continueBacktest } from '#actions/risk/backtest.ts';
import type { Report } from '#bench/lib/report.ts';
import { seedTenant } from '#bench/lib/seed.ts';
import { openWorkbench } from '#bench/lib/server.ts';
import { factsOf } from '#bench/risk/facts.ts';
import { backtest, emptyTally, type PastAssessment } from '#core/risk/policy/backtest.ts';
import { compilePolicy, type RiskPolicy } from '#core/risk/policy/policy.ts';
import { DEFAULT_THRESHOLDS } from '#core/risk/value.ts';
import { packFacts } from '#store/risk/kept-facts.ts';

export type BacktestOptions = { readonly large: number };

const MILLION = 1_000_000;
const MIB = 2 ** 20;

const POLICY: RiskPolicy = {
  highValue: { NGN: 200_000_000 },
  weights: { new_device: 10, velocity_anomaly: 60 },
  rules: [
    { name: 'large', when: 'newDevice && amountInThresholds > 0.5', points: 15, reason: 'Large.' },
    {
      name: 'veiled',
      when: "network in ['vpn', 'tor'] && !identityVerified",
      verdict: 'RED',
      reason: 'Veiled.',
    },
    { name: 'regular', when: 'pairSeen > 5 && usualHourShare > 0.5', points: -10, reason: 'Regular.' },
  ],
};

/** Making them again alone, and with reading them from the database, as the job does it. */
export async function benchFraudBacktest({ large }: BacktestOptions, report: Report): Promise<void> {
  const count = Math.min(large, MILLION);
  report.table(
    `backtest ${count.toLocaleString('en')} assessments against three rules, two weights and a threshold`,
    ['part', 'seconds', 'processor seconds', 'MiB more'],
    [coreAlone(count), await asJob(count, report)],
  );
}

function coreAlone(count: number): string[] {
  const kinds: PastAssessment[] = Array.from({ length: 1_000 }, (_, n) => ({
    ...{
      id: `fra_${n}`,
      bands: 'fraud',
      amount: 5_000_000,
      currency: 'NGN',
      score: 24,
      flag: 'GREEN',
      label: null,
    },
    facts: factsOf(n),
  }));
  const steering = compilePolicy(null, POLICY);
  const tally = emptyTally();
  const measured = measure();
  for (let done = 0; done < count; done += kinds.length) backtest(tally, kinds, steering, DEFAULT_THRESHOLDS);
  return ['the points alone, from facts in memory', ...measured()];
}

async function asJob(count: number, report: Report): Promise<string[]> {
  const bench = await openWorkbench();
  try {
    const database = await bench.database();
    const { developerId } = await seedTenant(database.db);
    report.progress(`fraud backtest: laying out ${count.toLocaleString('en')} assessments`);
    const step = 10_000;
    for (let from = 0; from < count; from += step) {
      const facts = Array.from({ length: step }, (_, n) => packFacts(factsOf(from + n)));
      await database.db.query(
        `INSERT INTO risk_assessments (developer_id, id, user_id, bands, amount, currency, score, flag,
           simulated, detail, facts, created_at)
         SELECT $1, 'fra_' || lpad(($2 + n)::text, 32, '0'), 'user', 'fraud', 5000000, 'NGN', 24, 'GREEN', false,
           '{}', facts, now() FROM unnest($3::text[]) WITH ORDINALITY AS d (facts, n)`,
        [developerId, from, facts],
      );
    }
    await database.db.query(
      `INSERT INTO risk_backtests (developer_id, id, policy, source, since, asked_by, asked_at, state, total,
         cursor, tally) VALUES ($1, 'bkt_1', $2, 'draft', '2000-01-01', '{}', now(), 'running', $3, '~', $4)`,
      [developerId, JSON.stringify(POLICY), count, JSON.stringify(emptyTally())],
    );
    const context = { db: database.db, clock: () => new Date(), risk: { thresholds: DEFAULT_THRESHOLDS } };
    const measured = measure();
    while (await continueBacktest(context, developerId, 'bkt_1'));
    return ['as the job does it, from the database', ...measured()];
  } finally {
    await bench.stop();
  }
}

function measure(): () => string[] {
  globalThis.gc?.();
  const [cpu, heap, from] = [process.cpuUsage(), process.memoryUsage().rss, performance.now()];
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (performance.now() - from) / 1000;
    const more = Math.max(0, process.memoryUsage().rss - heap) / MIB;
    return [seconds.toFixed(1), ((user + system) / 1e6).toFixed(1), more.toFixed(0)];
  };
}
