import { existsSync } from 'node:fs';
import { copyFile, cp, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { exportAll } from '#commands/backups/export.ts';
import { importAll } from '#commands/backups/import.ts';
import { type ExportManifest, writeManifest } from '#commands/backups/manifest.ts';
import { GUIDE_FOLDER } from '#http/guide/pages.ts';
import { readConfig } from '#settings/config.ts';
import { openDb } from '#store/db.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { createEmptyDatabase, type TestDatabase } from '#test/support/database/database.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { PATIENCE_MS, PATIENT } from '#test/support/patience.ts';
import { reviewQueue } from '#test/support/risk/reviews.ts';

const folder = await mkdtemp(join(tmpdir(), 'surety-move-'));
const exported = join(folder, 'export');
const said: string[] = [];
vi.spyOn(console, 'log').mockImplementation((line) => said.push(String(line)));
afterAll(() => rm(folder, { recursive: true, force: true }));

const source = await startTestApp();
const empty = await createEmptyDatabase();
const { key } = await source.signUp();
const on = platform(source, key);

function settingsOf({ serviceUrl, ownerUrl }: TestDatabase, more: Record<string, string> = {}) {
  const urls = { DATABASE_URL: serviceUrl, MIGRATION_DATABASE_URL: ownerUrl };
  return readConfig({ ...urls, SECRETS_KEY: TEST_SECRETS_KEY, DATA_DIR: folder, ...more });
}

/** Open pool connections of the tests would count as writers. */
async function disconnect({ admin, name }: TestDatabase): Promise<void> {
  await admin.query(`SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}'`);
}

const manifestOf = async () =>
  JSON.parse(await readFile(join(exported, 'export.json'), 'utf8')) as ExportManifest;

const picture = (name: string) => readFile(`${GUIDE_FOLDER}images/people/folake-${name}.png`);
async function verify(app: TestApp, testKey: string, user: string) {
  const pictures = { document: await picture('document'), selfies: [await picture('selfie')] };
  const { payload, headers } = identityForm({ user, ...pictures });
  await app.call('POST', '/v1/identity/verify', { key: testKey, payload, headers });
}

let agreementId = '';
let testKey = '';
beforeAll(async () => {
  const made = { key, body: { environment: 'test' } };
  testKey = (await source.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', made)).body.apiKey;
  await source.call('PUT', '/v1/policies/identity', { key: testKey, body: { searchFacesDays: 30 } });
  await verify(source, testKey, 'here');
  const { body: agreement } = await on.create([60, 40], {
    buyerName: 'Ada\tO\\Neil\n',
    reference: 'order "7"',
  });
  agreementId = agreement.id;
  const { body: assessed } = await on.assess(agreementId);
  await on.deposit(String(assessed.virtualAccount?.accountNumber), 100);
  await on.setPayoutAccount();
  for (const user of ['buyer', 'seller'])
    await on.confirm(agreementId, String(agreement.milestones[0]?.id), user);
});

describe('surety export', () => {
  it('refuses while a writer is connected', async () => {
    await expect(exportAll(settingsOf(source.database), [exported], {})).rejects.toThrow(
      'stop the service first',
    );
    expect(existsSync(exported)).toBe(false);
  });

  it('continues where it was interrupted, if nothing was written since', async () => {
    const table = 'virtual_accounts';
    await source.database.owner.query(`REVOKE SELECT ON ${table} FROM surety`);
    await disconnect(source.database);
    const run = () => exportAll(settingsOf(source.database), [exported], {});
    await expect(run()).rejects.toThrow(/permission denied/);
    expect(await manifestOf()).toMatchObject({ complete: false });
    await expect(importAll(settingsOf(empty), [exported])).rejects.toThrow('is incomplete');
    const written = await stat(join(exported, 'agreements', '0-0.copy.zst'));

    await source.database.owner.query(`GRANT SELECT ON ${table} TO surety`);
    await disconnect(source.database);
    // Citus always has a connection, and does not write.
    const url = inject('adminUrl').replace('/postgres?', `/${source.database.name}?`);
    const daemon = openDb(url, { max: 1, ...PATIENT });
    await daemon.query(`SET application_name = 'Citus Maintenance Daemon'`);
    expect(await run()).toBe(0);
    await daemon.close();
    expect((await stat(join(exported, 'agreements', '0-0.copy.zst'))).ino).toBe(written.ino);
    expect(await manifestOf()).toMatchObject({
      complete: true,
      live: false,
      books: [
        expect.stringMatching(/^1 agreements, 2 transfers, \d+ events/),
        expect.stringContaining('NGN'),
      ],
    });
    await expect(run()).rejects.toThrow('already has a complete export');
  });

  it('copies one moment beside a running service, and does not continue with an older copy', async () => {
    const live = join(folder, 'live');
    expect(await exportAll(settingsOf(source.database), [live], { live: true })).toBe(0);
    const path = join(live, 'export.json');
    const { mac: _, ...manifest } = JSON.parse(await readFile(path, 'utf8'));
    expect(manifest).toMatchObject({ complete: true, live: true });
    await writeFile(path, writeManifest({ ...manifest, complete: false }, source.secret));
    const again = exportAll(settingsOf(source.database), [live], { live: true });
    await expect(again).rejects.toThrow('has changed since');
  });
});

describe('surety import', () => {
  it('refuses another secret, another version, and a database that is not empty', async () => {
    const strange = settingsOf(empty, { SECRETS_KEY: 'ab'.repeat(32) });
    await expect(importAll(strange, [exported])).rejects.toThrow(
      /encrypted with the secret [0-9a-f]{16}, which is not/,
    );
    const older = join(folder, 'older');
    const { mac: _, ...manifest } = (await manifestOf()) as ExportManifest & { mac: string };
    await cp(exported, older, { recursive: true });
    await writeFile(
      join(older, 'export.json'),
      writeManifest({ ...manifest, migration: '0001_other.sql' }, source.secret),
    );
    await expect(importAll(settingsOf(empty), [older])).rejects.toThrow('use the same version of Surety');
    await expect(importAll(settingsOf(source.database), [exported])).rejects.toThrow('is not empty');
  });

  it('continues where it was interrupted, and ends with the same books, where payouts are paused', async () => {
    const file = join(exported, 'transfers', '0-0.copy.zst');
    await copyFile(file, `${file}.kept`);
    await truncate(file, 40);
    await expect(importAll(settingsOf(empty), [exported])).rejects.toThrow();
    await copyFile(`${file}.kept`, file);
    const [half] = await empty.owner.query<{ n: number }>('SELECT count(*) AS n FROM import_chunks');
    expect(half?.n).toBeGreaterThan(5);

    said.length = 0;
    expect(await importAll(settingsOf(empty), [exported])).toBe(0);
    expect(said.join('\n')).toMatch(/Every MAC was checked.*No faults found.*identical here/s);
    expect(await empty.owner.query('SELECT * FROM import_chunks')).toEqual([]);
    expect(await empty.owner.query('SELECT reason FROM money_pauses')).toEqual([
      { reason: expect.stringContaining('imported') },
    ]);
    await expect(importAll(settingsOf(empty), [exported])).rejects.toThrow('is not empty');
  });

  it('leaves a database that is served as if it had always been here', async () => {
    const moved: TestApp = await startTestApp({ database: empty });
    const there = platform(moved, key);
    expect((await there.get(agreementId)).body).toEqual((await on.get(agreementId)).body);
    const log = async (app: TestApp) =>
      (await app.call<{ data: { id: string; type: string }[] }>('GET', '/v1/events?limit=100', { key })).body
        .data;
    const before = await log(source);
    await there.create([10]);
    await moved.database.owner.query('DELETE FROM money_pauses');
    await runDueJobs(moved);
    await vi.waitFor(async () => {
      const after = await log(moved);
      expect(after.slice(0, before.length)).toEqual(before);
      expect(after.slice(before.length).map(({ type }) => type)).toContain('agreement.created');
    }, PATIENCE_MS);
    await verify(moved, testKey, 'there');
    await runDueJobs(moved);
    const [review] = await reviewQueue(moved, testKey).of('there', 'type=face');
    const { body } = await moved.call('GET', `/v1/reviews/${review?.id}`, { key: testKey });
    expect(body).toMatchObject({ faces: [{ externalUserId: 'here' }] });
  });
});
