import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { receiveNotification } from '#actions/escrow/receive-notification.ts';
import { money } from '#core/escrow/money.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { type AgreementBody, fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
let { key, developerId } = await app.signUp();
let on = platform(app, key);
// A seller whose payments were recalled is suspect, so each test has an account of its own.
beforeEach(async () => {
  ({ key, developerId } = await app.signUp());
  on = platform(app, key);
});
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

type Exceptions = { data: { id: string; type: string; agreementId: string; amount: number | null }[] };

async function exceptionsOf(agreementId: string) {
  const { body } = await app.call<Exceptions>('GET', '/v1/exceptions?limit=100', { key });
  return body.data.filter((exception) => exception.agreementId === agreementId);
}

async function paidIn(amounts: number[], ...deposits: [reference: string, amount: number][]) {
  const agreement = await fundedAgreement(on, amounts, 0);
  for (const [reference, amount] of deposits) {
    await on.deposit(agreement.virtualAccountNo ?? '', amount, reference);
    app.time.advance(1_000);
  }
  return agreement;
}

async function reverse(reference: string, body: object = {}) {
  const answer = await app.call('POST', `/v1/sandbox/deposits/${reference}/reverse`, { key, body });
  await runDueJobs(app);
  return answer;
}

const balancesOf = async ({ id }: AgreementBody) => (await on.ledger(id)).body.balances;

describe('a deposit that its bank reverses', () => {
  it('is deducted from escrow, is due again, and holds the agreement', async () => {
    const agreement = await paidIn([1_000], ['back-1', 1_000]);
    expect(await reverse('back-1', { reason: 'fraud' })).toMatchObject({
      status: 202,
      body: { reference: 'back-1', agreementId: agreement.id },
    });
    expect((await on.get(agreement.id)).body).toMatchObject({
      status: 'FROZEN',
      funding: { held: 0, outstanding: 1_000, deposited: 1_000 },
    });
    expect(await balancesOf(agreement)).toMatchObject({ bank: 0, escrow: 0, receivable: 0, platform: 0 });
    const events = await on.events(agreement.id);
    expect(events.slice(-2)).toMatchObject([
      { type: 'deposit.reversed', data: { amount: 1_000, held: 1_000, owed: 0, reason: 'fraud' } },
      { type: 'agreement.frozen', data: { reason: expect.stringContaining('back-1') } },
    ]);
    expect(await exceptionsOf(agreement.id)).toEqual([]);
  });

  it('is deducted from excess before escrow', async () => {
    const agreement = await paidIn([1_000], ['over-1', 900], ['over-2', 400]);
    await reverse('over-2', { amount: 350 });
    expect(await balancesOf(agreement)).toMatchObject({ bank: 950, escrow: 950, excess: 0 });
  });

  it('keeps a release that waits for money in the queue', async () => {
    const agreement = await paidIn([1_000], ['queue-1', 600]);
    const [milestone] = agreement.milestones;
    for (const party of ['buyer', 'seller']) await on.confirm(agreement.id, milestone?.id ?? '', party);
    await reverse('queue-1');
    expect((await on.get(agreement.id)).body.funding).toMatchObject({ queued: 1_000, held: 0 });
  });

  it('is owed to the platform if the money has left already, until the exception is closed', async () => {
    await on.setPayoutAccount();
    const agreement = await paidIn([1_000], ['gone-1', 1_000]);
    const [milestone] = agreement.milestones;
    for (const party of ['buyer', 'seller']) await on.confirm(agreement.id, milestone?.id ?? '', party);
    await runDueJobs(app);
    expect((await on.get(agreement.id)).body.status).toBe('DISBURSED');
    await reverse('gone-1');
    // The agreement is over and nothing is left at the bank, so there is nothing to hold.
    expect((await on.get(agreement.id)).body.status).toBe('DISBURSED');
    expect(await balancesOf(agreement)).toMatchObject({ bank: 0, receivable: 1_000, platform: 1_000 });
    const [exception] = await exceptionsOf(agreement.id);
    expect(exception).toMatchObject({ type: 'deposit_reversed', amount: 1_000 });

    const closed = await app.call('POST', `/v1/exceptions/${exception?.id}/close`, {
      key,
      body: { note: 'the buyer has paid' },
    });
    expect(closed).toMatchObject({
      status: 200,
      body: { status: 'CLOSED', note: 'the buyer has paid', closedBy: { type: 'key' } },
    });
    expect(await balancesOf(agreement)).toMatchObject({ receivable: 0, platform: 0 });
  });

  it('is not deducted from other deposits if it was already refunded to its sender', async () => {
    const agreement = await paidIn([1_000, 500], ['mine', 1_000], ['other', 500]);
    const [first] = agreement.milestones;
    await on.refund(agreement.id, { milestoneIds: [first?.id] });
    await runDueJobs(app);
    // Refunds take from the newest first: 500 of "other" and 500 of "mine" went back.
    await reverse('mine');
    expect(await balancesOf(agreement)).toMatchObject({ bank: 0, escrow: 0, receivable: 500 });
  });

  it('is owed in full if all of it was refunded to its sender, and other deposits stay', async () => {
    const agreement = await paidIn([1_000, 500], ['kept', 1_000], ['sent-back', 500]);
    await on.refund(agreement.id, { milestoneIds: [agreement.milestones[1]?.id] });
    await runDueJobs(app);
    await reverse('sent-back');
    expect(await balancesOf(agreement)).toMatchObject({ bank: 1_000, escrow: 1_000, receivable: 500 });
  });

  it('is deducted from suspense if it arrived too late', async () => {
    const agreement = await paidIn([1_000], ['early', 1_000]);
    await on.refund(agreement.id);
    await runDueJobs(app);
    await on.deposit(agreement.virtualAccountNo ?? '', 70, 'late-70');
    await reverse('late-70');
    expect(await balancesOf(agreement)).toMatchObject({ bank: 0, suspense: 0, receivable: 0 });
  });

  it('changes nothing when it is reported again', async () => {
    const agreement = await paidIn([1_000], ['twice', 400], ['stays', 300]);
    for (const reason of ['one way', 'one way', 'in other words']) await reverse('twice', { reason });
    expect(await balancesOf(agreement)).toMatchObject({ bank: 300, escrow: 300 });
    const kinds = (await on.events(agreement.id)).map(({ type }) => type);
    expect(kinds.filter((type) => type === 'deposit.reversed')).toHaveLength(1);
  });

  it.each([
    ['more than came in', 'more', 500],
    ['another amount than before', 'other', 100],
  ])('is an exception when it is %s, and nothing moves', async (_what, reference, amount) => {
    const agreement = await paidIn([1_000], [`odd-${reference}`, 400]);
    if (reference === 'other') await reverse('odd-other', { amount: 50 });
    const before = await balancesOf(agreement);
    await reverse(`odd-${reference}`, { amount });
    expect(await balancesOf(agreement)).toEqual(before);
    expect(await exceptionsOf(agreement.id)).toMatchObject([{ type: 'contradiction', amount }]);
    expect((await on.get(agreement.id)).body.status).toBe('FROZEN');
  });

  it('is remembered when it is reported before the deposit, and applied when that arrives', async () => {
    const agreement = await fundedAgreement(on, [1_000], 0);
    const notice = {
      kind: 'deposit_reversed',
      provider: 'sandbox',
      transactionId: `${developerId}/hasty`,
      amount: money(250),
      reason: null,
    } as const;
    await receiveNotification(app.context, [notice]);
    await runDueJobs(app);
    await on.deposit(agreement.virtualAccountNo ?? '', 250, 'hasty');
    expect(await balancesOf(agreement)).toMatchObject({ escrow: 250 });
    app.time.advance(10_000);
    await runDueJobs(app);
    expect(await balancesOf(agreement)).toMatchObject({ bank: 0, escrow: 0 });
  });

  describe('after the release, before the payout', () => {
    async function recalled(name: string, amounts: number[], ...deposits: [string, number][]) {
      const agreement = await fundedAgreement(on, amounts, 0, `seller-${name}`);
      for (const [reference, amount] of deposits) {
        await on.deposit(agreement.virtualAccountNo ?? '', amount, reference);
        app.time.advance(1_000);
      }
      const [first] = agreement.milestones;
      const milestoneId = first?.id ?? '';
      for (const who of ['buyer', `seller-${name}`]) {
        await on.confirm(agreement.id, milestoneId, who);
      }
      await runDueJobs(app);
      await reverse(deposits[0]?.[0] ?? '');
      const [exception] = await exceptionsOf(agreement.id);
      return { agreement, milestoneId, exceptionId: exception?.id ?? '' };
    }
    const unfreeze = (id: string) => app.call('POST', `/v1/escrow/agreements/${id}/unfreeze`, { key });
    const settleAt = (id: string, milestoneId: string, toBuyer: number, toSeller: number) =>
      on.resolve(id, milestoneId, { toBuyer, toSeller, reason: 'the payment was fraud' });

    it('is settled by a decision for the buyer, who is not paid a second time', async () => {
      const { agreement, milestoneId } = await recalled('a', [1_000], ['recall-a', 1_000]);
      expect(await balancesOf(agreement)).toMatchObject({ bank: 1_000, seller: 1_000, receivable: 1_000 });
      expect(await settleAt(agreement.id, milestoneId, 1_000, 0)).toMatchObject({ status: 200 });
      expect(await balancesOf(agreement)).toMatchObject({
        ...{ bank: 0, seller: 0, receivable: 0, platform: 0, refund_payable: 0 },
      });
      await unfreeze(agreement.id);
      await runDueJobs(app);
      const events = await on.events(agreement.id);
      expect(events.map(({ type }) => type)).not.toContain('refund.created');
      expect(events.find(({ type }) => type === 'milestone.resolved')).toMatchObject({
        data: { toBuyer: 1_000, recovered: 1_000 },
      });
      expect((await on.get(agreement.id)).body.status).toBe('REFUNDED');
      const { body } = await app.call<Exceptions>('GET', '/v1/exceptions?status=OPEN&limit=100', { key });
      expect(body.data.filter(({ agreementId }) => agreementId === agreement.id)).toEqual([]);
    });

    it('is not paid to the seller while it is not settled', async () => {
      const { agreement, exceptionId } = await recalled('b', [1_000], ['recall-b', 1_000]);
      await on.setPayoutAccount('seller-b');
      await runDueJobs(app);
      expectProblem(await unfreeze(agreement.id), 409, {
        code: 'recall_unsettled',
        says: new RegExp(exceptionId),
      });
      await runDueJobs(app);
      expect(await balancesOf(agreement)).toMatchObject({ bank: 1_000, seller: 1_000 });
      // The platform pays the money in.
      await app.call('POST', `/v1/exceptions/${exceptionId}/close`, { key, body: { note: 'paid in' } });
      expect(await unfreeze(agreement.id)).toMatchObject({ status: 200 });
      await runDueJobs(app);
      expect(await balancesOf(agreement)).toMatchObject({ bank: 0, seller: 0, receivable: 0 });
    });

    it('leaves what other deposits brought to the parties', async () => {
      const made = await recalled('c', [1_000, 200], ['recall-c', 700], ['stays-c', 500]);
      const { agreement, milestoneId, exceptionId } = made;
      // 200 of it was still in escrow, 500 had been released.
      expect(await balancesOf(agreement)).toMatchObject({ bank: 1_000, escrow: 0, receivable: 500 });
      await settleAt(agreement.id, milestoneId, 300, 700);
      expect(await balancesOf(agreement)).toMatchObject({ bank: 700, seller: 700, receivable: 200 });
      expectProblem(await unfreeze(agreement.id), 409, { code: 'recall_unsettled' });
      await settleAt(agreement.id, milestoneId, 600, 400);
      expect(await balancesOf(agreement)).toMatchObject({ bank: 500, seller: 400, receivable: 0 });
      const close = { key, body: { note: 'again' } };
      expectProblem(await app.call('POST', `/v1/exceptions/${exceptionId}/close`, close), 409, {
        code: 'exception_closed',
      });
      expect(await unfreeze(agreement.id)).toMatchObject({ status: 200 });
      await on.setPayoutAccount('seller-c');
      await runDueJobs(app);
      expect(await balancesOf(agreement)).toMatchObject({ bank: 0, seller: 0, receivable: 0 });
    });

    it('holds the agreement again when a paid payout comes back', async () => {
      await on.setPayoutAccount();
      const agreement = await paidIn([1_000], ['recall-d', 1_000]);
      const [milestone] = agreement.milestones;
      for (const party of ['buyer', 'seller']) await on.confirm(agreement.id, milestone?.id ?? '', party);
      await runDueJobs(app);
      await reverse('recall-d');
      const reference = `po_${milestone?.id.slice(3)}_1`;
      const state = { status: 'REVERSED' } as const;
      await app.database.owner.query(
        `UPDATE sandbox_transfers SET outcome = 'REVERSED' WHERE reference = '${reference}'`,
      );
      await receiveNotification(app.context, [{ kind: 'transfer', provider: 'sandbox', reference, state }]);
      await runDueJobs(app);
      app.time.advance(24 * 3_600_000);
      await runDueJobs(app);
      expect((await on.get(agreement.id)).body.status).toBe('FROZEN');
      expect(await balancesOf(agreement)).toMatchObject({ bank: 1_000, seller: 1_000, receivable: 1_000 });
    });
  });

  it('answers 404 for an unknown reference and for another account’s', async () => {
    const other = await app.signUp();
    await paidIn([1_000], ['private', 10]);
    expectProblem(await reverse('never'), 404, { code: 'not_found' });
    const theirs = await app.call('POST', '/v1/sandbox/deposits/private/reverse', { key: other.key });
    expectProblem(theirs, 404, { code: 'not_found' });
  });
});
