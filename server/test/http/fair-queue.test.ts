import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openFairQueue } from '#http/pipeline/limits/fair-queue.ts';

const SETTINGS = { atOnce: 1, maxWaiting: 10, patienceMs: 60_000, rest: 3, longestRestMs: 60_000 };

async function oneTurn(settings: typeof SETTINGS, workMs: number) {
  const turns = openFairQueue(settings);
  const end = await turns.wait('busy');
  const startedAt = performance.now();
  await sleep(workMs);
  end();
  const workedMs = performance.now() - startedAt;
  const next = (account: string) => turns.wait(account).then(() => performance.now() - startedAt - workedMs);
  return { workedMs, next };
}

it('leaves a slot empty after a turn, for a multiple of the turn’s duration', async () => {
  const { workedMs, next } = await oneTurn(SETTINGS, 50);
  // Timers may be a millisecond early.
  expect(await next('busy')).toBeGreaterThanOrEqual(workedMs * SETTINGS.rest - 2);
});

it('does not delay other accounts', async () => {
  const { next } = await oneTurn({ ...SETTINGS, longestRestMs: 3_600_000, rest: 100_000 }, 50);
  let waits = true;
  const admitted = () => {
    waits = false;
  };
  // Gives up after the patience, while other tests run.
  void next('busy').then(admitted, () => undefined);
  await next('another');
  expect(waits).toBe(true);
});

it('never leaves a slot empty for longer than the limit', async () => {
  const { next } = await oneTurn({ ...SETTINGS, rest: 1_000_000, longestRestMs: 10 }, 20);
  await next('busy');
});
