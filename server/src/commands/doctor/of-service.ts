import { openRealBanks } from '#app/banks.ts';
import { reachDatabase, unlockIfPossible } from '#app/database.ts';
import { explain } from '#app/main.ts';
import { formatAmount } from '#core/escrow/currency.ts';
import { EmbeddedPostgresError } from '#postgres/error.ts';
import { tryServer } from '#providers/mail/smtp.ts';
import type { Config } from '#settings/config.ts';
import { smtpSettings } from '#settings/mail.ts';
import { databaseTime } from '#store/clock.ts';
import * as cells from '#store/connection/cells.ts';
import { durabilityRisks } from '#store/connection/durability.ts';
import { type Db, openDb } from '#store/db.ts';
import * as exceptions from '#store/escrow/exceptions.ts';
import * as longTransactions from '#store/events/long-transactions.ts';
import * as jobs from '#store/jobs.ts';
import { MigrationError, mayOnlyServe, requireCurrent } from '#store/migrate.ts';
import * as moneyPause from '#store/money-pause.ts';
import * as macSecret from '#store/secrets/mac-secret.ts';
import { type Finding, fail, ok, warn } from './finding.ts';

const LATE_MS = 2_000;
const LONG_SECONDS = 60;

/** Checks the database and everything that depends on it. */
export async function database(config: Config): Promise<Finding[]> {
  const where = config.DATABASE_URL ? 'the server of DATABASE_URL' : `embedded, in ${config.DATA_DIR}`;
  try {
    const reached = await reachDatabase(config);
    const db = openDb(reached.serviceUrl, { max: 1 });
    try {
      const [row] = await db.query<{ server_version: string }>('SHOW server_version');
      const findings = [ok('database', `PostgreSQL ${row?.server_version}, ${where}`)];
      findings.push(...(await settled(db, reached.serviceUrl)), ...(await standing(db, config)));
      for (const cell of (await cells.list(db)).slice(1)) {
        findings.push(...(await standingIn(reached.serviceUrl, cell, config)));
      }
      return findings;
    } finally {
      await db.close();
      await reached.stop();
    }
  } catch (error) {
    if (error instanceof MigrationError) {
      const next = config.MIGRATE
        ? 'the next start migrates it, or run: surety migrate'
        : 'run: surety migrate';
      return [warn('database', error.message, next)];
    }
    if (error instanceof EmbeddedPostgresError) {
      return [warn('database', error.message, 'the first start creates one in DATA_DIR')];
    }
    return [fail('database', explain(error as Error), 'check DATABASE_URL, and that the server is running')];
  }
}

/** Problems in a cell other than the first. */
async function standingIn(url: string, cell: cells.Cell, config: Config): Promise<Finding[]> {
  const db = openDb(cells.urlOf(url, cell), { max: 1 });
  try {
    await requireCurrent(db);
    const found = (await standing(db, config)).filter(({ state }) => state !== 'ok');
    return found.map((one) => ({ ...one, message: `in cell ${cell.name}: ${one.message}` }));
  } finally {
    await db.close();
  }
}

/** The warnings that a start would print. */
async function settled(db: Db, serviceUrl: string): Promise<Finding[]> {
  const aheadMs = Date.now() - (await databaseTime(db)).getTime();
  const apart = `${(Math.abs(aheadMs) / 1000).toFixed(1)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database`;
  const findings = [
    Math.abs(aheadMs) < LATE_MS
      ? ok('clock', 'agrees with the database')
      : warn(
          'clock',
          `this machine is ${apart}`,
          'synchronise both with NTP; rate limits and signatures depend on it',
        ),
  ];
  await requireCurrent(db);
  if (!(await mayOnlyServe(serviceUrl))) {
    const next = 'use a role in DATABASE_URL that owns nothing (docs/production.md)';
    findings.push(
      warn('history', 'one database role both owns and serves: history is protected by code only', next),
    );
  }
  for (const risk of await durabilityRisks(db)) {
    findings.push(warn('durability', risk, 'turn it on again in postgresql.conf'));
  }
  const { bystander, holding } = await longTransactions.ages(db);
  const longest = Math.floor(Math.max(bystander, holding));
  if (longest >= LONG_SECONDS) {
    const message = `one in this database has been running for ${longest} s`;
    const next = 'find the oldest xact_start in pg_stat_activity and end it';
    findings.push(warn('transactions', holding > 0 ? `${message}; events wait for it` : message, next));
  }
  return findings;
}

/** Missing secrets, and payments that are stuck. */
async function standing(db: Db, config: Config): Promise<Finding[]> {
  const { secret } = await unlockIfPossible(db, config);
  const encryptedBy = await macSecret.read(db);
  const findings = [
    secret || encryptedBy === undefined
      ? ok('secret', 'the secret of this database is here')
      : fail(
          'secret',
          `the secret ${encryptedBy} is not here`,
          'set SECRETS_KEY, or a DATA_DIR with secrets.key',
        ),
  ];
  const paused = await moneyPause.find(db);
  if (paused) {
    const since = `payments are paused since ${paused.since.toISOString()}: ${paused.reason}`;
    findings.push(warn('money', since, 'check the reason, then run: surety jobs resume'));
  }
  const { alarmed } = await jobs.counts(db, await databaseTime(db));
  if (alarmed > 0) findings.push(warn('money', `${alarmed} jobs keep failing`, 'surety jobs list --alarms'));
  const { developers, unowned } = await exceptions.countOpen(db);
  if (developers + unowned > 0) {
    const open = developers + unowned;
    const message = open === 1 ? '1 exception is open' : `${open} exceptions are open`;
    findings.push(warn('money', message, 'surety exceptions list'));
  }
  return findings;
}

export async function mail(config: Config): Promise<Finding> {
  const settings = smtpSettings(config);
  if (!settings) return warn('mail', 'off: no notifications are sent', 'set SMTP_URL and MAIL_FROM');
  const server = `${settings.host}:${settings.port}`;
  return tryServer(settings).then(
    () => ok('mail', `${server} accepts our login; from ${settings.from}`),
    (error: Error) => fail('mail', `${server}: ${error.message}`, 'check SMTP_URL'),
  );
}

export async function banks(config: Config): Promise<Finding[]> {
  const real = openRealBanks(config, () => new Date());
  const sandbox = config.BANK_PROVIDER === 'sandbox' ? [ok('bank', 'sandbox: no real money moves')] : [];
  const asked = real.map(async (bank) => {
    const { name, can } = bank;
    const currency = can.currencies[0] ?? '';
    return bank.balance(currency).then(
      (amount) => ok('bank', `${name} responds; ${formatAmount(amount, currency)} available for payouts`),
      (error: Error) =>
        fail('bank', `${name}: ${error.message}`, `check ${name.toUpperCase()}_… and the bank’s dashboard`),
    );
  });
  return [...sandbox, ...(await Promise.all(asked))];
}
