import { beforeEach, describe, expect, it } from 'vitest';
import { closeBreak } from '#actions/escrow/reconciliation/close-break.ts';
import { reconcileDaily } from '#actions/escrow/reconciliation/reconcile.ts';
import { money } from '#core/escrow/money.ts';
import * as log from '#store/audit/log.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import * as reports from '#store/escrow/reconciliation/reports.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { DAY, HOUR, startCompared } from './compared.ts';

const { app, account, lists, context, db, today, aDay, found, suspense, anotherDay } = await startCompared();
beforeEach(anotherDay);

describe('a break', () => {
  async function plantOne() {
    const period = today();
    await aDay();
    app.time.advance(25 * HOUR);
    lists.deposits.push((listed) => ({ ...listed, amount: money(listed.amount + 10) }));
    const { all } = await found(period);
    return { period, id: all[0]?.id ?? '' };
  }
  const key = (breakId: string) => ({ developerId: account.developerId, breakId });

  it('is the same one when another run finds it again', async () => {
    const { period, id } = await plantOne();
    const again = await found(period);
    expect(again.all.map((each) => each.id)).toEqual([id]);
  });

  it('is closed once, by a posting through suspense', async () => {
    const { period, id } = await plantOne();
    const before = await suspense();
    await closeBreak(context, key(id), 'the bank added a gift', NO_ANSWER);
    expect((await suspense()) - before).toBe(10n);
    await expect(closeBreak(context, key(id), 'again', NO_ANSWER)).rejects.toThrow(/already closed/);
    expect((await suspense()) - before).toBe(10n);
    const { report, all } = await found(period);
    expect(report).toMatchObject({ breaks: 1, open: 0 });
    expect(all).toMatchObject([{ id, status: 'closed', reason: 'the bank added a gift' }]);
    const records = await log.read(
      context.db,
      account.developerId,
      { subject: id },
      { limit: 9, before: undefined },
    );
    expect(records.entries).toMatchObject([
      { kind: 'break.closed', after: { reason: 'the bank added a gift' } },
    ]);
  });

  it('is closed by one of many concurrent requests', async () => {
    const { id } = await plantOne();
    const before = await suspense();
    const tries = Array.from({ length: 8 }, (_, n) => closeBreak(context, key(id), `try ${n}`, NO_ANSWER));
    const done = await Promise.allSettled(tries);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await suspense()) - before).toBe(10n);
  });

  it('reverses its posting when the books agree again, and is a new one when it recurs', async () => {
    const { period, id } = await plantOne();
    const before = await suspense();
    await closeBreak(context, key(id), 'not yet known', NO_ANSWER);
    const lies = [...lists.deposits];
    lists.tellTruth();
    expect((await found(period)).all).toEqual([]);
    expect((await suspense()) - before).toBe(0n);
    lists.deposits.push(...lies);
    const { all } = await found(period);
    expect(all).toMatchObject([{ status: 'open', difference: 10 }]);
    expect(all[0]?.id).not.toBe(id);
  });

  it('cannot be altered or removed by the service', async () => {
    const { id } = await plantOne();
    for (const table of [
      'reconciliations',
      'reconciliation_breaks',
      'reconciliation_findings',
      'reconciliation_closings',
    ]) {
      await expect(db.query(`DELETE FROM ${table}`)).rejects.toMatchObject({ code: '42501' });
    }
    const edit = db.query('UPDATE reconciliation_breaks SET difference = 0 WHERE id = $1', [id]);
    await expect(edit).rejects.toMatchObject({ code: '42501' });
  });
});

describe('every day', () => {
  it('yesterday is compared once, and days with breaks once more', async () => {
    const { id } = await aDay();
    app.time.advance(DAY);
    lists.deposits.push((listed) => ({ ...listed, amount: money(listed.amount + 3) }));
    await reconcileDaily(context);
    const open = async () => (await breaks.listOpen(db, 100)).filter(({ agreementId }) => agreementId === id);
    expect(await open()).toHaveLength(1);
    const count = async () => (await reports.list(db, null, { limit: 100, before: undefined })).length;
    lists.tellTruth();
    app.time.advance(DAY);
    await reconcileDaily(context);
    expect(await open()).toEqual([]);
    const before = await count();
    await reconcileDaily(context);
    expect((await count()) - before).toBe(0);
  });
});

it('finds 50 breaks among 10,000 transactions in the database and invents none, in seconds', async () => {
  await aDay();
  app.time.advance(2 * DAY);
  const period = today();
  const at = period.from;
  await app.database.owner.query(
    `WITH a AS (SELECT developer_id, id FROM agreements LIMIT 1), t AS (
       SELECT a.*, 'bulk-' || n AS transaction_id, n FROM a, generate_series(1, 10000) n),
     p AS (INSERT INTO provider_transactions SELECT 'sandbox', transaction_id, developer_id, id FROM t)
     INSERT INTO deposits (developer_id, agreement_id, provider, transaction_id, account_number, amount, applied, received_at)
     SELECT developer_id, id, 'sandbox', transaction_id, '1', n, true, $1::timestamptz + n * interval '8 s' FROM t`,
    [at],
  );
  app.time.advance(25 * HOUR);
  const numberOf = ({ transactionId }: { transactionId: string }) =>
    Number(transactionId.slice('bulk-'.length));
  lists.deposits.push((listed) => {
    const n = numberOf(listed);
    if (n % 200 !== 0) return listed;
    return n % 400 === 0 ? null : { ...listed, amount: money(listed.amount + 1) };
  });
  const startedAt = performance.now();
  const { report, all } = await found(period);
  expect(performance.now() - startedAt).toBeLessThan(45_000);
  expect(report).toMatchObject({ breaks: 50, matched: 9_950 });
  const expected = Array.from({ length: 50 }, (_, index) => {
    const n = (index + 1) * 200;
    return `${n % 400 === 0 ? 'missing_there' : 'amount_differs'} bulk-${n}`;
  });
  expect(all.map(({ type, subject }) => `${type} ${subject}`).sort()).toEqual(expected.sort());
});
