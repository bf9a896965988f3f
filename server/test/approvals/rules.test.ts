import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, approve, setRules, team } from '#test/support/dashboard/approvals.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { makeKey } from '#test/support/tenants.ts';

const app = await startTestApp();
const { owner, finance, on } = await team(app, { refund: ALWAYS });

describe('the rules', () => {
  it('are off at first, and need two people who could decide', async () => {
    const alone = await signedIn(app);
    const { body } = await app.call<{ rules: object }>('GET', '/v1/policies/approval', { key: alone.key });
    expect(Object.values(body.rules)).toEqual(Array(8).fill({ need: 'off' }));
    const refused = { status: 409, body: { code: 'approval_needs_two' } };
    expect(await setRules(alone, { key: ALWAYS })).toMatchObject(refused);
    await memberWith(app, alone, 'developer');
    expect(await setRules(alone, { key: ALWAYS })).toMatchObject(refused);
    await memberWith(app, alone, 'finance');
    expect((await setRules(alone, { key: ALWAYS })).status).toBe(200);
  });

  it('apply to their own environment', async () => {
    const { apiKey } = (await makeKey(app, on.key)).body;
    const test = platform(app, apiKey);
    const { id } = await fundedAgreement(test, [100], 100);
    expect((await test.refund(id)).status).toBe(201);
    await runDueJobs(app);
  });

  it('become stricter at once, and looser with an approval', async () => {
    const people = await team(app, { refund: { need: 'above', amount: 500, currency: 'NGN' } });
    const rulesNow = async () =>
      (await people.owner.call<{ rules: object }>('GET', '/v1/policies/approval')).body.rules;
    const stricter = { need: 'above', amount: 400, currency: 'NGN' } as const;
    expect((await setRules(people.owner, { refund: stricter })).status).toBe(200);

    const looser = { need: 'above', amount: 401, currency: 'NGN' } as const;
    const asked = await setRules(people.owner, { refund: looser });
    expect(asked).toMatchObject({ status: 202, body: { approval: { type: 'rules' } } });
    expect(asked.body.approval.summary).toBe('refund: above 401 NGN instead of above 400 NGN.');
    expect(await rulesNow()).toMatchObject({ refund: stricter });
    expect((await approve(people.finance, asked.body.approval.id)).status).toBe(200);
    expect(await rulesNow()).toMatchObject({ refund: looser });

    // The approval was for a specific change, not for its effect on later rules.
    const off = await setRules(people.owner, {});
    expect((await setRules(people.owner, { refund: ALWAYS })).status).toBe(200);
    expect(await approve(people.finance, off.body.approval.id)).toMatchObject({
      status: 409,
      body: { code: 'approval_outdated' },
    });
    expect(await rulesNow()).toMatchObject({ refund: ALWAYS });
    const records = await app.database.owner.query('SELECT actor_id FROM audit_log WHERE kind = $1', [
      'approval_rules.changed',
    ]);
    expect(records.length).toBeGreaterThan(3);
  });

  it('cannot be changed by finance, and never by a key', async () => {
    expect(await setRules(finance, {})).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const put = await app.call('PUT', '/v1/policies/approval', { key: on.key, body: {} });
    expect(put.status).toBe(405);
  });

  it.each([
    ['an amount without a currency', { refund: { need: 'above', amount: 5 } }],
    ['no amount', { refund: { need: 'above', currency: 'NGN' } }],
    ['an amount of what has none', { payout_account: { need: 'above', amount: 5, currency: 'NGN' } }],
    ['an unknown value', { key: { need: 'sometimes' } }],
  ])('refuse %s', async (_what, rules) => {
    expect(await setRules(owner, rules as never)).toMatchObject({ status: 400 });
  });
});
