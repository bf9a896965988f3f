import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { superuserUrl } from '#postgres/attach.ts';
import { portOf } from './server.ts';

export const THIS_CHECKOUT = fileURLToPath(new URL('../../../', import.meta.url));

/** The service of any checkout, on its own embedded database, used only through its API. */
export type Checkout = {
  readonly name: string;
  readonly port: number;
  readonly apiKey: string;
  /** Seconds from the command to a ready service: on an empty folder, and again on the same one. */
  readonly firstStart: number;
  readonly secondStart: number;
  /** Creates another account and returns its API key. */
  signUp(): Promise<string>;
  /** CPU seconds that the service and its database have used so far. */
  cpuSeconds(): Promise<number>;
  /** Bytes that its database has written to the write-ahead log. Of this checkout only. */
  walBytes(): Promise<number>;
  /** Waits until the service and its database have next to nothing left to do. */
  untilQuiet(): Promise<void>;
  stop(): Promise<void>;
};

export type CheckoutOptions = {
  readonly environment?: Readonly<Record<string, string>>;
  /** A statement for the superuser of the database, between the two starts. */
  readonly sql?: string;
};

export async function startCheckout(
  name: string,
  folder = THIS_CHECKOUT,
  { environment = {}, sql }: CheckoutOptions = {},
): Promise<Checkout> {
  const data = await mkdtemp(join(tmpdir(), 'surety-bench-checkout-'));
  const first = await start(folder, data, environment);
  if (sql !== undefined) await asSuperuser(data, sql);
  await first.stop();
  const service = await start(folder, data, environment);
  let accounts = 0;
  const signUp = async () => {
    const response = await fetch(`http://127.0.0.1:${service.port}/v1/developer/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `bench-${accounts++}@example.com`,
        password: 'Correct-horse-7-battery',
      }),
    });
    const { apiKey } = (await response.json()) as { apiKey?: string };
    if (!apiKey) throw new Error(`${name}: sign-up answered ${response.status}`);
    return apiKey;
  };
  const cpuSeconds = () => cpuSecondsOf(service.processId);
  return {
    name,
    port: service.port,
    apiKey: await signUp(),
    firstStart: first.seconds,
    secondStart: service.seconds,
    signUp,
    cpuSeconds,
    async walBytes() {
      const [row] = await asSuperuser(data, "SELECT pg_current_wal_lsn() - '0/0' AS bytes");
      return Number(row?.bytes);
    },
    untilQuiet: () => untilQuiet(cpuSeconds),
    async stop() {
      await service.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function asSuperuser(data: string, sql: string): Promise<{ bytes?: string }[]> {
  const client = new pg.Client({ connectionString: superuserUrl(data) });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

async function start(folder: string, data: string, environment: Readonly<Record<string, string>>) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(folder, 'server/src/cli.ts'), 'serve'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: data,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      SIGNUP: 'open',
      ...environment,
    },
  });
  child.stdout?.resume();
  const port = await portOf(child);
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) break;
    await sleep(20);
  }
  return {
    port,
    processId: child.pid ?? 0,
    seconds: (performance.now() - startedAt) / 1000,
    stop: () => end(child),
  };
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

const TICKS_PER_SECOND = 100;

/** Of a process and all of its descendants, including those that have ended. */
async function cpuSecondsOf(processId: number): Promise<number> {
  const processes = await Promise.all(
    (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map((name) => statOf(Number(name))),
  );
  const family = new Set([processId]);
  for (let grown = -1; grown !== family.size; ) {
    grown = family.size;
    for (const one of processes) if (one && family.has(one.parent)) family.add(one.id);
  }
  const ticks = processes.reduce((sum, one) => sum + (one && family.has(one.id) ? one.ticks : 0), 0);
  return ticks / TICKS_PER_SECOND;
}

async function statOf(id: number) {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields.length < 20) return null;
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { id, parent: Number(fields[1]), ticks };
}

/** A share of one core below which a service is taken to be at rest: jobs are polled, and time is kept. */
const AT_REST = 0.1;
const REST_SECONDS = 0.5;
const QUIET_PATIENCE_SECONDS = 120;

async function untilQuiet(cpuSeconds: () => Promise<number>): Promise<void> {
  let before = await cpuSeconds();
  for (let waited = 0; waited < QUIET_PATIENCE_SECONDS; waited += REST_SECONDS) {
    await sleep(REST_SECONDS * 1000);
    const now = await cpuSeconds();
    if (now - before <= AT_REST * REST_SECONDS) return;
    before = now;
  }
}
