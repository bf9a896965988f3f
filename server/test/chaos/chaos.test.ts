import { expect, it } from 'vitest';
import { chaos } from './chaos.ts';

it('loses nothing acknowledged to any fault, each once (npm run chaos does a hundred rounds)', async () => {
  const { faults, byFault } = await chaos(1, 7, () => undefined);
  expect(faults).toEqual([]);
  expect(byFault.size).toBeGreaterThanOrEqual(6);
  for (const tally of byFault.values()) expect(tally.agreements).toBeGreaterThan(0);
}, 600_000);
