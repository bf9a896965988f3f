import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import * as moneyPause from '#store/money-pause.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { runCommand } from '#test/support/process/command.ts';
import { openTwin } from '#test/support/twins/twins.ts';

const app = await startTestApp();
const account = await app.signUp();
const on = platform(app, account.key);
const folder = await mkdtemp(join(tmpdir(), 'reconcile-'));
afterAll(() => rm(folder, { recursive: true }));

const { settings, cell } = app.database;
const env = { ...settings, ...(cell && { CELL: cell }) };
const surety = (...args: string[]) => runCommand(['reconcile', ...args], env);

const day = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10);
const WEEK = ['--from', day(-10 * DAY_MS), '--to', day(0)];

/** The command uses the database's time, so the entries are made older. */
async function agesAgo(): Promise<void> {
  const { owner } = app.database;
  for (const [table, column] of [
    ['deposits', 'received_at'],
    ['bank_references', 'given_at'],
    ['sandbox_transfers', 'created_at'],
  ]) {
    const before = `(${column} AT TIME ZONE 'UTC' - interval '5 days') AT TIME ZONE 'UTC'`;
    await owner.query(`UPDATE ${table} SET ${column} = ${before}`);
  }
}

await on.setPayoutAccount();
const { id, milestones } = await fundedAgreement(on, [30_000, 20_000], 50_000);
for (const party of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', party);
await on.refund(id, { milestoneIds: [milestones[1]?.id] });
await runDueJobs(app);
await agesAgo();
const references = await app.database.owner.query<{ kind: string; reference: string }>(
  'SELECT kind, reference FROM bank_references',
);
const referenceOf = (kind: string) => references.find((one) => one.kind === kind)?.reference ?? '';
const [deposit] = await app.database.owner.query<{ id: string }>('SELECT transaction_id AS id FROM deposits');

/** The bank's statement: a debit for the payout and one for the refund, with days around them. */
async function statement(rows: readonly string[]): Promise<string> {
  const path = join(folder, 'statement.csv');
  const around = [`${day(-9 * DAY_MS)},1.00,,a charge before`, `${day(-1 * DAY_MS)},1.00,,a charge after`];
  await writeFile(path, ['Date,Debit,Credit,Narration', ...around, ...rows].join('\n'));
  return path;
}
const credit = (amount: string) =>
  `${day(-5 * DAY_MS)},,${amount},NIP FROM BUYER ${deposit?.id.toUpperCase()}`;
const debits = ['payout', 'refund'].map((kind) => {
  const amount = kind === 'payout' ? '300.00' : '200.00';
  return `${day(-5 * DAY_MS)},${amount},,"TRF/${referenceOf(kind)}/SELLER"`;
});
const BESIDE = ['--from', day(-6 * DAY_MS), '--to', day(-4 * DAY_MS), '--provider', 'sandbox'];

describe('surety reconcile', () => {
  it('exits 0 when the books agree with the bank', async () => {
    const { code, output } = await surety(...WEEK);
    expect(output).toContain('against the lists of sandbox: 3 listed, 3 agree. No breaks.');
    expect(code).toBe(0);
  });

  it('reports on the sandbox beside a real bank only when it has something', async () => {
    const twin = await openTwin('paystack');
    const beside = {
      PAYSTACK_SECRET_KEY: 'sk_test_twin',
      PAYSTACK_BASE_URL: twin.url,
      PAYSTACK_CUSTOMER_DOMAIN: 'shop.example',
    };
    const providersOf = async (...args: string[]) => {
      const { code, output } = await runCommand(['reconcile', ...args], { ...env, ...beside });
      return [
        code,
        ...[...output.matchAll(/against the lists of (\w+): (\d+) listed/g)].map(([, ...found]) => found),
      ];
    };
    const EMPTY = ['--from', day(-40 * DAY_MS), '--to', day(-40 * DAY_MS)];
    expect(await providersOf(...WEEK)).toEqual([0, ['sandbox', '3'], ['paystack', '0']]);
    expect(await providersOf(...EMPTY)).toEqual([0, ['paystack', '0']]);
    expect(await providersOf(...EMPTY, '--provider', 'sandbox')).toEqual([0, ['sandbox', '0']]);
  });

  it('shows a payout that the bank knows and restored books do not, and exits 1', async () => {
    const { owner } = app.database;
    const [forgotten] = await owner.query<{ reference: string }>(
      `UPDATE bank_references SET provider = 'forgotten' WHERE kind = 'payout' RETURNING reference`,
    );
    const { code, output } = await surety(...WEEK, '--json');
    await owner.query(`UPDATE bank_references SET provider = 'sandbox'`);
    expect(code).toBe(1);
    const [{ found }] = JSON.parse(output) as [
      { found: { type: string; subject: string; difference: number }[] },
    ];
    expect(found).toMatchObject([
      { type: 'missing_here', subject: forgotten?.reference, difference: -30_000 },
    ]);
  });

  it('exits 2 for what the bank did within the hour, and 1 while money is paused', async () => {
    const { owner } = app.database;
    const dated = (at: string) => `UPDATE sandbox_transfers SET created_at = ${at} WHERE kind = 'payout'`;
    await owner.query(dated('now()'));
    await owner.query(`UPDATE bank_references SET provider = 'forgotten' WHERE kind = 'payout'`);
    const soon = await surety(...WEEK);
    await moneyPause.pause(owner, 'the database was restored');
    const paused = await surety(...WEEK);
    await moneyPause.resume(app.context.db);
    const resumed = await surety(...WEEK);
    const open = await surety('list');
    await owner.query(`UPDATE bank_references SET provider = 'sandbox'`);
    await owner.query(dated(`now() - interval '5 days'`));
    expect(soon.output.trim().split('\n').at(-1)).toMatch(
      /2 agree\. No breaks\. 1 undecided: run this again/,
    );
    expect([soon.code, paused.code, resumed.code]).toEqual([2, 1, 2]);
    expect(paused.output).toContain('1 breaks, 1 of them open.');
    // The break has not gone: the entry is only undecided again.
    expect(open.output).toContain('missing_here');
  });

  it('compares the books with a statement', async () => {
    const clean = await surety(...BESIDE, '--statement', await statement([credit('500.00'), ...debits]));
    expect(clean).toMatchObject({
      code: 0,
      output: expect.stringContaining('3 listed, 3 agree. No breaks.'),
    });
  });

  it('shows differences from a statement as CSV, and lets one be closed once', async () => {
    const [first = ''] = debits;
    const path = await statement([credit('500.01'), first, first]);
    const { code, output } = await surety(...BESIDE, '--statement', path, '--csv');
    expect(code).toBe(1);
    const rows = output
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(','));
    const summary = rows.map(([, type, kind, status, , , agreement, , difference]) => [
      ...[type, kind, status, agreement, difference],
    ]);
    expect(summary.sort()).toEqual([
      ['amount_differs', 'deposit', 'open', id, '1'],
      ['duplicate', 'payout', 'open', id, '-30000'],
      ['missing_there', 'refund', 'open', id, '20000'],
    ]);
    const brk = rows.find(([, type]) => type === 'duplicate')?.[0] ?? '';
    expect(await surety('close', brk, '--reason', 'the bank took it twice')).toMatchObject({ code: 0 });
    expect(await surety('close', brk, '--reason', 'again')).toMatchObject({
      code: 2,
      output: expect.stringContaining('is closed: the bank took it twice'),
    });
    const listed = await surety('list');
    expect(listed.code).toBe(1);
    expect(listed.output).not.toContain(brk);
  });

  it.each([
    [['--from', '2026-01-01'], /use one of/],
    [['--from', '2026-02-30', '--to', '2026-03-01'], /"2026-02-30" is not a date/],
    [['--from', '2026-03-01', '--to', '2026-03-01', '--provider', 'nobody'], /nobody is not configured/],
    [[...BESIDE, '--statement', '/nowhere'], /the statement: there is no such file/],
    [[...BESIDE, '--statement', '/nowhere', '--columns', 'when=Day'], /--columns accepts date/],
    [['close', 'brk_none', '--reason', 'x'], /there is no break brk_none/],
  ])('answers 2 when it cannot tell: %j', async (args, says) => {
    const { code, output } = await surety(...args);
    expect(output).toMatch(says);
    expect(code).toBe(2);
  });
});
