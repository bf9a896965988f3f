import { describe, expect, it } from 'vitest';
import { compilePolicy } from '#core/risk/policy/risk-policy.ts';
import { replay } from '#core/risk/replay.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { sweepAggregates } from '#store/risk/aggregates.ts';
import * as assessments from '#store/risk/assessments.ts';
import { findVersion } from '#store/risk/policy/policies.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';
import { assess, NAIRA, stranger, toQuietMoment } from '#test/support/risk/assess.ts';

const app = await startTestApp();
toQuietMoment(app);

const rule = (when: string, points = 1) => ({ name: when, when, points, reason: 'Our own.' });
const block = (when: string) => ({ name: when, when, verdict: 'RED', reason: 'Our own.' });
type Stored = { id: string; facts: Record<string, number | undefined>; contributions: { name?: string }[] };

async function shopWith(...rules: readonly object[]) {
  const { key, developerId } = await app.signUp();
  const save = async (all: readonly object[]) => {
    await app.call('PUT', '/v1/policies/risk/draft', { key, body: { rules: all } });
  };
  if (rules.length > 0) {
    await save(rules);
    await app.call('POST', '/v1/policies/risk/promote', { key, body: { from: 'draft', to: 'live' } });
  }
  const stored = async (id: string) => {
    const { body } = await app.call<Stored>('GET', `/v1/fraud/assessments/${id}`, { key });
    return { ...body, fired: body.contributions.flatMap(({ name }) => name ?? []) };
  };
  const score = async (body: object) => stored((await assess(app, key, { ...stranger(), ...body })).body.id);
  const rowsOfEvents = () =>
    app.context.db.query('SELECT 1 FROM risk_aggregate_events WHERE developer_id = $1', [developerId]);
  return { key, developerId, save, score, stored, rowsOfEvents };
}

async function replayed(id: string) {
  for await (const one of assessments.named(app.context.db, [id])) {
    const version = one.policyVersion ?? 0;
    const found = await findVersion(app.context.db, one.developerId, version);
    return replay(one, found && compilePolicy(version, found.policy));
  }
  throw new Error(`${id} is not stored`);
}

describe('aggregates in rules', () => {
  it('count, add up and tell apart over a window that moves', async () => {
    const many = 'count(user, 2) >= 3';
    const much = 'sum(amount, user, 24) > 1000000';
    const phones = 'distinct(device, user, 168) >= 2';
    const { score } = await shopWith(rule(many), rule(much), rule(phones));
    const user = { platformUserId: 'ada', transactionAmount: 4_000 * NAIRA };
    const first = await score({ ...user, deviceFingerprint: 'one' });
    expect(first.facts).toMatchObject({
      ...{ 'count(user, 2)': 1, 'sum(amount, user, 24)': 400_000, 'distinct(device, user, 168)': 1 },
    });
    expect(first.fired).toEqual([]);
    expect((await score({ ...user, deviceFingerprint: 'two' })).fired).toEqual([phones]);
    const third = await score({ ...user, deviceFingerprint: 'two' });
    expect(third.fired).toEqual([many, much, phones]);
    expect(await replayed(third.id)).toBe('same');
    expect((await score({ platformUserId: 'bola' })).facts['count(user, 2)']).toBe(1);

    app.time.advance(2 * HOUR_MS);
    const later = await score({ ...user, deviceFingerprint: 'one' });
    expect(later.facts).toMatchObject({ 'count(user, 2)': 1, 'sum(amount, user, 24)': 1_600_000 });
    expect(later.fired).toEqual([much, phones]);
    app.time.advance(DAY_MS);
    expect((await score({ ...user, deviceFingerprint: 'one' })).fired).toEqual([phones]);
  });

  it('count by metadata, and add up one currency only, or thresholds', async () => {
    const { score } = await shopWith(
      rule("count(metadata['gift card'], 24) > 1"),
      rule('sum(amount, device, 24) > 0'),
      rule('sum(amountInThresholds, device, 24) > 0.5'),
    );
    const device = { deviceFingerprint: 'a tablet', metadata: { 'gift card': 'XYZ' } };
    await score({ ...device, transactionAmount: 1_000_000 * NAIRA });
    const { facts } = await score({ ...device, transactionAmount: 500_000, currency: 'USD' });
    expect(facts).toMatchObject({
      'count(metadata.gift card, 24)': 2,
      'sum(amount, device, 24)': 500_000,
      'sum(amountInThresholds, device, 24)': 0.7,
    });
    const without = await score({ deviceFingerprint: 'a tablet' });
    expect(without.facts).not.toHaveProperty('count(metadata.gift card, 24)');
    expect(without.fired).toHaveLength(2);
  });

  it('count an agreement once, however often it is assessed, and only for the seller of a payment', async () => {
    const { key, stored, score } = await shopWith(
      rule('count(seller, 24) > 0'),
      rule('distinct(user, seller, 24) > 1'),
      rule('sum(amount, seller, 24) > 0'),
    );
    const on = platform(app, key);
    const pay = async (buyerExternalId: string, times = 1) => {
      const { body } = await on.create([300_000], { buyerExternalId, sellerExternalId: 'shop' });
      for (let n = 0; n < times; n++) {
        await on.assess(body.id, { external_user_id: buyerExternalId, transaction_amount: 1_000 });
      }
      const { body: page } = await app.call<{ data: { id: string }[] }>('GET', '/v1/fraud/assessments', {
        key,
      });
      return (await stored(page.data[0]?.id ?? '')).facts;
    };
    expect(await pay('ada', 3)).toMatchObject({
      ...{ 'count(seller, 24)': 1, 'distinct(user, seller, 24)': 1, 'sum(amount, seller, 24)': 300_000 },
    });
    expect(await pay('bola')).toMatchObject({
      ...{ 'count(seller, 24)': 2, 'distinct(user, seller, 24)': 2, 'sum(amount, seller, 24)': 600_000 },
    });
    expect((await score({})).facts).not.toHaveProperty('count(seller, 24)');
  });

  it('let no burst pass on an old count', async () => {
    const { score } = await shopWith(rule('count(device, 1) > 5', 50));
    const all = await Promise.all(Array.from({ length: 20 }, () => score({ deviceFingerprint: 'shared' })));
    expect(all.filter(({ fired }) => fired.length > 0).length).toBeGreaterThanOrEqual(15);
    for (const { id } of all) expect(await replayed(id)).toBe('same');
  });

  it('leave simulated assessments out, and store no ids', async () => {
    const { score, developerId } = await shopWith(rule('count(user, 24) > 1'));
    await score({ platformUserId: 'chidi', simulateVpn: true });
    expect((await score({ platformUserId: 'chidi' })).facts['count(user, 24)']).toBe(1);
    const rows = await app.context.db.query<{ line: string }>(
      'SELECT e::text AS line FROM risk_aggregate_events e WHERE developer_id = $1',
      [developerId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.line).not.toContain('chidi');
  });

  it('cost nothing without a rule that uses one, and are deleted after a week', async () => {
    const none = await shopWith(rule('newDevice'));
    await none.score({});
    expect(await none.rowsOfEvents()).toEqual([]);
    const some = await shopWith(rule('count(user, 168) > 3'));
    await some.score({});
    const sweepAt = (days: number) =>
      sweepAggregates(app.database.owner, new Date(app.time.now().getTime() + days * DAY_MS), 1_000);
    await sweepAt(6.9);
    expect(await some.rowsOfEvents()).toHaveLength(1);
    await sweepAt(7.1);
    expect(await some.rowsOfEvents()).toEqual([]);
  });

  it('forget an erased person, and keep the counts of the other party', async () => {
    const { key, score, developerId } = await shopWith(
      rule('count(user, 168) > 9'),
      rule('distinct(seller, user, 168) > 9'),
      rule('distinct(user, seller, 168) > 9'),
      rule('count(device, 168) > 9'),
      rule('count(metadata.phone, 168) > 9'),
    );
    const on = platform(app, key);
    const pay = async (buyer: string, seller: string, device: string) => {
      const parties = { buyerExternalId: buyer, sellerExternalId: seller, metadata: { phone: '0800' } };
      const { body } = await on.create([300_000], parties);
      const more = { external_user_id: buyer, transaction_amount: 1_000, device_fingerprint: device };
      await on.assess(body.id, { ...more, metadata: { phone: '0800' } });
      return body.id;
    };
    const rows = async () => {
      const found = await app.database.owner.query<{ row: string }>(
        `SELECT encode(key, 'hex') || ' ' || event || ' ' || members AS row FROM risk_aggregate_events
         WHERE developer_id = $1 ORDER BY key, event`,
        [developerId],
      );
      return found.map(({ row }) => row);
    };
    const erase = async (externalUserId: string) => {
      const requests = '/v1/privacy/requests';
      const asked = { type: 'erase', externalUserId };
      const { body } = await app.call<{ id: string }>('POST', requests, { key, body: asked });
      const done = await app.call('POST', `${requests}/${body.id}/complete`, { key, body: {} });
      expect(done.status).toBe(200);
    };

    const kept = await pay('kemi', 'kojo', 'phone of kemi');
    const before = await rows();
    expect(before).toHaveLength(4);
    await score({
      platformUserId: 'ngozi',
      deviceFingerprint: 'phone of ngozi',
      metadata: { phone: '0900' },
    });
    const bought = await pay('ngozi', 'kojo', 'phone of ngozi');
    const sold = await pay('kemi', 'ngozi', 'phone of kemi');
    expect(await rows()).toHaveLength(15);
    for (const id of [bought, sold]) expect((await on.post(id, 'cancel')).status).toBe(200);
    await erase('ngozi');

    const left = await rows();
    expect(left.filter((row) => row.includes(kept))).toEqual(before);
    const keyOf = (row: string) => row.split(' ', 1)[0];
    const membersOf = (row: string) => Object.keys(JSON.parse(row.slice(row.indexOf('{'))));
    const others = left.filter((row) => !row.includes(kept));
    // Of the purchase the seller's count, of the sale the buyer's: by user and by device.
    expect(others.map((row) => [row.includes(bought), membersOf(row)])).toEqual(
      expect.arrayContaining([
        [true, ['seller']],
        [false, ['user']],
        [false, ['user']],
      ]),
    );
    expect(others).toHaveLength(3);
    for (const row of others) expect(before.map(keyOf)).toContain(keyOf(row));
  });

  it.each([
    ['count(user)', ', is missing before )'],
    ['count(user, 0)', 'from 1 to 168'],
    ['count(user, 169)', 'from 1 to 168'],
    ['count(user, 1.5)', 'from 1 to 168'],
    ['count(user, amount)', 'amount does not belong here'],
    ['count(network, 24)', 'expected one of user, seller, device'],
    ["count('user', 24)", 'expected one of user, seller, device'],
    ['sum(points, user, 24)', 'only amount or amountInThresholds can be summed'],
    ['distinct(amount, user, 24)', 'expected one of user, seller, device'],
    ['sum(user, 24)', 'only amount or amountInThresholds can be summed'],
    ['distinct(device, user, 24', ') is missing before >'],
  ])('are refused: %s', async (expression, says) => {
    const { key } = await shopWith();
    const body = { rules: [rule(`${expression} > 1`)] };
    const answer = await app.call('PUT', '/v1/policies/risk/draft', { key, body });
    expectProblem(answer, 400, { code: 'validation_failed', path: 'rules[0].when' });
    expect(answer.body['message']).toContain(says);
  });

  it('are limited in number, and in what they count by', async () => {
    const { key } = await shopWith();
    const refused = async (...whens: string[]) =>
      expectProblem(
        await app.call('PUT', '/v1/policies/risk/draft', {
          key,
          body: { rules: whens.map((one) => rule(one)) },
        }),
        400,
        { code: 'validation_failed', path: 'rules' },
      );
    await refused(...Array.from({ length: 11 }, (_none, hours) => `count(user, ${hours + 1}) > 1`));
    await refused(
      ...['user', 'seller', 'device', 'emailDomain', 'bankAccount'].map((by) => `count(${by}, 24) > 1`),
    );
  });
});

describe('a backtest of aggregates', () => {
  it('counts what had come before each past assessment, as it would have been counted then', async () => {
    const rules = [
      block('count(user, 24) >= 3'),
      block('sum(amount, device, 48) > 1500000'),
      block('distinct(user, device, 168) >= 4'),
      block('count(metadata.shop, 24) > 0'),
    ];
    const [past, live] = [await shopWith(), await shopWith(...rules)];
    let red = 0;
    for (let n = 0; n < 24; n++) {
      const body = {
        platformUserId: `user ${n % 4}`,
        deviceFingerprint: `device ${n % 3}`,
        transactionAmount: 1_000 * NAIRA * (1 + (n % 5)),
      };
      await past.score(body);
      if ((await live.score(body)).fired.length > 0) red += 1;
      app.time.advance((n % 3) * 5 * HOUR_MS);
    }
    expect(red).toBeGreaterThan(3);
    expect(red).toBeLessThan(24);
    for (const { key, save } of [past, live]) {
      await save(rules);
      const { body: started } = await app.call<{ id: string }>('POST', '/v1/policies/risk/backtests', {
        ...{ key, body: { policy: 'draft' } },
      });
      await runDueJobs(app);
      type Row = Record<'GREEN' | 'AMBER' | 'RED', number>;
      type Done = { status: string; done: number; groups: { flags: Record<keyof Row, Row> }[] };
      const { body } = await app.call<Done>('GET', `/v1/policies/risk/backtests/${started.id}`, { key });
      expect(body).toMatchObject({ status: 'DONE', done: 24 });
      const flagged = body.groups
        .flatMap(({ flags }) => Object.values(flags))
        .reduce((sum, { RED }) => sum + RED, 0);
      expect(flagged).toBe(red);
    }
  });
});
