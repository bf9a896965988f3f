import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, approve, team, type WaitingBody } from '#test/support/dashboard/approvals.ts';

const app = await startTestApp();
const { finance, on } = await team(app, {
  policy: ALWAYS,
  risk_policy: ALWAYS,
  identity_policy: ALWAYS,
});

const call = (method: string, path: string, body?: object) => app.call(method, path, { key: on.key, body });
const bodyOf = async (path: string) => (await call('GET', path)).body;
const draftRule = (name: string) =>
  call('PUT', '/v1/policies/risk/draft', {
    rules: [{ name, when: 'newDevice', points: 9, reason: 'Somebody new.' }],
  });
const promote = (from: string, to: string) => call('POST', '/v1/policies/risk/promote', { from, to });

const POLICIES = [
  {
    kind: 'policy',
    ask: () => call('PUT', '/v1/policies/release', { rules: [{ rule: 'name_mismatch' }] }),
    summary: 'Hold payouts for: a name that differs from the bank’s. Until now: nothing.',
    at: '/v1/policies/release',
    before: { rules: [] },
    after: { rules: [{ rule: 'name_mismatch' }] },
    action: 'release_policy.changed',
  },
  {
    kind: 'risk_policy',
    ask: async () => {
      await draftRule('large');
      return promote('draft', 'live');
    },
    summary:
      'Make the draft of the risk policy live: 1 rule, 0 weights, 0 thresholds. Until now: the default points.',
    at: '/v1/policies/risk',
    before: { live: null, draft: { rules: [{ name: 'large' }] } },
    after: { live: { version: 1, rules: [{ name: 'large' }] }, draft: null },
    action: 'risk_policy.promoted',
  },
  {
    kind: 'risk_policy',
    ask: () => call('POST', '/v1/policies/risk/retire', { policy: 'live' }),
    summary: 'Retire version 1 of the risk policy: the default points apply again.',
    at: '/v1/policies/risk',
    before: { live: { version: 1 } },
    after: { live: null },
    action: 'risk_policy.retired',
  },
  {
    kind: 'identity_policy',
    ask: () => call('PUT', '/v1/policies/identity', { minimumFrames: 3 }),
    summary: 'Change the identity policy: minimumFrames 3 instead of 1.',
    at: '/v1/policies/identity',
    before: { minimumFrames: 1, changedAt: null },
    after: { minimumFrames: 3 },
    action: 'identity_policy.changed',
  },
] as const;

describe('a change of', () => {
  it.each(POLICIES)(
    '$kind waits for a second person ($action)',
    async ({ kind, ask, summary, at, before, after, action }) => {
      const asked = await ask();
      const { approval } = asked.body as unknown as WaitingBody;
      expect([asked.status, approval]).toMatchObject([
        202,
        { type: kind, status: 'PENDING', amount: null, summary },
      ]);
      expect(await bodyOf(at)).toMatchObject(before);

      expect(await approve(finance, approval.id)).toMatchObject({
        status: 200,
        body: { status: 'APPROVED' },
      });
      expect(await bodyOf(at)).toMatchObject(after);
      const [actor] = await app.database.owner.query(
        `SELECT actor_type AS type, actor_id AS id FROM audit_log WHERE kind = $1`,
        [action],
      );
      expect(actor).toEqual(approval.requestedBy);
    },
  );
});

it('a risk policy in shadow needs no approval; one that was redrafted needs a new request', async () => {
  await draftRule('first');
  const asked = await promote('draft', 'live');
  await draftRule('second');
  expect(await approve(finance, (asked.body as unknown as WaitingBody).approval.id)).toMatchObject({
    status: 409,
    body: { code: 'approval_outdated' },
  });
  expect((await promote('draft', 'shadow')).status).toBe(200);
  expect((await call('POST', '/v1/policies/risk/retire', { policy: 'shadow' })).status).toBe(200);
  expect(await bodyOf('/v1/policies/risk')).toMatchObject({ live: null });
});
