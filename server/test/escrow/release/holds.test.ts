import { afterAll, describe, expect, it } from 'vitest';
import { takeUpOwedWork } from '#actions/escrow/take-up-owed-work.ts';
import { DAY_MS } from '#core/time.ts';
import { markVerified } from '#store/risk/trust.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';
import { completeDeal, sceneWith } from './scene.ts';

const app = await startTestApp();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

const scene = (rules: object[]) => sceneWith(app, rules);

describe('a payout', () => {
  it('is sent at once where there is no policy, and where no rule applies', async () => {
    const { complete: deal, holds } = await scene([
      { rule: 'unverified_seller', above: 1000, currency: 'NGN' },
      { rule: 'unverified_seller', above: 10, currency: 'USD' },
      { rule: 'name_mismatch' },
      { rule: 'risky_payment', days: 3 },
    ]);
    expect(await (await deal()).payouts()).toEqual(['SUCCEEDED']);
    expect(await holds()).toEqual([]);
  });

  it('above an amount waits until the seller is verified, and then goes by itself', async () => {
    const {
      complete: deal,
      developerId,
      holds,
      on,
      pass,
    } = await scene([{ rule: 'unverified_seller', above: 999, currency: 'NGN' }]);
    const { id, payouts } = await deal();
    expect(await payouts()).toEqual(['PENDING unverified_seller']);
    await pass(30);
    expect(await holds('?status=OPEN')).toMatchObject([{ rule: 'unverified_seller', until: null }]);
    await markVerified(app.database.service, { developerId, userId: 'seller', at: app.time.now() });
    await pass(1);
    expect(await payouts()).toEqual(['SUCCEEDED']);
    expect(await holds('?status=OPEN')).toEqual([]);
    expect(await holds()).toMatchObject([{ status: 'LIFTED', liftedBy: null }]);
    const holdEvents = (await on.events(id)).filter(({ type }) => type.startsWith('payout.h'));
    expect(holdEvents).toMatchObject([
      { type: 'payout.held', data: { rule: 'unverified_seller', amount: 1000, until: null } },
      { type: 'payout.hold_lifted', data: { by: 'condition', note: null } },
    ]);
  });

  it('to a new account waits for days, and so does one to the next', async () => {
    const { complete: deal, on, pass } = await scene([{ rule: 'new_account', days: 3 }]);
    const { payouts } = await deal();
    await pass(2);
    expect(await payouts()).toEqual(['PENDING new_account']);
    await on.setPayoutAccount('seller', '9876543210');
    await pass(2);
    expect(await payouts()).toEqual(['PENDING new_account']);
    await pass(1);
    expect(await payouts()).toEqual(['SUCCEEDED']);
  });

  it('of money that was assessed AMBER waits for days after its release', async () => {
    const { on, pass } = await scene([{ rule: 'risky_payment', days: 2 }]);
    const { flag, payouts } = await completeDeal(app, on, [1000], { simulate_vpn: true });
    expect(flag).toBe('AMBER');
    expect(await payouts()).toEqual(['PENDING risky_payment']);
    await pass(2);
    expect(await payouts()).toEqual(['SUCCEEDED']);
  });

  it('to a seller with a high score waits for days, or until the score has fallen', async () => {
    const { complete: deal, developerId, pass } = await scene([{ rule: 'risky_seller', score: 40, days: 7 }]);
    expect(await (await deal()).payouts()).toEqual(['SUCCEEDED']);
    const complaints = (times: number[] | null) =>
      app.database.owner.query('UPDATE risk_payees SET frauds = $2 WHERE developer_id = $1', [
        developerId,
        times,
      ]);
    const now = app.time.now().getTime();
    await complaints([now, now, now]);
    const [first, second] = [await deal(), await deal()];
    await pass(6);
    expect(await first.payouts()).toEqual(['PENDING risky_seller']);
    await pass(1);
    expect(await second.payouts()).toEqual(['SUCCEEDED']);
    const third = await deal();
    expect(await third.payouts()).toEqual(['PENDING risky_seller']);
    await complaints(null);
    await pass(1);
    expect(await third.payouts()).toEqual(['SUCCEEDED']);
  });

  it('under another name waits for a person, or for an account under the right one', async () => {
    const { on, complete: deal, holds, lift } = await scene([{ rule: 'name_mismatch' }]);
    const named = (accountNumber: string, accountName: string) =>
      app.call('PUT', '/v1/escrow/payout-accounts/seller', {
        key: on.key,
        body: { bankCode: '058', accountNumber, accountName },
      });
    await named('0123456789', 'Ada Obi');
    const { payouts } = await deal();
    expect(await payouts()).toEqual(['PENDING name_mismatch']);
    // Approving one account does not approve the next.
    await named('1123456789', 'Musa Bello');
    const [hold] = await holds('?status=OPEN');
    expect((await lift(hold?.id ?? '')).body).toMatchObject({ status: 'LIFTED', liftedBy: { type: 'key' } });
    await runDueJobs(app);
    expect(await payouts()).toEqual(['PENDING name_mismatch']);
    await named('2123456789', 'Sandbox Holder 6789');
    app.time.advance(DAY_MS);
    await runDueJobs(app);
    expect(await payouts()).toEqual(['SUCCEEDED']);
  });

  it.each([
    [50, ['SUCCEEDED', 'SUCCEEDED', 'PENDING first_deals']],
    [51, ['SUCCEEDED', 'PENDING first_deals', 'PENDING first_deals']],
    [100, ['PENDING first_deals', 'PENDING first_deals', 'PENDING first_deals']],
  ])(
    'of a new seller stays with %i%% of the deal in whole milestones, for days',
    async (percent, expected) => {
      const { complete: deal, pass } = await scene([{ rule: 'first_deals', deals: 1, percent, days: 7 }]);
      const first = await deal([300, 200, 500]);
      expect(await first.payouts()).toEqual(expected);
      await pass(7);
      expect(await first.payouts()).toEqual(['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED']);
      expect(await (await deal()).payouts()).toEqual(['SUCCEEDED']);
    },
  );

  it('waits for every rule that applies, and a person can release it from each', async () => {
    const {
      complete: deal,
      holds,
      lift,
      pass,
    } = await scene([
      { rule: 'unverified_seller', above: 1, currency: 'NGN' },
      { rule: 'new_account', days: 90 },
    ]);
    const { payouts } = await deal();
    expect(await payouts()).toEqual(['PENDING unverified_seller new_account']);
    for (const { id } of await holds('?status=OPEN')) {
      expect((await lift(id)).status).toBe(200);
      await pass(1);
    }
    expect(await payouts()).toEqual(['SUCCEEDED']);
  });

  it('goes as soon as the rule is removed, and is held by a new one', async () => {
    const { complete: deal, setRules, holds } = await scene([{ rule: 'new_account', days: 90 }]);
    const { payouts } = await deal();
    await setRules([{ rule: 'first_deals', deals: 5, percent: 100, days: 5 }]);
    await runDueJobs(app);
    expect(await payouts()).toEqual(['PENDING first_deals']);
    await setRules([]);
    await runDueJobs(app);
    expect(await payouts()).toEqual(['SUCCEEDED']);
    expect((await holds()).map(({ status }) => status)).toEqual(['LIFTED', 'LIFTED']);
  });

  it('has one job, however often it is evaluated', async () => {
    const { complete: deal, on, setRules, developerId } = await scene([{ rule: 'new_account', days: 90 }]);
    const { payouts } = await deal();
    for (const days of [80, 70, 60]) {
      await setRules([{ rule: 'new_account', days }]);
      await on.setPayoutAccount();
      await runDueJobs(app);
    }
    expect(await payouts()).toEqual(['PENDING new_account']);
    const waiting = await app.database.owner.query(
      `SELECT 1 FROM jobs WHERE developer_id = $1 AND kind = 'submit-payout'`,
      [developerId],
    );
    expect(waiting).toHaveLength(1);
  });

  it('that was released by hand in the database is found by verify', async () => {
    const { complete: deal, holds } = await scene([{ rule: 'new_account', days: 90 }]);
    await deal();
    const [hold] = await holds();
    const set = (lifted: string, by: string) =>
      app.database.service.query(
        `UPDATE payout_holds SET lifted_at = ${lifted}, lifted_by = ${by} WHERE id = $1`,
        [hold?.id],
      );
    await set('now()', `'{"type": "member", "id": null}'`);
    expect(JSON.stringify(await findContradictions(app.database.owner))).toMatch(
      /lifted is stored as true, but by the events it is false/,
    );
    await set('NULL', 'NULL');
  });

  it('can still be refunded to the buyer, and then nothing is held any more', async () => {
    const { complete: deal, on, holds, lift } = await scene([{ rule: 'new_account', days: 90 }]);
    const { id, milestones, payouts } = await deal();
    const resolution = { toBuyer: 1000, toSeller: 0, reason: 'never delivered' };
    expect((await on.resolve(id, milestones[0]?.id ?? '', resolution)).status).toBe(200);
    await runDueJobs(app);
    expect(await payouts()).toEqual(['CANCELLED']);
    expect(await holds('?status=OPEN')).toEqual([]);
    const [hold] = await holds('?status=OVER');
    expect(hold).toMatchObject({ status: 'OVER' });
    expectProblem(await lift(hold?.id ?? ''), 409, { code: 'hold_over' });
  });

  it('is not forgotten when its job is lost, nor during a freeze', async () => {
    const { complete: deal, on, pass, developerId } = await scene([{ rule: 'new_account', days: 3 }]);
    const { id, payouts } = await deal();
    const lost = await app.database.owner.query(
      `DELETE FROM jobs WHERE developer_id = $1 AND kind = 'submit-payout' RETURNING 1`,
      [developerId],
    );
    expect(lost).toHaveLength(1);
    expect(await takeUpOwedWork(app.context, 100)).toBe(1);
    await on.post(id, 'freeze', { reason: 'a look' });
    await pass(3);
    expect(await payouts()).toEqual(['PENDING new_account']);
    await on.post(id, 'unfreeze');
    await runDueJobs(app);
    expect(await payouts()).toEqual(['SUCCEEDED']);
  });
});

describe('POST /v1/holds/:id/lift', () => {
  it('answers 409 the second time, and to all but one of concurrent requests', async () => {
    const { complete: deal, holds, lift } = await scene([{ rule: 'new_account', days: 90 }]);
    const { payouts } = await deal();
    const [hold] = await holds();
    const answers = await Promise.all(Array.from({ length: 5 }, () => lift(hold?.id ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    await runDueJobs(app);
    expect(await payouts()).toEqual(['SUCCEEDED']);
  });

  it('answers 404 for another account’s, and 400 without a note', async () => {
    const { complete: deal, holds, on } = await scene([{ rule: 'new_account', days: 90 }]);
    await deal();
    const [hold] = await holds();
    const stranger = await scene([]);
    expectProblem(await stranger.lift(hold?.id ?? ''), 404, { code: 'not_found' });
    const bare = await app.call('POST', `/v1/holds/${hold?.id}/lift`, { key: on.key, body: {} });
    expectProblem(bare, 400, { code: 'validation_failed', path: 'note' });
  });
});
