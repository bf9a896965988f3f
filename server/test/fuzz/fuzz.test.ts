import { expect, it } from 'vitest';
import { newRootSecret } from '#settings/root-secret.ts';
import { createTestDatabase } from '#test/support/database/database.ts';
import { runFuzz } from './run.ts';
import { startFuzzService } from './service.ts';

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_101);
const REQUESTS = 600;

it(`answers ${REQUESTS} requests on every route according to its contract (npm run fuzz -- --seed ${SEED})`, async () => {
  const database = await createTestDatabase();
  const service = await startFuzzService(database.serviceUrl, newRootSecret());
  try {
    const { failures, statuses, requests } = await runFuzz(service, {
      seed: SEED,
      requests: REQUESTS,
      atOnce: 16,
    });
    expect(failures).toEqual([]);
    expect(requests).toBe(REQUESTS);
    // Requests got past authentication: they were not all refused.
    for (const status of [200, 201, 400, 404]) expect(statuses.get(status) ?? 0).toBeGreaterThan(5);
  } finally {
    await service.stop();
    await database.drop();
  }
});
