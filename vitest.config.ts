import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestCase, type TestSpecification } from 'vitest/node';

/** Tests read the SDK's sources, not what was built of them last. */
const resolve = { conditions: ['surety-source'] };

/** Files that start processes or a browser, and wait for them for as long as a hundred others take. */
const WAITING = /\/test\/(chaos|dashboard|docs|escrow\/banks|identity|postgres|process|sim|twins)\//;

/** Those go first, so that at the end none of them is left to wait for alone. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) => WAITING.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/** Only the runner's own timeout is forgiven: a wrong answer, a 503 or a reset connection fails at once. */
const RUNNER_TIMEOUT = /^(?:Test|Hook) timed out in /;

/** Prints why a test was retried, since the summary does not. */
const reportRetries: Reporter = {
  onTestCaseResult(test: TestCase) {
    if (!test.diagnostic()?.retryCount) return;
    const errors = test.result().errors ?? [];
    console.warn(`Retried: ${test.fullName}\n${errors.map(({ message }) => message).join('\n')}`);
  },
};

export default defineConfig({
  test: {
    reporters: ['default', reportRetries],
    // One more than there are cores: there is time to wait in all of them.
    maxWorkers: availableParallelism() + 1,
    // A service and its tests leave much behind that is soon forgotten: an eighth of their time went by
    // collecting it a little at a time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'server',
          root: 'server',
          // Node reads the sources itself, as it does for the service: every import through Vite's runner costs.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/support/built.ts'],
          // Reading all of the service takes longer than most files take to test it, so a worker reads it once.
          // Each file has a database and a service of its own; what it leaves in memory is there for the next.
          isolate: false,
          // A hang costs a minute. Files that start processes or a browser get longer (test/support/timeouts.ts).
          setupFiles: ['test/support/timeouts.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 45_000, interval: 20 } },
          retry: { count: 2, condition: RUNNER_TIMEOUT },
        },
      },
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'dashboard',
          root: 'dashboard',
          include: ['test/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'sdk',
          root: 'sdk',
          include: ['test/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
        },
      },
    ],
  },
});
