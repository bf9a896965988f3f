import { beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { visitor } from '#test/support/dashboard/dashboard.ts';

const app = await startTestApp({ rateLimit: true });
const { key } = await app.signUp();
// Large bodies and long lists of milestones use up the requests of many small ones.
beforeEach(() => app.time.advance(60_000));
const AGREEMENTS = '/v1/escrow/agreements';
const post = (path: string, payload: string, more: { key?: string } = { key }) =>
  app.call<{ code: string; message: string; details?: { path: string }[] }>('POST', path, {
    ...more,
    payload,
    headers: { 'content-type': 'application/json' },
  });
const AGREEMENT = {
  buyerExternalId: 'ada',
  sellerExternalId: 'studio',
  totalAmount: 100,
  milestones: [{ title: 'All', amount: 100 }],
};
const names = (count: number, value: unknown = 'x') =>
  Object.fromEntries(Array.from({ length: count }, (_none, n) => [`n${n}`, value]));

describe('a body with too much in it is refused for what it is', () => {
  it.each<[string, string, object, string, RegExp]>([
    [
      'metadata',
      AGREEMENTS,
      { ...AGREEMENT, metadata: names(10_000) },
      'validation_failed',
      /at most 20 keys/,
    ],
    ['unknown fields', AGREEMENTS, { ...AGREEMENT, ...names(10_000) }, 'unknown_field', /^n0 is not a field/],
    [
      'elements',
      AGREEMENTS,
      { ...AGREEMENT, milestones: Array.from({ length: 5_000 }, () => ({ title: 'x', amount: 1 })) },
      'validation_failed',
      /milestones/,
    ],
    [
      'unknown fields of an element',
      AGREEMENTS,
      { ...AGREEMENT, milestones: [{ title: 'x', amount: 100, ...names(5_000) }] },
      'unknown_field',
      /^milestones\[0\]\.n0 is not a field/,
    ],
    [
      'snake case',
      '/v1/fraud/assess',
      { external_user_id: 'a', meta_data: 1, ...names(2_000) },
      'unknown_field',
      /./,
    ],
    ['inherited names', AGREEMENTS, { ...AGREEMENT, ...names(2_000), constructor: 1 }, 'unknown_field', /./],
  ])('%s', async (_what, path, body, code, message) => {
    const answer = await post(path, JSON.stringify(body));
    expect(answer).toMatchObject({ status: 400, body: { code, message: expect.stringMatching(message) } });
    expect(answer.body.details?.length).toBeLessThanOrEqual(20);
  });

  it('costs little, however many names it has', async () => {
    const payload = JSON.stringify({ ...AGREEMENT, metadata: names(10_000) });
    const tookMs: number[] = [];
    for (let n = 0; n < 10; n++) {
      const before = process.cpuUsage();
      expect((await post(AGREEMENTS, payload)).status).toBe(400);
      const { user, system } = process.cpuUsage(before);
      tookMs.push((user + system) / 1_000);
    }
    // Checking each name takes 60 ms of CPU; the least is the one without the process's other work.
    expect(Math.min(...tookMs)).toBeLessThan(30);
  });

  it('leaves a body within its limits as it is', async () => {
    const milestones = Array.from({ length: 100 }, (_none, n) => ({
      title: `Step ${n} ${'ß'.repeat(150)}`,
      amount: 1,
    }));
    const metadata = names(20, '漢'.repeat(500));
    const answer = await post(AGREEMENTS, JSON.stringify({ ...AGREEMENT, milestones, metadata }));
    expect(answer.status).toBe(201);
    const { id, ...shown } = answer.body as unknown as { id: string; milestones: { title: string }[] };
    expect(shown.milestones.map(({ title }) => title)).toEqual(milestones.map(({ title }) => title));
    const found = await app.call<{ metadata: object }>('GET', `${AGREEMENTS}/${id}?expand=metadata`, { key });
    expect(found.body.metadata).toEqual(metadata);
  });
});

describe('depth', () => {
  const nested = (depth: number, open = '[', close = ']') => open.repeat(depth) + close.repeat(depth);
  it.each([
    ['33 levels', nested(33), /more than 32 levels/],
    ['60,000 levels', '['.repeat(60_000), /more than 32 levels/],
    ['33 objects', `${'{"a":'.repeat(33)}1${'}'.repeat(33)}`, /more than 32 levels/],
    ['32 levels', nested(32), /^(?!.*levels)/],
    ['brackets in text', JSON.stringify({ a: '[{'.repeat(100), b: '\\"[' }), /^a is not a field/],
  ])('%s', async (_what, payload, message) => {
    const answer = await post(AGREEMENTS, payload);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
  });
});

describe('the size of a body', () => {
  const text = (size: number) => JSON.stringify({ reason: 'x'.repeat(size - 13) });
  it.each([
    ['without a key', '/v1/developer/signup', 4_096, {}],
    ['with a key', `${AGREEMENTS}/agr_${'0'.repeat(32)}/freeze`, 65_536],
    ['for long lists', AGREEMENTS, 262_144],
  ])('%s is limited', async (_what, path, limit, caller?: object) => {
    // An account of its own: a large body uses up the requests of many small ones.
    const { key: own } = await app.signUp();
    const as = caller ?? { key: own };
    expect((await post(path, text(limit), as)).status).toBe(400);
    expect(await post(path, text(limit + 1), as)).toMatchObject({
      status: 413,
      body: { code: 'payload_too_large' },
    });
  });

  it('is limited on the pages without a session', async () => {
    const body = { email: 'x'.repeat(5_000), password: 'x' };
    expect((await visitor(app).call('POST', '/session', { body })).status).toBe(413);
  });

  it('counts as several requests', async () => {
    const { key: own } = await app.signUp();
    const left = (headers: Record<string, unknown>) =>
      Number(/r=(\d+)/.exec(String(headers['ratelimit']))?.[1]);
    const first = await app.call('GET', '/v1/developer', { key: own });
    await post(AGREEMENTS, text(60_000), { key: own });
    const second = await app.call('GET', '/v1/developer', { key: own });
    expect(left(first.headers) - left(second.headers)).toBeGreaterThan(5);
  });
});
