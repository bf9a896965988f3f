import { readFile } from 'node:fs/promises';
import { drawDocument } from '../server/test/support/documents.ts';
import { identityForm } from '../server/test/support/form.ts';
import { portrait, selfie } from '../server/test/support/people.ts';
import type { Report } from './lib/report.ts';
import { openWorkbench } from './lib/server.ts';

const PROBE_EVERY_MS = 10;

/** Does the service stay awake while it verifies, and does it bound what it takes on? */
export async function benchIdentityLoad(_options: object, report: Report): Promise<void> {
  const document = await drawDocument('passport', await portrait('anna'));
  const frame = await selfie('annaAgain');
  const form = identityForm({ document, selfies: [frame, frame, frame] });
  const bench = await openWorkbench();
  try {
    const server = await bench.serve(await bench.database());
    const base = `http://127.0.0.1:${server.port}`;
    const key = await signUp(base);
    const verify = () =>
      fetch(`${base}/v1/identity/verify`, {
        method: 'POST',
        headers: { ...form.headers, 'x-api-key': key },
        body: new Uint8Array(form.payload),
      }).then(async (answer) => {
        await answer.text();
        return answer;
      });
    await verify();
    const rows: string[][] = [];
    for (const count of [8, 100]) {
      report.progress(`identity-load: ${count} at once`);
      const probe = probeHealth(base);
      const startedAt = performance.now();
      const answers = await Promise.all(Array.from({ length: count }, verify));
      const seconds = (performance.now() - startedAt) / 1000;
      const { p50, p99 } = await probe.stop();
      const answered = answers.filter((answer) => answer.status === 200).length;
      const refused = answers.filter(
        (answer) => answer.status === 503 && answer.headers.has('retry-after'),
      ).length;
      rows.push([
        String(count),
        String(answered),
        String(refused),
        String(count - answered - refused),
        seconds.toFixed(1),
        p50.toFixed(1),
        p99.toFixed(1),
        (await residentMb(server.processId)).toFixed(0),
      ]);
    }
    report.table(
      'Verifications at once (one document, three frames), and GET /healthz meanwhile',
      [
        'At once',
        '200',
        '503 + Retry-After',
        'Other',
        'Seconds',
        'healthz p50 ms',
        'healthz p99 ms',
        'Memory MB',
      ],
      rows,
    );
  } finally {
    await bench.stop();
  }
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
  const times: number[] = [];
  let running = true;
  const done = (async () => {
    while (running) {
      const startedAt = performance.now();
      await fetch(`${base}/healthz`).then((answer) => answer.text());
      times.push(performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
    }
  })();
  return {
    async stop() {
      running = false;
      await done;
      times.sort((one, other) => one - other);
      const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
      return { p50: at(0.5), p99: at(0.99) };
    },
  };
}

/** The most the process ever held; 0 where the system does not say. */
async function residentMb(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024;
}
