import type { Socket } from 'node:net';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Context } from '#actions/context.ts';
import { Problem } from '#core/problem.ts';
import { signUpRoutes } from '#http/api/account/developers.ts';
import { apiRoutes } from '#http/api/endpoints.ts';
import { dashboardApi } from '#http/dashboard/api.ts';
import { type DashboardSite, dashboardPages } from '#http/dashboard/pages.ts';
import { loggablePath, noteRequest } from '#http/dashboard/requests.ts';
import { authenticate } from '#http/frame/auth.ts';
import { health, type Readiness } from '#http/frame/health.ts';
import { claimKey, settleClaim } from '#http/frame/idempotency.ts';
import { addMetrics } from '#http/frame/metrics.ts';
import { addDocs, addOpenApi } from '#http/frame/openapi.ts';
import { problemBody, sendProblem, toProblem } from '#http/frame/problems.ts';
import {
  LOGIN,
  LOGIN_PER_ACCOUNT,
  LOGIN_PER_ADDRESS,
  PER_KEY,
  type RatePolicy,
  rateLimiter,
  SIGNUP_PER_ADDRESS,
} from '#http/frame/rate-limit.ts';
import { SECURITY_HEADERS } from '#http/frame/security-headers.ts';
import { serializeAsIs, validateWithZod } from '#http/frame/validation.ts';
import { addGuide } from '#http/guide/guide.ts';
import { randomHex } from '#store/ids.ts';

export type HttpOptions = {
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  readonly rateLimit: boolean;
  /** Whose X-Forwarded-For to believe: false, true, or a list of addresses and networks. */
  readonly trustProxy: boolean | string;
  readonly readiness: Readiness;
  /** Without it there is no dashboard, and no way to sign in. */
  readonly dashboard?: DashboardSite | null;
};

const JSON_LIMIT_BYTES = 1_048_576;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;

export async function buildServer(context: Context, options: HttpOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: options.logger,
    trustProxy: options.trustProxy,
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // What still arrives on an open connection while we drain is served: the database closes after the last one.
    return503OnClosing: false,
    // Node would answer a missing Host by itself, without a body; the hook below does it in our shape.
    http: { requireHostHeader: false },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newRequestId(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    frameworkErrors: (error, request, reply) => sendProblem(reply, request, toProblem(error)),
    clientErrorHandler: refuseBrokenHttp,
  });
  app.setValidatorCompiler(validateWithZod as Parameters<typeof app.setValidatorCompiler>[0]);
  app.setSerializerCompiler(serializeAsIs);
  app.decorateRequest('caller', null);
  app.decorateRequest('claim', null);
  app.decorateRequest('presentedKey', '');
  app.decorateRequest('session', null);
  app.decorateRequest('problemCode', null);
  readJson(app);
  answerFailures(app, context);

  const limiter = (policy: RatePolicy) => (options.rateLimit ? rateLimiter(policy, context.clock) : null);
  const keyLimiter = limiter(PER_KEY);
  const signUpLimiter = limiter(SIGNUP_PER_ADDRESS);

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
    const hostMissing = request.raw.httpVersion === '1.1' && request.headers.host === undefined;
    done(hostMissing ? new Problem('validation_failed', 'The Host header is missing.') : undefined);
  });
  // Expect: 100-continue is Node's business. Any other expectation may be ignored (RFC 9110, 10.1.1), and is.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', authenticate(context.keyRing, keyLimiter));
  app.addHook('preHandler', claimKey(context));
  // Whoever is answered while we drain must come back on a new connection, to another process.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (options.readiness.draining) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const path = loggablePath(request.url);
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        developerId: request.caller?.developerId,
      },
      'answered',
    );
    noteRequest(context, request, reply, path);
    done();
  });

  await addOpenApi(app);
  addMetrics(app, context);
  await app.register(health(context, options.readiness));
  await app.register(signUpRoutes(context, signUpLimiter));
  const api = apiRoutes(context);
  for (const routes of api) await app.register(routes);
  if (options.dashboard) {
    const limits = {
      perSession: limiter(PER_KEY),
      signUp: signUpLimiter,
      login: limiter(LOGIN),
      loginAddress: limiter(LOGIN_PER_ADDRESS),
      loginAccount: limiter(LOGIN_PER_ACCOUNT),
    };
    await app.register(dashboardApi(context, api, limits), { prefix: '/dashboard/api' });
    await app.register(dashboardPages(options.dashboard));
  }
  addGuide(app);
  await addDocs(app);
  return app;
}

/** JSON only. No body at all reads as an empty object: the schema says whether that will do. */
function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined && request.routeOptions.schema?.body) request.body = {};
    done();
  });
}

function answerFailures(app: FastifyInstance, context: Context): void {
  app.setNotFoundHandler((request, reply) =>
    sendProblem(
      reply,
      request,
      new Problem('not_found', 'There is no such endpoint. GET /docs lists them all.'),
    ),
  );
  app.setErrorHandler(async (error, request, reply) => {
    const problem = toProblem(error);
    request.problemCode = problem.code;
    if (problem.code === 'internal_error' || problem.code === 'service_unavailable') {
      request.log.error({ err: error }, problem.code);
    }
    try {
      await settleClaim(context, request, problem);
    } catch (claimError) {
      // The claim runs out by itself; the caller still gets the real answer.
      request.log.warn({ err: claimError }, 'could not settle an idempotency claim');
    }
    return sendProblem(reply, request, problem);
  });
}

/** Bytes that are not HTTP never become a request, so their answer is written to the socket by hand. */
function refuseBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const code =
    error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? ('request_timed_out' as const)
      : ('validation_failed' as const);
  const requestId = newRequestId();
  const problem = new Problem(
    code,
    code === 'request_timed_out' ? undefined : 'This is not a valid HTTP request.',
  );
  const body = problemBody(problem, requestId);
  const text = JSON.stringify(body);
  socket.end(
    `HTTP/1.1 ${body['statusCode']} ${body['error']}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(text)}\r\nX-Request-Id: ${requestId}\r\nConnection: close\r\n\r\n${text}`,
  );
}

function newRequestId(): string {
  return `req_${randomHex(12)}`;
}
