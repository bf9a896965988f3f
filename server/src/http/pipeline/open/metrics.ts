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

/** Other processes that listen on the same port. */
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
 * Metrics in Prometheus text format. Routes are labelled by their pattern, never by the requested path, so
 * that labels stay few. Counters of this process are added to those of its siblings; gauges read from the
 * database are the same in all of them and are not.
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
  // Other cells use the same metric names, so their metrics are summed like those of other processes.
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
  // Each scrape queries the database, so concurrent scrapes share one result.
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

/**
 * Durations by route, and counts by route and status: a histogram for every status of every route would grow
 * to megabytes.
 */
function countRequests(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'surety_http_request_duration_seconds',
    help: 'Response time, by route.',
    labelNames: ['method', 'route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const requests = new Counter({
    name: 'surety_http_requests_total',
    help: 'Requests, by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  // Looking up the counter for three labels costs more than counting; the cache stays small.
  const counters = new Map<string, (elapsedSeconds: number) => void>();
  const counterOf = (method: string, route: string, status: number) => {
    const name = `${method} ${route} ${status}`;
    const known = counters.get(name);
    if (known) return known;
    const [duration, count] = [seconds.labels(method, route), requests.labels(method, route, String(status))];
    const observe = (elapsedSeconds: number) => {
      duration.observe(elapsedSeconds);
      count.inc();
    };
    counters.set(name, observe);
    return observe;
  };

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    counterOf(request.method, route, reply.statusCode)(reply.elapsedTime / 1000);
    done();
  });
}

function addDatabaseMetrics(registry: Registry, context: Context): void {
  const cells = everyCell(context);
  countInDatabase(
    registry,
    'surety_jobs',
    'Jobs that are due, that keep failing but are still retried (alarmed), and that were given up (dead).',
    () => addedUp(cells, ({ db, clock }) => jobs.counts(db, clock())),
  );
  countInDatabase(
    registry,
    'surety_exceptions',
    'Open exceptions (bank notifications that need manual review): of developers, and unowned.',
    () => addedUp(cells, async ({ db }) => ({ ...(await exceptions.countOpen(db)) })),
  );
  countInDatabase(
    registry,
    'surety_reconciliation_breaks',
    'Open reconciliation breaks between our books and a bank’s, by type.',
    () => addedUp(cells, ({ db }) => breaks.countOpen(db)),
    'type',
  );
  countInDatabase(
    registry,
    'surety_ip_data_age_days',
    'Age of each IP data source, in days.',
    async () => ipDataAges(context),
    'source',
  );
  countInDatabase(
    registry,
    'surety_webhook_deliveries',
    'Webhook deliveries that are due now and that wait for a retry.',
    () => addedUp(cells, ({ db, clock }) => deliveries.countPending(db, clock())),
  );
  countInDatabase(
    registry,
    'surety_webhook_endpoints',
    'Webhook endpoints that are enabled, that are enabled but failing, and that are disabled.',
    () => addedUp(cells, ({ db }) => endpoints.counts(db)),
  );
}

/** Omits sources that do not state their age. */
function ipDataAges({ risk, clock }: Context): Record<string, number> {
  const ages = agesOf(risk.ipIntel.status().sources, clock());
  return Object.fromEntries(ages.flatMap(({ name, ageDays }) => (ageDays === null ? [] : [[name, ageDays]])));
}

/**
 * Metrics reveal the volume of business, so they are for the operator only: with METRICS_TOKEN, or without
 * one, from this machine. A proxy on this machine forwards requests of others, recognisable by its headers.
 */
function refuseStrangers({ ip, headers }: FastifyRequest, reply: FastifyReply, token?: string): void {
  const passedOn = FORWARDED.some((name) => headers[name] !== undefined);
  const known = token ? isToken(headers.authorization, token) : LOOPBACK.test(ip) && !passedOn;
  if (known) return;
  reply.header('www-authenticate', 'Bearer');
  throw new Problem(
    'operators_only',
    token
      ? 'Metrics are for the operator of the service. Send METRICS_TOKEN in Authorization: Bearer …'
      : 'Metrics are for the operator of the service. Request them from its own machine, or set METRICS_TOKEN.',
  );
}

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

function isToken(header: string | undefined, token: string): boolean {
  const given = /^bearer (.+)$/i.exec(header ?? '')?.[1] ?? '';
  const digest = (text: string) => hash('sha256', text, 'buffer');
  return timingSafeEqual(digest(given), digest(token));
}

/** Registers the metrics that are counted where the events happen. */
function registerMeters(registry: Registry, { webhooks: { meter }, mail, messages }: Context): void {
  for (const each of [meter.attempts, meter.seconds, mail.meter, messages.meter])
    registry.registerMetric(each);
}

function addIdentityMetrics(registry: Registry, { identity }: Context): void {
  new Gauge({
    name: 'surety_identity_verifications',
    help: 'Verifications being measured now, and those that wait or are still being uploaded.',
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
    help:
      'Outcomes of requests for the identity models; every one that was not measured was answered with ' +
      '503.',
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
