import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { everyCell } from '#actions/cells.ts';
import type { Context } from '#actions/context.ts';
import { Problem } from '#core/problem.ts';
import { agesOf } from '#core/risk/ip-intel.ts';
import { METRICS_PER_ADDRESS, type RateLimits } from '#http/pipeline/rate-limit.ts';
import * as exceptions from '#store/escrow/exceptions.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import * as deliveries from '#store/events/webhook-deliveries.ts';
import * as endpoints from '#store/events/webhook-endpoints.ts';
import * as jobs from '#store/jobs.ts';
import { addedUp, countInDatabase } from './gauges.ts';
import { addMoneyMetrics } from './money-metrics.ts';

/** Processes beside this one that answer on the same port. */
export type Siblings = {
  request(topic: string): Promise<readonly unknown[]>;
  onAsked(topic: string, answer: () => Promise<unknown>): void;
};

type MetricsOptions = {
  readonly metricsToken?: string | undefined;
  readonly siblings?: Siblings | null;
};

const TOPIC = 'metrics';

/**
 * Prometheus text. Routes are labelled by their pattern, never by what was asked for, so labels stay few.
 * What is counted here is added to what siblings count; of the database they would all say the same.
 */
export function addMetrics(
  app: FastifyInstance,
  context: Context,
  limits: RateLimits,
  { metricsToken: token, siblings }: MetricsOptions,
): void {
  const counted = new Registry();
  const read = new Registry();
  addDatabaseMetrics(read, context);
  addMoneyMetrics(read, context);
  addIdentityMetrics(counted, context);
  collectDefaultMetrics({ register: counted });
  registerMeters(counted, context);
  // Those of other cells have the same names, and are added up as those of other processes are.
  const elsewhere = context.otherCells().map((cell) => {
    const registry = new Registry();
    registerMeters(registry, cell);
    return registry;
  });
  const ownParts = () => Promise.all([counted, ...elsewhere].map((registry) => registry.getMetricsAsJSON()));
  countRequests(app, counted);
  const own = async () => {
    const parts = await ownParts();
    return parts.length === 1 ? parts[0] : AggregatorRegistry.aggregate(parts as object[]).getMetricsAsJSON();
  };
  siblings?.onAsked(TOPIC, own);

  const write = async () => {
    const parts = [...(await ownParts()), ...((await siblings?.request(TOPIC)) ?? [])];
    const all = siblings || parts.length > 1 ? AggregatorRegistry.aggregate(parts as object[]) : counted;
    return [await all.metrics(), await read.metrics()].join('\n');
  };
  // Each is made from questions to the database, so those who ask at the same time get the same one.
  let making: Promise<string> | null = null;
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    await limits.takeFrom(METRICS_PER_ADDRESS, reply, request.ip);
    refuseStrangers(request, reply, token);
    making ??= write().finally(() => {
      making = null;
    });
    return reply.type(counted.contentType).send(await making);
  });
}

function countRequests(app: FastifyInstance, registry: Registry): void {
  const requests = new Histogram({
    name: 'surety_http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  // Finding the counter for three labels costs more than counting, and there are few of them.
  const counters = new Map<string, { observe(seconds: number): void }>();
  const counterOf = (method: string, route: string, status: number) => {
    const name = `${method} ${route} ${status}`;
    const known = counters.get(name) ?? requests.labels(method, route, String(status));
    counters.set(name, known);
    return known;
  };

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    counterOf(request.method, route, reply.statusCode).observe(reply.elapsedTime / 1000);
    done();
  });
}

function addDatabaseMetrics(registry: Registry, context: Context): void {
  const cells = everyCell(context);
  countInDatabase(
    registry,
    'surety_jobs',
    'Jobs that are due, those that do not get through though they are tried for ever, and those given up.',
    () => addedUp(cells, ({ db, clock }) => jobs.counts(db, clock())),
  );
  countInDatabase(
    registry,
    'surety_exceptions',
    'Words of a bank that wait for a person: on the front pages of developers, and of nobody.',
    () => addedUp(cells, async ({ db }) => ({ ...(await exceptions.countOpen(db)) })),
  );
  countInDatabase(
    registry,
    'surety_reconciliation_breaks',
    'Where our books and a bank’s differ and nobody has said why, by type.',
    () => addedUp(cells, ({ db }) => breaks.countOpen(db)),
    'type',
  );
  countInDatabase(
    registry,
    'surety_ip_data_age_days',
    'How old each source of IP data is.',
    async () => ipDataAges(context),
    'source',
  );
  countInDatabase(
    registry,
    'surety_webhook_deliveries',
    'Deliveries that are due now and deliveries that wait for their next try.',
    () => addedUp(cells, ({ db, clock }) => deliveries.countPending(db, clock())),
  );
  countInDatabase(
    registry,
    'surety_webhook_endpoints',
    'Webhook endpoints that are on, those of them that fail, and those that are off.',
    () => addedUp(cells, ({ db }) => endpoints.counts(db)),
  );
}

/** A source that does not say how old it is has no line. */
function ipDataAges({ risk, clock }: Context): Record<string, number> {
  const ages = agesOf(risk.ipIntel.status().sources, clock());
  return Object.fromEntries(ages.flatMap(({ name, ageDays }) => (ageDays === null ? [] : [[name, ageDays]])));
}

/**
 * They say how much business an installation does, so they are for whoever runs it: who has the token, and
 * without one whoever asks from this machine. A proxy on it asks for others, and says so.
 */
function refuseStrangers({ ip, headers }: FastifyRequest, reply: FastifyReply, token?: string): void {
  const passedOn = FORWARDED.some((name) => headers[name] !== undefined);
  const known = token ? isToken(headers.authorization, token) : LOOPBACK.test(ip) && !passedOn;
  if (known) return;
  reply.header('www-authenticate', 'Bearer');
  throw new Problem(
    'operators_only',
    token
      ? 'Metrics are for whoever runs the service. Send METRICS_TOKEN in Authorization: Bearer …'
      : 'Metrics are for whoever runs the service. Ask from its own machine, or set METRICS_TOKEN.',
  );
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

function isToken(header: string | undefined, token: string): boolean {
  const given = /^bearer (.+)$/i.exec(header ?? '')?.[1] ?? '';
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(given), digest(token));
}

/** What is counted where it happens. */
function registerMeters(registry: Registry, { webhooks: { meter }, mail }: Context): void {
  for (const each of [meter.attempts, meter.seconds, mail.meter]) registry.registerMetric(each);
}

function addIdentityMetrics(registry: Registry, { identity }: Context): void {
  new Gauge({
    name: 'surety_identity_verifications',
    help: 'Verifications that are measured now, and those that wait or are still being sent.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { working, waiting } = identity.load();
      this.set({ state: 'working' }, working);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Counter({
    name: 'surety_identity_visits_total',
    help: 'How visits to the models ended; every one that was not measured was answered 503.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, times] of Object.entries(identity.load().ended)) this.inc({ outcome }, times);
    },
  });
  new Counter({
    name: 'surety_identity_seconds_total',
    help: 'Seconds that workers have spent on pictures.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(identity.load().secondsWorked);
    },
  });
}
