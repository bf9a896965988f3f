import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { disputes } from '#test/support/disputes.ts';
import { fundedAgreement, type Platform, platform } from '#test/support/escrow.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { platformWithLinks } from '#test/support/parties.ts';
import { expectProblem } from '#test/support/requests.ts';
import { openReceiver, webhooks } from '#test/support/webhooks.ts';

const DAY = 86_400;
const app = await startListeningApp({ settings: { PAYOUT_ACCOUNT_COOL_OFF: '24h' } });
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

type Moved = {
  now: string;
  aheadSeconds: number;
  nextDueAt: string | null;
  reached: boolean;
  eventCount: number;
  events: { id: string; type: string; createdAt: string }[];
};

async function tenant() {
  const { key: live } = await app.signUp();
  const body = { environment: 'test' };
  const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { key: live, body });
  return { live, ...clockOf(made.body.apiKey) };
}

function clockOf(key: string) {
  const on = platform(app, key);
  const send = (move: object, headers: Record<string, string> = {}) =>
    app.call<Moved>('POST', '/v1/sandbox/clock', { key, body: move, headers });
  const move = async (days: number) => {
    const { status, body } = await send({ advanceSeconds: days * DAY });
    expect([status, body]).toEqual([200, { ...body, reached: true }]);
    return body;
  };
  const read = async () => (await app.call<Moved>('GET', '/v1/sandbox/clock', { key })).body;
  return { key, on, send, move, read };
}
const near = (at: string, wanted: Date | number) =>
  expect(Math.abs(new Date(at).getTime() - new Date(wanted).getTime())).toBeLessThan(30_000);
const inspected = async (on: Platform, seconds: number) => {
  const agreement = await fundedAgreement(on, [100], 100, 'seller', {
    milestones: [{ title: 'Sofa', amount: 100, inspectionSeconds: seconds }],
  });
  await on.confirm(agreement.id, agreement.milestones[0]?.id ?? '', 'seller');
  return agreement;
};
const typesOf = async (on: Platform, id: string) => (await on.events(id)).map(({ type }) => type);

describe('the clock of a test environment', () => {
  it('starts as the real time, and goes only forward', async () => {
    const { send, move, read } = await tenant();
    const before = await read();
    near(before.now, Date.now());
    expect(before).toMatchObject({ object: 'test_clock', environment: 'test', aheadSeconds: 0 });
    const moved = await move(1);
    near(moved.now, Date.now() + DAY_MS);
    near((await read()).now, Date.now() + DAY_MS);
    const past = new Date(Date.now() + HOUR_MS).toISOString();
    const far = new Date(Date.now() + 4_000 * DAY_MS).toISOString();
    for (const [body, path] of [
      [{ to: past }, 'to'],
      [{ to: far }, 'to'],
      [{}, 'advanceSeconds'],
      [{ advanceSeconds: 0 }, 'advanceSeconds'],
      [{ advanceSeconds: 1.5 }, 'advanceSeconds'],
      [{ advanceSeconds: 1, to: far }, 'advanceSeconds'],
      [{ advanceSeconds: 400_000_000 }, 'advanceSeconds'],
    ] as const)
      expectProblem(await send(body), 400, { code: 'validation_failed', path });
    near((await read()).now, Date.now() + DAY_MS);
  });

  it('is not there in live, and changes nothing for live or for others', async () => {
    const { live, on, move } = await tenant();
    const other = await tenant();
    for (const [method, body] of [['GET'], ['POST', { advanceSeconds: 1 }]] as const)
      expectProblem(await app.call(method, '/v1/sandbox/clock', { key: live, body }), 404, {
        code: 'not_found',
      });
    const ours = await inspected(on, DAY);
    const theirs = await inspected(other.on, DAY);
    const lives = await inspected(platform(app, live), DAY);
    await move(2);
    expect(await typesOf(on, ours.id)).toContain('milestone.released');
    expect(await typesOf(other.on, theirs.id)).not.toContain('milestone.released');
    expect(await typesOf(platform(app, live), lives.id)).not.toContain('milestone.released');
    near((await other.read()).now, Date.now());
    await expect(
      app.database.owner.query(`INSERT INTO test_clocks VALUES ('dev_0', interval '1 day')`),
    ).rejects.toThrow(/check/);
  });

  it('dates what falls due by the moment at which it is due', async () => {
    const { on, move } = await tenant();
    const startedAt = Date.now();
    const agreement = await inspected(on, 3 * DAY);
    const { events, eventCount } = await move(10);
    expect(eventCount).toBe(events.length);
    const of = (type: string) => events.filter((event) => event.type === type);
    expect(of('milestone.inspection_ending')).toHaveLength(3);
    near(of('milestone.released')[0]?.createdAt ?? '', startedAt + 3 * DAY_MS);
    const { body } = await app.call<{ data: { createdAt: string }[] }>(
      'GET',
      `/v1/escrow/agreements/${agreement.id}/events?limit=100`,
      { key: on.key },
    );
    const times = body.data.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort());
  });

  it('is the same for a repeat with one Idempotency-Key', async () => {
    const { send, read } = await tenant();
    const headers = { 'idempotency-key': 'a-day' };
    const first = await send({ advanceSeconds: DAY }, headers);
    const again = await send({ advanceSeconds: DAY }, headers);
    expect(again.body).toEqual(first.body);
    near((await read()).now, Date.now() + DAY_MS);
  });
});

describe('three months', () => {
  it('pass with windows, reminders, a dispute, its appeal, payouts and webhooks', async () => {
    const { key, on, move, read } = await tenant();
    const about = disputes(app, on);
    const receiver = await openReceiver();
    const endpoint = await webhooks(app, key).create(receiver.url, { ordered: true });
    await on.setPayoutAccount('seller');
    const agreement = await fundedAgreement(on, [100, 50], 150, 'seller', {
      milestones: [
        { title: 'Sofa', amount: 100, inspectionSeconds: 14 * DAY },
        { title: 'Table', amount: 50, inspectionSeconds: 30 * DAY },
      ],
    });
    const [sofa = '', table = ''] = agreement.milestones.map(({ id }) => id);
    await on.confirm(agreement.id, sofa, 'seller');
    await on.confirm(agreement.id, table, 'seller');
    await move(20);
    expect((await on.get(agreement.id)).body.milestones[0]?.status).toBe('COMPLETED');
    const { body: dispute } = await about.open(agreement, { toBuyer: 50 }, 1);
    await about.step(dispute, 'messages', { externalUserId: 'seller', statement: 'It left my shop whole.' });
    await move(10);
    expect((await about.get(dispute)).status).toBe('ESCALATED');
    const verdict = { toBuyer: 20, toSeller: 30, code: 'split', statement: 'Half each, nearly.' };
    await about.step(dispute, 'decide', verdict);
    await about.step(dispute, 'appeal', { externalUserId: 'buyer', statement: 'Look again.' });
    await about.step(dispute, 'decide', { ...verdict, toBuyer: 25, toSeller: 25 });
    await move(60);
    near((await read()).now, Date.now() + 90 * DAY_MS);
    expect((await about.get(dispute)).status).toBe('CLOSED');
    const { body } = await on.get(agreement.id);
    expect([body.status, body.funding]).toEqual([
      'DISBURSED',
      expect.objectContaining({ held: 0, refunded: 25 }),
    ]);
    const types = await typesOf(on, agreement.id);
    const sent = receiver.received.filter(({ event }) => event.agreementId === agreement.id);
    expect(sent.map(({ event }) => event.type)).toEqual(types);
    // Receivers check the timestamp against their own clock, so the signature has the real time.
    for (const { body: text, headers } of sent)
      new Webhook(endpoint.secret).verify(text, headers as Record<string, string>);
  });

  it('retry a webhook until its receiver answers, and give up what it never takes', async () => {
    const { key, on, move } = await tenant();
    const receiver = await openReceiver(500);
    const endpoint = await webhooks(app, key).create(receiver.url);
    await on.create([100]);
    await move(1);
    const tries = receiver.received.length;
    expect(tries).toBeGreaterThan(3);
    receiver.answerWith(200);
    await move(1);
    const { data } = await webhooks(app, key).deliveries(endpoint.id);
    expect(data.every(({ status }) => status === 'DELIVERED')).toBe(true);
    receiver.answerWith(500);
    await on.create([100]);
    await move(30);
    const [newest] = (await webhooks(app, key).deliveries(endpoint.id)).data;
    expect(newest).toMatchObject({ status: 'FAILED', nextAttemptAt: null });
  });
});

describe('what obeys the clock', () => {
  it('cool-offs, and a payout that the sandbox bank sends back', async () => {
    const { on, move } = await tenant();
    const agreement = await fundedAgreement(on, [100], 100);
    const milestone = agreement.milestones[0]?.id ?? '';
    for (const party of ['buyer', 'seller']) await on.confirm(agreement.id, milestone, party);
    await on.setPayoutAccount('seller', '0123450003');
    expect(await typesOf(on, agreement.id)).not.toContain('payout.submitted');
    await move(2);
    const types = await typesOf(on, agreement.id);
    expect(types.filter((type) => /^payout\.(?:su|re)/.test(type)).slice(0, 3)).toEqual([
      'payout.submitted',
      'payout.succeeded',
      'payout.reversed',
    ]);
  });

  it('keys, links, identity sessions and requests for approval', async () => {
    const { key, move } = await tenant();
    const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
      key,
      body: { expiresAt: new Date(Date.now() + 5 * DAY_MS).toISOString() },
    });
    const short = made.body.apiKey;
    const session = await app.call<{ id: string }>('POST', '/v1/identity/sessions', {
      key,
      body: { externalUserId: 'ada' },
    });
    expect([made.status, session.status]).toEqual([201, 201]);
    const { events } = await move(1);
    expect(events.map(({ type }) => type)).toContain('identity.session.expired');
    expect((await app.call('GET', '/v1/developer', { key: short })).status).toBe(200);
    await move(5);
    expect((await app.call('GET', '/v1/developer', { key: short })).status).toBe(401);

    const shop = await platformWithLinks(app);
    const deal = await shop.paidDeal();
    const { path } = await shop.linkFor(deal.id, {
      party: 'buyer',
      purposes: ['track'],
      expiresInSeconds: DAY,
    });
    const clock = clockOf(shop.key);
    expect((await shop.open(`${path}/track`)).status).toBe(200);
    await clock.move(2);
    expect((await shop.open(`${path}/track`)).status).toBe(410);
    const link = await shop.linkFor(deal.id, { party: 'buyer', purposes: ['track'], expiresInSeconds: DAY });
    expect((await shop.open(`${link.path}/track`)).status).toBe(200);
  });

  it('other processes at once, and the dashboard in test only', async () => {
    const { call, key: live } = await signedIn(app);
    const body = { environment: 'test' };
    const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { key: live, body });
    const { key, move } = clockOf(made.body.apiKey);
    const there = await app.startNode();
    await move(1);
    for (const days of [2, 3]) {
      await there.call('GET', '/v1/sandbox/clock', { key });
      await move(1);
      const { body: seen } = await there.call<Moved>('GET', '/v1/sandbox/clock', { key });
      near(seen.now, Date.now() + days * DAY_MS);
    }
    const shown = await call<Moved>('GET', '/test/v1/sandbox/clock');
    near(shown.body.now, Date.now() + 3 * DAY_MS);
    expect((await call('GET', '/v1/sandbox/clock')).status).toBe(404);
    // A proof of identity is an account's, not an environment's.
    const [session] = await app.database.owner.query<{ at: Date }>(
      'SELECT max(greatest(proven_at, seen_at)) AS at FROM sessions',
    );
    expect(session?.at.getTime()).toBeLessThan(Date.now() + HOUR_MS);
  });
});
