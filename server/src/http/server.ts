import fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Context } from '#actions/context.ts';
import type { Ticks } from '#core/time.ts';
import { apiEndpoints, openEndpoints } from '#http/api/endpoints.ts';
import { addBrowserScript } from '#http/browser/script.ts';
import { CAPTURE_API, captureApi } from '#http/capture/api.ts';
import { capturePages } from '#http/capture/pages.ts';
import { addCheckPage } from '#http/check/check-page.ts';
import { DASHBOARD_API, dashboardApi } from '#http/dashboard/api.ts';
import { type DashboardSite, dashboardPages } from '#http/dashboard/pages.ts';
import { addGuide } from '#http/guide/guide.ts';
import { addLanding } from '#http/guide/landing.ts';
import { addLlmsTexts } from '#http/guide/llms.ts';
import { usePublishedDocument } from '#http/guide/published-document.ts';
import { mcpRoute } from '#http/mcp/route.ts';
import { complaintPages } from '#http/parties/complaints.ts';
import { partyPages } from '#http/parties/pages.ts';
import { previewEndpoints } from '#http/parties/previews/previews.ts';
import { sayVersion } from '#http/pipeline/api-version.ts';
import { askForKey, letAnybodyIn } from '#http/pipeline/auth.ts';
import { openCellLookup } from '#http/pipeline/cell-lookup.ts';
import { refuseBadHeads } from '#http/pipeline/edge.ts';
import { answerFailures, refuseBrokenHttp } from '#http/pipeline/failures.ts';
import { health, type Readiness } from '#http/pipeline/health.ts';
import { readJson } from '#http/pipeline/json-body.ts';
import { ANONYMOUS_BODY_BYTES } from '#http/pipeline/limits/body-limits.ts';
import { HEAVY_READS, openFairQueue } from '#http/pipeline/limits/fair-queue.ts';
import type { SlowRefusals } from '#http/pipeline/limits/slow-refusals.ts';
import { logAnswers, noteRequest } from '#http/pipeline/log/access-log.ts';
import { traceRequests } from '#http/pipeline/log/trace-requests.ts';
import { addMetrics, type Siblings } from '#http/pipeline/open/metrics.ts';
import { addReference } from '#http/pipeline/open/reference.ts';
import { addOpenApi } from '#http/pipeline/openapi.ts';
import { sendProblem, toProblem } from '#http/pipeline/problems.ts';
import {
  type Exchange,
  exchangeLimits,
  NO_RATE_LIMITS,
  openRateLimits,
  PAGES_PER_ADDRESS,
  type RateLimits,
} from '#http/pipeline/rate-limit.ts';
import { newRequestId } from '#http/pipeline/request-id.ts';
import { scope } from '#http/pipeline/scope.ts';
import { SECURITY_HEADERS } from '#http/pipeline/security-headers.ts';
import { serializeAsIs, validateWithZod } from '#http/pipeline/validation.ts';
import * as rateReports from '#store/rate-reports.ts';

export type HttpOptions = {
  readonly logger: NonNullable<FastifyServerOptions['logger']>;
  readonly rateLimit: boolean;
  /** The clock of the rate limits. Defaults to the machine's. */
  readonly ticks?: Ticks;
  /** How callers that ignore refusals are slowed down. Defaults to a pause. */
  readonly slowRefusals?: SlowRefusals;
  /** The token for reading metrics. Without it, only this machine may read them. */
  readonly metricsToken?: string | undefined;
  /** Processes that serve on the same port, whose metrics are added to ours. */
  readonly siblings?: Siblings | null;
  /** The proxies whose X-Forwarded-For is trusted: false, true, or a list of addresses and networks. */
  readonly trustProxy: boolean | string;
  readonly readiness: Readiness;
  /** Without it there is no dashboard, and no way to sign in. */
  readonly dashboard?: DashboardSite | null;
  /** The files of the built pages, also used without the dashboard. Defaults to the dashboard's. */
  readonly site?: DashboardSite | null;
};

/** Set up front, so that Fastify's own compilers are never loaded. Its types do not allow others here. */
const COMPILERS = {
  buildValidator: () => validateWithZod,
  buildSerializer: () => serializeAsIs,
} as unknown as NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>;

const JSON_LIMIT_BYTES = 1_048_576;
const REQUEST_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 72_000;

export async function buildServer(context: Context, options: HttpOptions): Promise<FastifyInstance> {
  const app = openServer(options);
  answerFailures(app);
  app.decorateRequest('hasPublicTls', context.front.origin.startsWith('https:'));
  await addOpenApi(app);
  const limits = options.rateLimit ? sharedLimits(context, options) : NO_RATE_LIMITS;
  addMetrics(app, context, limits, options);
  await app.register(health(context, options.readiness));

  exchangeLimits(app, limits);
  const service = {
    context,
    cellLookup: openCellLookup(context),
    limits,
    fairQueue: openFairQueue(HEAVY_READS),
  };
  await app.register(
    scope(service, {
      guard: letAnybodyIn,
      endpoints: openEndpoints,
      bodyLimit: ANONYMOUS_BODY_BYTES,
    }),
    { prefix: '/v1' },
  );
  const guard = askForKey(service.cellLookup);
  const behindKey = scope(service, {
    guard,
    endpoints: apiEndpoints,
    onResponse: (request, reply) => noteRequest(context, request, reply),
  });
  await app.register(behindKey, { prefix: '/v1' });
  await app.register(captureApi(service), { prefix: CAPTURE_API });
  await app.register(partyPages(service));
  await app.register(complaintPages(service));
  await app.register(mcpRoute(guard, limits));
  if (options.dashboard) {
    await app.register(dashboardApi(service, apiEndpoints, previewEndpoints), { prefix: DASHBOARD_API });
  }
  await app.register(openPages(limits, options));
  return app;
}

/** Public pages for people. */
function openPages(
  limits: RateLimits,
  { dashboard, site = dashboard }: Pick<HttpOptions, 'dashboard' | 'site'>,
): FastifyPluginAsync {
  return async (app) => {
    app.addHook('onRequest', async (request, reply) => limits.takeFrom(PAGES_PER_ADDRESS, reply, request.ip));
    if (dashboard) await app.register(dashboardPages(dashboard));
    if (site) await app.register(capturePages(site));
    addBrowserScript(app);
    addCheckPage(app);
    addLanding(app, { dashboard: Boolean(dashboard) });
    addGuide(app);
    usePublishedDocument(app);
    addLlmsTexts(app, limits);
    addReference(app, limits);
  };
}

function sharedLimits({ db, newId }: Context, { ticks, slowRefusals }: HttpOptions): RateLimits {
  const node = newId('node');
  const exchange: Exchange = (taken) => rateReports.exchange(db, node, taken);
  return openRateLimits(ticks ?? (() => performance.now()), exchange, slowRefusals);
}

/** Creates a server without routes, but with the handling of every request and response. */
function openServer({ logger, trustProxy, readiness }: HttpOptions): FastifyInstance {
  const app = fastify({
    logger,
    trustProxy,
    bodyLimit: JSON_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // Requests that still arrive on an open connection during the drain are served; the database closes after
    // the last one.
    return503OnClosing: false,
    // Node would answer a missing Host itself, without a body; edge.ts answers it in our format.
    http: { requireHostHeader: false },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newRequestId(),
    // Making a child for each request costs more than the few lines that name their request by themselves.
    childLoggerFactory: (log) => log,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
    schemaController: { compilersFactory: COMPILERS },
    frameworkErrors: (error, request, reply) => sendProblem(reply, request, toProblem(error)),
    clientErrorHandler: refuseBrokenHttp,
  });
  app.decorateRequest('caller', null);
  app.decorateRequest('cell', null);
  traceRequests(app);
  readJson(app);
  // Node handles Expect: 100-continue. Any other expectation may be ignored (RFC 9110, 10.1.1), and is.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
    sayVersion(request, reply);
    done();
  });
  refuseBadHeads(app);
  // During the drain, clients must reconnect, so that they reach another process.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (readiness.draining) reply.header('connection', 'close');
    done(null, payload);
  });
  logAnswers(app);
  return app;
}
