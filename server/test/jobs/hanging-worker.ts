import { createContext } from '#app/context.ts';
import { startWorker } from '#jobs/worker.ts';
import { readConfig } from '#settings/config.ts';
import { openDb } from '#store/db.ts';

/** A worker process that takes a job and never finishes it, for worker.test.ts to kill. */
const context = createContext(openDb(String(process.env['DATABASE_URL'])), readConfig({}));
// This process never outlives the test.
process.stdin.resume().on('end', () => process.exit());
const run = async () => {
  console.log('started');
  return new Promise<undefined>(() => undefined);
};
startWorker(
  context,
  { 'sandbox-notice': { run, retryMs: [] } },
  { error: console.error },
  { leaseSeconds: 2 },
);
