import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '#test/support/database/database.ts';
import type { Scheduling } from './lockstep.ts';
import { runSeed, type SeedResult } from './run-seed.ts';

/**
 * Every run of the tests walks the same paths, so a failure here is a failure of the change, not of the day.
 */
async function simulate(seed: number, steps: number, scheduling: Scheduling): Promise<SeedResult> {
  const database = await createTestDatabase();
  try {
    const { name, serviceUrl, admin } = database;
    return await runSeed({ seed, steps, scheduling, database: name, serviceUrl, admin });
  } finally {
    await database.drop();
  }
}

describe('the simulator', { timeout: 120_000 }, () => {
  it('breaks no promise on a short walk, and walks the same way again', async () => {
    const [first, second] = [await simulate(1, 1_200, 'lockstep'), await simulate(1, 1_200, 'lockstep')];
    expect(second.digest).toBe(first.digest);
    expect(second.steps).toBe(first.steps);
    expect(first.counts.get('lost races')).toBeGreaterThan(0);
    expect(first.conflicts).toBeGreaterThan(0);
  });

  it('breaks no promise when nobody waits for anybody', async () => {
    const { inspected } = await simulate(2, 1_200, 'free');
    expect(inspected).toBeGreaterThan(200);
  });
});
