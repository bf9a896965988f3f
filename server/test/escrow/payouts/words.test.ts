import { afterAll, describe, expect, it, vi } from 'vitest';
import { applyPayoutState, sendPayout } from '#actions/escrow/send-payout.ts';
import { type BankTransferState, BankUnavailable } from '#core/escrow/bank.ts';
import { startTestApp } from '#test/support/app.ts';
import { wordyBank } from '#test/support/banks/wordy-bank.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { disputes } from '#test/support/disputes.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

type Status = BankTransferState['status'];
type Exception = { type: string; subject: string; amount: number; agreementId: string };
const app = await startTestApp();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

/** A milestone of 100 that both parties have confirmed, and a bank whose payout statuses the test chooses. */
async function scenario() {
  const { key, developerId } = await app.signUp();
  const on = platform(app, key);
  const { open, get } = disputes(app, on);
  await on.setPayoutAccount();
  const { id, milestones } = await fundedAgreement(on, [100], 100);
  const milestoneId = milestones[0]?.id ?? '';
  for (const user of ['buyer', 'seller']) await on.confirm(id, milestoneId, user);
  const { bank, orders, says, willSay } = wordyBank(app.context.bank);
  const context = { ...app.context, bank };
  const payout = { developerId, agreementId: id, milestoneId };
  const reference = (attempt: number) => `po_${milestoneId.slice('ms_'.length)}_${attempt}`;
  return {
    bank,
    orders,
    willSay,
    reference,
    /** Runs the job that sends it, as enqueued after this many attempts. */
    send: (attempts: number) => sendPayout(context, { ...payout, attempts }),
    /** Sets the status that the bank reports from now on. */
    turns: (attempt: number, status: Status) => says(reference(attempt), status),
    /** A notification of the bank, which may be older than its current status. */
    notifies: (attempt: number, status: Status) =>
      applyPayoutState(context, payout, reference(attempt), { status, reason: `it is ${status}` }),
    async is() {
      const { status } = (await on.get(id)).body;
      const { balances, entries } = (await on.ledger(id)).body;
      const { bank: atBank, seller, payout_clearing: clearing, receivable, platform } = balances;
      const journal = entries.slice(2).map(({ kind, cause }) => `${kind} ${cause.slice(-1)}`);
      return { status, atBank, seller, clearing, receivable, platform, journal };
    },
    /** Opens a dispute; returns a function that reads it. */
    async dispute() {
      const { body } = await open((await on.get(id)).body);
      return () => get(body);
    },
    events: async () => (await on.events(id)).map(({ type }) => type),
    async exceptions() {
      const { body } = await app.call<{ data: Exception[] }>('GET', '/v1/exceptions?status=OPEN', { key });
      return body.data.map(({ type, subject, amount, agreementId }) => {
        expect(agreementId).toBe(id);
        return [type, subject, amount];
      });
    },
    post: (verb: string) => on.post(id, verb),
  };
}

const PAID_ONCE = { atBank: 0, seller: 0, clearing: 0, receivable: 0, platform: 0 };

describe('a bank that pays what it has refused', () => {
  it('is queried before another payout is sent, which is then not sent', async () => {
    const { send, willSay, turns, is, orders, events } = await scenario();
    willSay('FAILED');
    await send(0);
    turns(1, 'SUCCEEDED');
    expect(await send(1)).toBe('settled');
    expect(orders).toHaveLength(1);
    expect(await is()).toMatchObject({
      status: 'DISBURSED',
      ...PAID_ONCE,
      journal: ['payout_submitted 1', 'payout_failed 1', 'payout_late 1'],
    });
    expect((await events()).slice(-3)).toEqual(['payout.failed', 'payout.succeeded', 'agreement.disbursed']);
  });

  it('ends a dispute about what it has paid', async () => {
    const { send, willSay, turns, notifies, is, dispute, events } = await scenario();
    willSay('FAILED');
    await send(0);
    const current = await dispute();
    turns(1, 'SUCCEEDED');
    await notifies(1, 'SUCCEEDED');
    expect(await is()).toMatchObject({ status: 'DISBURSED', ...PAID_ONCE });
    expect(await current()).toMatchObject({ status: 'CLOSED', outcome: 'PAID', dueAt: null });
    expect((await events()).slice(-3)).toEqual(['payout.succeeded', 'dispute.closed', 'agreement.disbursed']);
  });

  it('is believed when it notifies the payment, once', async () => {
    const { send, willSay, turns, notifies, is, orders } = await scenario();
    willSay('FAILED');
    await send(0);
    turns(1, 'SUCCEEDED');
    for (const outcome of ['new', 'known']) expect(await notifies(1, 'SUCCEEDED')).toBe(outcome);
    await send(1);
    expect(orders).toHaveLength(1);
    expect(await is()).toMatchObject({ status: 'DISBURSED', ...PAID_ONCE });
  });

  it('is waited for while it reports an unknown status', async () => {
    const { send, willSay, turns, orders } = await scenario();
    willSay('FAILED');
    await send(0);
    turns(1, 'PENDING');
    expect(await send(1)).toBe('pending');
    turns(1, 'FAILED');
    await send(1);
    expect(orders).toHaveLength(2);
  });

  it('settles with an older attempt if no newer one has', async () => {
    const { send, willSay, turns, notifies, is } = await scenario();
    willSay('FAILED', 'FAILED');
    await send(0);
    await send(1);
    turns(1, 'SUCCEEDED');
    await notifies(1, 'SUCCEEDED');
    expect(await is()).toMatchObject({ status: 'DISBURSED', ...PAID_ONCE });
    turns(1, 'REVERSED');
    await notifies(1, 'REVERSED');
    expect(await is()).toMatchObject({ status: 'COMPLETED', atBank: 100, seller: 100 });
  });

  it.each<Status>(['PENDING', 'SUCCEEDED'])(
    'has paid twice when the next one is %s: it is owed back, and nothing more leaves',
    async (second) => {
      const { send, willSay, turns, notifies, is, events, exceptions, reference } = await scenario();
      willSay('FAILED', second);
      await send(0);
      await send(1);
      turns(1, 'SUCCEEDED');
      for (const outcome of ['new', 'known']) expect(await notifies(1, 'SUCCEEDED')).toBe(outcome);
      expect(await is()).toMatchObject({ status: 'FROZEN', receivable: 100, platform: 100 });
      expect(await events()).toEqual(expect.arrayContaining(['payout.overpaid', 'agreement.frozen']));
      expect(await exceptions()).toEqual([['paid_twice', reference(1), 100]]);

      turns(1, 'REVERSED');
      await notifies(1, 'REVERSED');
      expect(await is()).toMatchObject({ status: 'FROZEN', receivable: 0, platform: 0 });
      expect(reference(1)).not.toBe(reference(2));
    },
  );

  it('has paid only once when the next one never reached it', async () => {
    const { send, willSay, turns, notifies, is, post, orders, bank } = await scenario();
    willSay('FAILED');
    await send(0);
    vi.spyOn(bank, 'submitPayout').mockRejectedValueOnce(new BankUnavailable('it did not answer'));
    await expect(send(1)).rejects.toThrow('it did not answer');
    turns(1, 'SUCCEEDED');
    await notifies(1, 'SUCCEEDED');
    expect((await is()).status).toBe('FROZEN');
    await post('unfreeze');
    await send(1);
    expect(orders).toHaveLength(1);
    expect(await is()).toMatchObject({ status: 'DISBURSED', ...PAID_ONCE });
  });

  it('has paid only once when the next one fails', async () => {
    const { send, willSay, turns, notifies, is, post, orders } = await scenario();
    willSay('FAILED', 'PENDING');
    await send(0);
    await send(1);
    turns(1, 'SUCCEEDED');
    await notifies(1, 'SUCCEEDED');
    turns(2, 'FAILED');
    await notifies(2, 'FAILED');
    expect(await is()).toMatchObject({ status: 'FROZEN', ...PAID_ONCE });
    await post('unfreeze');
    await send(2);
    expect(orders).toHaveLength(2);
    expect(await is()).toMatchObject({ status: 'DISBURSED', ...PAID_ONCE });
  });
});

describe('a bank that takes back what it has paid', () => {
  it.each<Status>(['FAILED', 'REVERSED'])('is believed, whether it reports %s', async (reported) => {
    const { send, willSay, turns, notifies, is, events } = await scenario();
    willSay('SUCCEEDED');
    await send(0);
    turns(1, reported);
    await notifies(1, reported);
    expect(await is()).toMatchObject({ status: 'COMPLETED', atBank: 100, seller: 100 });
    expect(await events()).toContain('payout.reversed');
  });

  it.each<readonly [notified: Status, now: Status, before: readonly Status[]]>([
    ['FAILED', 'SUCCEEDED', ['FAILED', 'SUCCEEDED']],
    ['SUCCEEDED', 'REVERSED', ['SUCCEEDED', 'REVERSED']],
    ['SUCCEEDED', 'FAILED', ['FAILED']],
  ])('is not believed when its %s is outdated, since it reports %s now', async (notified, now, before) => {
    const { send, turns, notifies, is } = await scenario();
    await send(0);
    for (const status of before) {
      turns(1, status);
      await notifies(1, status);
    }
    const asItWas = await is();
    turns(1, now);
    expect(await notifies(1, notified)).toBe('known');
    expect(await is()).toEqual(asItWas);
  });
});

describe('a bank whose answers contradict each other', () => {
  it('freezes the agreement, and neither the notification nor the job fails', async () => {
    const { send, turns, notifies, is, post, orders, exceptions, reference } = await scenario();
    await send(0);
    for (const status of ['FAILED', 'SUCCEEDED', 'REVERSED'] as const) {
      turns(1, status);
      await notifies(1, status);
    }
    expect((await is()).status).toBe('COMPLETED');
    turns(1, 'SUCCEEDED');
    for (const outcome of ['new', 'known']) expect(await notifies(1, 'SUCCEEDED')).toBe(outcome);
    expect(await is()).toMatchObject({ status: 'FROZEN', atBank: 100, seller: 100 });
    expect(await exceptions()).toEqual([['contradiction', reference(1), 100]]);
    await post('unfreeze');
    // As long as the bank says that it has paid, nothing is paid again.
    expect(await send(1)).toBe('pending');
    expect(orders).toHaveLength(1);
    turns(1, 'REVERSED');
    await send(1);
    expect(orders).toHaveLength(2);
  });

  it('is queried again when two of its answers cross', async () => {
    const { send, turns, notifies, is, bank } = await scenario();
    await send(0);
    turns(1, 'FAILED');
    // The job gets a refusal; before it is written, a notification has reported the payment.
    const { findTransfer } = bank;
    vi.spyOn(bank, 'findTransfer').mockImplementationOnce(async (reference) => {
      const no = await findTransfer(reference);
      turns(1, 'SUCCEEDED');
      await notifies(1, 'SUCCEEDED');
      return no;
    });
    await send(0);
    expect(await is()).toMatchObject({ status: 'DISBURSED', ...PAID_ONCE });
  });
});
