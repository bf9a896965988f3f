import { afterAll, describe, expect, it } from 'vitest';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { takeUpOwedWork } from '#actions/escrow/take-up-owed-work.ts';
import type { BankTransferState } from '#core/escrow/bank.ts';
import * as exceptions from '#store/escrow/exceptions.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);
const { context } = app;
const { db } = context;
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const about = (reference: string, status: BankTransferState['status']) =>
  ({ kind: 'transfer', provider: 'sandbox', reference, state: { status } }) as const;

const kept = (subject: string) =>
  db.query<{ outcome: string | null; agreementId: string | null }>(
    'SELECT outcome, agreement_id AS "agreementId" FROM bank_messages WHERE subject = $1 ORDER BY received_at',
    [subject],
  );

const unowned = () => exceptions.list(db, '', { open: undefined }, { limit: 100, before: undefined });

/** An agreement whose payout the bank has not decided on, and that no job queries. */
async function onItsWay() {
  await on.setPayoutAccount('seller', '0123450002');
  const { id, milestones } = await fundedAgreement(on, [1_000], 1_000);
  for (const party of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', party);
  await runDueJobs(app);
  await db.query("DELETE FROM jobs WHERE kind = 'submit-payout'");
  const submitted = (await on.events(id)).find(({ type }) => type === 'payout.submitted');
  return { id, reference: String(submitted?.data['reference']) };
}

describe('a bank’s notification about a transfer', () => {
  it('is stored before it is applied, so that no crash can lose it', async () => {
    const { id, reference } = await onItsWay();
    await receiveNotification(context, [about(reference, 'SUCCEEDED')]);
    expect(await kept(reference)).toEqual([{ outcome: null, agreementId: null }]);
    expect((await on.get(id)).body.status).toBe('COMPLETED');
    await runDueJobs(app);
    expect(await kept(reference)).toEqual([{ outcome: 'applied', agreementId: id }]);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('is stored once, however often it comes, and a repeat is marked as one', async () => {
    const { reference } = await onItsWay();
    const notification = about(reference, 'SUCCEEDED');
    await receiveNotification(context, [about(reference, 'PENDING'), notification, notification]);
    await runDueJobs(app);
    await receiveNotification(context, [notification]);
    await runDueJobs(app);
    expect((await kept(reference)).map(({ outcome }) => outcome).sort()).toEqual(['applied', 'repeated']);
    const jobs = await db.query("SELECT id FROM jobs WHERE kind = 'bank-message'");
    expect(jobs).toEqual([]);
  });

  it('about an unknown transfer is an exception, once', async () => {
    const notification = about('po_not-ours_1', 'FAILED');
    for (let times = 0; times < 3; times++) {
      await receiveNotification(context, [notification]);
      await runDueJobs(app);
    }
    expect(await kept('po_not-ours_1')).toEqual([{ outcome: 'unknown', agreementId: null }]);
    const found = (await unowned()).filter(({ kind }) => kind === 'unknown_reference');
    expect(found).toMatchObject([
      { subject: 'sandbox:po_not-ours_1', details: { status: 'FAILED', provider: 'sandbox' } },
    ]);
  });

  it('is applied even when its job is lost', async () => {
    const { id, reference } = await onItsWay();
    await receiveNotification(context, [about(reference, 'SUCCEEDED')]);
    await db.query("DELETE FROM jobs WHERE kind = 'bank-message'");
    await takeUpOwedWork(context, 100);
    await db.query("DELETE FROM jobs WHERE kind = 'submit-payout'");
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('uses a slot among its own developer’s jobs only', async () => {
    const { reference } = await onItsWay();
    await receiveNotification(context, [about(reference, 'SUCCEEDED')]);
    const [job] = await db.query("SELECT developer_id FROM jobs WHERE kind = 'bank-message'");
    expect(job).toEqual({ developer_id: developerId });
    await runDueJobs(app);
  });

  it('is not applied directly after one about an unknown transfer: the bank is asked which is newer', async () => {
    const { id, reference } = await onItsWay();
    // As after a restore: when the bank reported the return, the books had forgotten the payout.
    const forgotten = about(`${reference}9`, 'FAILED');
    await receiveNotification(context, [forgotten]);
    await runDueJobs(app);
    await db.query('UPDATE bank_messages SET subject = $1 WHERE subject = $2', [reference, `${reference}9`]);
    await receiveNotification(context, [about(reference, 'SUCCEEDED')]);
    await runDueJobs(app);
    // The sandbox has not decided yet: the payout is still on its way.
    expect((await on.get(id)).body.status).toBe('COMPLETED');
    expect((await kept(reference)).map(({ outcome }) => outcome)).toEqual(['unknown', 'repeated']);
    await takeUpOwedWork(context, 100);
  });
});

describe('a reversal of a deposit that never arrived', () => {
  it('is an exception after a day, and deleted after a month', async () => {
    const notice = {
      kind: 'deposit_reversed',
      provider: 'sandbox',
      transactionId: 'never',
      reason: null,
    } as const;
    await receiveNotification(context, [notice]);
    await runDueJobs(app);
    const ofIt = async () => (await unowned()).filter(({ subject }) => subject === 'sandbox:never');
    expect(await ofIt()).toEqual([]);
    app.time.advance(25 * 3_600_000);
    await runDueJobs(app);
    expect(await ofIt()).toMatchObject([{ kind: 'unknown_reference' }]);
    expect(await kept('never')).toEqual([{ outcome: null, agreementId: null }]);
    app.time.advance(30 * 24 * 3_600_000);
    await runDueJobs(app);
    expect(await kept('never')).toEqual([{ outcome: 'unknown', agreementId: null }]);
  });
});
