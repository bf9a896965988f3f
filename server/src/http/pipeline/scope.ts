import { finished } from 'node:stream';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refuseWithout } from '#actions/account/refuse-without.ts';
import { refuseStale, refuseWithoutFactor } from '#actions/account/signing-in/prove-again.ts';
import { spendingFrom } from '#actions/account/spend-budget.ts';
import type { Context } from '#actions/context.ts';
import { inTimeOf } from '#actions/tenant-time.ts';
import { NO_RIGHTS } from '#core/account/permissions.ts';
import { ASKS_AGAIN } from '#core/account/second-factor.ts';
import { SYSTEM } from '#core/actor.ts';
import { accountOf, environmentOf } from '#core/environment.ts';
import { closed } from '#http/pipeline/shape/closed.ts';
import { withoutCrowd } from '#http/pipeline/shape/crowd.ts';
import { withoutReadOnly } from '#http/pipeline/shape/resources.ts';
import { inOurSpelling, withoutBrackets } from '#http/pipeline/shape/spellings.ts';
import { isLost } from '#store/db.ts';
import { LostClaim } from '#store/idempotency.ts';
import { inSpan } from '#tracing/span.ts';
import type { Call, Caller, Guard } from './call.ts';
import type { CellLookup } from './cell-lookup.ts';
import type { Endpoint } from './endpoint.ts';
import { BODY_BYTES, SMALL_BODY, tokensFor } from './limits/body-limits.ts';
import type { FairQueue } from './limits/fair-queue.ts';
import { PER_ACCOUNT, PER_ENVIRONMENT, type RateLimits, type Verdict } from './rate-limit.ts';
import { problems, responses } from './schemas.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, once the scope's guard has authenticated it. */
    caller: Caller | null;
  }
}

/** Dependencies of every endpoint, wherever it is mounted. */
export type Service = {
  /** The first cell, which is the only one in most installations. */
  readonly context: Context;
  readonly cellLookup: CellLookup;
  readonly limits: RateLimits;
  /** For heavy reads. */
  readonly fairQueue: FairQueue;
};

type Scope<By extends Caller | null> = {
  /** Runs before every endpoint of this scope, and only those. */
  readonly guard: Guard<By>;
  readonly endpoints: readonly Endpoint<By>[];
  /** Omitted from the OpenAPI document. */
  readonly hidden?: boolean;
  readonly onResponse?: (request: FastifyRequest, reply: FastifyReply) => void;
  /** The largest JSON body, unless an endpoint has a limit of its own. */
  readonly bodyLimit?: number;
};

/** Endpoints behind one guard, under the path at which the plugin is registered. */
export function scope<By extends Caller | null>(
  service: Service,
  { guard, endpoints, hidden = false, onResponse, bodyLimit = BODY_BYTES }: Scope<By>,
): FastifyPluginAsync {
  return async (app) => {
    app.addHook(
      'onRequest',
      withoutWaiting((request, reply) => {
        const admit = (caller: By): Verdict => {
          request.caller = caller;
          return caller ? takeFrom(service.limits, reply, caller) : undefined;
        };
        const first = guard(request, reply);
        if (!(first instanceof Promise)) return admit(first);
        return onceMore((again) => (again ? guard(request, reply) : first)).then(admit);
      }),
    );
    if (onResponse) {
      app.addHook('onResponse', (request, reply, done) => {
        onResponse(request, reply);
        done();
      });
    }
    for (const endpoint of endpoints) await mount(app, service, endpoint, { hidden, bodyLimit });
  };
}

type Hook = (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void) => void;

/**
 * A hook that waits only if its step does. Most requests have nothing to wait for, and each promise costs
 * them as much as a step.
 */
function withoutWaiting(
  step: (request: FastifyRequest, reply: FastifyReply) => Promise<void> | undefined,
): Hook {
  return (request, reply, done) => {
    let waiting: Promise<void> | undefined;
    try {
      waiting = step(request, reply);
    } catch (error) {
      return done(error as Error);
    }
    if (!waiting) return done();
    waiting.then(() => done(), done);
  };
}

/**
 * Sessions and keys have separate limits, and so have live and test: a busy program does not lock its owner
 * out of the dashboard, and a test program does not slow down a live one.
 */
function takeFrom(limits: RateLimits, reply: FastifyReply, caller: Caller): Verdict {
  return limits.take(policyOf(caller), reply, payerOf(caller));
}

const policyOf = ({ keyId, developerId }: Caller) =>
  keyId === null ? PER_ACCOUNT : PER_ENVIRONMENT[environmentOf(developerId)];
const payerOf = ({ keyId, developerId }: Caller) =>
  keyId === null ? `session of ${accountOf(developerId)}` : developerId;

/** A large body counts as several requests: later ones wait for it. */
function chargeBody(limits: RateLimits, caller: Caller, size: number): void {
  const tokens = tokensFor(size);
  if (tokens > 0) limits.charge(policyOf(caller), payerOf(caller), tokens);
}

function spend(limits: RateLimits, reply: FastifyReply, caller: Caller, cost: number): Verdict {
  return cost > 0 ? limits.spend(policyOf(caller), reply, payerOf(caller), cost) : undefined;
}

async function mount<By extends Caller | null>(
  app: FastifyInstance,
  { context, limits, fairQueue }: Service,
  endpoint: Endpoint<By>,
  { hidden, bodyLimit: usual }: { readonly hidden: boolean; readonly bodyLimit: number },
): Promise<void> {
  const { method, path, operationId, permission, limit, reader, bodyLimit = usual } = endpoint;
  const body = endpoint.body && closed(endpoint.body);
  const query = endpoint.query && closed(endpoint.query);
  const handle = endpoint.heavy ? inTurn(fairQueue, endpoint.handle) : endpoint.handle;
  const needsNothing = !endpoint.cost && !endpoint.cellOf && !endpoint.asksAgain;
  const prepared = async (call: Call<By>) => {
    const { caller, body: given, wire } = call;
    if (caller?.provenAt && endpoint.asksAgain?.(given)) refuseStale(caller.provenAt, context.clock());
    if (caller) await spend(limits, wire.reply, caller, endpoint.cost?.(given) ?? 0);
    return inItsCell(endpoint, context, call);
  };
  const route = (on: FastifyInstance) =>
    on.route({
      method,
      url: path,
      schema: schemaOf(endpoint, hidden),
      ...(!reader && { bodyLimit }),
      // After the scope's guard, before any of the body is read.
      onRequest: withoutWaiting((request, reply) => {
        const { caller } = request;
        if (caller?.owesFactor) refuseWithoutFactor(permission);
        if (caller && permission) refuseWithout({ caller }, permission);
        if (caller?.provenAt && ASKS_AGAIN.has(operationId)) refuseStale(caller.provenAt, context.clock());
        return limit && limits.takeFrom(limit, reply, request.ip);
      }),
      preValidation: (request, _reply, done) => {
        if (request.bodySize > SMALL_BODY) {
          if (request.caller) chargeBody(limits, request.caller, request.bodySize);
          if (body) request.body = withoutCrowd(body, request.body);
        }
        try {
          if (method === 'PUT') request.body = withoutReadOnly(request.body);
          if (body && !reader) request.body = inOurSpelling(body, request.body);
          if (query) request.query = inOurSpelling(query, withoutBrackets(request.query));
        } catch (error) {
          return done(error as Error);
        }
        done();
      },
      handler: (request, reply) => {
        const call = {
          context: contextFor(context, request),
          // Set by this scope's guard.
          caller: request.caller as By,
          params: request.params,
          query: request.query,
          body: request.body,
          wire: { request, reply, limits },
        };
        const answer = async (ready: Call<By>) =>
          isRepeatable(endpoint, request) ? onceMore(() => handle(ready)) : handle(ready);
        return inSpan(
          () => ({ name: operationId, kind: 'internal' }),
          () => (needsNothing ? answer(call) : prepared(call).then(answer)),
        );
      },
    });
  if (!reader) {
    route(app);
    return;
  }
  await app.register(async (own) => {
    own.removeAllContentTypeParsers();
    reader.install(own, context);
    route(own);
  });
}

/**
 * A broken connection does not tell whether the work was done. A read can be repeated, and so can a write
 * with an Idempotency-Key: if it was done, its saved answer is there.
 */
function isRepeatable<By>({ repeatable }: Endpoint<By>, { headers }: FastifyRequest): boolean {
  return repeatable === 'always' || (repeatable === 'with_key' && headers['idempotency-key'] !== undefined);
}

async function onceMore<Result>(ask: (again: boolean) => Result | Promise<Result>): Promise<Result> {
  try {
    return await ask(false);
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  try {
    return await ask(true);
  } catch (error) {
    // The first attempt was done after all, while this one was running: its answer is saved now.
    if (!(error instanceof LostClaim)) throw error;
    return ask(true);
  }
}

/** The cell of a request without a key is known only from its contents. */
async function inItsCell<By>(endpoint: Endpoint<By>, first: Context, call: Call<By>): Promise<Call<By>> {
  if (!endpoint.cellOf || first.otherCells().length === 0) return call;
  const { request } = call.wire;
  const found = await onceMore(async () => endpoint.cellOf?.(first, call));
  if (!found) return call;
  request.cell = found;
  return { ...call, context: contextFor(first, request) };
}

/**
 * The context for an action on behalf of the caller. Without a caller it has no rights and can only create
 * new objects.
 */
function contextFor(first: Context, request: FastifyRequest): Context {
  const { caller, ip: address, id: requestId, cell } = request;
  const context = cell ?? first;
  const origin = { address, requestId };
  if (!caller) {
    return { ...context, caller: { ...context.caller, origin, actor: SYSTEM, rights: NO_RIGHTS } };
  }
  const { actor, rights, budget, developerId, aheadMs } = caller;
  const timed = inTimeOf(context, aheadMs);
  const spend = budget ? spendingFrom(timed, developerId, budget) : context.caller.spend;
  return { ...timed, caller: { ...context.caller, origin, actor, rights, spend } };
}

/**
 * The turn lasts until everything is read and sent. If the client disconnects, it still lasts until the work
 * started for it has ended.
 */
function inTurn<By extends Caller | null>(
  fairQueue: FairQueue,
  handle: Endpoint<By>['handle'],
): typeof handle {
  return async (call) => {
    const endTurn = await fairQueue.wait(accountOf(call.caller?.developerId ?? ''));
    const sent = new Promise<void>((resolve) => finished(call.wire.reply.raw, () => resolve()));
    try {
      return await handle(call);
    } finally {
      void sent.then(endTurn);
    }
  };
}

function schemaOf<By>(endpoint: Endpoint<By>, hidden: boolean): object {
  const { operationId, tag, summary, description, headers, params, query, body, reader } = endpoint;
  return {
    operationId,
    ...(tag && { tags: [tag] }),
    summary,
    description,
    ...(hidden && { hide: true }),
    ...(endpoint.open && { security: [] }),
    ...(reader && { consumes: [reader.contentType] }),
    ...(headers && { headers }),
    ...(params && { params }),
    ...(query && { querystring: closed(query) }),
    ...(body && { body: closed(body) }),
    // Responses are sent unvalidated; their schemas are only for the document.
    ...(!hidden && {
      response: {
        ...responses(endpoint.answers),
        ...problems(endpoint.problems, endpoint.errors, endpoint),
      },
    }),
  };
}
