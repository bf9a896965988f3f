import { publicEvent } from '#core/events/event.ts';
import { GIVE_UP_AFTER_MS, judgeAttempt } from '#core/events/webhook.ts';
import type { DueDelivery, EndpointLease } from '#store/events/endpoint-leases.ts';
import * as leases from '#store/events/endpoint-leases.ts';
import * as endpoints from '#store/events/webhook-endpoints.ts';
import { inSpan, readTraceparent } from '#tracing/span.ts';
import type { EventsContext } from './context.ts';
import { sendWebhook } from './send-webhook.ts';

/**
 * The most concurrent requests to one endpoint: enough to be fast, too few to overload it. It starts with a
 * few, and each response allows one more, so that a slow endpoint ties up little.
 */
const CONCURRENCY = 8;
const BEGIN_WITH = 2;
const BATCH = 200;
/** A busy endpoint yields after this time, so that its worker serves others too. */
const TURN_MS = 5_000;

/** Without a response for this long, the lease counts as waiting, and its worker should serve others. */
const WAITING_MS = 1_000;

/** The progress of a turn: the time of the last response, and the longest time without one. */
export type Pace = { movedAt: number; longestWaitMs: number };

export function newPace(): Pace {
  return { movedAt: performance.now(), longestWaitMs: 0 };
}

export function isWaiting({ movedAt }: Pace, now: number): boolean {
  return now - movedAt > WAITING_MS;
}

/** The claim on the lease, its progress, and whether it may start further requests. */
export type LeaseTurn = { readonly claim: string; readonly pace: Pace; readonly mayGoOn: () => boolean };

type Round = { delivered: number; failed: number; gone: boolean };

/**
 * Delivers to one endpoint until nothing is due, it fails, or its turn is over. A failing endpoint gets one
 * request at a time and yields after each: a receiver that hangs costs only one connection.
 */
export async function deliverToEndpoint(
  context: EventsContext,
  lease: EndpointLease,
  turn: LeaseTurn,
): Promise<void> {
  const { claim, pace } = turn;
  const turnEndsAt = performance.now() + TURN_MS;
  const mayGoOn = () => turn.mayGoOn() && performance.now() < turnEndsAt;
  let failingSince = lease.failingSince;
  do {
    const failing = failingSince !== null;
    const limit = failing ? 1 : BATCH;
    const due = await leases.due(context.db, context.box, lease, { claim, now: context.clock(), limit });
    if (due.length === 0) break;
    const concurrency = failing ? 1 : CONCURRENCY;
    const round = await deliver(context, lease, due, { concurrency, pace, mayGoOn });
    failingSince = await noteHealth(context, lease, failingSince, round);
  } while (failingSince === null && mayGoOn());
  const slow = pace.longestWaitMs > WAITING_MS;
  await leases.release(context.db, lease, { claim, slow, now: context.wallClock() });
}

/**
 * Sends one batch. Results are saved while further requests are under way, and all are saved before the batch
 * ends: a worker that dies in between repeats what it had not saved.
 */
async function deliver(
  context: EventsContext,
  lease: EndpointLease,
  due: readonly DueDelivery[],
  { concurrency, pace, mayGoOn }: Omit<LeaseTurn, 'claim'> & { readonly concurrency: number },
): Promise<Round> {
  const round: Round = { delivered: 0, failed: 0, gone: false };
  const writing: Promise<unknown>[] = [];
  const pulling: Promise<unknown>[] = [];
  const waiting = due.values();
  pace.movedAt = performance.now();
  const pullMore = () => {
    if (pulling.length < Math.min(concurrency, due.length)) pulling.push(pull().catch(asValue));
  };
  const pull = async () => {
    for (const delivery of waiting) {
      const { verdict, recorded } = await deliverOne(context, lease, delivery);
      noteMove(pace);
      writing.push(recorded);
      if (verdict.status === 'DELIVERED') round.delivered += 1;
      else round.failed += 1;
      round.gone ||= verdict.gone;
      // Nothing succeeds: the rest stays due instead of being sent to a receiver that is down.
      if (round.gone || (round.failed > 0 && round.delivered === 0) || !mayGoOn()) return;
      pullMore();
    }
  };
  for (let begun = 0; begun < BEGIN_WITH; begun++) pullMore();
  const failures: unknown[] = [];
  // The array grows while it is iterated.
  for (const pulled of pulling) failures.push(await pulled);
  failures.push(...(await Promise.all(writing)));
  const failure = failures.find((error) => error !== undefined);
  if (failure) throw failure;
  return round;
}

/** Converts a failure to a value, because it is awaited only later. */
function asValue(error: unknown): unknown {
  return error ?? new Error('not delivered');
}

function noteMove(pace: Pace): void {
  const now = performance.now();
  pace.longestWaitMs = Math.max(pace.longestWaitMs, now - pace.movedAt);
  pace.movedAt = now;
}

async function deliverOne(context: EventsContext, lease: EndpointLease, due: DueDelivery) {
  const { event, attempts, trace, ...to } = due;
  const { meter, record } = context.webhooks;
  const attempt = await inSpan(
    () => ({
      name: `webhook ${event.type}`,
      kind: 'client',
      begins: true,
      cause: readTraceparent(trace),
      attributes: {
        'surety.event': event.id,
        'surety.endpoint': lease.endpointId,
        'surety.attempts': attempts,
      },
    }),
    async (span) => {
      const made = await sendWebhook(context, to, publicEvent(event, lease.developerId));
      if (span && made.status === null) span.failure = 'no answer';
      else if (span) span.attributes = { ...span.attributes, 'http.response.status_code': made.status ?? 0 };
      return made;
    },
  );
  const verdict = judgeAttempt(attempt, attempts, context.clock(), Math.random());
  meter.attempts.inc({ outcome: verdict.status });
  meter.seconds.observe({ outcome: verdict.status }, attempt.latencyMs / 1000);
  const { developerId, endpointId } = lease;
  const result = { developerId, endpointId, eventId: event.id, ...verdict, attempt };
  return { verdict, recorded: record(result).catch(asValue) };
}

/** Records when an endpoint began to fail, and disables it when that is too long ago or it returned 410. */
async function noteHealth(
  context: EventsContext,
  lease: EndpointLease,
  failingSince: Date | null,
  round: Round,
): Promise<Date | null> {
  const now = context.clock();
  if (round.gone) {
    await endpoints.disable(context.db, lease, 'gone', now);
    return failingSince;
  }
  if (round.delivered > 0) {
    if (failingSince) await endpoints.setFailingSince(context.db, lease, null);
    return null;
  }
  if (!failingSince) {
    await endpoints.setFailingSince(context.db, lease, now);
    return now;
  }
  if (now.getTime() - failingSince.getTime() >= GIVE_UP_AFTER_MS) {
    await endpoints.disable(context.db, lease, 'failing', now);
  }
  return failingSince;
}
