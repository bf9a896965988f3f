import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { payRefunds } from '#actions/escrow/refund/pay-refunds.ts';
import { sendPayout } from '#actions/escrow/send-payout.ts';
import { createContext } from '#app/context.ts';
import { BankUnavailable, type RefundOrder } from '#core/escrow/bank.ts';
import { MINUTE_MS } from '#core/time.ts';
import { impatientBank } from '#providers/impatient-bank.ts';
import { readConfig } from '#settings/config.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { refundParts } from '#test/support/refunds.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);
afterEach(() => vi.restoreAllMocks());
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

/** An agreement whose refund goes back to the given deposits. */
async function refundedOver(references: readonly string[]) {
  const { id, virtualAccountNo } = await fundedAgreement(on, [100 * references.length], 0);
  for (const reference of references) await on.deposit(virtualAccountNo ?? '', 100, `${id}-${reference}`);
  const { body } = await on.refund(id);
  const statuses = async () => {
    const parts = await refundParts(app, body['id']);
    return Object.fromEntries(parts.map(([reference, , status]) => [reference.split('-')[1], status]));
  };
  return { id, refundId: body['id'], statuses, agreement: { developerId, agreementId: id } };
}

/** A bank where refunds of some deposits fail. */
function poisonedBank(isBad: (order: RefundOrder) => boolean, error: () => Error) {
  const { submitRefund } = app.context.bank;
  return vi.spyOn(app.context.bank, 'submitRefund').mockImplementation(async (order) => {
    if (isBad(order)) throw error();
    return submitRefund(order);
  });
}

describe('a refund of several parts', () => {
  it('pays the healthy parts although one fails, and then that one', async () => {
    const { agreement, statuses } = await refundedOver(['good', 'bad', 'fine']);
    poisonedBank(
      ({ transactionId }) => transactionId.endsWith('-bad'),
      () => new Error('no such transaction'),
    );
    await expect(payRefunds(app.context, agreement)).rejects.toThrow('no such transaction');
    expect(await statuses()).toEqual({ good: 'PAID', bad: 'SUBMITTED', fine: 'PAID' });
    vi.restoreAllMocks();
    await payRefunds(app.context, agreement, 2);
    expect(await statuses()).toEqual({ good: 'PAID', bad: 'PAID', fine: 'PAID' });
    await runDueJobs(app);
  });

  it('stops calling a bank that is down after a few attempts, and still pays every part later', async () => {
    const names = Array.from({ length: 7 }, (_, index) => `bad${index}`);
    const { agreement, statuses } = await refundedOver([...names, 'good']);
    const bank = poisonedBank(
      ({ transactionId }) => transactionId.includes('-bad'),
      () => new BankUnavailable('down'),
    );
    // Newest first: the good part is the first of all.
    vi.spyOn(app.context.bank, 'findTransfer').mockRejectedValue(new BankUnavailable('down'));
    await expect(payRefunds(app.context, agreement)).rejects.toThrow('down');
    expect(bank).toHaveBeenCalledTimes(6);
    await expect(payRefunds(app.context, agreement, 2)).rejects.toThrow('down');
    expect(new Set(bank.mock.calls.map(([{ transactionId }]) => transactionId)).size).toBe(8);
    expect(await statuses()).toMatchObject({ good: 'PAID', bad0: 'SUBMITTED', bad6: 'SUBMITTED' });
    vi.restoreAllMocks();
    app.time.advance(MINUTE_MS);
    await runDueJobs(app);
    expect(new Set(Object.values(await statuses()))).toEqual(new Set(['PAID']));
  });
});

describe('a refund that the bank refuses', () => {
  it('is sent five times over hours before the service gives up', async () => {
    const { id, statuses } = await refundedOver(['refund-refused']);
    const bank = vi.spyOn(app.context.bank, 'submitRefund');
    const startedAt = app.time.now().getTime();
    const sentAfterMinutes: number[] = [];
    while ((await statuses())['refund'] !== 'FAILED') {
      const before = bank.mock.calls.length;
      await runDueJobs(app);
      const minutes = Math.round((app.time.now().getTime() - startedAt) / MINUTE_MS);
      if (bank.mock.calls.length > before) sentAfterMinutes.push(minutes);
      if (minutes > 600) throw new Error('it is never given up');
      app.time.advance(MINUTE_MS);
    }
    expect(sentAfterMinutes).toEqual([0, 5, 35, 95, 215]);
    expect((await on.events(id)).filter(({ type }) => type === 'refund.failed')).toHaveLength(1);
  });

  it('is not sent sooner because of other changes to the agreement', async () => {
    const { agreement } = await refundedOver(['refund-refused']);
    const bank = vi.spyOn(app.context.bank, 'submitRefund');
    for (let times = 0; times < 8; times++) await payRefunds(app.context, agreement);
    expect(bank).toHaveBeenCalledTimes(1);
  });
});

describe('a bank that does not answer', () => {
  const SHORT_MS = 50;
  const DEADLINES = {
    issueAccount: SHORT_MS,
    resolveAccount: SHORT_MS,
    readNotices: SHORT_MS,
    submitPayout: SHORT_MS,
    submitRefund: SHORT_MS,
    findTransfer: SHORT_MS,
    closeAccount: SHORT_MS,
    listDeposits: SHORT_MS,
    listTransfers: SHORT_MS,
    completeRefund: SHORT_MS,
    listBanks: SHORT_MS,
    balance: SHORT_MS,
  };
  const hang = () => new Promise<never>(() => undefined);

  it('costs a job its deadline, and is asked about the same reference afterwards', async () => {
    await on.setPayoutAccount();
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    const milestoneId = milestones[0]?.id ?? '';
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestoneId, user);
    const order = { developerId, agreementId: id, milestoneId, attempts: 0 };
    const received: string[] = [];
    const { bank } = app.context;
    const hanging = impatientBank(
      {
        ...bank,
        submitPayout: async (payout) => {
          received.push(payout.reference);
          await bank.submitPayout(payout);
          return hang();
        },
      },
      DEADLINES,
    );
    await expect(sendPayout({ ...app.context, bank: hanging }, order)).rejects.toThrow(BankUnavailable);
    await expect(sendPayout({ ...app.context, bank: hanging }, order)).resolves.toBe('settled');
    expect(received).toEqual([`po_${milestoneId.slice('ms_'.length)}_1`]);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });

  it('is asked for its list of banks once an hour, and again at once after a failure', async () => {
    const answers = [hang(), Promise.resolve([{ code: '058', name: 'Guaranty Trust Bank' }])];
    const listBanks = vi.fn(() => answers.shift() ?? hang());
    const forgetful = impatientBank({ ...app.context.bank, listBanks }, DEADLINES);
    await expect(forgetful.listBanks()).rejects.toThrow(BankUnavailable);
    expect(await forgetful.listBanks()).toEqual(await forgetful.listBanks());
    expect(listBanks).toHaveBeenCalledTimes(2);
  });

  it('is a 503 to a request, not a connection that stays open', async () => {
    const { bank } = app.context;
    const patient = impatientBank({ ...bank, resolveAccount: hang, issueAccount: hang }, DEADLINES);
    vi.spyOn(bank, 'resolveAccount').mockImplementation(patient.resolveAccount);
    vi.spyOn(bank, 'issueAccount').mockImplementation(patient.issueAccount);
    const { id } = (await on.create([100])).body;
    const assessed = await on.assess(id, { account_created_at: '2020-01-31T12:00:00Z' });
    for (const answer of [assessed, await on.setPayoutAccount()]) {
      expect(answer).toMatchObject({ status: 503, body: { code: 'provider_unavailable' } });
    }
  });

  it.each([
    ['resolveAccount', 15_000],
    ['issueAccount', 8_000],
    ['readNotices', 15_000],
    ['submitPayout', 30_000],
    ['submitRefund', 30_000],
    ['findTransfer', 30_000],
  ] as const)('has its timeout in every call, %s for %i ms', async (call, ms) => {
    vi.useFakeTimers();
    try {
      const bank = { ...app.context.bank, [call]: hang };
      const wired = createContext(app.database.service, readConfig({}), { bank });
      const answer = wired.bank[call](undefined as never).then(
        () => 'answered',
        (error: Error) => error,
      );
      let over = false;
      void answer.then(() => {
        over = true;
      });
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(over).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toBeInstanceOf(BankUnavailable);
    } finally {
      vi.useRealTimers();
    }
  });
});
