import { beforeAll, describe, expect, it } from 'vitest';
import { LEFT_OUT, RULE_FACTS } from '#core/risk/policy/rule-facts.ts';
import { replay } from '#core/risk/replay.ts';
import { DAY_MS } from '#core/time.ts';
import { newId } from '#store/ids.ts';
import * as assessments from '#store/risk/assessments.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import { assess, type FraudBody, regular, stranger, toQuietMoment } from '#test/support/risk/assess.ts';

let app: TestApp;
let key: string;
let developerId: string;
beforeAll(async () => {
  app = await startTestApp();
  toQuietMoment(app);
  ({ key, developerId } = await app.signUp());
});

const verdict = async (body: FraudBody) => (await assess(app, key, body)).body;
const label = (id: string, outcome: string) =>
  app.call('POST', `/v1/fraud/assessments/${id}/label`, { key, body: { outcome, reason: 'a chargeback' } });
const pointsFor = async (body: FraudBody) =>
  (await verdict(body)).contributions.find(({ signal }) => signal === 'labelled_fraud')?.points ?? 0;

const pays = async (buyer: FraudBody, seller: string) => {
  const parties = { buyerExternalId: String(buyer['platformUserId']), sellerExternalId: seller };
  const { id: agreementId } = (await platform(app, key).create([1_000], parties)).body;
  return { ...buyer, agreementId };
};

describe('a label of fraud', () => {
  it('is remembered of the device, until it is corrected', async () => {
    const thief = stranger();
    const { deviceFingerprint } = thief;
    const next = () => pointsFor({ ...stranger(), deviceFingerprint });
    const { id } = await verdict(thief);
    expect(await next()).toBe(0);
    await label(id, 'fraud');
    expect(await next()).toBe(32);
    await label(id, 'recalled');
    expect(await next()).toBe(32);
    await label(id, 'legitimate');
    expect(await next()).toBe(0);
  });

  it('is remembered of the account for 90 days', async () => {
    const thief = stranger();
    await label((await verdict(thief)).id, 'fraud');
    const elsewhere = { ...thief, deviceFingerprint: newId('device') };
    expect(await pointsFor(elsewhere)).toBe(32);
    app.time.advance(89 * DAY_MS);
    expect(await pointsFor(elsewhere)).toBe(32);
    app.time.advance(2 * DAY_MS);
    expect(await pointsFor(elsewhere)).toBe(0);
  });

  it('is remembered of the seller, whom others pay next', async () => {
    const seller = newId('seller');
    const points = [];
    for (let time = 0; time < 4; time++) {
      const body = await pays(await regular(app, developerId), seller);
      points.push(await pointsFor(body));
      await label((await verdict(body)).id, 'fraud');
    }
    expect(points).toEqual([0, 32, 42, 48]);
  });

  it('counts once, however often and by however many people it is set at once', async () => {
    const { platformUserId, ...thief } = stranger();
    const { id } = await verdict({ platformUserId, ...thief });
    await Promise.all(Array.from({ length: 6 }, () => label(id, 'fraud')));
    const rows = await app.database.owner.query<{ frauds: number }>(
      'SELECT cardinality(frauds) AS frauds FROM risk_users WHERE user_id = $1',
      [platformUserId],
    );
    expect(rows).toEqual([{ frauds: 1 }]);
  });

  it('of a simulated call counts for nobody', async () => {
    const thief = stranger();
    await label((await verdict({ ...thief, simulateVpn: true })).id, 'fraud');
    expect(await pointsFor(thief)).toBe(0);
  });

  it('does not follow a regular on their own device, nor a shop with many other customers', async () => {
    const victim = await regular(app, developerId);
    const shop = newId('shop');
    for (let time = 0; time < 24; time++) {
      await verdict(await pays(time < 12 ? victim : stranger(), shop));
      app.time.advance(DAY_MS / 4);
    }
    await label((await verdict(await pays(victim, shop))).id, 'fraud');
    const { contributions } = await verdict(await pays(victim, shop));
    expect(contributions.filter(({ signal }) => signal === 'labelled_fraud')).toEqual([]);
  });
});

describe('the counts of labels', () => {
  it('can be read by rules, and are stored with the assessment for its replay', async () => {
    const { key: ruled, developerId: account } = await app.signUp();
    const policy = (method: string, verb: string, body: object) =>
      app.call(method, `/v1/policies/risk/${verb}`, { key: ruled, body });
    const rules = [{ name: 'Twice', when: 'deviceFrauds >= 1', reason: 'ours', verdict: 'RED' }];
    await policy('PUT', 'draft', { rules });
    expect((await policy('POST', 'promote', { from: 'draft', to: 'live' })).status).toBe(200);
    const thief = stranger();
    const first = (await assess(app, ruled, thief)).body;
    expect(first.flag).toBe('GREEN');
    await app.call('POST', `/v1/fraud/assessments/${first.id}/label`, {
      key: ruled,
      body: { outcome: 'fraud', reason: 'a chargeback' },
    });
    const second = (await assess(app, ruled, { ...stranger(), deviceFingerprint: thief.deviceFingerprint }))
      .body;
    expect(second.flag).toBe('RED');
    const kept = await assessments.find(app.context.db, account, second.id);
    expect(kept?.detail.facts?.patterns).toMatchObject({ deviceFrauds: 1, accountFrauds: 0 });
  });

  it('are shown with the assessment, named as in rules and without what rules must not read', async () => {
    const seller = newId('seller');
    const { id } = await verdict(await pays(stranger(), seller));
    const { body } = await app.call<{ facts: Record<string, unknown> }>(
      'GET',
      `/v1/fraud/assessments/${id}`,
      { key },
    );
    expect(body.facts).toMatchObject({ sellerFrauds: 0, newDevice: true, payeeSeen: 1, sellerScore: 4 });
    expect(Object.keys(body.facts).filter((name) => !(name in RULE_FACTS) || name in LEFT_OUT)).toEqual([]);
    expect(body.facts).not.toHaveProperty('payeeAccountAgeDays');
  });

  it('do not keep an assessment from being repeated exactly', async () => {
    const thief = stranger();
    await label((await verdict(thief)).id, 'fraud');
    const { id } = await verdict(thief);
    const kept = await assessments.find(app.context.db, developerId, id);
    expect(kept && replay(kept)).toBe('same');
  });
});
