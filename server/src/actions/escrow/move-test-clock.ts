import { setTimeout as sleep } from 'node:timers/promises';
import { environmentOf } from '#core/environment.ts';
import { Problem } from '#core/problem.ts';
import { MAX_AHEAD_MS } from '#core/test-clock.ts';
import { DAY_MS, SECOND_MS } from '#core/time.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import * as jobs from '#store/jobs.ts';
import * as testClocks from '#store/test-clocks.ts';
import type { EscrowContext } from './context.ts';

/** For how long one call moves the clock; the next call goes on from there. */
const LIMIT_MS = 20 * SECOND_MS;
const LOOK_AGAIN_MS = 4;
const MAX_EVENTS = 200;

export type TestClock = { readonly now: Date; readonly aheadMs: number; readonly nextDueAt: Date | null };
export type MovedClock = TestClock & {
  /** False when the time of one call was over before everything was done. */
  readonly reached: boolean;
  readonly eventCount: number;
  readonly events: readonly testClocks.HappenedEvent[];
};
/** Where to: a duration from now, or a time. */
export type Move = { readonly advanceSeconds?: number | undefined; readonly to?: Date | undefined };

type Context = EscrowContext & { readonly keyRing: { forget(hash: Buffer): void } };

export async function readTestClock(
  { db, clock, wallClock }: EscrowContext,
  developerId: string,
): Promise<TestClock> {
  refuseLive(developerId);
  const { nextAt } = await testClocks.waiting(db, developerId);
  const now = clock();
  return { now, aheadMs: now.getTime() - wallClock().getTime(), nextDueAt: nextAt };
}

/**
 * Moves the clock of a test environment from one due moment to the next, and lets the workers do at each what
 * is due then, so that everything happens in order and is dated when it was due. The processes need not be
 * told: each reads how far a tenant is ahead together with the work that it does for it.
 */
export function moveTestClock(
  context: Context,
  developerId: string,
  move: Move,
  answerFor: AnswerFor<MovedClock>,
): Promise<Answered<MovedClock>> {
  refuseLive(developerId);
  return context.inTurn(`test clock of ${developerId}`, async () => {
    const { db } = context;
    const wall = () => context.wallClock().getTime();
    const begun = await testClocks.find(db, developerId);
    const target = targetOf(move, new Date(wall() + begun), wall());
    const since = await testClocks.lastPosition(db, developerId);
    const startMs = await testClocks.move(db, developerId, begun);
    if (begun === 0)
      for (const hash of await testClocks.keyHashes(db, developerId)) context.keyRing.forget(hash);
    await jobs.add(db, choresOf(developerId, new Date(wall() + startMs)), context.clock());
    const { aheadMs, reached, nextDueAt } = await goTo(context, developerId, target, startMs);
    const { events, count: eventCount } = await testClocks.happened(db, developerId, since, MAX_EVENTS);
    const now = new Date(wall() + aheadMs);
    return saveAnswer(db, developerId, { now, aheadMs, nextDueAt, reached, events, eventCount }, answerFor);
  });
}

async function goTo(context: Context, developerId: string, target: number, startMs: number) {
  const { db } = context;
  const wall = () => context.wallClock().getTime();
  const endsAt = performance.now() + LIMIT_MS;
  let aheadMs = startMs;
  for (;;) {
    const { running, nextAt, unread } = await testClocks.waiting(db, developerId);
    const now = wall() + aheadMs;
    const isBusy = running > 0 || unread || (nextAt !== null && nextAt.getTime() <= now);
    if (!isBusy && now >= target) return { aheadMs, reached: true, nextDueAt: nextAt };
    if (performance.now() >= endsAt) return { aheadMs, reached: false, nextDueAt: nextAt };
    if (!isBusy) {
      const next = Math.min(nextAt?.getTime() ?? target, target);
      aheadMs = await testClocks.move(db, developerId, Math.max(aheadMs, next - wall()));
    }
    context.wakeWorker();
    context.webhooks.wake();
    if (isBusy) await sleep(LOOK_AGAIN_MS);
  }
}

/** Does for the tenant, in its time, what the sweeps do for all others. */
function choresOf(developerId: string, runAt: Date) {
  const kind = 'tend-test-clock';
  return { developerId, id: kind, kind, payload: {}, runAt } as const;
}

function targetOf({ advanceSeconds, to }: Move, now: Date, wallMs: number): number {
  const path = to ? 'to' : 'advanceSeconds';
  const target = to?.getTime() ?? now.getTime() + (advanceSeconds ?? 0) * SECOND_MS;
  if (target <= now.getTime())
    throw invalid(path, `must be later than ${now.toISOString()}: it only goes forward`);
  if (target - wallMs <= MAX_AHEAD_MS) return target;
  throw invalid(path, `may be at most ${MAX_AHEAD_MS / DAY_MS} days ahead of the real time`);
}

function invalid(path: string, message: string): Problem {
  return new Problem('validation_failed', `${path} ${message}.`, { details: [{ path, message }] });
}

function refuseLive(developerId: string): void {
  if (environmentOf(developerId) === 'test') return;
  throw new Problem(
    'not_found',
    'Only test environments have a clock that can be moved. Use a key that begins with svc_test_.',
  );
}
