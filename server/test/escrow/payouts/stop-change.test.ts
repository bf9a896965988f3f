import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';
import { logSettled } from '#test/support/webhooks.ts';

const COOL_OFF_MS = 600_000;
const RIGHT = '1111111111';
const WRONG = '2222222222';
const app = await startTestApp();
Object.assign(app.context.policy, { payoutAccountCoolOffMs: { live: COOL_OFF_MS, test: 0 } });
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

/** A seller who was paid before, and a member who can stop changes. */
async function scene(role: 'support' | 'developer' = 'support') {
  const owner = await signedIn(app);
  const on = platform(app, owner.key);
  await on.setPayoutAccount('seller', RIGHT);
  const member = await memberWith(app, owner, role);
  const stop = (user = 'seller') => member.call('POST', `/payout-accounts/${user}/stop`);
  const account = async () =>
    (await app.call('GET', '/v1/escrow/payout-accounts/seller', { key: on.key })).body;
  return { on, member, stop, account };
}

describe('POST /dashboard/api/payout-accounts/:externalUserId/stop', () => {
  it('answers 200 with the previous account, which immediately gets the waiting payouts', async () => {
    const { on, member, stop, account } = await scene();
    await on.setPayoutAccount('seller', WRONG);
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
    await runDueJobs(app);
    const { status, body } = await stop();
    expect({ status, body }).toMatchObject({ status: 200, body: { version: 3, accountNumber: RIGHT } });
    expect(await account()).toEqual(body);
    await runDueJobs(app);
    const submitted = (await on.events(id)).filter(({ type }) => type === 'payout.submitted');
    expect(submitted).toMatchObject([{ data: { accountNumber: RIGHT } }]);
    await logSettled(app);
    const listed = await app.call<{ data: object[] }>('GET', '/v1/events?type=payout_account.changed', {
      key: on.key,
    });
    expect(listed.body.data.at(-1)).toMatchObject({
      actor: { type: 'member', id: member.id },
      data: { stopped: true, version: 3, accountNumber: RIGHT, previousAccountNumber: WRONG },
    });
  });

  it('goes back beyond everything that was set in the meantime', async () => {
    const { on, stop, account } = await scene();
    for (const last of ['2', '3', '4']) await on.setPayoutAccount('seller', `222222222${last}`);
    await on.setPayoutAccount('seller', RIGHT);
    // The right account again, and yet it cools off: stopping that does no harm.
    expect((await stop()).status).toBe(200);
    expect(await account()).toMatchObject({ version: 6, accountNumber: RIGHT });
  });

  it('answers 409 when nothing cools off: never changed, over, or stopped before', async () => {
    const { on, stop, account } = await scene();
    expectProblem(await stop(), 409, { code: 'change_settled' });
    await on.setPayoutAccount('seller', WRONG);
    await stop();
    expectProblem(await stop(), 409, { code: 'change_settled' });
    await on.setPayoutAccount('seller', WRONG);
    app.time.advance(COOL_OFF_MS);
    expectProblem(await stop(), 409, { code: 'change_settled' });
    expect(await account()).toMatchObject({ accountNumber: WRONG });
  });

  it('answers 404 for a user without an account, and 403 to a member without the permission', async () => {
    expectProblem(await (await scene()).stop('nobody'), 404, { code: 'not_found' });
    expectProblem(await (await scene('developer')).stop(), 403, { code: 'forbidden' });
  });

  it('stops one change once, however many requests arrive at once', async () => {
    const { on, stop, account } = await scene();
    await on.setPayoutAccount('seller', WRONG);
    const answers = await Promise.all(Array.from({ length: 5 }, () => stop()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await account()).toMatchObject({ version: 3, accountNumber: RIGHT });
  });
});
