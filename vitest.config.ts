import { defineConfig } from 'vitest/config';

/** Tests read the SDK's sources, not what was built of them last. */
const resolve = { conditions: ['surety-source'] };

export default defineConfig({
  test: {
    // One for each core: the database and what the tests start share them, and there
    // is time to wait in all of them.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'server',
          root: 'server',
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/support/database/postgres.ts', 'test/support/built-sdk.ts'],
          // What a machine takes when it is busy with something else; a test that waits, waits for a state.
          testTimeout: 90_000,
          hookTimeout: 90_000,
          expect: { poll: { timeout: 45_000, interval: 20 } },
        },
      },
      {
        resolve,
        ssr: { resolve },
        test: { name: 'dashboard', root: 'dashboard', include: ['test/**/*.test.ts'] },
      },
      {
        test: { name: 'sdk', root: 'sdk', include: ['test/**/*.test.ts'], testTimeout: 90_000 },
      },
    ],
  },
});
