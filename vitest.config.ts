import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type Reporter, type TestCase, type TestSpecification } from 'vitest/node';

/** Tests use the SDK's sources instead of its last build. */
const resolve = { conditions: ['surety-source'] };

/** Files that start processes or a browser, and wait for them as long as a hundred others take. */
const WAITING = /\/test\/(chaos|dashboard|docs|escrow\/banks|identity|postgres|process|sim|twins)\//;

/** Runs the waiting files first, so that none of them is left for the end. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const waits = ({ moduleId }: TestSpecification) => WAITING.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

/**
 * Failures of a stalled machine. Only these are retried, and the output names them; a wrong result fails the
 * first time.
 */
const RUNNER_TIMEOUT = /^(?:Test|Hook) timed out in /;

/** Prints why a test was retried: it passes now, so the reason would otherwise be lost. */
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
    // One more than there are cores, because all of them wait some of the time.
    maxWorkers: availableParallelism() + 1,
    // A service and its tests create much short-lived garbage: collecting it in small steps took an eighth of
    // their time.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: WaitingFirst },
    projects: [
      {
        resolve,
        ssr: { resolve },
        test: {
          name: 'server',
          root: 'server',
          // Node loads the sources itself, as it does for the service: imports through Vite's runner are
          // slow.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          include: ['test/**/*.test.ts'],
          globalSetup: ['test/support/built.ts'],
          // Loading the service takes longer than most test files, so a worker loads it only once. Each file
          // has its own database and service, but shares the worker's memory with the next file.
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
