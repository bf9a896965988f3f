import type { Context } from '#actions/context.ts';
import { searchFaces } from '#actions/reviews/search-faces.ts';
import type { Job } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';
import { type SomeHandlers, startWorker, type Worker, type WorkerLog } from './worker.ts';

/** As many as are searched for at once: to hold a face against another costs little, to open one does not. */
const MOST_AT_ONCE = 200;

let lastTurn: Promise<unknown> = Promise.resolve();

/** One look at a tenant's faces serves everybody there who waits for one; a process takes one at a time. */
function searchInTurn(context: Context, job: Job<'search-faces'>): Promise<undefined> {
  const turn = lastTurn.then(() => searchForAll(context, job));
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function searchForAll(context: Context, job: Job<'search-faces'>): Promise<undefined> {
  const { developerId } = job;
  const waiting = await jobs.waitingWith(context.db, job, MOST_AT_ONCE);
  // None, when it was done with another while it waited for its turn.
  if (waiting.length === 0) return;
  await searchFaces(
    context,
    developerId,
    waiting.map(({ payload }) => payload),
  );
  await jobs.drop(
    context.db,
    developerId,
    waiting.map(({ id }) => id),
  );
}

export const faceJobs = {
  'search-faces': {
    retryMs: [1_000, 10_000, 60_000, 600_000, 3_600_000],
    neverDies: true,
    run: searchInTurn,
  },
} satisfies SomeHandlers;

/** Each waits for its turn, so that more of them would not be done sooner. */
const CONCURRENCY = 4;

/** In places of its own: however many are verified at once, and by whomever, no money waits behind them. */
export function startFaceWorker(context: Context, log: WorkerLog): Worker {
  return startWorker(context, faceJobs, log, { concurrency: CONCURRENCY });
}
