import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { percentile } from '#bench/lib/load.ts';
import { memoryMb } from '#bench/lib/memory.ts';
import type { Report } from '#bench/lib/report.ts';
import { openWorkbench } from '#bench/lib/server.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';

const PROBE_EVERY_MS = 5;
const ROUNDS = [8, 8, 8, 100];
const FRAMES = 3;
/** Twelve megapixels, stored as phones do: landscape, with a tag for the orientation. */
const LONG = 4000;
const SHORT = 3000;

/** Measures if the service stays responsive while it verifies, and if it limits the load. */
export async function benchIdentityLoad(_options: object, report: Report): Promise<void> {
  report.progress('identity-load: drawing');
  const form = await photographs();
  const bench = await openWorkbench();
  // An empty folder, so that what a first start compiles counts too.
  const folder = await mkdtemp(join(tmpdir(), 'surety-bench-data-'));
  try {
    const server = await bench.serve(await bench.database(), ['--no-jobs'], { DATA_DIR: folder });
    const base = `http://127.0.0.1:${server.port}`;
    await ready(base);
    const key = await signUp(base);
    const verify = () =>
      call(`${base}/v1/identity/verify`, { ...form.headers, 'x-api-key': key }, form.payload);
    const peak = async () => String(await memoryMb(server.processId, 'VmHWM'));
    const rows: string[][] = [];
    rows.push(['none yet', '', '', '', '', '', '', '', '', await peak()]);
    await verify();
    for (const count of ROUNDS) {
      report.progress(`identity-load: ${count} at once`);
      const probe = probeHealth(base);
      const startedAt = performance.now();
      const answers = await Promise.all(Array.from({ length: count }, verify));
      const seconds = (performance.now() - startedAt) / 1000;
      const times = await probe.stop();
      const answered = answers.filter((answer) => answer.status === 200).length;
      const refused = answers.filter((answer) => answer.status === 503 && answer.retryAfter).length;
      rows.push([
        ...[count, answered, refused, count - answered - refused].map(String),
        seconds.toFixed(1),
        String(times.length),
        ...[percentile(times, 0.5), percentile(times, 0.99), times.at(-1) ?? 0].map((ms) => ms.toFixed(1)),
        await peak(),
      ]);
    }
    const megabytes = (form.payload.length / 1e6).toFixed(1);
    report.table(
      `Concurrent verifications (a document and ${FRAMES} frames of 12 megapixels, ${megabytes} MB together), GET /healthz ` +
        `meanwhile, and the peak memory of the service and its worker processes (without PostgreSQL)`,
      [
        ...['Concurrent', '200', '503 + Retry-After', 'Other', 'Seconds'],
        ...['healthz samples', 'p50 ms', 'p99 ms', 'max ms', 'Memory MB'],
      ],
      rows,
    );
  } finally {
    await bench.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function photographs() {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 34 };
  const grain = await sharp({
    create: { width: LONG, height: SHORT, channels: 3, background: '#808080', noise },
  })
    .png()
    .toBuffer();
  const photo = (picture: Sharp) =>
    picture
      .resize(LONG, SHORT, { fit: 'cover' })
      .composite([{ input: grain, blend: 'soft-light' }])
      .jpeg({ quality: 91 });
  const document = await photo(sharp(await drawDocument('passport', await portrait('anna')))).toBuffer();
  const upright = await selfie('annaAgain');
  const selfies = await Promise.all(
    Array.from({ length: FRAMES }, async (_, index) => {
      const moved = await sharp(upright)
        .rotate(index * 2, { background: '#777' })
        .toBuffer();
      return photo(sharp(moved).rotate(-90)).withMetadata({ orientation: 6 }).toBuffer();
    }),
  );
  return identityForm({ document, selfies });
}

type Answer = { readonly status: number; readonly retryAfter: string | undefined };

/** Plain requests that share one body: a hundred copies of it would dominate the machine's memory. */
function call(url: string, headers: Record<string, string>, body: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    const lost = { status: 0, retryAfter: undefined };
    const outgoing = request(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
      agent: false,
    });
    outgoing.on('response', (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] }),
      );
      answer.on('error', () => resolve(lost));
    });
    outgoing.on('error', () => resolve(lost));
    outgoing.end(body);
  });
}

async function ready(base: string): Promise<void> {
  const answer = await fetch(`${base}/readyz`);
  const { checks } = (await answer.json()) as { checks: { ok: boolean }[] };
  if (checks.every((check) => check.ok)) return;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return ready(base);
}

async function signUp(base: string): Promise<string> {
  const answer = await fetch(`${base}/v1/developer/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `bench-${Date.now()}@example.com`, password: 'correct horse 1' }),
  });
  return ((await answer.json()) as { apiKey: string }).apiKey;
}

function probeHealth(base: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  let running = true;
  const probe = () =>
    new Promise<void>((resolve, reject) => {
      const outgoing = request(`${base}/healthz`, { agent }, (answer) => {
        answer.resume();
        answer.on('end', resolve);
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
  const done = (async () => {
    while (running) {
      const startedAt = performance.now();
      await probe();
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
    }
  })();
  return {
    async stop(): Promise<number[]> {
      running = false;
      await done;
      agent.destroy();
      return times.sort((one, other) => one - other);
    },
  };
}
