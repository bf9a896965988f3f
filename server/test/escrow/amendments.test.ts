import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { amendments } from '#test/support/amendments.ts';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, approve, team, type WaitingBody } from '#test/support/dashboard/approvals.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { disputes } from '#test/support/disputes.ts';
import { fundedAgreement, type Platform, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
app.time.stop();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

async function start(amounts = [100, 50], paid = 150, more: object = {}) {
  const on = platform(app, (await app.signUp()).key);
  const agreement = await fundedAgreement(on, amounts, paid, 'seller', more);
  const ids = agreement.milestones.map(({ id }) => id);
  return { on, agreement, ids, ...amendments(app, on, agreement.id) };
}
const typesOf = async (on: Platform, id: string) => (await on.events(id)).map(({ type }) => type);

describe('an amendment', () => {
  it('is in force when the other party accepts it, and the total is the sum of the milestones', async () => {
    const { on, agreement, ids, propose, accept, show } = await start();
    const proposed = await propose([
      { type: 'change', milestoneId: ids[0], amount: 120, title: 'More' },
      { type: 'drop', milestoneId: ids[1] },
      { type: 'add', title: 'Another', amount: 40 },
    ]);
    expect(proposed.status).toBe(201);
    expect(proposed.body).toMatchObject({
      object: 'amendment',
      status: 'OPEN',
      proposedBy: 'seller',
      acceptedBy: ['seller'],
      totalBefore: 150,
      totalAmount: 160,
      allowedActions: { buyer: ['accept', 'decline'], seller: ['withdraw'], platform: [] },
    });
    expect((await on.get(agreement.id)).body).toMatchObject({ totalAmount: 150, status: 'FUNDED' });
    const accepted = await accept(proposed.body, 'buyer');
    expect([accepted.status, accepted.body.status]).toEqual([200, 'ACCEPTED']);
    const { body } = await on.get(agreement.id);
    expect(body).toMatchObject({ totalAmount: 160, status: 'PARTIAL', funding: { outstanding: 10 } });
    expect(body.milestones.map(({ title, amount }) => [title, amount])).toEqual([
      ['More', 120],
      ['Another', 40],
    ]);
    expect(body.milestones[0]?.id).toBe(ids[0]);
    expect(await show()).toMatchObject({ id: proposed.body.id, allowedActions: { buyer: [], seller: [] } });
    const amended = (await on.events(agreement.id)).find(({ type }) => type === 'agreement.amended');
    expect(amended?.data).toMatchObject({ totalBefore: 150, totalAmount: 160, toExcess: 0, fromExcess: 0 });
  });

  it('gives what was paid beyond the new total back to the buyer', async () => {
    const { on, agreement, ids, agreed } = await start();
    await agreed([{ type: 'change', milestoneId: ids[0], amount: 30 }]);
    const ledger = async () => (await on.ledger(agreement.id)).body;
    expect((await ledger()).balances).toMatchObject({ escrow: 80, excess: 70 });
    expect((await on.get(agreement.id)).body.status).toBe('OVERFUNDED');
    await runDueJobs(app);
    expect((await ledger()).balances).toMatchObject({ escrow: 80, excess: 0, bank: 80 });
    expect((await on.get(agreement.id)).body).toMatchObject({ status: 'FUNDED', totalAmount: 80 });
  });

  it('counts what was paid too much towards a higher total, and asks for the rest', async () => {
    const { on, agreement, ids, agreed } = await start([100], 130);
    await agreed([{ type: 'change', milestoneId: ids[0], amount: 200 }]);
    expect((await on.ledger(agreement.id)).body.balances).toMatchObject({ escrow: 130, excess: 0 });
    const { body } = await on.get(agreement.id);
    expect(body).toMatchObject({ status: 'PARTIAL', funding: { outstanding: 70, excess: 0 } });
    const assessed = await on.assess(agreement.id, { transaction_amount: 70 });
    expect(assessed.body.virtualAccount?.accountNumber).toBe(agreement.virtualAccountNo);
    await on.deposit(agreement.virtualAccountNo ?? '', 70);
    expect((await on.get(agreement.id)).body.status).toBe('FUNDED');
  });

  it('funds the agreement when the total falls to what was paid, and releases what waited', async () => {
    const { on, agreement, ids, agreed } = await start([100, 50], 120);
    await on.setPayoutAccount();
    for (const user of ['buyer', 'seller']) await on.confirm(agreement.id, ids[0] ?? '', user);
    await agreed([{ type: 'change', milestoneId: ids[1], amount: 20 }]);
    expect(await typesOf(on, agreement.id)).toContain('agreement.funded');
    for (const user of ['buyer', 'seller']) await on.confirm(agreement.id, ids[1] ?? '', user);
    await runDueJobs(app);
    expect((await on.get(agreement.id)).body.status).toBe('DISBURSED');
  });

  it('is not confirmed unseen: who confirms another amount is told', async () => {
    const { on, agreement, ids, agreed } = await start();
    const confirm = (amount: number) =>
      app.call('POST', `/v1/escrow/agreements/${agreement.id}/milestones/${ids[0]}/confirm`, {
        key: on.key,
        body: { externalUserId: 'buyer', amount },
      });
    await agreed([{ type: 'change', milestoneId: ids[0], amount: 60 }]);
    expectProblem(await confirm(100), 409, { code: 'amount_changed', path: 'amount' });
    expect((await confirm(60)).body).toMatchObject({ milestone: { status: 'BUYER_CONFIRMED' } });
    // Repeated with what was shown before, it changes nothing and says so.
    expect((await confirm(100)).status).toBe(200);
    const bulk = await app.call<{ data: { error?: { code: string } }[] }>(
      'POST',
      '/v1/escrow/confirmations/bulk',
      {
        key: on.key,
        body: {
          confirmations: [
            { agreementId: agreement.id, milestoneId: ids[0], externalUserId: 'seller', amount: 100 },
            { agreementId: agreement.id, milestoneId: ids[1], externalUserId: 'seller', amount: 50 },
          ],
        },
      },
    );
    expect(bulk.body.data.map(({ error }) => error?.code)).toEqual(['amount_changed', undefined]);
  });

  it('ends the agreement when nothing is left to do', async () => {
    const { on, agreement, ids, agreed } = await start();
    await on.setPayoutAccount();
    for (const user of ['buyer', 'seller']) await on.confirm(agreement.id, ids[0] ?? '', user);
    await runDueJobs(app);
    await agreed([{ type: 'drop', milestoneId: ids[1] }]);
    await runDueJobs(app);
    const { body } = await on.get(agreement.id);
    expect(body).toMatchObject({ status: 'DISBURSED', totalAmount: 100, funding: { refunded: 50 } });
  });

  it('of the platform needs both parties', async () => {
    const { on, agreement, ids, propose, accept } = await start();
    const drop = [{ type: 'drop', milestoneId: ids[1] }];
    const { body } = await propose(drop, { externalUserId: undefined });
    expect(body).toMatchObject({ proposedBy: 'platform', acceptedBy: [] });
    expect((await accept(body, 'seller')).body).toMatchObject({ status: 'OPEN', acceptedBy: ['seller'] });
    expectProblem(await accept(body, 'seller'), 409, { code: 'amendment_action_refused' });
    expect((await accept(body, 'buyer')).body.status).toBe('ACCEPTED');
    expect((await on.get(agreement.id)).body.totalAmount).toBe(100);
  });

  it('follows the fees that were agreed, not those of today', async () => {
    const fees = [{ name: 'Commission', basisPoints: 1_000 }];
    const { on, agreement, ids, agreed } = await start([1_000], 1_000, { fees });
    const today = { fees: [{ currency: 'NGN', name: 'Commission', basisPoints: 5_000 }] };
    await app.call('PUT', '/v1/escrow/terms', { key: on.key, body: today });
    await agreed([
      { type: 'change', milestoneId: ids[0], amount: 3_000 },
      { type: 'add', title: 'More', amount: 500 },
    ]);
    const { milestones } = (await on.get(agreement.id)).body;
    expect(milestones).toMatchObject([{ fees: [{ seller: 300 }] }, { fees: [{ seller: 50 }] }]);
  });

  it('changes times, and a delivery that was late is not late any more', async () => {
    const inDays = (days: number) => new Date(app.context.clock().getTime() + days * DAY_MS).toISOString();
    const late = { title: 'Step', amount: 100, deliverBy: inDays(1) };
    const { on, agreement, ids, agreed, show } = await start([100], 0, { milestones: [late] });
    app.time.advance(2 * DAY_MS);
    await runDueJobs(app);
    expect(await typesOf(on, agreement.id)).toContain('milestone.overdue');
    const change = { type: 'change', milestoneId: ids[0], deliverBy: inDays(3), inspectionSeconds: 7_200 };
    await agreed([change], { fundBy: inDays(5) });
    expect(await show()).toMatchObject({ status: 'ACCEPTED', fundBy: inDays(5) });
    const { body } = await on.get(agreement.id);
    expect(body).toMatchObject({ fundBy: inDays(5), milestones: [{ deliverBy: inDays(3) }] });
    const { data } = (
      await app.call<{ data: { type: string }[] }>(
        'GET',
        `/v1/escrow/deadlines?agreementId=${agreement.id}`,
        { key: on.key },
      )
    ).body;
    expect(data.map(({ type }) => type)).toEqual(['deliver_by', 'fund_by']);
  });

  it('lapses without an answer, and when what it is about moves on', async () => {
    const { on, agreement, ids, propose, accept, show } = await start();
    const drop = [{ type: 'drop', milestoneId: ids[1] }];
    const silent = (await propose(drop)).body;
    app.time.advance(7 * DAY_MS);
    expectProblem(await accept(silent, 'buyer'), 409, { code: 'amendment_closed' });
    await runDueJobs(app);
    expect(await show()).toMatchObject({ status: 'LAPSED' });
    const overtaken = (await propose(drop)).body;
    await on.confirm(agreement.id, ids[0] ?? '', 'seller');
    expect((await show())?.status).toBe('OPEN');
    await on.confirm(agreement.id, ids[1] ?? '', 'seller');
    expect(await show()).toMatchObject({ id: overtaken.id, status: 'LAPSED' });
    expectProblem(await accept(overtaken, 'buyer'), 409, { code: 'amendment_closed' });
    const lapsed = (await on.events(agreement.id)).filter(({ type }) => type === 'amendment.lapsed');
    expect(lapsed.map(({ data }) => data['reason'])).toEqual(['silence', 'overtaken']);
  });

  it('is declined by the other party and withdrawn by its own side', async () => {
    const { agreement, on, ids, propose, step } = await start();
    const drop = [{ type: 'drop', milestoneId: ids[1] }];
    const first = (await propose(drop)).body;
    expectProblem(await propose(drop), 409, { code: 'amendment_open' });
    expectProblem(await step(first, 'decline', 'seller'), 409, { code: 'amendment_action_refused' });
    expect((await step(first, 'decline', 'buyer')).body.status).toBe('DECLINED');
    expectProblem(await step(first, 'withdraw', 'seller'), 409, { code: 'amendment_closed' });
    const second = (await propose(drop, { externalUserId: undefined })).body;
    expectProblem(await step(second, 'withdraw', 'buyer'), 409, { code: 'amendment_action_refused' });
    expect((await step(second, 'withdraw')).body.status).toBe('WITHDRAWN');
    expect((await on.get(agreement.id)).body.totalAmount).toBe(150);
  });

  it('waits for a second person where the rule for settlements asks for one', async () => {
    const { finance, on } = await team(app, { settlement: ALWAYS });
    const { id, milestones } = await fundedAgreement(on, [100, 50], 150);
    const { propose, accept, show } = amendments(app, on, id);
    const { body } = await propose([{ type: 'drop', milestoneId: milestones[1]?.id }]);
    const accepted = await accept(body, 'buyer');
    expect(accepted.status).toBe(202);
    expect((await show())?.status).toBe('OPEN');
    const { approval } = accepted.body as unknown as WaitingBody;
    expect(approval).toMatchObject({
      amount: 50,
      summary: 'Accept the amendment of “Step 2” for the buyer buyer: NGN 1.50 in total becomes NGN 1.00.',
    });
    expect((await approve(finance, approval.id)).status).toBe(200);
    expect((await on.get(id)).body.totalAmount).toBe(100);
  });
});

describe('a refused amendment', () => {
  it.each<[string, (ids: string[]) => { operations?: object[]; fundBy?: string }, string]>([
    ['no operation', () => ({ operations: [] }), 'operations'],
    ['an unknown type', () => ({ operations: [{ type: 'swap' }] }), 'operations[0].type'],
    [
      'a milestone that is not there',
      () => ({ operations: [{ type: 'drop', milestoneId: `ms_${'0'.repeat(32)}` }] }),
      'operations[0].milestoneId',
    ],
    [
      'a milestone named twice',
      ([id]) => ({
        operations: [
          { type: 'drop', milestoneId: id },
          { type: 'change', milestoneId: id, amount: 1 },
        ],
      }),
      'operations[1].milestoneId',
    ],
    ['nothing changed', ([id]) => ({ operations: [{ type: 'change', milestoneId: id }] }), 'operations[0]'],
    [
      'no milestone left',
      (ids) => ({ operations: ids.map((milestoneId) => ({ type: 'drop', milestoneId })) }),
      'operations',
    ],
    [
      'a delivery in the past',
      ([id]) => ({ operations: [{ type: 'change', milestoneId: id, deliverBy: '2020-01-01T00:00:00Z' }] }),
      'operations[0].deliverBy',
    ],
    ['a time to pay in the past', () => ({ operations: [], fundBy: '2020-01-01T00:00:00Z' }), 'fundBy'],
    [
      'a total beyond the largest amount',
      () => ({ operations: [{ type: 'add', title: 'All', amount: Number.MAX_SAFE_INTEGER }] }),
      'operations',
    ],
    [
      'shares that leave the seller nothing',
      () => ({
        operations: [
          { type: 'add', title: 'x', amount: 10, shares: [{ externalUserId: 'one', basisPoints: 10_000 }] },
        ],
      }),
      'operations',
    ],
  ])('answers 400 for %s', async (_name, body, path) => {
    const { ids, send } = await start();
    expectProblem(await send({ externalUserId: 'seller', ...body(ids) }), 400, {
      code: 'validation_failed',
      path,
    });
  });

  it('answers 409 for a milestone that is confirmed or disputed, and while the agreement is on hold', async () => {
    const { on, agreement, ids, propose } = await start([100, 50, 30], 180);
    await on.confirm(agreement.id, ids[0] ?? '', 'buyer');
    const about = (index: number) => [{ type: 'change', milestoneId: ids[index], amount: 1 }];
    expectProblem(await propose(about(0)), 409, {
      code: 'milestone_not_amendable',
      path: 'operations[0].milestoneId',
    });
    expect((await disputes(app, on).open(agreement, {}, 1)).status).toBe(201);
    expectProblem(await propose(about(1)), 409, { code: 'milestone_not_amendable' });
    const { body } = await propose(about(2));
    await on.post(agreement.id, 'freeze', { reason: 'look' });
    const { accept } = amendments(app, on, agreement.id);
    expectProblem(await accept(body, 'buyer'), 409, { code: 'agreement_frozen' });
    expectProblem(await propose(about(2)), 409, { code: 'agreement_frozen' });
    expectProblem(await accept(body, 'stranger'), 403, { code: 'not_a_party' });
  });

  it('asks for a new time to pay when the old one is over, and for shares of a new amount', async () => {
    const fundBy = new Date(app.context.clock().getTime() + DAY_MS).toISOString();
    const shares = [{ externalUserId: 'designer', basisPoints: 1_000 }];
    const more = { fundBy, milestones: [{ title: 'One', amount: 100, shares }] };
    const { ids, propose } = await start([100], 100, more);
    const raise = { type: 'change', milestoneId: ids[0], amount: 200 };
    expectProblem(await propose([raise]), 400, { code: 'validation_failed', path: 'operations[0].shares' });
    app.time.advance(2 * DAY_MS);
    expectProblem(await propose([{ ...raise, shares }]), 400, { code: 'validation_failed', path: 'fundBy' });
    expect((await propose([{ ...raise, shares }], { fundBy: null })).status).toBe(201);
  });
});
