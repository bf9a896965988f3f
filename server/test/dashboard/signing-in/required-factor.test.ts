import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { PASSWORD, signedIn, type Visitor, visitor } from '#test/support/dashboard/dashboard.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { withApp } from '#test/support/dashboard/two-step.ts';
import { everyRoute } from '#test/support/routes.ts';
import { filled } from '#test/support/tenants.ts';

const app = await startTestApp();
const none = '0'.repeat(32);
const NOTHING = {
  ...{ agreementId: `agr_${none}`, frozenId: '', assessmentId: `asm_${none}` },
  ...{ verificationId: `idv_${none}`, webhookId: `wh_${none}` },
};

type Who = { owesFactor: boolean; member: { role: string } | null };
const whoIs = async (person: Visitor) => (await person.call<Who>('GET', '/session')).body;
const require = (by: Visitor, secondFactorRequired = true) =>
  by.call('PUT', '/policies/sign-in', { body: { secondFactorRequired } });
const policy = async (key: string) =>
  (await app.call<Record<string, unknown>>('GET', '/v1/policies/sign-in', { key })).body;

/** An account that requires a second factor, with a member who has none. */
async function strictAccount() {
  const owner = await signedIn(app);
  const member = await memberWith(app, owner, 'admin');
  const { telephone } = await withApp(app, owner);
  expect((await require(owner)).status).toBe(200);
  return { owner, member, telephone };
}

describe('requiring a second factor', () => {
  it('is for owners who have one themselves', async () => {
    const owner = await signedIn(app);
    const admin = await memberWith(app, owner, 'admin');
    expect(await require(owner)).toMatchObject({ status: 409, body: { code: 'second_factor_missing' } });
    await withApp(app, admin);
    expect(await require(admin)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    await withApp(app, owner);
    expect(await require(owner)).toMatchObject({
      status: 200,
      body: { object: 'sign_in_policy', secondFactorRequired: true, version: 1 },
    });
    app.time.advance(11 * 60_000);
    expect(await require(owner, false)).toMatchObject({ status: 403, body: { code: 'factor_required' } });
  });

  it('is a versioned policy of both environments, in the audit log, which keys read and cannot change', async () => {
    const { owner } = await strictAccount();
    const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
      key: owner.key,
      body: { environment: 'test' },
    });
    for (const key of [owner.key, made.body.apiKey]) {
      expect(await policy(key)).toMatchObject({ secondFactorRequired: true, version: 1 });
      const versions = await app.call<{ data: object[] }>('GET', '/v1/policies/sign-in/versions', { key });
      expect(versions.body.data).toMatchObject([{ version: 1, changedBy: { type: 'member' } }]);
    }
    const put = { key: owner.key, body: { secondFactorRequired: false } };
    expect((await app.call('PUT', '/v1/policies/sign-in', put)).status).toBe(405);
    const log = await app.call<{ data: object[] }>('GET', '/v1/audit-log?type=sign_in_policy.changed', {
      key: owner.key,
    });
    expect(log.body.data).toMatchObject([
      { before: { secondFactorRequired: false }, after: { secondFactorRequired: true } },
    ]);
  });
});

describe('a member without a second factor, where one is required', () => {
  it('is refused whatever is about the account, with the page that helps, and is let in by setting one up', async () => {
    const { owner, member } = await strictAccount();
    expect(await whoIs(member)).toMatchObject({ owesFactor: true, member: { role: 'admin' } });
    expect((await member.call('GET', '/v1/developer')).body).toMatchObject({
      ...{ statusCode: 403, code: 'second_factor_required' },
      message: expect.stringContaining('/dashboard/settings/security'),
    });
    expect((await member.call('GET', '/security')).status).toBe(200);
    const again = visitor(app);
    const signIn = { body: { email: member.email, password: PASSWORD } };
    expect((await again.call('POST', '/session', signIn)).status).toBe(204);
    expect(await whoIs(again)).toMatchObject({ owesFactor: true });

    await withApp(app, again);
    expect(await whoIs(again)).toMatchObject({ owesFactor: false });
    expect((await again.call('GET', '/v1/developer')).status).toBe(200);
    expect((await again.call('DELETE', '/security/app')).status).toBe(204);
    expect((await again.call('GET', '/v1/developer')).status).toBe(403);
    expect((await owner.call('GET', '/v1/developer')).status).toBe(200);
  });

  it('reaches no route with a permission, in either environment', async () => {
    const { member } = await strictAccount();
    const open: string[] = [];
    let refused = 0;
    for (const { method, pattern } of everyRoute(app.http)) {
      if (method === 'HEAD' || !pattern.startsWith('/dashboard/api')) continue;
      const path = filled(pattern.replace('/dashboard/api', ''), NOTHING);
      // Their own sign-in, which is about no account.
      if (/^\/(session|sessions|password|account|invitation|security)(\/|$)/.test(path)) continue;
      const body = method === 'GET' || method === 'DELETE' ? {} : { body: {} };
      const answer = await member.call<{ code?: string }>(method, path, body);
      if (answer.body.code === 'second_factor_required') refused += 1;
      else open.push(`${method} ${pattern}: ${answer.status}`);
    }
    expect(open).toEqual([]);
    expect(refused).toBeGreaterThan(150);
  });

  it('keeps API keys, other accounts and sign-out, and everything once the rule is off', async () => {
    const { owner, member } = await strictAccount();
    expect((await app.call('GET', '/v1/escrow/agreements', { key: owner.key })).status).toBe(200);
    const other = await signedIn(app);
    await memberWith(app, other, 'support', { email: member.email });
    const home = (await other.call<{ developer: { id: string } }>('GET', '/session')).body.developer.id;
    await member.call('PUT', '/session/account', { body: { accountId: home } });
    expect((await member.call('GET', '/v1/developer')).status).toBe(200);

    const second = visitor(app);
    await second.call('POST', '/session', { body: { email: member.email, password: PASSWORD } });
    expect((await second.call('GET', '/v1/developer')).status).toBe(403);
    expect((await require(owner, false)).status).toBe(200);
    expect((await second.call('GET', '/v1/developer')).status).toBe(200);
    expect((await second.call('DELETE', '/session')).status).toBe(204);
  });

  it('is not let in by a rule that was switched off in the database', async () => {
    const { member } = await strictAccount();
    await app.database.owner.query(
      `UPDATE policies SET rules = '{"secondFactorRequired": false}' WHERE kind = 'sign_in'
         AND developer_id = (SELECT developer_id FROM members WHERE id = $1)`,
      [member.id],
    );
    expect((await member.call('GET', '/v1/developer')).body).toMatchObject({ code: 'altered_record' });
  });
});
