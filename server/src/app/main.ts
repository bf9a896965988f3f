import cluster from 'node:cluster';
import { EmbeddedPostgresError } from '#postgres/embedded.ts';
import { IpDataError } from '#providers/ip/data-file.ts';
import { type Config, ConfigError, signUpsOf } from '#settings/config.ts';
import { SecretError } from '#settings/root-secret.ts';
import { isConnectionFailure, sqlState } from '#store/db.ts';
import { MigrationError } from '#store/migrate.ts';
import { SecretsKeyError } from '#store/secrets/encryption-keys.ts';
import { DecryptionFailed } from '#store/secrets/field-cipher.ts';
import { type Roles, startApp } from './app.ts';
import { ClusterError, leadCluster } from './cluster.ts';
import { startIdentityNode } from './identity.ts';
import type { Launched } from './launch.ts';
import { PortError } from './port.ts';
import { untilReady, whyNotReady } from './readiness.ts';
import { signalled } from './signals.ts';

/** Runs until a signal, then drains: no new requests, running ones finish, the database stops last. */
export async function serve(config: Config, roles: Roles, launched: Launched): Promise<number> {
  const { stopRequested } = launched;
  const leads = roles.http && config.WEB_CONCURRENCY > 1 && cluster.isPrimary;
  const starting = leads ? leadCluster(config, launched) : startApp(config, roles, launched);
  const app = await starting.catch((error: unknown) => {
    leaveCluster();
    throw error;
  });
  if ('http' in app && !roles.http) app.http.log.info('running background jobs');
  // In a cluster only the leader prints the announcement.
  if (cluster.isPrimary) await announce(app.address, config, stopRequested);

  const signal = await stopRequested.first;
  if ('http' in app) app.http.log.info({ signal }, 'stopping');
  const impatient = stopRequested.second.then(() => 'impatient' as const);
  const outcome = await Promise.race([app.stop().then(() => 'stopped' as const), impatient]);
  // A second signal means now. The database recovers from that, as from kill -9, which is tested every day.
  if (outcome === 'impatient') process.exit(1);
  if ('http' in app) app.http.log.info('stopped');
  if (cluster.isPrimary) console.error('  Surety has stopped');
  leaveCluster();
  return 0;
}

/** As `serve`, for a process that has the models and analyses pictures for others. */
export async function measureForOthers(config: Config): Promise<number> {
  if (config.IDENTITY_WORKERS === 0) {
    throw new ConfigError('IDENTITY_WORKERS is 0, but this process is to analyse pictures; unset it');
  }
  if (!config.DATABASE_URL) {
    throw new ConfigError(
      'DATABASE_URL is not set; it is how services find this process. A service with the embedded database analyses pictures itself',
    );
  }
  const stopRequested = signalled();
  const node = await startIdentityNode(config, (error, message) => console.error(`  ${message}:`, error));
  console.error(`  Analysing pictures on ${node.address}`);
  await stopRequested.first;
  const impatient = stopRequested.second.then(() => process.exit(1));
  await Promise.race([node.stop(), impatient]);
  return 0;
}

/** A process does not end while its leader is connected. */
function leaveCluster(): void {
  cluster.worker?.disconnect();
}

/** SQLSTATEs for a wrong role, missing rights or a wrong schema, which the operator can fix. */
const MENDABLE = new Set(['28P01', '28000', '3D000', '3F000', '42501', '53300', '57P03']);

/** True for failures whose message is written for the operator. */
export function isPlainFailure(error: unknown): boolean {
  if (error instanceof MigrationError || error instanceof IpDataError || error instanceof SecretError)
    return true;
  if (error instanceof SecretsKeyError || error instanceof DecryptionFailed) return true;
  if (error instanceof ClusterError || error instanceof PortError) return true;
  if (error instanceof EmbeddedPostgresError || isConnectionFailure(error)) return true;
  const code = (error as { code?: string } | null)?.code ?? '';
  return MENDABLE.has(sqlState(error) ?? '') || code === 'EADDRINUSE' || code === 'EACCES';
}

/** Returns one line for a person. An AggregateError for several addresses has no message of its own. */
export function explain(error: Error): string {
  const causes = error instanceof AggregateError ? [...new Set(error.errors.map(String))] : [];
  const words = error.message || causes.join('; ');
  return isConnectionFailure(error) || sqlState(error) !== undefined
    ? `the database cannot be used: ${words}`
    : words;
}

/** Printed at the start, so that the sandbox is not taken for a real bank. */
const SANDBOX = 'Sandbox: no real money moves';
/** A service that listens on all addresses needs a concrete one for the browser. */
const EVERY_ADDRESS = /\/\/(?:0\.0\.0\.0|\[::\]):/;

async function announce(
  address: string | null,
  config: Config,
  stopRequested: Launched['stopRequested'],
): Promise<void> {
  const bank = [config.BANK_PROVIDER === 'sandbox' ? `  ${SANDBOX}` : `  Bank: ${config.BANK_PROVIDER}`];
  if (!address) {
    for (const line of bank) console.error(line);
    return;
  }
  const where = config.DATABASE_URL
    ? 'the PostgreSQL server of DATABASE_URL'
    : `embedded, in ${config.DATA_DIR}`;
  const here = address.replace(EVERY_ADDRESS, '//127.0.0.1:');
  const missing = await whyNotReady(here);
  const ready = () => `ready in ${Math.round(performance.now())} ms`;
  console.error(
    [
      '',
      `  Surety is listening on ${address} (${missing === null ? ready() : 'not ready yet'})`,
      ...(missing === null ? [] : [`  Waiting: ${missing}`]),
      ...(config.WEB_CONCURRENCY > 1 ? [`  ${config.WEB_CONCURRENCY} processes are serving`] : []),
      ...bank,
      `  Database: ${where}`,
      ...(config.DASHBOARD ? [`  Dashboard: ${here}/dashboard`] : []),
      `  Guide: ${here}/docs/guide`,
      `  Reference: ${here}/docs`,
      '',
      ...firstSteps(here, config),
      '',
    ].join('\n'),
  );
  if (missing === null) return;
  let stopping = false;
  void stopRequested.first.then(() => {
    stopping = true;
  });
  void untilReady(here, () => stopping).then(() => console.error(`  Surety is ${ready()}`));
}

/** How to get a first account, as sign-up is set up. */
function firstSteps(here: string, config: Config): string[] {
  const signUps = signUpsOf(config);
  if (signUps === 'closed') return ['  Sign-up is closed: new members are invited in the dashboard.'];
  if (signUps === 'invited') {
    return ['  Invite someone to create an account:', '    npx surety invite you@example.com'];
  }
  return [
    '  Create an account and its first API key:',
    `    curl -s ${here}/v1/developer/signup -H 'content-type: application/json' \\`,
    `      -d '{"email":"you@example.com","password":"a long passphrase"}'`,
  ];
}
