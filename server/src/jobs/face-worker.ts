import type { Context } from '#actions/context.ts';
import { searchFaces } from '#actions/reviews/search-faces.ts';
import type { Job } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';
import { type SomeHandlers, startWorker, type Worker, type WorkerLog } from './worker.ts';

/** Maximum number of searches at once: comparing faces costs little, decrypting them does not. */
const MOST_AT_ONCE = 200;

let lastTurn: Promise<unknown> = Promise.resolve();

/** One pass over a tenant's faces serves all waiting searches; a process runs one pass at a time. */
function searchInTurn(context: Context, job: Job<'search-faces'>): Promise<undefined> {
  const turn = lastTurn.then(() => searchForAll(context, job));
  lastTurn = turn.catch(() => undefined);
  return turn;
}

async function searchForAll(context: Context, job: Job<'search-faces'>): Promise<undefined> {
  const { developerId } = job;
  const waiting = await jobs.waitingWith(context.db, job, MOST_AT_ONCE);
  // Empty when another pass has done it in the meantime.
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

/** Searches run one after the other, so more would not be faster. */
const CONCURRENCY = 4;

/** A worker of its own, so that money never waits behind face searches, however many there are. */
export function startFaceWorker(context: Context, log: WorkerLog): Worker {
  return startWorker(context, faceJobs, log, { concurrency: CONCURRENCY });
}
