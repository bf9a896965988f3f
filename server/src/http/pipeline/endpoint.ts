import type { FastifyInstance, FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Context } from '#actions/context.ts';
import type { Permission } from '#core/account/permissions.ts';
import type { ProblemCode } from '#core/problem.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import type { Call, Caller } from './call.ts';
import type { CellOf } from './cell-lookup.ts';
import { answerOnce } from './idempotency.ts';
import type { RatePolicy } from './limits/bucket.ts';
import type { Tag } from './openapi.ts';
import { type Cursor, type PageQuery, type Part, pageOf, readPage } from './paging.ts';
import { type Answer, IdempotencyHeaders, NoBody, type ProblemStatus } from './schemas.ts';
import { taggerOf } from './shape/resources.ts';
import { inSnakeCase } from './shape/spellings.ts';

/**
 * An endpoint as a value: its whole definition, with a path relative to its mount point. `By` is the type of
 * caller that it accepts: a scope mounts only endpoints that accept the callers its guard admits.
 */
export type Endpoint<By = Caller> = Description & {
  readonly method: Method;
  readonly path: string;
  readonly headers?: Shape;
  readonly params?: Shape | undefined;
  readonly query?: Shape | undefined;
  readonly body?: Shape | undefined;
  readonly answers: readonly Answer[];
  /** Every error status that it may return, including the common ones. */
  readonly problems: readonly ProblemStatus[];
  /** Error codes specific to this endpoint, in addition to the common ones. */
  readonly errors?: readonly ProblemCode[] | undefined;
  /** True when no API key is required. */
  readonly open?: boolean;
  /** The permission that the caller needs. Null when authentication is enough. */
  readonly permission: Permission | null;
  /** Rate limit for each client network, counted before the body is read. */
  readonly limit?: RatePolicy | undefined;
  /** Reads so much that an account may run only a few of these at once. */
  readonly heavy?: true | undefined;
  readonly reader?: BodyReader | undefined;
  /** The largest JSON body, where the schema allows more than the usual limit. */
  readonly bodyLimit?: number | undefined;
  /** As how many more requests it counts in the account's limit. */
  readonly cost?: ((body: unknown) => number) | undefined;
  /** True for a body with which a member has to show a factor again, where that depends on the body. */
  readonly asksAgain?: ((body: unknown) => boolean) | undefined;
  /**
   * When the handler may run again after the database connection was lost: a repeat has no further effect.
   */
  readonly repeatable?: 'always' | 'with_key' | undefined;
  /** Finds the cell, when neither a key nor a session identifies it. */
  readonly cellOf?: CellOf<Call<By>> | undefined;
  readonly handle: (call: Call<By>) => FastifyReply | Promise<FastifyReply>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Route<Allowed extends Method = Method> = `${Allowed} /${string}`;

/** The entry in the OpenAPI document. Public endpoints must have all of it; hidden ones may omit parts. */
type Description = {
  readonly operationId: string;
  readonly tag?: Tag | undefined;
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
};

/** Reads a body that is not JSON, in a Fastify scope of its own. */
export type BodyReader = {
  readonly contentType: string;
  install(app: FastifyInstance, context: Context): void;
};

/**
 * Type parameters below: P, Q and B are the schemas of path parameters, query and body; V is the schema of
 * the view.
 */
type Shape = z.ZodType;
type None = z.ZodUndefined;
type Asked<By, P, Q, B> = Call<By, z.output<P>, z.output<Q>, z.output<B>>;

type Spec<P, Q, B> = Description & {
  readonly permission: Permission | null;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Statuses beyond those that every endpoint of this kind may return. */
  readonly problems?: readonly ProblemStatus[];
  /** Error codes specific to this endpoint; the reference explains each. */
  readonly errors?: readonly ProblemCode[];
  readonly bodyLimit?: number;
  /** As how many more requests it counts in the account's limit: for work that lasts longer than others. */
  readonly cost?: (body: z.output<B>) => number;
  readonly asksAgain?: (body: z.output<B>) => boolean;
};

type Viewed<By, P, Q, B, V extends Shape, Result> = Spec<P, Q, B> & {
  readonly answer: Answer<V>;
  readonly view: (result: Result, call: Asked<By, P, Q, B>) => z.output<V>;
};

/** A body is read and validated whenever one is sent, even if the endpoint needs none. */
const OPEN: readonly ProblemStatus[] = [400, 413, 415, 429, 503];
/** The request head alone can be malformed (edge.ts), so every request may be answered with 400. */
const READ: readonly ProblemStatus[] = [400, 401, 403, 429, 503];
const WRITE: readonly ProblemStatus[] = [...OPEN, 401, 403];
const COMMAND: readonly ProblemStatus[] = [...WRITE, 409, 422];

/** The answer when the action was deferred, for example until it is approved. */
type Deferral<Result, Later> = {
  readonly is: (result: Result | Later) => result is Later;
  readonly answer: Answer;
  readonly view: (later: Later) => unknown;
};

type Command<P, Q, B, V extends Shape, Result, Later> = Viewed<Caller, P, Q, B, V, Result> & {
  /**
   * Only code that saves the answer can create an `Answered`, so an action that forgets to save it does not
   * compile.
   */
  readonly run: (
    call: Asked<Caller, P, Q, B>,
    answerFor: AnswerFor<Result | Later>,
  ) => Promise<Answered<Result | Later>>;
  readonly later?: Deferral<Result, Later>;
  /** The answer when nothing changed, because the same request had already been carried out. */
  readonly repeated?: { readonly when: (result: Result) => boolean; readonly answer: Answer<V> };
  /** The answer contains a secret that is not stored elsewhere, so the saved copy is encrypted. */
  readonly secretAnswer?: true;
  /** Version 0.1.0 named the fields of this body in snake_case, and stored fingerprints of it. */
  readonly formerlySnakeCase?: true;
  readonly reader?: BodyReader;
  /** The body that the reader reads is stored, so it counts in the account's quota. */
  readonly storesForm?: true;
};

/** An idempotent write: a repeat with the same Idempotency-Key gets the saved first answer. */
export function command<
  V extends Shape,
  Result,
  P extends Shape = None,
  Q extends Shape = None,
  B extends Shape = typeof NoBody,
  Later = never,
>(route: Route<'POST' | 'PUT' | 'PATCH'>, spec: Command<P, Q, B, V, Result, Later>): Endpoint {
  const { answer, repeated, later, view, run, secretAnswer: secret = false, storesForm = false } = spec;
  const tag = taggerOf(answer.schema);
  const tagLater = later && taggerOf(later.answer.schema);
  const status = (result: Result | Later) => {
    if (later?.is(result)) return later.answer.status;
    return (repeated?.when(result as Result) ? repeated.answer : answer).status;
  };
  return {
    ...described(route, { ...spec, body: spec.body ?? (NoBody as unknown as B) }, COMMAND),
    headers: IdempotencyHeaders,
    answers: [...(repeated ? [repeated.answer] : []), answer, ...(later ? [later.answer] : [])],
    reader: spec.reader,
    // A body reader consumes its input, so the handler cannot run twice.
    repeatable: spec.reader ? undefined : 'with_key',
    handle: (unchecked) => {
      const call = checked<Asked<Caller, P, Q, B>>(unchecked);
      const show = (result: Result | Later) =>
        later?.is(result)
          ? tagLater?.(later.view(result), call.caller)
          : tag(view(result as Result, call), call.caller);
      const { body } = call;
      const asked = spec.body && spec.formerlySnakeCase ? inSnakeCase(spec.body, body) : body;
      const showing = { asked, status, view: show, secret, storesForm };
      return answerOnce(call, showing, (answerFor) => run(call, answerFor));
    },
  };
}

type Plain<By, P, Q, B, V extends Shape, Result, Later> = Viewed<By, P, Q, B, V, Result> & {
  readonly run: (call: Asked<By, P, Q, B>) => Promise<Result | Later>;
  readonly later?: Deferral<Result, Later>;
  readonly limit?: RatePolicy;
  readonly heavy?: true;
  readonly cellOf?: CellOf<Asked<By, P, Q, B>>;
};

/** Returns a constructor of endpoints whose answers are not saved, for one type of caller. */
export function endpointBy<By, Allowed extends Method = Method>(usual: readonly ProblemStatus[] = []) {
  return <
    V extends Shape,
    Result,
    P extends Shape = None,
    Q extends Shape = None,
    B extends Shape = None,
    Later = never,
  >(
    route: Route<Allowed>,
    spec: Plain<By, P, Q, B, V, Result, Later>,
    tag = taggerOf(spec.answer.schema),
  ): Endpoint<By> => ({
    ...described(route, spec, usual),
    answers: [spec.answer, ...(spec.later ? [spec.later.answer] : [])],
    limit: spec.limit,
    heavy: spec.heavy,
    cellOf: spec.cellOf && ((first, call) => spec.cellOf?.(first, checked(call)) ?? Promise.resolve(null)),
    handle: async (unchecked) => {
      const call = checked<Asked<By, P, Q, B>>(unchecked);
      const result = await spec.run(call);
      const { reply } = call.wire;
      const caller = call.caller as Caller | null;
      if (spec.later?.is(result)) {
        const { answer, view } = spec.later;
        return reply.status(answer.status).send(taggerOf(answer.schema)(view(result), caller));
      }
      const view = spec.view(result as Result, call);
      return reply.status(spec.answer.status).send(tag(view, caller));
    },
  });
}

const byCaller = endpointBy<Caller, 'GET'>(READ);
export const read: typeof byCaller = (route, spec) => ({ ...byCaller(route, spec), repeatable: 'always' });
/** A write that has the same effect when repeated, so no answer needs to be saved. */
export const write = endpointBy<Caller, Exclude<Method, 'GET'>>(WRITE);
const byAnyone = endpointBy<null>(OPEN);
/** An endpoint without authentication. */
export const open: typeof byAnyone = (route, spec) => ({ ...byAnyone(route, spec), open: true });

type List<P, Q, V extends Shape, Row> = Spec<P, Q, None> & {
  readonly query: Q;
  /** The description is of the page, the schema of one item. */
  readonly answer: Answer<V>;
  readonly cursor: Cursor<Row>;
  /** Reads the rows after the cursor. */
  readonly rows: (call: Asked<Caller, P, Q, None>, part: Part) => Promise<readonly Row[]>;
  readonly view: (row: Row, call: Asked<Caller, P, Q, None>) => z.output<V>;
};

/** A paginated list. */
export function list<
  V extends Shape,
  Row,
  Q extends z.ZodType<z.output<typeof PageQuery>>,
  P extends Shape = None,
>(route: Route<'GET'>, spec: List<P, Q, V, Row>): Endpoint {
  const { answer, cursor, rows, view } = spec;
  const tag = taggerOf(answer.schema);
  return {
    ...described(route, spec, READ),
    answers: [{ ...answer, schema: pageOf(answer.schema) }],
    heavy: true,
    repeatable: 'always',
    handle: async (unchecked) => {
      const call = checked<Asked<Caller, P, Q, None>>(unchecked);
      const page = await readPage(call.query, cursor, (part) => rows(call, part));
      return call.wire.reply.send({
        data: page.data.map((row) => tag(view(row, call), call.caller)),
        nextCursor: page.nextCursor,
      });
    },
  };
}

type Stream<P, Q> = Spec<P, Q, None> & {
  readonly answer?: Answer;
  readonly run: (call: Asked<Caller, P, Q, None>) => Promise<FastifyReply>;
};

/** An endpoint that writes its own response, not JSON. */
export function stream<P extends Shape = None, Q extends Shape = None>(
  route: Route<'GET'>,
  spec: Stream<P, Q>,
): Endpoint {
  return {
    ...described(route, spec, READ),
    answers: spec.answer ? [spec.answer] : [],
    heavy: true,
    handle: (call) => spec.run(checked(call)),
  };
}

/** The fields common to all kinds of endpoint. A path parameter can name something unknown, hence 404. */
function described<P extends Shape, Q extends Shape, B extends Shape>(
  route: Route,
  spec: Spec<P, Q, B>,
  usual: readonly ProblemStatus[],
) {
  const [method, path] = route.split(' ') as [Method, string];
  const {
    operationId,
    tag,
    summary,
    description,
    permission,
    params,
    query,
    body,
    problems = [],
    errors,
    bodyLimit,
    cost,
    asksAgain,
  } = spec;
  const usualOfParts: ProblemStatus[] = params ? [404] : [];
  return {
    method,
    path,
    operationId,
    tag,
    summary,
    description: description?.replace(/\s+/g, ' '),
    permission,
    params,
    query,
    body,
    errors,
    bodyLimit,
    cost: cost as Endpoint['cost'],
    asksAgain: asksAgain as Endpoint['asksAgain'],
    problems: [...usual, ...usualOfParts, ...problems],
  };
}

/** Fastify has already validated these parts with this endpoint's schemas. */
function checked<Checked>(call: Call<unknown>): Checked {
  return call as Checked;
}
