import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { setPayoutAccount } from '#actions/escrow/set-payout-account.ts';
import { MINUTE_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
afterEach(() => vi.restoreAllMocks());
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

/** A new developer with one completed milestone, paid to an account with this ending (or to none). */
async function completed(ending: string | null) {
  const { key, developerId } = await app.signUp();
  const on = platform(app, key);
  if (ending) await on.setPayoutAccount('seller', `111111${ending}`);
  await runDueJobs(app);
  const { id, milestones, virtualAccountNo } = await fundedAgreement(on, [100], 100);
  for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
  await runDueJobs(app);
  const events = async (type: string) => (await on.events(id)).filter((event) => event.type === type);
  const settlement = async () => {
    const [row] = await app.database.owner.query(
      'SELECT settlement FROM milestones WHERE agreement_id = $1',
      [id],
    );
    return row?.['settlement'];
  };
  const status = async () => (await on.get(id)).body.status;
  return { on, id, developerId, account: virtualAccountNo ?? '', events, settlement, status };
}

async function changesThatWait(): Promise<unknown> {
  const [row] = await app.database.owner.query(
    `SELECT count(*) AS n FROM pg_locks WHERE relation = 'agreements'::regclass AND NOT granted`,
  );
  return row?.['n'];
}

async function pass(ms: number): Promise<void> {
  app.time.advance(ms);
  await runDueJobs(app);
}

describe('a payout', () => {
  it('waits for details, writes one event, and starts by itself when the account is set', async () => {
    const { on, events, settlement, status } = await completed(null);
    expect(await settlement()).toBe('AWAITING_DETAILS');
    expect(await status()).toBe('COMPLETED');
    await pass(60 * MINUTE_MS);
    expect(await events('payout.awaiting_details')).toHaveLength(1);
    await on.setPayoutAccount('somebody-else');
    await runDueJobs(app);
    expect(await settlement()).toBe('AWAITING_DETAILS');
    await on.setPayoutAccount();
    await runDueJobs(app);
    expect(await status()).toBe('DISBURSED');
    expect(await events('payout.submitted')).toHaveLength(1);
  });

  it('starts for every agreement of that seller', async () => {
    const { on, id, status } = await completed(null);
    const second = await fundedAgreement(on, [70, 30], 100);
    for (const { id: milestone } of second.milestones) {
      for (const user of ['buyer', 'seller']) await on.confirm(second.id, milestone, user);
    }
    await runDueJobs(app);
    await on.setPayoutAccount();
    await runDueJobs(app);
    expect(await status()).toBe('DISBURSED');
    expect((await on.get(second.id)).body.status).toBe('DISBURSED');
    expect(id).not.toBe(second.id);
  });

  it('starts even when the account is set in the very moment in which it is found missing', async () => {
    const { key, developerId } = await app.signUp();
    const on = platform(app, key);
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
    // The account is written but not yet committed while the payout looks for it, twice.
    const { db } = app.context;
    const slowDb: typeof db = {
      ...db,
      transaction: (work) =>
        db.transaction(async (tx) => {
          const result = await work(tx);
          await runDueJobs(app);
          return result;
        }),
    };
    await setPayoutAccount(
      { ...app.context, db: slowDb },
      {
        developerId,
        externalUserId: 'seller',
        bankCode: '058',
        accountNumber: '0123456789',
        accountName: null,
      },
      () => null,
    );
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('starts even when the account is set between its look for one and its record that there is none', async () => {
    const on = platform(app, (await app.signUp()).key);
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
    let paying = Promise.resolve();
    await app.database.owner.transaction(async (tx) => {
      // Reads of an agreement need not wait; writes must.
      await tx.query('LOCK TABLE agreements IN SHARE MODE');
      paying = runDueJobs(app);
      await expect.poll(changesThatWait).toBe(1);
      await on.setPayoutAccount();
      // No payout is recorded as waiting for the account yet, so setting it starts nothing.
      await runDueJobs(app);
    });
    await paying;
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('…0001: is refused, retried under new references, then waits for another account', async () => {
    const { on, events, settlement, status } = await completed('0001');
    expect(await events('payout.failed')).toHaveLength(1);
    for (const wait of [10_000, MINUTE_MS, 10 * MINUTE_MS]) {
      expect(await settlement()).toBe('RELEASED');
      await pass(wait - 1_000);
      await pass(1_000);
    }
    const submitted = await events('payout.submitted');
    expect(submitted).toHaveLength(4);
    expect(new Set(submitted.map((event) => event.data['reference'])).size).toBe(4);
    expect(await events('payout.failed')).toHaveLength(4);
    expect(await settlement()).toBe('AWAITING_DETAILS');
    expect(await events('payout.awaiting_details')).toHaveLength(1);
    await pass(48 * 60 * MINUTE_MS);
    expect(await events('payout.submitted')).toHaveLength(4);

    await on.setPayoutAccount();
    await runDueJobs(app);
    expect(await status()).toBe('DISBURSED');
    expect(await events('payout.submitted')).toHaveLength(5);
  });

  it('…0001: has as many attempts at the next account as at the first', async () => {
    const { on, events, settlement } = await completed('0001');
    for (let round = 0; round < 4; round++) await pass(11 * MINUTE_MS);
    expect([await settlement(), (await events('payout.submitted')).length]).toEqual(['AWAITING_DETAILS', 4]);
    await on.setPayoutAccount('seller', '2222220001');
    for (let round = 0; round < 5; round++) await pass(11 * MINUTE_MS);
    expect([await settlement(), (await events('payout.submitted')).length]).toEqual(['AWAITING_DETAILS', 8]);
  });

  it('…0001: goes to a new account at once, without waiting for the next attempt at the old one', async () => {
    const { on, events, settlement, status } = await completed('0001');
    expect(await settlement()).toBe('RELEASED');
    await on.setPayoutAccount();
    await runDueJobs(app);
    expect(await status()).toBe('DISBURSED');
    // The attempt that was planned for later finds nothing left to do.
    await pass(60 * MINUTE_MS);
    expect(await events('payout.submitted')).toHaveLength(2);
  });

  it('…0001: waits for another account, whatever holds are put on and lifted', async () => {
    const { on, id, events, settlement } = await completed('0001');
    await on.post(id, 'freeze', { reason: 'dispute' });
    await on.post(id, 'unfreeze');
    for (let round = 0; round < 6; round++) await pass(11 * MINUTE_MS);
    expect(await settlement()).toBe('AWAITING_DETAILS');
    expect(await events('payout.submitted')).toHaveLength(4);
    await on.post(id, 'freeze', { reason: 'dispute' });
    await on.post(id, 'unfreeze');
    await pass(60 * MINUTE_MS);
    expect(await events('payout.submitted')).toHaveLength(4);
  });

  it('…0001: goes to a good account that was set while the last attempt was running', async () => {
    const { on, settlement, status } = await completed('0001');
    for (const wait of [10_000, MINUTE_MS]) await pass(wait);
    // The bank is slow with the last attempt: before it refuses, the new account is set and the jobs that
    // waited for one start.
    vi.spyOn(app.context.bank, 'submitPayout').mockImplementationOnce(async () => {
      await on.setPayoutAccount('seller', '2222222222');
      await runDueJobs(app);
      return { status: 'FAILED', reason: 'late refusal' };
    });
    await pass(10 * MINUTE_MS);
    await pass(MINUTE_MS);
    expect([await settlement(), await status()]).toEqual(['PAID', 'DISBURSED']);
  });

  it('…0002: stays submitted while the bank takes its time, then is paid', async () => {
    const { on, id, settlement, status, events } = await completed('0002');
    expect(await settlement()).toBe('SUBMITTED');
    expect((await on.ledger(id)).body.balances).toMatchObject({ payout_clearing: 100, seller: 0, bank: 100 });
    expect(await status()).toBe('COMPLETED');
    await pass(4_000);
    expect(await status()).toBe('DISBURSED');
    expect(await events('payout.submitted')).toHaveLength(1);
  });

  it('…0003: looks paid, comes back, is retried a few times, then waits for another account', async () => {
    const { on, id, events, settlement, status } = await completed('0003');
    expect(await status()).toBe('DISBURSED');
    await pass(3_000);
    expect(await status()).toBe('COMPLETED');
    expect((await on.ledger(id)).body.balances).toMatchObject({ seller: 100, bank: 100 });
    expect(await events('payout.reversed')).toHaveLength(1);
    for (let round = 0; round < 20; round++) await pass(5 * MINUTE_MS);
    expect(await events('payout.submitted')).toHaveLength(4);
    expect(await settlement()).toBe('AWAITING_DETAILS');
    // Both parties confirmed once; a returned payout does not make them do it again.
    expect(await events('agreement.completed')).toHaveLength(1);

    await on.setPayoutAccount();
    await runDueJobs(app);
    expect(await status()).toBe('DISBURSED');
  });

  it('is queried, not sent again, after a crash between the bank’s response and its commit', async () => {
    const { key } = await app.signUp();
    const on = platform(app, key);
    await on.setPayoutAccount();
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
    const { submitPayout } = app.context.bank;
    const sending = vi.spyOn(app.context.bank, 'submitPayout').mockImplementation(async (request) => {
      await submitPayout(request);
      throw new Error('the answer was lost');
    });
    await expect(runDueJobs(app)).rejects.toThrow('the answer was lost');
    await pass(MINUTE_MS);
    expect(sending).toHaveBeenCalledOnce();
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });
});
