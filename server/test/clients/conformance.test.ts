import { describe, expect, it } from 'vitest';
import { startListeningApp } from '#test/support/listening.ts';
import { type Fault, startFaultyProxy } from '#test/support/proxy.ts';
import { PLAYERS, type Played, SCRIPT } from './players.ts';

const app = await startListeningApp();

/** Every fourth request fails, each time in another way. */
const FAULTS: readonly Fault[] = ['500 after', 'cut during', '429', 'cut', '503', 'cut after', '500'];
const PLAN: readonly Fault[] = [
  'none',
  'slow',
  ...Array.from(
    { length: 100 },
    (_each, index) => ['none', 'none', 'none', FAULTS[index % FAULTS.length] ?? 'none'] as const,
  ).flat(),
];

function compare(played: readonly Played[]): void {
  for (const [index, step] of SCRIPT.entries()) {
    expect(played[index], `step ${index + 1}, ${step.call}`).toMatchObject(step.expect as object);
  }
  expect(played).toHaveLength(SCRIPT.length);
}

// The clients mostly wait, so they wait together.
describe.concurrent.each(PLAYERS)('$name', ({ installed, play }) => {
  it.skipIf(!installed)('gets the expected answers over one connection', async () => {
    const proxy = await startFaultyProxy(app.apiUrl);
    compare(await play(SCRIPT, (await app.signUp()).key, proxy.apiUrl));
    expect(proxy.connections()).toBeLessThanOrEqual(2);
  });

  it.skipIf(!installed)('does nothing twice over a bad connection', async () => {
    const proxy = await startFaultyProxy(app.apiUrl);
    proxy.plan(...PLAN);
    compare(await play(SCRIPT, (await app.signUp()).key, proxy.apiUrl));
  });
});

it('is played by every client whose language is installed', () => {
  for (const { name, installed } of PLAYERS) if (!installed) console.warn(`Skipped: ${name} is missing.`);
  expect(SCRIPT.length).toBeGreaterThan(60);
});
