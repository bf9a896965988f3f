import { defineConfig } from 'vitest/config';

/** Tests read the SDK's sources, not what was built of them last. */
const resolve = { conditions: ['surety-source'] };

export default defineConfig({
  test: {
    // One for each core: the database and what the tests start share them, and there is time to wait in all of them.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'server',
          root: 'server',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/support/postgres.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: { name: 'sdk', root: 'sdk', include: ['test/**/*.test.ts'], testTimeout: 30_000 },
      },
    ],
  },
});
