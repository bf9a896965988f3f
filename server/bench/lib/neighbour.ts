import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { percentile } from './load.ts';
import type { Noise } from './noise.ts';

/** Time until the load is running: five hundred streams do not open at once. */
export const WARM_UP_MS = 5_000;

export type Account = { readonly developerId: string; readonly apiKey: string; readonly cookie: string };

/** Waits until the models are loaded and the pages are built, which are not measured. */
export async function ready(port: number): Promise<void> {
  while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 200) await sleep(500);
  await sleep(WARM_UP_MS);
}

export async function signUp(port: number): Promise<Account> {
  const email = `bench-${Math.random().toString(36).slice(2)}@example.com`;
  const answer = await fetch(`http://127.0.0.1:${port}/dashboard/api/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-surety-dashboard': '1' },
    body: JSON.stringify({ email, password: 'a long passphrase' }),
  });
  const { apiKey, developerId } = (await answer.json()) as { apiKey: string; developerId: string };
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';', 1);
  return { apiKey, developerId, cookie };
}

/** Starts the load, warms up, and returns the measurement and the responses to the load. */
export async function during<Measured>(
  noise: Noise | null,
  measure: () => Promise<Measured>,
): Promise<[measured: Measured, answers: string]> {
  const worker = noise && new Worker(new URL('./noise.ts', import.meta.url), { workerData: noise });
  await sleep(WARM_UP_MS);
  const measured = await measure();
  return [measured, worker ? await quieten(worker) : ''];
}

async function quieten(worker: Worker): Promise<string> {
  const told = new Promise<Map<number, number>>((resolve) => worker.once('message', resolve));
  worker.postMessage('stop');
  const statuses = await told;
  await worker.terminate();
  return [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
}

export const HEAD = [
  'meanwhile',
  'p50 ms',
  'p95 ms',
  'max ms',
  'p95 ratio to quiet',
  'responses to the others',
];

/** Rows of a table, the first of which is without load. */
export function openRows() {
  const rows: string[][] = [];
  let quiet: number | undefined;
  return {
    rows,
    add(name: string, latencies: readonly number[], answers: string): void {
      const sorted = latencies.toSorted((left, right) => left - right);
      const p95 = percentile(sorted, 0.95);
      quiet ??= p95;
      rows.push([
        name,
        ...[percentile(sorted, 0.5), p95, sorted.at(-1) ?? 0].map((ms) => ms.toFixed(1)),
        `${(p95 / quiet).toFixed(1)} ×`,
        answers,
      ]);
    },
  };
}
