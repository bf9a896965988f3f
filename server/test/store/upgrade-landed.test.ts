import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { verifyAuditLog } from '#actions/audit/verify-audit-log.ts';
import { verifyBooks } from '#actions/escrow/verify/verify-books.ts';
import { replay } from '#core/risk/replay.ts';
import { openMac } from '#store/escrow/verify/hmac.ts';
import { migrate } from '#store/migrate.ts';
import * as assessments from '#store/risk/assessments.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { restoreDump } from '#test/support/database/dump.ts';
import { describeSchema } from '#test/support/database/schema.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { count, event } from '#test/support/risk/events.ts';

/**
 * A database of 0.2.0 from before tables and columns were renamed, with every event that `surety trigger`
 * makes, labels, a list entry, a training run, anchors, and remaining jobs.
 */
const VERSION = '0.2.0-2026-11-17';
const KEY = 'svc_live_2c663c6c76e7723954b4b15f73c52b3fb1f34822de7eaf12';
const DEVICE = '447dd13ee09013ad55a2b057e0e79fbf750011a691b843338d9b31e091e02991';
const STOPPED_AT = Date.parse('2026-11-18T04:00:00Z');

/** The version after it, with MACs on the records that control money. */
const LAST_VERSION = '0.2.0-2026-11-18';
const CHANGED = '0015_fraud_state.sql';
const LAST_STOPPED_AT = Date.parse('2026-11-18T13:20:00Z');

const database = await restoreDump(VERSION);
const { applied } = await migrate(database.ownerUrl, database.serviceUrl);
const app = await startTestApp({ database });
app.time.advance(STOPPED_AT - app.time.now().getTime());
const mac = openMac(app.context.secret.derive('seal'));

async function list<Row>(path: string): Promise<Row[]> {
  return (await app.call<{ data: Row[] }>('GET', `${path}?limit=100`, { key: KEY })).body.data;
}

async function sameAsFresh(upgraded: TestDatabase): Promise<void> {
  const fresh = await createEmptyDatabase();
  try {
    await migrate(fresh.ownerUrl, fresh.serviceUrl);
    expect(comparable(await describeSchema(upgraded.owner))).toEqual(
      comparable(await describeSchema(fresh.owner)),
    );
  } finally {
    await fresh.drop();
  }
}

/**
 * Without what a dump does not keep: the positions of dropped columns, and the names of NOT NULL constraints.
 */
function comparable(schema: Awaited<ReturnType<typeof describeSchema>>): string[] {
  return Object.entries(schema)
    .flatMap(([part, lines]) => (lines as readonly string[]).map((line) => `${part}: ${line}`))
    .filter((line) => !/pg\.dropped| NOT NULL /.test(line))
    .map((line) => line.replace(/\.\d+ /, '.'))
    .sort();
}

describe(`a database of ${VERSION}`, () => {
  it('has the same schema after the upgrade as a new one', async () => {
    await sameAsFresh(database);
    expect(applied).not.toEqual([]);
  });

  it('verifies: books, chains, MACs, anchors and the audit log', async () => {
    const { faults, unprotected, agreements, events, version1 } = await verifyBooks(database.service, {
      mac,
    });
    expect({ faults, unprotected }).toEqual({ faults: [], unprotected: [] });
    expect(agreements).toBeGreaterThan(30);
    expect(version1).toBe(events);
    const reported: string[] = [];
    const records = await verifyAuditLog(database.service, mac, (where, what) =>
      reported.push(`${where}: ${what}`),
    );
    expect(reported).toEqual([]);
    expect(records.records).toBeGreaterThan(5);
    const opened = await verifyAuditLog(app.context.db, mac, (where, what) =>
      reported.push(`${where}: ${what}`),
    );
    expect(opened).toEqual({ records: records.records, version1: records.records, erased: 0 });
    expect(reported).toEqual([]);
    expect(await findContradictions(database.owner)).toEqual([]);
  });

  it('still shows fields that were encrypted under the old names', async () => {
    const events = await list<{ type: string; data: Record<string, unknown> }>('/v1/events');
    expect(events.filter(({ data }) => 'sealed' in data || 'encrypted' in data)).toEqual([]);
    const records = await list<{ type: string; origin: { address: string } | null }>('/v1/audit-log');
    expect(records.map(({ type }) => type)).toContain('mail_settings.changed');
    expect(records.find(({ type }) => type === 'mail_settings.changed')?.origin?.address).toBe('127.0.0.1');
    const entries = await list<{ on: string; reason: string }>('/v1/fraud/lists');
    expect(entries).toMatchObject([{ on: 'device', reason: 'stolen' }]);
  });

  it('still shows and reproduces its assessments', async () => {
    let shown = 0;
    for await (const one of assessments.everybodys(database.service)) {
      expect(replay(one)).toBe('same');
      shown += 1;
    }
    expect(shown).toBeGreaterThan(5);
  });

  it('still knows its users and devices', async () => {
    const developerId = 'dev_01a1ecc10a3d000037daefdbf4421831';
    const seen = await count(app.context.risk.state, {
      ...event({ developerId, userId: 'buyer_a0ac06a0', device: DEVICE, units: 0.001 }),
      at: app.time.now(),
    });
    const hours = Array.from({ length: 24 }, (_none, hour) => (hour === 3 ? 1 : 0));
    expect(seen).toMatchObject({
      knownSince: new Date('2026-11-18T03:43:58.069Z'),
      lastPaidAt: new Date('2026-11-18T03:43:58.069Z'),
      hours,
      baseline: { count: 1, meanLog: -6.907755278982137 },
      counts: { userPerDay: 2, userThresholdsPerDay: 0.001, deviceUsersPerDay: 2 },
      week: { payments: 1 + 1, thresholds: 0.002, payees: 1 },
      device: { knownSince: new Date('2026-11-18T03:44:13.525Z'), usersEver: 2 },
    });
  });

  it('has the new names of labels and training runs', async () => {
    const labels = await database.owner.query('SELECT DISTINCT outcome FROM risk_labels ORDER BY outcome');
    expect(labels).toEqual([{ outcome: 'fraud' }, { outcome: 'legitimate' }, { outcome: 'recalled' }]);
    const trainings = await list<{ id: string; status: string }>('/v1/policies/risk/trainings');
    expect(trainings.map(({ status }) => status)).toContain('TOO_FEW');
    expect(trainings.every(({ id }) => id.startsWith('trn_'))).toBe(true);
  });

  it('knows the member behind each key, also behind a test key that a live key created', async () => {
    const roots = await database.owner.query('SELECT DISTINCT root_member_id AS root FROM api_keys');
    expect(roots).toEqual([{ root: 'mem_01a1ecc10b380000627f7c9aaf16e296' }]);
  });

  it('runs the remaining jobs, chains their events in version 2, and still verifies', async () => {
    const before = await verifyBooks(database.service, { mac });
    for (let round = 0; round < 3; round++) await runDueJobs(app);
    const { faults, events, version1 } = await verifyBooks(database.service, { mac });
    expect({ faults, version1 }).toEqual({ faults: [], version1: before.version1 });
    // New events of old streams are chained in version 2.
    expect(events).toBeGreaterThan(before.events);
  });
});

describe(`a database of ${LAST_VERSION}`, () => {
  it('upgrades, verifies, runs the remaining jobs, and verifies again', async () => {
    const last = await restoreDump(LAST_VERSION);
    await migrate(last.ownerUrl, last.serviceUrl);
    await sameAsFresh(last);
    const node = await startTestApp({ database: last });
    node.time.advance(LAST_STOPPED_AT - node.time.now().getTime());
    for (let round = 0; round < 3; round++) {
      const { faults, unprotected, agreements } = await verifyBooks(last.service, { mac });
      expect({ faults, unprotected }).toEqual({ faults: [], unprotected: [] });
      expect(agreements).toBeGreaterThan(30);
      await runDueJobs(node);
    }
    const reported: string[] = [];
    const note = (where: string, what: string) => reported.push(`${where}: ${what}`);
    expect((await verifyAuditLog(last.service, mac, note)).records).toBeGreaterThan(5);
    expect(reported).toEqual([]);
    for await (const one of assessments.everybodys(last.service)) expect(replay(one)).toBe('same');
  });

  it('upgrades also as commit 21886b47 left it, where another text of migration 0015 had made the index', async () => {
    const before = await restoreDump(LAST_VERSION);
    const text = await readFile(new URL(`../../src/store/migrations/${CHANGED}`, import.meta.url), 'utf8');
    const sha256 = hash('sha256', text);
    await before.owner.query('UPDATE schema_migrations SET sha256 = $1 WHERE name = $2', [sha256, CHANGED]);
    await before.owner.query("DELETE FROM schema_migrations WHERE name LIKE '0020%'");
    expect((await migrate(before.ownerUrl, before.serviceUrl)).applied).toContain(
      '0020_users_of_a_device.sql',
    );
    await sameAsFresh(before);
    await before.drop();
  });
});
