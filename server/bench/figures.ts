import { load, prepare } from '#bench/lib/load.ts';
import type { Report } from '#bench/lib/report.ts';
import { type BenchDatabase, openWorkbench } from '#bench/lib/server.ts';

const PASSWORD = 'correct horse battery';
const WINDOW_MS = 29 * 86_400_000;
const STEP = 20_000;
/** What an agreement that went well tells of itself, two of them about money. */
const EVENTS = [
  'agreement.created',
  'agreement.assessed',
  'agreement.funded',
  'deposit.received',
  'milestone.confirmed',
  'milestone.released',
  'payout.submitted',
  'payout.succeeded',
];
/** One agreement in this many is still open. */
const OPEN_EVERY = 10;

/** The figures of one busy account: all of its events are of the last thirty days. */
export async function benchFigures(
  options: { readonly seconds: number; readonly large: number },
  report: Report,
): Promise<void> {
  const bench = await openWorkbench();
  try {
    const rows: string[][] = [];
    for (const events of [1_000, options.large]) {
      const database = await bench.database();
      const { port } = await bench.serve(database);
      const { developerId, apiKey, cookie } = await signUp(port);
      report.progress(`figures: writing ${events.toLocaleString('en')} events`);
      await seedMonth(database, developerId, events / EVENTS.length);
      const overview = prepare('GET', '/dashboard/api/overview', { cookie });
      const trialBalance = prepare('GET', '/v1/ledger/trial-balance', { 'x-api-key': apiKey });
      const first = await load(port, 1, 0, () => overview);
      const later = await load(port, 1, options.seconds, () => overview);
      const audit = await load(port, 1, options.seconds, () => trialBalance);
      if (first.failures + later.failures + audit.failures > 0) throw new Error('a figure was refused');
      rows.push([
        events.toLocaleString('en'),
        ...[first.p50Ms, later.p50Ms, later.p99Ms, audit.p50Ms].map((ms) => ms.toFixed(1)),
      ]);
    }
    report.table(
      'an account with so many events in thirty days, half as many entries in its journal (one client)',
      ['events', 'front page, first look ms', 'then p50 ms', 'p99 ms', 'trial balance p50 ms'],
      rows,
    );
  } finally {
    await bench.stop();
  }
}

async function signUp(port: number): Promise<{ developerId: string; apiKey: string; cookie: string }> {
  const post = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-surety-dashboard': '1' },
      body: JSON.stringify({ email: 'bench@example.com', password: PASSWORD }),
    });
  const account = (await (await post('/v1/developer/signup')).json()) as {
    developerId: string;
    apiKey: string;
  };
  const session = await post('/dashboard/api/session');
  return { ...account, cookie: session.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** Agreements spread evenly over the window, each with its events, its journal and one assessment. */
async function seedMonth({ db }: BenchDatabase, developerId: string, agreements: number): Promise<void> {
  const stepMs = WINDOW_MS / agreements;
  const start = Date.now() - WINDOW_MS;
  const ms = `($2::bigint + (n * $3::float8)::bigint)`;
  const id = `lpad(to_hex(${ms}), 12, '0') || '0000' || substr(md5(n::text), 1, 16)`;
  const at = `to_timestamp(${ms} / 1000.0)`;
  const open = `n % ${OPEN_EVERY} = 0`;
  for (let from = 0; from < agreements; from += STEP) {
    const values = [developerId, start, stepMs, from, Math.min(agreements, from + STEP) - 1];
    const rows = 'generate_series($4::bigint, $5::bigint) n';
    await db.query(
      `INSERT INTO agreements (developer_id, id, version, status, buyer_external_id, seller_external_id,
         currency, total_amount, bank, escrow, deposited, event_count, transfer_count, chain_head, created_at)
       SELECT $1, 'agr_' || ${id}, 1, CASE WHEN ${open} THEN 'FUNDED' ELSE 'DISBURSED' END, 'buyer', 'seller',
         'NGN', 1000, amount, amount, 1000, ${EVENTS.length}, 1, repeat('0', 64), ${at}
       FROM ${rows}, LATERAL (SELECT CASE WHEN ${open} THEN 1000 ELSE 0 END) held(amount)`,
      values,
    );
    await db.query(
      `INSERT INTO transfers (developer_id, agreement_id, sequence, kind, debit, credit, amount, cause, hash,
         created_at)
       SELECT $1, 'agr_' || ${id}, m.sequence, m.kind, m.debit, m.credit, 1000, 'bench', '', ${at}
       FROM ${rows} JOIN (VALUES
         (1, 'deposit', 'bank', 'escrow'), (2, 'release', 'escrow', 'seller'),
         (3, 'payout_submitted', 'seller', 'payout_clearing'),
         (4, 'payout_succeeded', 'payout_clearing', 'bank')) m(sequence, kind, debit, credit)
         ON m.sequence = 1 OR NOT ${open}`,
      values,
    );
    await db.query(
      `INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at)
       SELECT $1, 'agr_' || ${id}, e.k, 'evt_' || ${id} || e.k, e.type, '{"amount": 1000}', ${at}
       FROM ${rows}, unnest($6::text[]) WITH ORDINALITY AS e(type, k)`,
      [...values, EVENTS],
    );
    await db.query(
      `INSERT INTO risk_assessments (developer_id, id, user_id, agreement_id, bands, amount, currency, score,
         flag, simulated, detail, created_at)
       SELECT $1, 'fra_' || ${id}, 'buyer', 'agr_' || ${id}, 'payment', 1000, 'NGN', 5, 'GREEN', false,
         jsonb_build_object('signals', repeat('x', 400)), ${at} FROM ${rows}`,
      values,
    );
  }
  await db.query('VACUUM (ANALYZE) agreements, transfers, events, risk_assessments');
}
