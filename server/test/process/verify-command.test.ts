import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { progressLine } from '#commands/program/progress.ts';
import { describeSums } from '#commands/verify.ts';
import { type EmbeddedServer, startEmbeddedPostgres } from '#postgres/embedded.ts';
import { openAnchorFolder } from '#providers/anchor-folder.ts';
import { openRootSecret } from '#settings/root-secret.ts';
import { openDb } from '#store/db.ts';
import { migrate } from '#store/migrate.ts';
import * as macSecret from '#store/secrets/mac-secret.ts';
import { CLI } from '#test/support/cli.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'surety-verify-'));
let server: EmbeddedServer | undefined;

afterAll(async () => {
  await server?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

type Ended = { readonly code: number; readonly output: string };

function surety(args: string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [CLI, ...args],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, out, err) => {
        resolve({ code: error ? Number(error.code) : 0, output: out + err });
      },
    );
  });
}

describe('surety verify', () => {
  it('says what to do without a database', async () => {
    const ended = await surety(['verify'], { DATA_DIR: join(dataDir, 'nothing') });
    expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('there is no database in') });
    expect(ended.output.trim().split('\n')).toHaveLength(1);
  });

  it('does not touch a database of another version', async () => {
    server = await startEmbeddedPostgres({ dataDir });
    const ended = await surety(['verify'], { DATA_DIR: dataDir });
    expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('run surety migrate first') });
  });

  it('checks the books beside the process that has the data folder open', async () => {
    if (!server) throw new Error('the server did not start');
    await migrate(server.ownerUrl, server.serviceUrl);
    const ended = await surety(['verify'], { DATA_DIR: dataDir });
    expect(ended).toMatchObject({ code: 0, output: expect.stringContaining('No faults found.') });
    expect(ended.output).toContain('History is protected by the database');
    expect(ended.output).toContain('MACs could not be checked: the secret of its first start is not here.');
    expect((await surety(['verify'], { DATABASE_URL: server.ownerUrl })).output).toContain('by code only');
  });

  it('checks MACs with the right secret, and reports a wrong one', async () => {
    const secret = await openRootSecret(undefined, dataDir);
    expect((await surety(['verify'], { DATA_DIR: dataDir })).output).toContain('Every MAC was checked');
    const service = openDb(server?.serviceUrl ?? '', { max: 1 });
    await macSecret.note(service, secret.id);
    await service.close();
    const other = await surety(['verify'], { DATA_DIR: dataDir, SECRETS_KEY: '7'.repeat(64) });
    expect(other).toMatchObject({
      code: 0,
      output: expect.stringContaining(`the secret ${secret.id} is not here`),
    });
  });

  it('reads published anchors from a folder', async () => {
    const folder = join(dataDir, 'copies');
    const lost = await surety(['verify', '--anchors', folder], { DATA_DIR: dataDir });
    expect(lost).toMatchObject({
      code: 1,
      output: expect.stringContaining('cannot read the anchors: ENOENT'),
    });
    await openAnchorFolder(folder)('dev_1', 'no note at all\n');
    const torn = await surety(['verify', '--anchors', folder], { DATA_DIR: dataDir });
    expect(torn).toMatchObject({
      code: 1,
      output: expect.stringContaining('anchor log of dev_1: a published anchor'),
    });
  });

  it('exits 1 and names the row when something is wrong, even when it has to start the database', async () => {
    if (!server) throw new Error('the server did not start');
    const owner = openDb(server.ownerUrl, { max: 1 });
    await owner.query(`INSERT INTO transfers VALUES ('dev_1', 'agr_lost', 1, 'release', 'escrow', 'seller', 5, 'ms_1',
      'no hash', now())`);
    await owner.close();
    await server.stop();
    const ended = await surety(['verify'], { DATA_DIR: dataDir });
    expect(ended.code).toBe(1);
    expect(ended.output).toContain('first: transfers (dev_1, agr_lost, 1): its owner does not exist');
  });
});

describe('surety anchors key', () => {
  it('prints the verifier key of an account’s anchors, without a database', async () => {
    const SECRETS_KEY = '7'.repeat(64);
    const ended = await surety(['anchors', 'key', 'dev_1', 'platform'], { SECRETS_KEY });
    const [account, platform] = ended.output.split('\n');
    expect(account).toMatch(/^surety\/[0-9a-f]{16}\/dev_1\+[0-9a-f]{8}\+[A-Za-z0-9+/]{44}$/);
    expect(platform).toMatch(/^surety\/[0-9a-f]{16}\/platform\+/);
    const withoutAccount = await surety(['anchors', 'key'], { SECRETS_KEY });
    expect(withoutAccount).toMatchObject({ code: 2, output: expect.stringContaining('name an account') });
    const nothing = await surety(['anchors', 'key', 'dev_1'], { DATA_DIR: join(dataDir, 'nothing') });
    expect(nothing).toMatchObject({
      code: 1,
      output: expect.stringContaining('no secret found'),
    });
  });
});

describe('the sums', () => {
  const NOTHING = {
    currency: 'NGN',
    bank: 0n,
    receivable: 0n,
    fees: 0n,
    platform: 0n,
    commission: 0n,
    liabilities: 0n,
  };
  it.each([
    [{ bank: 300_000n, liabilities: 300_000n }, 'NGN 3,000.00 at the bank; NGN 3,000.00 owed.'],
    [
      { fees: 6_000n, platform: 6_000n, liabilities: 6_000n },
      'NGN 0.00 at the bank, NGN 60.00 gone in fees; NGN 0.00 owed, NGN 60.00 put in by the platform.',
    ],
    [
      { bank: 110n, commission: 10n, liabilities: 110n },
      'NGN 1.10 at the bank; NGN 1.00 owed, NGN 0.10 earned as commission.',
    ],
    [
      { bank: 10n, receivable: 5n, platform: 5n, liabilities: 15n },
      'NGN 0.10 at the bank, NGN 0.05 to come back; NGN 0.10 owed, NGN 0.05 put in by the platform.',
    ],
  ])('say what lies at the bank, and what does not: %o', (sums, said) => {
    expect(describeSums({ ...NOTHING, ...sums })).toBe(said);
  });
});

describe('the progress line', () => {
  it('is overwritten on a terminal, and is an occasional line in a file', async () => {
    const shown = async (isTTY: boolean) => {
      let written = '';
      const line = progressLine({ isTTY, write: (text) => (written += text) }, 0);
      line.show({ stage: 'agreements', done: 1_000, total: 4_000 });
      line.show({ stage: 'events', done: 7, total: null });
      line.clear();
      return written;
    };
    expect(await shown(false)).toBe('checking agreements: 1,000 of 4,000 (25 %)\nchecking events: 7\n');
    expect(await shown(true)).toBe(
      '\r\x1b[2Kchecking agreements: 1,000 of 4,000 (25 %)\r\x1b[2Kchecking events: 7\r\x1b[2K',
    );
  });
});
