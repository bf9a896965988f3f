import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { recordAudit } from '#actions/record-audit.ts';
import type { Report } from '#bench/lib/report.ts';
import { moment, openOne, seedTenant, type Tenant } from '#bench/lib/seed.ts';
import { SYSTEM } from '#core/actor.ts';
import { recordAssessment } from '#core/escrow/payment-gate.ts';
import { receive } from '#core/escrow/receive.ts';
import { DAY_MS } from '#core/time.ts';
import { attachEmbeddedPostgres } from '#postgres/attach.ts';
import { startEmbeddedPostgres } from '#postgres/embedded.ts';
import { openRootSecret } from '#settings/root-secret.ts';
import { type Db, openDb, unlocked } from '#store/db.ts';
import { type AgreementStore, openAgreementStore } from '#store/escrow/agreements.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { newId } from '#store/ids.ts';
import { migrate } from '#store/migrate.ts';
import * as dataKey from '#store/secrets/data-key.ts';
import * as macSecret from '#store/secrets/mac-secret.ts';
import { openSecretBox } from '#store/secrets/secret-box.ts';
import { dontWaitForDisk } from '#test/support/database/throwaway-postgres.ts';

const CLI = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const SECRETS_KEY = 'be'.repeat(32);
/** One agreement in this many has an account and money; the others were only created. */
const FUNDED_EVERY = 10;
const TOGETHER = 500;
const TENANTS = 10;
/** At that point agreements have been copied, but not their events and milestones. */
const KILLED_AFTER = 40;

type Options = { readonly large: number };

/**
 * Moves the agreements from an embedded database to a server (MOVE_TARGET_URL, with tables created at
 * MOVE_TARGET_OWNER_URL; else another embedded one), and kills both sides once on the way. Then backs up the
 * source and restores it.
 */
export async function benchMove({ large }: Options, report: Report): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'surety-move-'));
  const [source, target, restored] = ['source', 'target', 'restored'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const rows: string[][] = [];
  const took = async (what: string, work: () => Promise<string>) => {
    report.progress(`move: ${what}`);
    const startedAt = performance.now();
    const note = (await work()).replaceAll(folder, '…');
    rows.push([what, ((performance.now() - startedAt) / 1000).toFixed(0), note]);
  };
  try {
    await took(`preparing ${large.toLocaleString('en')} agreements`, () => layOut(source, large, report));
    const exported = join(folder, 'export');
    const server = process.env['MOVE_TARGET_URL'];
    const from = { DATA_DIR: source };
    const { MOVE_TARGET_OWNER_URL: MIGRATION_DATABASE_URL = server ?? '' } = process.env;
    const urls = { DATABASE_URL: server ?? '', MIGRATION_DATABASE_URL };
    const to = server ? { ...urls, DATA_DIR: folder } : { DATA_DIR: target };
    await took('export, until it was killed', () =>
      killedHalfWay(['export', exported], from, () => filesIn(exported)),
    );
    await took('export, from there to the end', () => surety(['export', exported], from));
    const size = await sizeOf(exported);
    await took('import, until it was killed', () =>
      killedHalfWay(['import', exported], to, async () =>
        chunksIn(server ?? attachEmbeddedPostgres(target).ownerUrl),
      ),
    );
    await took('import, from there to the end', () => surety(['import', exported], to));
    await took('backup', () => surety(['backup', join(folder, 'backup')], from));
    await took('restore --verify', () =>
      surety(['restore', join(folder, 'backup'), '--verify'], { DATA_DIR: restored }),
    );
    report.table(
      `moving ${large.toLocaleString('en')} agreements to ${server ? 'a dedicated server' : 'another embedded server'}, and a backup of them (export: ${megabytes(size)} MB)`,
      ['step', 'seconds', 'output'],
      rows,
    );
    await describeSizes(source, large, report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function layOut(dataDir: string, count: number, report: Report): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir });
  const secret = await openRootSecret(Buffer.from(SECRETS_KEY, 'hex'), '');
  await migrate(server.ownerUrl, server.serviceUrl);
  const { superuser } = JSON.parse(await readFile(join(dataDir, 'postgres-passwords.json'), 'utf8'));
  const admin = openDb(server.ownerUrl.replace(/\/\/[^@]*@/, `//postgres:${superuser}@`), { max: 1 });
  await dontWaitForDisk(admin);
  await admin.close();
  const locked = openDb(server.serviceUrl, { max: 4 });
  const db = unlocked(locked, await dataKey.open(locked, openSecretBox(secret)));
  await macSecret.note(db, secret.id);
  const mac = openMac(secret.derive('seal'));
  const store = openAgreementStore(db, mac);
  const tenants = await Promise.all(Array.from({ length: TENANTS }, () => seedTenant(db)));
  const operator = { caller: { actor: SYSTEM, origin: null }, newId, clock: () => new Date(), mac };
  for (const { developerId } of tenants) {
    const act = { developerId, kind: 'account.created', subject: developerId } as const;
    await db.transaction((tx) => recordAudit(operator, tx, act));
  }
  for (let done = 0; done < count; done += TOGETHER) {
    const batch = Array.from({ length: Math.min(TOGETHER, count - done) }, (_, nth) => done + nth);
    await Promise.all(batch.map((nth) => makeOne(store, tenants[nth % TENANTS] as Tenant, nth)));
    if (done % 20_000 === 0) report.progress(`move: ${done.toLocaleString('en')} agreements prepared`);
  }
  const note = await counts(db);
  await locked.close();
  await server.stop();
  return note;
}

/** Uses the service's own rules and commits, so that the result can be verified. */
async function makeOne(store: AgreementStore, tenant: Tenant, nth: number): Promise<void> {
  const created = openOne(tenant);
  await store.create(created, null);
  if (nth % FUNDED_EVERY !== 0) return;
  const { developerId, id, totalAmount, buyerExternalId } = created.after;
  const load = async () => {
    const agreement = await store.load({ developerId, agreementId: id });
    if (!agreement) throw new Error('a created agreement is missing');
    return agreement;
  };
  const at = { provider: 'sandbox', accountNumber: String(1_000_000_000 + nth) };
  const issued = { ...at, bankCode: '000', accountName: 'Bench', reference: id };
  const assessment = { id: newId('fra'), score: 0, flag: 'GREEN' as const, triggeredSignals: [] };
  const account = { issued, replaces: null };
  const payment = { externalUserId: buyerExternalId, assessment, account };
  await store.commit(recordAssessment(await load(), payment, moment()).change, null);
  const deposit = { ...at, transactionId: `move-${nth}`, amount: totalAmount, senderName: null };
  await store.commit(receive(await load(), deposit, DAY_MS, moment()).change, null);
}

async function counts(db: Db): Promise<string> {
  const [row] = await db.query<{ agreements: number; events: number; transfers: number }>(
    `SELECT (SELECT count(*) FROM agreements) AS agreements, (SELECT count(*) FROM events) AS events,
       (SELECT count(*) FROM transfers) AS transfers`,
  );
  return Object.entries(row ?? {})
    .map(([name, value]) => `${value.toLocaleString('en')} ${name}`)
    .join(', ');
}

function start(args: readonly string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [CLI, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], SECRETS_KEY, ...environment },
  });
}

/** Runs a command to its end, and returns the last line with its result. */
function surety(args: readonly string[], environment: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = start(args, environment);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        said += chunk;
        process.stderr.write(chunk);
      });
    }
    child.once('close', (code) => {
      if (code !== 0) return reject(new Error(`surety ${args.join(' ')} ended with ${code}: ${said}`));
      resolve(/Checked .* in [\d.]+ s\./.exec(said)?.[0] ?? said.trim().split('\n').at(-1) ?? '');
    });
  });
}

/** Kills the command with SIGKILL as soon as a part of its work is done. */
async function killedHalfWay(
  args: readonly string[],
  environment: Record<string, string>,
  done: () => Promise<number>,
): Promise<string> {
  const child = start(args, environment);
  child.stdout?.pipe(process.stderr, { end: false });
  child.stderr?.pipe(process.stderr, { end: false });
  const ended = new Promise((resolve) => child.once('close', resolve));
  for (;;) {
    if (child.exitCode !== null)
      throw new Error('it finished before it could be killed; use more agreements');
    const chunks = await done().catch(() => 0);
    if (chunks >= KILLED_AFTER) {
      child.kill('SIGKILL');
      await ended;
      return `killed with SIGKILL after ${chunks} chunks`;
    }
    await sleep(20);
  }
}

async function chunksIn(url: string): Promise<number> {
  const db = openDb(url, { max: 1 });
  try {
    const [row] = await db.query<{ n: number }>('SELECT count(*) AS n FROM import_chunks');
    return row?.n ?? 0;
  } finally {
    await db.close();
  }
}

async function filesIn(folder: string): Promise<number> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.zst')).length;
}

async function sizeOf(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).map((name) => join(folder, name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(name)).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

function megabytes(bytes: number): string {
  return Math.round(bytes / 1e6).toLocaleString('en');
}

/** Disk space per agreement by table; small tables are summed up. */
async function describeSizes(dataDir: string, count: number, report: Report): Promise<void> {
  const server = await startEmbeddedPostgres({ dataDir });
  const db = openDb(server.serviceUrl, { max: 1 });
  try {
    const tables = await db.query<{ name: string; rows: number; heap: number; indexes: number }>(
      `SELECT relname AS name, n_live_tup AS rows, pg_table_size(relid) AS heap, pg_indexes_size(relid) AS indexes
       FROM pg_stat_user_tables WHERE pg_total_relation_size(relid) > 50 * $1 ORDER BY pg_total_relation_size(relid) DESC`,
      [count],
    );
    report.table(
      `disk space (one in ${FUNDED_EVERY} has an account and money)`,
      ['table', 'rows', 'heap MB', 'indexes MB', 'bytes per row'],
      tables.map(({ name, rows, heap, indexes }) => [
        name,
        rows.toLocaleString('en'),
        megabytes(heap),
        megabytes(indexes),
        String(Math.round((heap + indexes) / Math.max(1, rows))),
      ]),
    );
  } finally {
    await db.close();
    await server.stop();
  }
}
