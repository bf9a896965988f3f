import { finished } from 'node:stream';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { refuseWithout } from '#actions/account/refuse-without.ts';
import { refuseStale } from '#actions/account/signing-in/prove-again.ts';
import { spendingFrom } from '#actions/account/spend-budget.ts';
import type { Context } from '#actions/context.ts';
import { NO_RIGHTS } from '#core/account/permissions.ts';
import { SYSTEM } from '#core/actor.ts';
import { accountOf, environmentOf } from '#core/environment.ts';
import { closed } from '#http/pipeline/shape/closed.ts';
import { isLost } from '#store/db.ts';
import { LostClaim } from '#store/idempotency.ts';
import { inSpan } from '#tracing/span.ts';
import type { Call, Caller, Guard } from './call.ts';
import type { CellLookup } from './cell-lookup.ts';
import type { Endpoint } from './endpoint.ts';
import type { FairQueue } from './limits/fair-queue.ts';
import { PER_ACCOUNT, PER_ENVIRONMENT, type RateLimits, type Verdict } from './rate-limit.ts';
import { problems, responses } from './schemas.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once the guard of the scope has found out. */
    caller: Caller | null;
  }
}

/** What every endpoint may reach, wherever it is mounted. */
export type Service = {
  /** Of the first cell, which is the only one of most installations. */
  readonly context: Context;
  readonly cellLookup: CellLookup;
  readonly limits: RateLimits;
  /** For what reads much. */
  readonly fairQueue: FairQueue;
};

type Scope<By extends Caller | null> = {
  /** Stands before everything in the scope, and before nothing else. */
  readonly guard: Guard<By>;
  readonly endpoints: readonly Endpoint<By>[];
  /** Left out of the public contract. */
  readonly hidden?: boolean;
  readonly onResponse?: (request: FastifyRequest, reply: FastifyReply) => void;
};

/** Endpoints behind one guard. Where it is registered says under which path. */
export function scope<By extends Caller | null>(
  service: Service,
  { guard, endpoints, hidden = false, onResponse }: Scope<By>,
): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      request.caller = await onceMore(() => guard(request, reply));
      if (request.caller) await takeFrom(service.limits, reply, request.caller);
    });
    if (onResponse) app.addHook('onResponse', async (request, reply) => onResponse(request, reply));
    for (const endpoint of endpoints) await mount(app, service, endpoint, hidden);
  };
}

/**
 * A program that asks for too much does not keep its owner from looking why, and one in test keeps none in
 * live from its work.
 */
function takeFrom(limits: RateLimits, reply: FastifyReply, { keyId, developerId }: Caller): Verdict {
  if (keyId === null) return limits.take(PER_ACCOUNT, reply, `session of ${accountOf(developerId)}`);
  return limits.take(PER_ENVIRONMENT[environmentOf(developerId)], reply, developerId);
}

async function mount<By extends Caller | null>(
  app: FastifyInstance,
  { context, limits, fairQueue }: Service,
  endpoint: Endpoint<By>,
  hidden: boolean,
): Promise<void> {
  const { method, path, operationId, permission, limit, reader } = endpoint;
  const handle = endpoint.heavy ? inTurn(fairQueue, endpoint.handle) : endpoint.handle;
  const route = (on: FastifyInstance) =>
    on.route({
      method,
      url: path,
      schema: schemaOf(endpoint, hidden),
      // Before a byte of the body is read, and after the guard of the scope.
      onRequest: async (request, reply) => {
        if (request.caller && permission) refuseWithout(request.caller, permission);
        if (request.caller) refuseStale(operationId, request.caller.provenAt, context.clock());
        if (limit) await limits.takeFrom(limit, reply, request.ip);
      },
      handler: async (request, reply) => {
        const call = await inItsCell(endpoint, context, {
          context: contextFor(context, request),
          // The guard of this very scope has put it there.
          caller: request.caller as By,
          params: request.params,
          query: request.query,
          body: request.body,
          wire: { request, reply, limits },
        });
        return inSpan(
          () => ({ name: operationId, kind: 'internal' }),
          async () => (isRepeatable(endpoint, request) ? onceMore(async () => handle(call)) : handle(call)),
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
 * A connection that breaks says nothing of whether what was asked for is done. A read comes to the same a
 * second time, and so does a write with an Idempotency-Key: if it was done, its saved answer is there.
 */
function isRepeatable<By>({ repeatable }: Endpoint<By>, { headers }: FastifyRequest): boolean {
  return repeatable === 'always' || (repeatable === 'with_key' && headers['idempotency-key'] !== undefined);
}

async function onceMore<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (!isLost(error)) throw error;
  }
  try {
    return await ask();
  } catch (error) {
    // The first was done after all, while this one was under way: its answer is there now.
    if (!(error instanceof LostClaim)) throw error;
    return ask();
  }
}

/** Of those who come without a key it is known only now where they are at home. */
async function inItsCell<By>(endpoint: Endpoint<By>, first: Context, call: Call<By>): Promise<Call<By>> {
  if (!endpoint.cellOf || first.otherCells().length === 0) return call;
  const { request } = call.wire;
  const found = await onceMore(async () => endpoint.cellOf?.(first, call));
  if (!found) return call;
  request.cell = found;
  return { ...call, context: contextFor(first, request) };
}

/** What an action reaches on behalf of somebody. A stranger can only make what is not there yet. */
function contextFor(first: Context, request: FastifyRequest): Context {
  const { caller, ip: address, id: requestId, cell } = request;
  const context = cell ?? first;
  const origin = { address, requestId };
  if (!caller) return { ...context, origin, actor: SYSTEM, rights: NO_RIGHTS };
  const { actor, rights, budget, developerId } = caller;
  const spend = budget ? spendingFrom(context, developerId, budget) : context.spend;
  return { ...context, origin, actor, rights, spend };
}

/**
 * The turn lasts until all is read and all is sent. Whoever goes away in between ends it no sooner than the
 * work that was begun for them.
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
    // Answers are sent as they are, so what they look like is only for the contract.
    ...(!hidden && {
      response: {
        ...responses(endpoint.answers),
        ...problems(endpoint.problems, endpoint.errors, endpoint.open),
      },
    }),
  };
}
