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

/**
 * An endpoint as a value: everything there is to say about it, with its path relative to
 * wherever it is mounted. `By` is who may call it: a scope mounts only what is content with the
 * callers that its guard lets in.
 */
export type Endpoint<By = Caller> = Description & {
  readonly method: Method;
  readonly path: string;
  readonly headers?: Shape;
  readonly params?: Shape | undefined;
  readonly query?: Shape | undefined;
  readonly body?: Shape | undefined;
  readonly answers: readonly Answer[];
  /** Every refusal that it may answer, the usual ones with them. */
  readonly problems: readonly ProblemStatus[];
  /** Error codes specific to this endpoint, beyond those that any endpoint may answer. */
  readonly errors?: readonly ProblemCode[] | undefined;
  /** True when no key is asked for. */
  readonly open?: boolean;
  /** What whoever calls must be allowed to do; null where it is enough to be let in at all. */
  readonly permission: Permission | null;
  /** How often it may be called from one place, counted before the body is read. */
  readonly limit?: RatePolicy | undefined;
  /** Reads so much that only a few of them are done at once for an account. */
  readonly heavy?: true | undefined;
  readonly reader?: BodyReader | undefined;
  /** When it may be done again because the database went away in between: it comes to the same. */
  readonly repeatable?: 'always' | 'with_key' | undefined;
  /** Where it is done, where that is not known by the key or the session. */
  readonly cellOf?: CellOf<Call<By>> | undefined;
  readonly handle: (call: Call<By>) => FastifyReply | Promise<FastifyReply>;
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Route<Allowed extends Method = Method> = `${Allowed} /${string}`;

/** In the words of the OpenAPI document, which is held to be complete; what is not in it may say less. */
type Description = {
  readonly operationId: string;
  readonly tag?: Tag | undefined;
  readonly summary?: string | undefined;
  readonly description?: string | undefined;
};

/** How a body that is not JSON is read, in a scope of its own. */
export type BodyReader = {
  readonly contentType: string;
  install(app: FastifyInstance, context: Context): void;
};

/**
 * Below, P, Q and B are the schemas of the path's parameters, the query and the
 * body, and V is that of the view.
 */
type Shape = z.ZodType;
type None = z.ZodUndefined;
type Asked<By, P, Q, B> = Call<By, z.output<P>, z.output<Q>, z.output<B>>;

type Spec<P, Q, B> = Description & {
  readonly permission: Permission | null;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Statuses that it may answer beyond those of every endpoint of its kind. */
  readonly problems?: readonly ProblemStatus[];
  /** Error codes specific to this endpoint; the reference explains each. */
  readonly errors?: readonly ProblemCode[];
};

type Viewed<By, P, Q, B, V extends Shape, Result> = Spec<P, Q, B> & {
  readonly answer: Answer<V>;
  readonly view: (result: Result, call: Asked<By, P, Q, B>) => z.output<V>;
};

/** A body that is sent is read, and refused like any other, whether one is needed or not. */
const OPEN: readonly ProblemStatus[] = [400, 413, 415, 429, 503];
/** A request can be broken in its head alone (edge.ts), so there is none that cannot be refused with 400. */
const READ: readonly ProblemStatus[] = [400, 401, 403, 429, 503];
const WRITE: readonly ProblemStatus[] = [...OPEN, 401, 403];
const COMMAND: readonly ProblemStatus[] = [...WRITE, 409, 422];

type Command<P, Q, B, V extends Shape, Result, Later> = Viewed<Caller, P, Q, B, V, Result> & {
  /** Only what saves an answer can make an `Answered`, so an action that forgets to does not compile here. */
  readonly run: (
    call: Asked<Caller, P, Q, B>,
    answerFor: AnswerFor<Result | Later>,
  ) => Promise<Answered<Result | Later>>;
  /** The answer when it was not done but put off, such as until somebody else has agreed. */
  readonly later?: {
    readonly is: (result: Result | Later) => result is Later;
    readonly answer: Answer;
    readonly view: (later: Later) => unknown;
  };
  /** The answer when nothing happened, because the same had been done before. */
  readonly repeated?: { readonly when: (result: Result) => boolean; readonly answer: Answer<V> };
  /** The answer holds a secret that we do not keep, so what is saved of it is encrypted. */
  readonly secretAnswer?: true;
  readonly reader?: BodyReader;
};

/** A write that is answered once: repeated with the same Idempotency-Key, it gets the first answer again. */
export function command<
  V extends Shape,
  Result,
  P extends Shape = None,
  Q extends Shape = None,
  B extends Shape = typeof NoBody,
  Later = never,
>(route: Route<'POST' | 'PUT'>, spec: Command<P, Q, B, V, Result, Later>): Endpoint {
  const { answer, repeated, later, view, run, secretAnswer: secret = false } = spec;
  const status = (result: Result | Later) => {
    if (later?.is(result)) return later.answer.status;
    return (repeated?.when(result as Result) ? repeated.answer : answer).status;
  };
  return {
    ...described(route, { body: NoBody, ...spec }, COMMAND),
    headers: IdempotencyHeaders,
    answers: [...(repeated ? [repeated.answer] : []), answer, ...(later ? [later.answer] : [])],
    reader: spec.reader,
    // What a reader has read is handed on and gone.
    repeatable: spec.reader ? undefined : 'with_key',
    handle: (unchecked) => {
      const call = checked<Asked<Caller, P, Q, B>>(unchecked);
      const show = (result: Result | Later) =>
        later?.is(result) ? later.view(result) : view(result as Result, call);
      const showing = { status, view: show, secret };
      return answerOnce(call, showing, (answerFor) => run(call, answerFor));
    },
  };
}

type Plain<By, P, Q, B, V extends Shape, Result> = Viewed<By, P, Q, B, V, Result> & {
  readonly run: (call: Asked<By, P, Q, B>) => Promise<Result>;
  readonly limit?: RatePolicy;
  readonly heavy?: true;
  readonly cellOf?: CellOf<Asked<By, P, Q, B>>;
};

/** Makes a constructor of endpoints of which no answer is saved, for callers of one kind. */
export function endpointBy<By, Allowed extends Method = Method>(usual: readonly ProblemStatus[] = []) {
  return <V extends Shape, Result, P extends Shape = None, Q extends Shape = None, B extends Shape = None>(
    route: Route<Allowed>,
    spec: Plain<By, P, Q, B, V, Result>,
  ): Endpoint<By> => ({
    ...described(route, spec, usual),
    answers: [spec.answer],
    limit: spec.limit,
    heavy: spec.heavy,
    cellOf: spec.cellOf && ((first, call) => spec.cellOf?.(first, checked(call)) ?? Promise.resolve(null)),
    handle: async (unchecked) => {
      const call = checked<Asked<By, P, Q, B>>(unchecked);
      const result = await spec.run(call);
      return call.wire.reply.status(spec.answer.status).send(spec.view(result, call));
    },
  });
}

const byCaller = endpointBy<Caller, 'GET'>(READ);
export const read: typeof byCaller = (route, spec) => ({ ...byCaller(route, spec), repeatable: 'always' });
/** A write that comes to the same when it is made twice, so that no answer has to be saved. */
export const write = endpointBy<Caller, Exclude<Method, 'GET'>>(WRITE);
const byAnyone = endpointBy<null>(OPEN);
/** For strangers. */
export const open: typeof byAnyone = (route, spec) => ({ ...byAnyone(route, spec), open: true });

type List<P, Q, V extends Shape, Row> = Spec<P, Q, None> & {
  readonly query: Q;
  /** In words the page, in shape one item of it. */
  readonly answer: Answer<V>;
  readonly cursor: Cursor<Row>;
  /** What is found beyond the cursor. */
  readonly rows: (call: Asked<Caller, P, Q, None>, part: Part) => Promise<readonly Row[]>;
  readonly view: (row: Row, call: Asked<Caller, P, Q, None>) => z.output<V>;
};

/** A list, a page at a time. */
export function list<
  V extends Shape,
  Row,
  Q extends z.ZodType<z.output<typeof PageQuery>>,
  P extends Shape = None,
>(route: Route<'GET'>, spec: List<P, Q, V, Row>): Endpoint {
  const { answer, cursor, rows, view } = spec;
  return {
    ...described(route, spec, READ),
    answers: [{ ...answer, schema: pageOf(answer.schema) }],
    heavy: true,
    repeatable: 'always',
    handle: async (unchecked) => {
      const call = checked<Asked<Caller, P, Q, None>>(unchecked);
      const page = await readPage(call.query, cursor, (part) => rows(call, part));
      return call.wire.reply.send({
        data: page.data.map((row) => view(row, call)),
        nextCursor: page.nextCursor,
      });
    },
  };
}

type Stream<P, Q> = Spec<P, Q, None> & {
  readonly run: (call: Asked<Caller, P, Q, None>) => Promise<FastifyReply>;
};

/** What is no JSON and writes its answer itself. */
export function stream<P extends Shape = None, Q extends Shape = None>(
  route: Route<'GET'>,
  spec: Stream<P, Q>,
): Endpoint {
  return {
    ...described(route, spec, READ),
    answers: [],
    heavy: true,
    handle: (call) => spec.run(checked(call)),
  };
}

/** What is said of an endpoint whatever its kind. An id may name nothing. */
function described(route: Route, spec: Spec<Shape, Shape, Shape>, usual: readonly ProblemStatus[]) {
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
    problems: [...usual, ...usualOfParts, ...problems],
  };
}

/** Fastify has put the parts through the schemas of this very endpoint before it is called. */
function checked<Checked>(call: Call<unknown>): Checked {
  return call as Checked;
}
