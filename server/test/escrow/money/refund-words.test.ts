import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { applyMessage } from '#actions/escrow/exceptions/apply-message.ts';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { payRefunds } from '#actions/escrow/refund/pay-refunds.ts';
import { type BankTransferState, BankUnavailable } from '#core/escrow/bank.ts';
import { HOUR_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);
afterEach(() => vi.restoreAllMocks());
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

/** Runs only the jobs of received notifications, and nothing else that is due. */
async function applyNotifications(): Promise<void> {
  const stored = await app.database.owner.query<{ provider: string; key: string }>(
    'SELECT provider, key FROM bank_messages WHERE outcome IS NULL ORDER BY received_at',
  );
  for (const message of stored) await applyMessage(app.context, message);
}

type Status = BankTransferState['status'];

/** A refunded agreement, and a bank that reports the statuses that the test chooses. */
async function refunded() {
  const { id } = await fundedAgreement(on, [100], 100);
  await on.refund(id);
  const says = new Map<string, Status>();
  const sent: string[] = [];
  let answer: Status = 'SUCCEEDED';
  vi.spyOn(app.context.bank, 'submitRefund').mockImplementation(async ({ reference }) => {
    sent.push(reference);
    says.set(reference, answer);
    return { status: answer };
  });
  vi.spyOn(app.context.bank, 'findTransfer').mockImplementation(async (reference) => {
    const status = says.get(reference);
    return status ? { status } : null;
  });
  const agreement = { developerId, agreementId: id };
  const bank = {
    sent,
    /** Sends what is due; the bank answers with this status. */
    answers: async (status: Status) => {
      answer = status;
      await payRefunds(app.context, agreement);
    },
    /** The bank sends a notification. */
    notifies: async (attempt: number, status: Status) => {
      const reference = sent[attempt - 1] ?? '';
      says.set(reference, status);
      await receiveNotification(app.context, [
        { kind: 'transfer', provider: 'sandbox', reference, state: { status } },
      ]);
      await applyNotifications();
    },
    /** A notification that was true when it was sent, and arrives after newer ones. */
    notifiesLate: async (attempt: number, status: Status) => {
      const reference = sent[attempt - 1] ?? '';
      await receiveNotification(app.context, [
        { kind: 'transfer', provider: 'sandbox', reference, state: { status } },
      ]);
      await applyNotifications();
    },
    /** A notification that waits until others are applied with it. */
    stores: (attempt: number, status: Status) =>
      receiveNotification(app.context, [
        { kind: 'transfer', provider: 'sandbox', reference: sent[attempt - 1] ?? '', state: { status } },
      ]),
    /** The bank has changed the status and reports it only when asked. */
    knows: (attempt: number, status: Status) => says.set(sent[attempt - 1] ?? '', status),
  };
  return { id, bank };
}

const kinds = async (id: string) => (await on.ledger(id)).body.entries.map(({ kind }) => kind);
const balances = async (id: string) => (await on.ledger(id)).body.balances;
const statusOf = async (id: string) => (await on.get(id)).body.status;
const lastTypes = async (id: string, count: number) =>
  (await on.events(id)).map(({ type }) => type).slice(-count);

describe('a refund that the bank takes back', () => {
  it.each(['REVERSED', 'FAILED'] as const)(
    'with %s after it was paid is owed again, and sent again',
    async (reported) => {
      const { id, bank } = await refunded();
      await bank.answers('SUCCEEDED');
      expect(await statusOf(id)).toBe('REFUNDED');
      await bank.notifies(1, reported);
      expect(await balances(id)).toMatchObject({ bank: 100, refund_payable: 100 });
      expect((await on.get(id)).body).toMatchObject({ status: 'FUNDED', funding: { refunding: 100 } });
      expect(await lastTypes(id, 1)).toEqual(['refund.reversed']);
      await bank.answers('SUCCEEDED');
      expect(bank.sent).toHaveLength(1);
      app.time.advance(HOUR_MS);
      await runDueJobs(app);
      expect(new Set(bank.sent).size).toBe(2);
      expect(await balances(id)).toMatchObject({ bank: 0, refund_payable: 0 });
      expect(await statusOf(id)).toBe('REFUNDED');
      expect(await kinds(id)).toEqual(['deposit', 'refund', 'refund_paid', 'refund_reversed', 'refund_paid']);
    },
  );

  it('is not marked paid by a notification of the payment that arrives after that of the return', async () => {
    const { id, bank } = await refunded();
    await bank.answers('PENDING');
    await bank.notifies(1, 'REVERSED');
    await bank.notifiesLate(1, 'SUCCEEDED');
    expect(await balances(id)).toMatchObject({ bank: 100, refund_payable: 100 });
    expect(await statusOf(id)).toBe('FUNDED');
    app.time.advance(HOUR_MS);
    await bank.answers('SUCCEEDED');
    expect(await statusOf(id)).toBe('REFUNDED');
  });

  it('leaves the notification of the payment unapplied when the bank says otherwise on being asked', async () => {
    const { bank } = await refunded();
    await bank.answers('PENDING');
    bank.knows(1, 'REVERSED');
    await bank.stores(1, 'SUCCEEDED');
    app.time.advance(1);
    await bank.stores(1, 'REVERSED');
    await applyNotifications();
    const outcomes = await app.database.owner.query<{ outcome: string }>(
      'SELECT outcome FROM bank_messages WHERE subject = $1',
      [bank.sent[0]],
    );
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['repeated', 'repeated']);
    expect(await findContradictions(app.database.owner)).toEqual([]);
    app.time.advance(HOUR_MS);
    await bank.answers('SUCCEEDED');
  });

  it('stays so when the notification of the payment arrives once more, late', async () => {
    const { id, bank } = await refunded();
    await bank.answers('SUCCEEDED');
    await bank.notifies(1, 'REVERSED');
    await bank.notifies(1, 'SUCCEEDED');
    await bank.notifies(1, 'REVERSED');
    expect(await kinds(id)).toEqual(['deposit', 'refund', 'refund_paid', 'refund_reversed']);
    // If the bank insists that it was paid, nothing is sent: its answers have to be consistent first.
    bank.knows(1, 'SUCCEEDED');
    app.time.advance(HOUR_MS);
    await bank.answers('SUCCEEDED');
    expect(bank.sent).toHaveLength(1);
    bank.knows(1, 'REVERSED');
    await bank.answers('SUCCEEDED');
    expect(bank.sent).toHaveLength(2);
    expect(await statusOf(id)).toBe('REFUNDED');
  });
});

describe('a refund that the bank refused and then paid', () => {
  it('is settled by the bank’s notification, and not sent again', async () => {
    const { id, bank } = await refunded();
    await bank.answers('FAILED');
    await bank.notifies(1, 'SUCCEEDED');
    app.time.advance(HOUR_MS);
    await bank.answers('SUCCEEDED');
    expect(bank.sent).toHaveLength(1);
    expect(await balances(id)).toMatchObject({ bank: 0, receivable: 0 });
    expect(await statusOf(id)).toBe('REFUNDED');
  });

  it('is detected before it is sent again', async () => {
    const { id, bank } = await refunded();
    await bank.answers('FAILED');
    bank.knows(1, 'SUCCEEDED');
    app.time.advance(HOUR_MS);
    await bank.answers('SUCCEEDED');
    expect(bank.sent).toHaveLength(1);
    expect(await statusOf(id)).toBe('REFUNDED');
  });

  it('is not sent again while the bank does not know its status', async () => {
    const { bank } = await refunded();
    await bank.answers('FAILED');
    bank.knows(1, 'PENDING');
    app.time.advance(HOUR_MS);
    await bank.answers('SUCCEEDED');
    expect(bank.sent).toHaveLength(1);
    bank.knows(1, 'SUCCEEDED');
    await bank.answers('SUCCEEDED');
  });

  it('is settled by an older attempt too, while no later one is at the bank', async () => {
    const { id, bank } = await refunded();
    for (let attempt = 1; attempt <= 2; attempt++) {
      await bank.answers('FAILED');
      app.time.advance(HOUR_MS);
    }
    await bank.notifies(1, 'SUCCEEDED');
    await bank.answers('SUCCEEDED');
    expect(bank.sent).toHaveLength(2);
    expect(await balances(id)).toMatchObject({ bank: 0, receivable: 0 });
  });
});

describe('a refund that the bank paid twice', () => {
  async function paidTwice() {
    const { id, bank } = await refunded();
    await bank.answers('FAILED');
    app.time.advance(HOUR_MS);
    await bank.answers('SUCCEEDED');
    await bank.notifies(1, 'SUCCEEDED');
    return { id, bank };
  }

  it('is owed to the platform, and the agreement is held', async () => {
    const { id, bank } = await paidTwice();
    expect(await balances(id)).toMatchObject({ bank: 0, receivable: 100, platform: 100 });
    expect(await statusOf(id)).toBe('FROZEN');
    expect((await on.events(id)).at(-1)).toMatchObject({
      type: 'agreement.frozen',
      data: { reason: expect.stringContaining(`${bank.sent[0]}`) },
    });
    await bank.notifies(1, 'SUCCEEDED');
    expect(await balances(id)).toMatchObject({ receivable: 100 });
    await bank.notifies(1, 'REVERSED');
    expect(await balances(id)).toMatchObject({ bank: 0, receivable: 0, platform: 0 });
    expect((await on.post(id, 'unfreeze')).status).toBe(200);
    expect(await statusOf(id)).toBe('REFUNDED');
  });

  it('is paid once when the second payment comes back', async () => {
    const { id, bank } = await paidTwice();
    await bank.notifies(2, 'REVERSED');
    expect(await balances(id)).toMatchObject({ bank: 0, receivable: 0, refund_payable: 0 });
    await on.post(id, 'unfreeze');
    app.time.advance(HOUR_MS);
    await runDueJobs(app);
    expect(bank.sent).toHaveLength(2);
    expect(await statusOf(id)).toBe('REFUNDED');
  });

  it('or seemed to, is paid once when the later attempt never reached the bank', async () => {
    const { id, bank } = await refunded();
    await bank.answers('FAILED');
    app.time.advance(HOUR_MS);
    vi.spyOn(app.context.bank, 'submitRefund').mockRejectedValueOnce(
      new BankUnavailable('it did not answer'),
    );
    await expect(bank.answers('SUCCEEDED')).rejects.toThrow('it did not answer');
    await bank.notifies(1, 'SUCCEEDED');
    expect(await statusOf(id)).toBe('FROZEN');
    await bank.answers('SUCCEEDED');
    expect(await balances(id)).toMatchObject({ bank: 0, receivable: 0, refund_payable: 0 });
    await on.post(id, 'unfreeze');
    await bank.answers('SUCCEEDED');
    expect(bank.sent).toHaveLength(1);
    expect(await statusOf(id)).toBe('REFUNDED');
  });

  it('or seemed to, is paid once when the later attempt fails', async () => {
    const { id, bank } = await refunded();
    await bank.answers('FAILED');
    app.time.advance(HOUR_MS);
    await bank.answers('PENDING');
    await bank.notifies(1, 'SUCCEEDED');
    expect(await statusOf(id)).toBe('FROZEN');
    await bank.notifies(2, 'FAILED');
    expect(await balances(id)).toMatchObject({ bank: 0, receivable: 0, refund_payable: 0 });
    await on.post(id, 'unfreeze');
    expect(await statusOf(id)).toBe('REFUNDED');
  });
});
