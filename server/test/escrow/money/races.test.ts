import { afterAll, describe, expect, it } from 'vitest';
import type { Answer } from '#test/support/app.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { type AgreementBody, fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
await on.setPayoutAccount();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const ROUNDS = 25;
const statusesOf = (answers: readonly Answer<unknown>[]) => answers.map((answer) => answer.status).sort();
const count = (items: readonly { kind?: string; type?: string }[], name: string) =>
  items.filter((item) => item.kind === name || item.type === name).length;
const milestoneOf = (agreement: AgreementBody) => agreement.milestones[0]?.id ?? '';

describe('racing requests', () => {
  it('40 confirmations of one milestone, both parties mixed: all answered, one release', async () => {
    const agreement = await fundedAgreement(on, [100, 50], 150);
    const { id } = agreement;
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        on.confirm(id, milestoneOf(agreement), index % 2 === 0 ? 'buyer' : 'seller'),
      ),
    );
    expect(statusesOf(answers)).toEqual(Array(40).fill(200));
    const { balances, entries } = (await on.ledger(id)).body;
    expect(count(entries, 'release')).toBe(1);
    expect(balances).toMatchObject({ escrow: 50, seller: 100 });
    const events = await on.events(id);
    expect(count(events, 'milestone.confirmed')).toBe(2);
    expect(count(events, 'milestone.released')).toBe(1);
    await runDueJobs(app);
    expect((await on.get(id)).body.funding).toMatchObject({ paidOut: 100, held: 50 });
  });

  it(`a refund and the last confirmation, ${ROUNDS} rounds: exactly one of them wins`, async () => {
    const winners = { refund: 0, confirmation: 0 };
    for (let round = 0; round < ROUNDS; round++) {
      const agreement = await fundedAgreement(on, [100], 100);
      const { id } = agreement;
      await on.confirm(id, milestoneOf(agreement), 'buyer');
      const confirming = () => on.confirm(id, milestoneOf(agreement), 'seller');
      const refunding = () => on.refund(id);
      const [one, two] = await Promise.all(
        round % 2 === 0 ? [confirming(), refunding()] : [refunding(), confirming()],
      );
      const confirmation = round % 2 === 0 ? one : two;
      const refund = round % 2 === 0 ? two : one;
      const { entries } = (await on.ledger(id)).body;
      if (refund.status === 201) {
        winners.refund += 1;
        expect(confirmation.body).toMatchObject({ statusCode: 409, code: 'milestone_refunded' });
        expect([count(entries, 'refund'), count(entries, 'release')]).toEqual([1, 0]);
      } else {
        winners.confirmation += 1;
        expect(confirmation.status).toBe(200);
        expect(refund.body).toMatchObject({ statusCode: 409, code: 'nothing_to_refund' });
        expect([count(entries, 'refund'), count(entries, 'release')]).toEqual([0, 1]);
      }
    }
    // Either may win; if it were always the same one, nothing would have raced.
    expect(winners.refund).toBeGreaterThan(0);
    expect(winners.confirmation).toBeGreaterThan(0);
    await runDueJobs(app);
  });

  it('ten refunds of the same milestone: one goes back', async () => {
    const { id } = await fundedAgreement(on, [100], 100);
    const answers = await Promise.all(Array.from({ length: 10 }, () => on.refund(id)));
    expect(statusesOf(answers)).toEqual([201, ...Array(9).fill(409)]);
    await runDueJobs(app);
    expect((await on.get(id)).body.funding).toMatchObject({ refunded: 100, deposited: 100 });
  });

  it('ten returns of the same excess: one goes back', async () => {
    const { id } = await fundedAgreement(on, [100], 150);
    const answers = await Promise.all(Array.from({ length: 10 }, () => on.refund(id, { excess: true })));
    expect(statusesOf(answers)).toEqual([201, ...Array(9).fill(409)]);
    await runDueJobs(app);
    expect((await on.ledger(id)).body.balances).toMatchObject({ bank: 100, excess: 0 });
  });

  it('the same deposit reference ten times: recorded once', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [1000], 0);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => on.deposit(virtualAccountNo ?? '', 70, 'the-same')),
    );
    expect(statusesOf(answers)).toEqual([...Array(9).fill(200), 201]);
    expect((await on.get(id)).body.funding).toMatchObject({ deposited: 70, held: 70 });
    expect(count(await on.events(id), 'deposit.received')).toBe(1);
  });

  it('the same deposit reference on two agreements: recorded once, for one of them', async () => {
    const pair = [await fundedAgreement(on, [100], 0), await fundedAgreement(on, [100], 0)];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        on.deposit(pair[index % 2]?.virtualAccountNo ?? '', 70, 'torn-between'),
      ),
    );
    expect(statusesOf(answers)).toEqual([...Array(4).fill(200), 201, ...Array(5).fill(409)]);
    const takenIn = answers.filter((answer) => answer.status < 400);
    expect(new Set(takenIn.map((answer) => answer.body['agreementId'])).size).toBe(1);
    const held = await Promise.all(pair.map(async ({ id }) => (await on.get(id)).body.funding?.['held']));
    expect(held.sort()).toEqual([0, 70]);
  });

  it('ten different deposits: all recorded, the amount due in escrow and the rest in excess', async () => {
    const { id, virtualAccountNo } = await fundedAgreement(on, [100], 0);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => on.deposit(virtualAccountNo ?? '', 13)),
    );
    expect(statusesOf(answers)).toEqual(Array(10).fill(201));
    expect((await on.get(id)).body.funding).toMatchObject({ deposited: 130, held: 100, excess: 30 });
  });

  it(`a hold and the last confirmation, ${ROUNDS} rounds: released before the hold, or not at all`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const agreement = await fundedAgreement(on, [100], 100);
      const { id } = agreement;
      await on.confirm(id, milestoneOf(agreement), 'buyer');
      const [hold, confirmation] = await Promise.all([
        on.post(id, 'freeze', { reason: 'dispute' }),
        on.confirm(id, milestoneOf(agreement), 'seller'),
      ]);
      expect(hold.status).toBe(200);
      const released = count((await on.ledger(id)).body.entries, 'release');
      if (confirmation.status === 200) expect(released).toBe(1);
      else {
        expect(confirmation.body).toMatchObject({ statusCode: 409, code: 'agreement_frozen' });
        expect(released).toBe(0);
      }
      expect((await on.get(id)).body.status).toBe('FROZEN');
    }
  });

  it('deposits, confirmations, refunds and holds on many agreements: no request fails', async () => {
    const crowd = await Promise.all(Array.from({ length: 10 }, () => fundedAgreement(on, [60, 40], 0)));
    const everything = crowd.flatMap(({ id, virtualAccountNo, milestones }) => [
      on.deposit(virtualAccountNo ?? '', 60),
      on.deposit(virtualAccountNo ?? '', 50),
      ...milestones.flatMap((milestone) => [
        on.confirm(id, milestone.id, 'buyer'),
        on.confirm(id, milestone.id, 'seller'),
      ]),
      on.post(id, 'freeze', { reason: 'dispute' }),
      on.post(id, 'unfreeze'),
      on.refund(id, { milestoneIds: [milestones[1]?.id] }),
      on.refund(id, { excess: true }),
      on.post(id, 'cancel'),
      on.get(id),
    ]);
    const answers: Answer<unknown>[] = await Promise.all(everything);
    for (const answer of answers) expect([200, 201, 409]).toContain(answer.status);
    await runDueJobs(app);
  });
});
