import { afterAll, describe, expect, it } from 'vitest';
import { sendPayout } from '#actions/escrow/send-payout.ts';
import { createContext } from '#app/context.ts';
import { type Bank, BankNotConfigured, BankUnavailable } from '#core/escrow/bank.ts';
import { readConfig } from '#settings/config.ts';
import { startTestApp } from '#test/support/app.ts';
import { wordyBank } from '#test/support/banks/wordy-bank.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

/** A milestone of 100 whose payout is due. */
async function due() {
  const { key, developerId } = await app.signUp();
  const on = platform(app, key);
  await on.setPayoutAccount('seller', '1111111111');
  const { id, milestones } = await fundedAgreement(on, [100], 100);
  const milestoneId = milestones[0]?.id ?? '';
  for (const user of ['buyer', 'seller']) await on.confirm(id, milestoneId, user);
  const payout = { developerId, agreementId: id, milestoneId, attempts: 0 };
  const status = async () => (await on.get(id)).body.status;
  return { on, id, payout, status };
}

/** The sandbox bank, but with a call that fails before it reaches the bank. */
function breaking(bank: Bank, call: 'submitPayout', before: () => Promise<unknown>): Bank {
  return {
    ...bank,
    [call]: async () => {
      await before();
      throw new BankUnavailable('the line went dead');
    },
  };
}

describe('a payout that was submitted to the bank', () => {
  it('goes to its first destination, whatever account is set before it is sent again', async () => {
    const { on, id, payout } = await due();
    const { bank, orders } = wordyBank(app.context.bank);
    const move = () => on.setPayoutAccount('seller', '2222222222');
    const dead = { ...app.context, bank: breaking(bank, 'submitPayout', move) };
    await expect(sendPayout(dead, payout)).rejects.toThrow(BankUnavailable);
    await sendPayout({ ...app.context, bank }, payout);
    expect(orders.map(({ destination }) => destination)).toEqual([
      { bankCode: '058', accountNumber: '1111111111', accountName: 'SANDBOX HOLDER 1111' },
    ]);
    const submitted = (await on.events(id)).filter(({ type }) => type === 'payout.submitted');
    expect(submitted.map(({ data }) => data)).toMatchObject([
      { provider: 'sandbox', bankCode: '058', accountNumber: '1111111111', nameMatch: 'unknown' },
    ]);
  });

  it('records where it went, although the account was changed and changed back', async () => {
    const { on, id, payout } = await due();
    await on.setPayoutAccount('seller', '2222222222');
    await sendPayout(app.context, payout);
    await on.setPayoutAccount('seller', '1111111111');
    type Payouts = { data: { attempts: object[] }[] };
    const path = `/v1/escrow/agreements/${id}/payouts`;
    const { body } = await app.call<Payouts>('GET', path, { key: on.key });
    expect(body.data[0]?.attempts).toMatchObject([
      { destination: { accountNumber: '2222222222', version: 2 } },
    ]);
  });

  it('goes to the new account under a new reference, once the bank has refused the old one', async () => {
    const { on, payout } = await due();
    const { bank, orders, willSay } = wordyBank(app.context.bank);
    willSay('FAILED', 'SUCCEEDED');
    await sendPayout({ ...app.context, bank }, payout);
    await on.setPayoutAccount('seller', '2222222222');
    await sendPayout({ ...app.context, bank }, { ...payout, attempts: 1 });
    expect(orders.map(({ destination }) => destination.accountNumber)).toEqual(['1111111111', '2222222222']);
  });

  it.each([
    `UPDATE payout_attempts SET account_number = '0000000000'`,
    `UPDATE payout_attempts SET provider = 'elsewhere'`,
    'DELETE FROM payout_attempts',
    `UPDATE payouts SET seller_external_id = 'me'`,
    'DELETE FROM payouts',
    `UPDATE payout_account_versions SET account_number = '0000000000'`,
    'DELETE FROM payout_account_versions',
  ])('is out of reach for the role of the service: %s', async (sql) => {
    await expect(app.database.service.query(sql)).rejects.toThrow('permission denied');
  });
});

describe('a change of the bank', () => {
  const second = wordyBank(app.context.bank, 'second-bank');
  const restarted = (otherBanks: readonly Bank[]) =>
    createContext(app.database.service, readConfig({}), {
      secret: app.secret,
      bank: second.bank,
      otherBanks,
      clock: () => app.time.now(),
    });

  it('pays nothing again: the first bank’s payouts are queried there, and new ones go to the second', async () => {
    const { on, id, payout, status } = await due();
    const first = wordyBank(app.context.bank);
    expect(await sendPayout({ ...app.context, bank: first.bank }, payout)).toBe('pending');
    const context = restarted([first.bank]);
    expect(await sendPayout(context, payout)).toBe('pending');
    const reference = first.orders[0]?.reference ?? '';
    // A payout stays with the first bank even if that bank does not know it.
    first.forgets(reference);
    await sendPayout(context, payout);
    expect([first.orders.length, second.orders.length]).toEqual([2, 0]);

    first.says(reference, 'FAILED');
    await sendPayout(context, payout);
    second.willSay('SUCCEEDED');
    await sendPayout(context, { ...payout, attempts: 1 });
    expect([first.orders.length, second.orders.length]).toEqual([2, 1]);
    expect(await status()).toBe('DISBURSED');
    const submitted = (await on.events(id)).filter(({ type }) => type === 'payout.submitted');
    expect(submitted.map(({ data }) => data['provider'])).toEqual(['sandbox', 'second-bank']);
  });

  it('to one without access to the first waits and raises an alarm, and nothing is sent', async () => {
    const { payout, status } = await due();
    // Not the sandbox, which is always available.
    const first = wordyBank(app.context.bank, 'first-bank');
    await sendPayout({ ...app.context, bank: first.bank }, payout);
    const sent = second.orders.length;
    await expect(sendPayout(restarted([]), payout)).rejects.toThrow(BankNotConfigured);
    expect([first.orders.length, second.orders.length - sent]).toEqual([1, 0]);
    expect(await status()).toBe('COMPLETED');
    first.says(first.orders[0]?.reference ?? '', 'SUCCEEDED');
    await sendPayout(restarted([first.bank]), payout);
    expect(await status()).toBe('DISBURSED');
    await runDueJobs(app);
  });
});
