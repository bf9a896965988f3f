import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import type { Context } from '#actions/context.ts';
import { createContext } from '#app/context.ts';
import type { WebhookSender } from '#core/events/sender.ts';
import type { IdentityEngine } from '#core/identity/engine.ts';
import type { IpIntel } from '#core/risk/ip-intel.ts';
import { UNBUILT_SITE } from '#http/dashboard/pages.ts';
import { buildServer, type HttpOptions } from '#http/server.ts';
import type { Patience } from '#providers/client/bank-client.ts';
import { NO_IP_INTEL } from '#providers/ip/intel.ts';
import { openWebhookSender } from '#providers/webhooks/sender.ts';
import { readConfig } from '#settings/config.ts';
import { openRootSecret, type RootSecret } from '#settings/root-secret.ts';
import { openDb, unlocked } from '#store/db.ts';
import { newId } from '#store/ids.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { unlock } from '#test/support/database/unlock.ts';
import { commonEngine } from '#test/support/identity/remembering.ts';
import { TEST_SECRETS_KEY } from './cli.ts';
import { type ContractChecker, commonContract } from './contract.ts';
import { addCells, openCellsBeside, withCells } from './database/cells.ts';
import { FIRST_CELL } from './database/citus.ts';

export type Answer<Body = Record<string, unknown>> = {
  readonly status: number;
  readonly body: Body;
  readonly headers: Record<string, string | string[] | number | undefined>;
};

export type CallOptions = {
  readonly key?: string;
  readonly body?: unknown;
  /** Sent unchanged, for bodies that are not JSON. */
  readonly payload?: string | Buffer;
  readonly headers?: Record<string, string>;
};

export type TestNode = {
  readonly http: FastifyInstance;
  readonly context: Context;
  /** One context per cell, the first cell first. */
  readonly contexts?: readonly Context[];
  call<Body = Record<string, unknown>>(
    method: string,
    path: string,
    options?: CallOptions,
  ): Promise<Answer<Body>>;
};

export type TestApp = TestNode & {
  /** The root secret, for processes that a test starts beside this one. */
  readonly secret: RootSecret;
  readonly database: TestDatabase;
  readonly time: TestTime;
  /** Signs up a new account and returns its first key. */
  signUp(email?: string): Promise<{ key: string; developerId: string; email: string }>;
  /**
   * Simulates another process of the same installation: same database, clock and (unless another is given)
   * root secret, but its own caches.
   */
  startNode(secret?: RootSecret): Promise<TestNode>;
};

export type TestOptions = Partial<HttpOptions> & {
  /** Replaces the URL of each cell's database, for instance with a proxy that a test can cut. */
  readonly route?: (serviceUrl: string) => Promise<string>;
  readonly ipIntel?: IpIntel;
  /** Another identity engine, such as one with a short queue. */
  readonly identity?: IdentityEngine;
  readonly webhookSender?: WebhookSender;
  /** Overrides the service's default patience with its banks. */
  readonly patience?: (now: () => Date) => Patience;
  /** Settings that differ from those of an empty environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Cells besides the first one. */
  readonly cells?: readonly string[];
  /** A database that exists already; it is dropped at the end like any other. */
  readonly database?: TestDatabase;
};

/**
 * Tests share the machine, so slow image processing must not fail one; and each test signs up its own
 * accounts, whatever its bank.
 */
const SETTINGS = { IDENTITY_DEADLINE: '10m', SIGNUP: 'open' };

/** Real time plus the time that a test has let pass. */
export type TestTime = {
  now(): Date;
  advance(ms: number): void;
  /** From now on, time passes only as the test lets it pass. */
  stop(): void;
  /** Sets the wall clock without letting time pass. */
  setClock(byMs: number): void;
};

/**
 * The service as wired in app.ts, on its own database and without a port: requests are injected. Every
 * response is checked against the OpenAPI document, so every test is also a test of the contract.
 */
export async function startTestApp({
  route,
  ipIntel = NO_IP_INTEL,
  identity,
  webhookSender = openWebhookSender({ allowPrivate: false }),
  database: made,
  settings = {},
  cells: names = [],
  patience,
  ...options
}: TestOptions = {}): Promise<TestApp> {
  const common = await openRootSecret(Buffer.from(TEST_SECRETS_KEY, 'hex'), '');
  const database = await unlock(made ?? (await createTestDatabase()), common);
  const db = route
    ? unlocked(openDb(await route(database.serviceUrl)), database.service.personal)
    : database.service;
  const others = [...(await openCellsBeside(database, route)), ...(await addCells(database, names))];
  const isFirst = !others.some((other) => other.isFirst);
  const home = { name: database.cell ?? FIRST_CELL, isFirst, db };
  let skippedMs = 0;
  let setMs = 0;
  let stoppedAt: number | null = null;
  const time: TestTime = {
    now: () => new Date((stoppedAt ?? Date.now()) + skippedMs + setMs),
    stop: () => {
      stoppedAt ??= Date.now();
    },
    advance: (ms) => {
      skippedMs += ms;
    },
    setClock: (byMs) => {
      setMs += byMs;
    },
  };
  const ticks = () => performance.now() + skippedMs;
  const nodes: TestNode[] = [];
  const startNode = async (secret: RootSecret = common) => {
    const parts = {
      ...{ secret, clock: time.now, ticks, ipIntel, webhookSender },
      identity: identity ?? commonEngine({ ...SETTINGS, ...settings }),
      ...(patience ? { patience: patience(time.now) } : {}),
    };
    const config = readConfig({ ...SETTINGS, ...settings });
    const contexts = withCells(home, others, (at, placed) =>
      createContext(at, config, { ...parts, ...placed }),
    );
    const [context] = contexts as [Context];
    const built = await buildNode(context, { ticks, ...options });
    const own = contexts.find((each) => each.db === db) ?? context;
    const node = { ...built, context: own, contexts };
    nodes.push(node);
    return node;
  };
  const first = await startNode();
  afterAll(async () => {
    await Promise.all(nodes.map((node) => node.http.close()));
    await Promise.all(nodes.map((node) => node.context.identity.close()));
    await Promise.all(nodes.map((node) => node.context.redrawer.close()));
    if (route) await db.close();
    await Promise.all(others.map((other) => other.db.close()));
    await database.drop();
  });

  return {
    ...first,
    secret: common,
    database,
    time,
    startNode,
    async signUp(email = `dev-${newId('x')}@example.com`) {
      const answer = await first.call<{ apiKey: string; developerId: string }>(
        'POST',
        '/v1/developer/signup',
        {
          body: { email, password: 'correct horse 1' },
        },
      );
      if (answer.status !== 201) throw new Error(`signup failed: ${JSON.stringify(answer.body)}`);
      return { key: answer.body.apiKey, developerId: answer.body.developerId, email };
    },
  };
}

async function buildNode(context: Context, options: Partial<HttpOptions>): Promise<TestNode> {
  const http = await buildServer(context, {
    logger: false,
    rateLimit: false,
    trustProxy: false,
    readiness: { draining: false },
    dashboard: UNBUILT_SITE,
    ...options,
  });
  await http.ready();
  return {
    http,
    context,
    call: caller(
      http,
      commonContract(() => http.swagger()),
    ),
  };
}

function caller(http: FastifyInstance, contract: ContractChecker): TestNode['call'] {
  return async <Body>(method: string, path: string, options: CallOptions = {}) => {
    const payload =
      options.payload ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
    const response = await http.inject({
      method: method as 'GET',
      url: path,
      headers: {
        ...(options.key === undefined ? {} : { 'x-api-key': options.key }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const body = isJson && response.body !== '' ? response.json() : response.body;
    contract.check(method, path, response.statusCode, body);
    return { status: response.statusCode, body: body as Body, headers: response.headers };
  };
}
