import type { Context } from '#actions/context.ts';
import { watchBanks } from '#actions/escrow/bank/watch-banks.ts';
import { bankOf } from '#actions/escrow/context.ts';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { takeUpOwedWork } from '#actions/escrow/take-up-owed-work.ts';
import { BankUnavailable } from '#core/escrow/bank.ts';
import type { JobKind } from '#core/jobs.ts';
import { Problem } from '#core/problem.ts';
import { escrowJobs } from '#jobs/escrow.ts';
import { conclude, putBack } from '#jobs/outcome.ts';
import { handlerOf, runJob } from '#jobs/worker.ts';
import type { Job } from '#store/jobs.ts';
import * as jobs from '#store/jobs.ts';
import type { Notice } from './bank/bank-scenarios.ts';
import { SimulatedCrash } from './lockstep.ts';
import type { World } from './world.ts';

export const JOB_KINDS = Object.keys(escrowJobs) as (keyof typeof escrowJobs)[];
const LEASE_SECONDS = 15;
/** A live worker keeps its lease, however far time jumps; occasionally one stalls and loses it. */
const KEPT_ALIVE_SECONDS = 30 * 24 * 3_600;
const STALLS = 0.05;
const ALL = 10_000;

/**
 * Takes the due jobs and runs them with the real handlers, as the worker does. Takes all of them: among jobs
 * due at the same moment the database would pick any, and a replay must not depend on which.
 */
export async function runJobs(world: World, context: Context): Promise<void> {
  world.jobsMayBeDue = false;
  const stalls = world.faults && world.random.chance(STALLS);
  if (stalls) world.play('a worker stalls and loses its lease');
  const due = await jobs.claimDue(context.db, {
    kinds: JOB_KINDS,
    claim: world.newId('claim'),
    leaseSeconds: stalls ? LEASE_SECONDS : KEPT_ALIVE_SECONDS,
    limit: ALL,
    now: world.clock(),
  });
  // The database returns them in any order; a replay needs one.
  due.sort((left, right) => (left.id < right.id ? -1 : 1));
  await Promise.all(
    due.map((job) => world.holds.asOneHand(world.clock(), () => runOne(world, context, job))),
  );
}

/**
 * After a crash the lease is not renewed: the job falls due again when it expires, and runs a second time.
 */
async function runOne(world: World, context: Context, job: Job): Promise<void> {
  const about = `job ${job.kind} ${JSON.stringify(job.payload)}`;
  world.steps += 1;
  try {
    const outcome = await runJob(context, escrowJobs, job);
    await conclude(context, job, outcome);
    world.note(`${about} → ${outcome ? JSON.stringify(outcome) : 'done'}`);
  } catch (error) {
    world.note(`${about} → ${String(error)}`);
    if (error instanceof SimulatedCrash) return letLeaseEnd(world, context, job);
    if (!(error instanceof BankUnavailable) && !isBusy(error)) throw error;
    const patience = handlerOf(escrowJobs, job.kind);
    await putBack(context, patience, job, error, world.random.next()).catch((another: unknown) => {
      if (!(another instanceof SimulatedCrash)) throw another;
      return letLeaseEnd(world, context, job);
    });
  }
}

async function letLeaseEnd(world: World, context: Context, job: Job): Promise<void> {
  const end = new Date(world.clock().getTime() + LEASE_SECONDS * 1000);
  // The simulation itself writes this, so it does not crash.
  for (let written = false; !written; ) {
    await survive(async () => {
      await jobs.extendLease(context.db, job, end);
      written = true;
    });
  }
}

const LOSABLE: readonly JobKind[] = [
  'submit-payout',
  'pay-refunds',
  'return-excess',
  'meet-deadlines',
  'bank-message',
];

/** Deletes a job as if by hand. The money that it was to move must arrive anyway. */
export async function loseJob(world: World, { db }: Context): Promise<void> {
  const rows = await db.query<{ id: string }>('SELECT id FROM jobs WHERE kind = ANY($1) ORDER BY id', [
    LOSABLE,
  ]);
  if (rows.length === 0) return;
  const { id } = world.random.pick(rows);
  await db.query('DELETE FROM jobs WHERE id = $1', [id]);
  world.steps += 1;
  world.play('a job is deleted by hand');
  world.note(`job ${id} is lost`);
}

/** Reads the banks' lists, as the service does every hour. */
export async function watch(world: World, context: Context, lookBackMs: number): Promise<void> {
  world.steps += 1;
  try {
    await watchBanks(context, lookBackMs);
    world.note('the lists of the banks are read');
  } catch (error) {
    world.note(`the lists of the banks → ${String(error)}`);
    if (!(error instanceof BankUnavailable) && !isBusy(error)) throw error;
  }
}

export async function sweep(world: World, context: Context): Promise<number> {
  const found = await takeUpOwedWork(context, ALL);
  if (found > 0) world.note(`${found} jobs are put back`);
  world.steps += found;
  return found;
}

/** A crash here needs no handling: another process repeats the work. */
export async function survive(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SimulatedCrash)) throw error;
  }
}

export function isBusy(error: unknown): boolean {
  return error instanceof Problem && error.code === 'service_unavailable';
}

/** Delivers the bank's notification on the same path as any bank's request. */
export async function hear(world: World, context: Context, { news }: Notice): Promise<string> {
  const request = { body: JSON.stringify(news), headers: {}, developerId: null };
  const bank = bankOf(context, world.banks.tellerOf(news));
  await receiveNotification({ ...context, bank }, await bank.readNotices(request));
  return request.body;
}
