import { describe, expect, it, vi } from 'vitest';
import { compilePolicy, type RiskPolicy } from '#core/risk/policy/risk-policy.ts';
import { replay } from '#core/risk/replay.ts';
import * as assessments from '#store/risk/assessments.ts';
import { startTestApp } from '#test/support/app.ts';
import { PATIENCE_MS } from '#test/support/patience.ts';
import { expectProblem } from '#test/support/requests.ts';
import { assess, NAIRA, stranger } from '#test/support/risk/assess.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();

type Version = RiskPolicy & { version: number; status: string; retiredAt: string | null };
type Policies = { live: Version | null; shadow: Version | null; draft: RiskPolicy | null };
const at = '/v1/policies/risk';
const get = async (as = key) => (await app.call<Policies>('GET', at, { key: as })).body;
const draft = (body: object) => app.call<RiskPolicy>('PUT', `${at}/draft`, { key, body });
const promote = (from: string, to: string) =>
  app.call<Version>('POST', `${at}/promote`, { key, body: { from, to } });
const retire = (policy: string) => app.call<Policies>('POST', `${at}/retire`, { key, body: { policy } });

const rule = (when: string, effect: object, name = when) => ({ name, when, reason: 'Our own.', ...effect });
async function goLive(policy: object): Promise<Version> {
  await draft(policy);
  return (await promote('draft', 'live')).body;
}

describe('the life cycle of a risk policy', () => {
  it('has an event for each version that starts or ends, in one gapless chain', async () => {
    const own = await app.signUp();
    const send = (verb: string, body: object) =>
      app.call(verb === 'draft' ? 'PUT' : 'POST', `${at}/${verb}`, { key: own.key, body });
    await send('draft', { rules: [] });
    await send('promote', { from: 'draft', to: 'live' });
    await send('draft', { weights: { vpn_detected: 40 } });
    await send('promote', { from: 'draft', to: 'shadow' });
    await send('promote', { from: 'shadow', to: 'live' });
    await send('retire', { policy: 'live' });
    type Told = { type: string; sequence: number; data: object };
    const events = await vi.waitFor(async () => {
      const { body } = await app.call<{ data: Told[] }>('GET', '/v1/events?limit=100', { key: own.key });
      const found = body.data.filter(({ type }) => type === 'risk_policy.changed');
      expect(found).toHaveLength(5);
      return found.sort((left, right) => left.sequence - right.sequence);
    }, PATIENCE_MS);
    const of = (version: number, previousState: string, state: string) => ({ version, previousState, state });
    expect(events.map(({ sequence, data }) => ({ sequence, ...data }))).toEqual(
      [
        of(1, 'draft', 'live'),
        of(2, 'draft', 'shadow'),
        of(1, 'live', 'retired'),
        of(2, 'shadow', 'live'),
        of(2, 'live', 'retired'),
      ].map((data, index) => ({ sequence: index + 1, ...data })),
    );
  });

  it('goes from draft to shadow to live, and does not change earlier versions', async () => {
    expect(await get()).toMatchObject({
      ...{ live: null, shadow: null, draft: null },
      usual: { highValue: { NGN: 500_000_000 }, weights: { vpn_detected: 32, structuring: 50 } },
    });
    const policy = {
      highValue: { NGN: 100_000_000 },
      weights: { vpn_detected: 40 },
      rules: [rule('vpn', { points: 5 })],
    };
    expect(await draft(policy)).toMatchObject({
      status: 200,
      body: { ...policy, changedBy: { type: 'key' } },
    });
    expect(await promote('draft', 'shadow')).toMatchObject({
      status: 200,
      body: { ...policy, version: 1, status: 'SHADOW' },
    });
    expect(await get()).toMatchObject({ live: null, shadow: { version: 1 }, draft: null });
    expect(await promote('shadow', 'live')).toMatchObject({
      status: 200,
      body: { version: 1, status: 'LIVE' },
    });
    await goLive({ rules: [rule('tor', { verdict: 'RED' })] });
    expect(await get()).toMatchObject({ live: { version: 2 }, shadow: null, draft: null });
    const { body } = await app.call<{ data: Version[] }>('GET', `${at}/versions?limit=2`, { key });
    expect(body.data).toMatchObject([
      { version: 2, status: 'LIVE', retiredAt: null },
      { version: 1, status: 'RETIRED', ...policy },
    ]);
    expect((await retire('live')).body).toMatchObject({ live: null, shadow: null, draft: null });
  });

  it('is visible only in its own account', async () => {
    await draft({ rules: [rule('vpn', { points: 5 })] });
    const { key: other } = await app.signUp();
    expect(await get(other)).toMatchObject({ live: null, shadow: null, draft: null });
    expectProblem(
      await app.call('POST', `${at}/promote`, { key: other, body: { from: 'draft', to: 'live' } }),
      409,
      {
        code: 'no_risk_policy',
      },
    );
    expect((await app.call('DELETE', `${at}/draft`, { key })).status).toBe(204);
    expect((await get()).draft).toBeNull();
  });

  it.each<readonly [name: string, body: object, path: string]>([
    [
      'an unknown fact',
      { rules: [rule('vpn', { points: 1 }), rule('amout > 1', { points: 1 })] },
      'rules[1].when',
    ],
    ['what must not decide', { rules: [rule("country == 'NG'", { points: 1 })] }, 'rules[0].when'],
    ['a rule without effect', { rules: [rule('vpn', {})] }, 'rules[0].points'],
    ['a rule with two', { rules: [rule('vpn', { points: 1, verdict: 'RED' })] }, 'rules[0].points'],
    ['GREEN for a verdict', { rules: [rule('vpn', { verdict: 'GREEN' })] }, 'rules[0].verdict'],
    ['too many points', { rules: [rule('vpn', { points: 51 })] }, 'rules[0].points'],
    ['a name twice', { rules: [rule('vpn', { points: 1 }), rule('vpn', { points: 2 })] }, 'rules[1].name'],
    ['a signal that is silenced', { weights: { vpn_detected: 0 } }, 'weights.vpn_detected'],
    ['a weight beyond its limit', { weights: { structuring: 70 } }, 'weights.structuring'],
    ['a currency that is none', { highValue: { XXY: 5 } }, 'highValue.XXY'],
    ['a threshold below nothing', { highValue: { NGN: -1 } }, 'highValue.NGN'],
  ])('answers 400 for %s', async (_name, body, path) => {
    expectProblem(await draft(body), 400, { code: 'validation_failed', path });
  });

  it('answers 400 for a step back, and 409 where there is nothing to promote or to retire', async () => {
    expectProblem(await promote('shadow', 'shadow'), 400, { code: 'validation_failed', path: 'to' });
    expectProblem(await promote('shadow', 'live'), 409, { code: 'no_risk_policy' });
    expectProblem(await retire('shadow'), 409, { code: 'no_risk_policy' });
  });

  it('is in the audit log', async () => {
    await goLive({ rules: [rule('vpn', { points: 5 })] });
    await retire('live');
    const { body } = await app.call<{ data: { type: string }[] }>('GET', '/v1/audit-log?limit=3', { key });
    expect(body.data.map(({ type }) => type)).toEqual([
      'risk_policy.retired',
      'risk_policy.promoted',
      'risk_policy.drafted',
    ]);
  });
});

describe('an assessment under a policy', () => {
  it('has its rules among the contributions, its thresholds and its version', async () => {
    const { version } = await goLive({
      highValue: { NGN: 40_000 * NAIRA },
      weights: { identity_not_verified: 2 },
      rules: [rule('amountInThresholds > 1 && newDevice', { points: 7 }, 'large on a new device')],
    });
    const { body } = await assess(app, key, stranger());
    expect(body.triggeredSignals).toEqual([
      'identity_not_verified',
      'new_device',
      'new_account',
      'high_value_transaction',
    ]);
    expect(body.contributions).toMatchObject([
      { signal: 'identity_not_verified', points: 2 },
      { signal: 'new_device', points: 6 },
      { signal: 'new_account', points: 8 },
      { signal: 'high_value_transaction', points: 19 },
      { signal: 'rule', name: 'large on a new device', points: 7, reason: 'Our own.' },
    ]);
    expect(body.score).toBe(42);
    const stored = await app.call('GET', `/v1/fraud/assessments/${body.id}`, { key });
    expect(stored.body).toMatchObject({ policyVersion: version, contributions: body.contributions });
  });

  it('treats a verdict as the minimum flag', async () => {
    await goLive({ rules: [rule('true', { points: -50 }), rule('vpn', { verdict: 'RED' })] });
    expect((await assess(app, key, stranger())).body).toMatchObject({ score: 0, flag: 'GREEN' });
    const { body } = await assess(app, key, { ...stranger(), simulateVpn: true });
    expect(body).toMatchObject({
      score: 70,
      flag: 'RED',
      triggeredSignals: expect.arrayContaining(['vpn_detected']),
    });
  });

  it('stores the result of the shadow policy, and does not show it', async () => {
    await retire('live');
    await draft({ rules: [rule('newDevice', { verdict: 'RED' })] });
    const { version } = (await promote('draft', 'shadow')).body;
    const { body } = await assess(app, key, stranger());
    expect(body).toMatchObject({ score: 24, flag: 'GREEN' });
    expect(JSON.stringify(body)).not.toContain('rule');
    const [row] = await app.context.db.query(
      'SELECT policy_version, shadow_version, shadow_score, shadow_flag FROM risk_assessments WHERE id = $1',
      [body.id],
    );
    expect(row).toEqual({
      policy_version: null,
      shadow_version: version,
      shadow_score: 70,
      shadow_flag: 'RED',
    });
    const compared = await app.call('GET', `${at}/shadow`, { key });
    expect(compared.body).toMatchObject({
      version,
      flags: {
        GREEN: { GREEN: 0, AMBER: 0, RED: 1 },
        AMBER: { GREEN: 0, AMBER: 0, RED: 0 },
        RED: { GREEN: 0, AMBER: 0, RED: 0 },
      },
    });
    await retire('shadow');
    expectProblem(await app.call('GET', `${at}/shadow`, { key }), 409, { code: 'no_risk_policy' });
  });

  it('can be reproduced from stored data', async () => {
    await goLive({ weights: { new_device: 20 }, rules: [rule('vpn && points > 10', { points: 9 })] });
    const { body } = await assess(app, key, { ...stranger(), simulateVpn: true });
    const stored = await assessments.find(app.context.db, developerId, body.id);
    const { live } = await get();
    if (!stored || !live) throw new Error('nothing was stored');
    expect(replay(stored, compilePolicy(live.version, live))).toBe('same');
    expect(replay(stored)).toBe('differs');
  });
});
