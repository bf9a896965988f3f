import { describe, expect, it } from 'vitest';
import { clientNetworkOf } from '#http/pipeline/limits/networks.ts';
import { openSlowRefusals } from '#http/pipeline/limits/slow-refusals.ts';
import { startTestApp, type TestNode } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';

describe('per account', async () => {
  const app = await startTestApp({ rateLimit: true });
  const me = (key: string) => app.call('GET', '/v1/developer', { key });

  it('reports the remaining requests, answers 429 when there are none, and refills', async () => {
    const { key } = await app.signUp();
    const first = await me(key);
    expect(first.status).toBe(200);
    expect(first.headers['ratelimit-policy']).toBe('"account";q=200;w=2');
    expect(first.headers['ratelimit']).toBe('"account";r=199;t=1');

    const answers = await Promise.all(Array.from({ length: 400 }, () => me(key)));
    const refused = answers.filter(({ status }) => status === 429);
    const served = answers.filter(({ status }) => status === 200);
    expect(refused.length + served.length).toBe(400);
    expect(served.length).toBeGreaterThanOrEqual(199);
    expect(refused[0]?.body).toMatchObject({ code: 'rate_limited', error: 'Too Many Requests' });
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': '1',
      ratelimit: expect.stringMatching(/^"account";r=0;t=2$/),
      'ratelimit-policy': '"account";q=200;w=2',
    });

    app.time.advance(2_000);
    expect((await me(key)).headers['ratelimit']).toBe('"account";r=199;t=1');
  });

  it('locks no one out when the clock is set back, or forward', async () => {
    const { key } = await app.signUp();
    await Promise.all(Array.from({ length: 150 }, () => me(key)));
    for (const byMs of [-3_600_000, -86_400_000, 90_000_000]) {
      app.time.setClock(byMs);
      app.time.advance(2_000);
      const answers = await Promise.all(Array.from({ length: 150 }, () => me(key)));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }
  });

  it('counts work that lasts as many requests', async () => {
    const { key } = await app.signUp();
    const body = { policy: 'draft' };
    const backtests = Array.from({ length: 4 }, () =>
      app.call('POST', '/v1/policies/risk/backtests', { key, body }),
    );
    const statuses = (await Promise.all(backtests)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
    const milestones = Array.from({ length: 100 }, () => ({ title: 'Part', amount: 1 }));
    const agreement = { buyerExternalId: 'b', sellerExternalId: 's', totalAmount: 100, milestones };
    const other = await app.signUp();
    const created = await app.call('POST', '/v1/escrow/agreements', { key: other.key, body: agreement });
    expect(created.headers['ratelimit']).toMatch(/^"account";r=1(89|9[0-5]);/);
  });

  it.each([
    ['quotes', {}],
    ['agreements', { buyerExternalId: 'buyer', sellerExternalId: 'seller', totalAmount: 100_000 }],
  ])('counts %s of many milestones and shares as many requests', async (path, more) => {
    const { key } = await app.signUp();
    const shares = Array.from({ length: 10 }, (_, payee) => ({
      externalUserId: `p${payee}`,
      basisPoints: 10,
    }));
    const title = path === 'agreements' && { title: 'Part' };
    const milestones = Array.from({ length: 100 }, () => ({ ...title, amount: 1_000, shares }));
    const body = { ...more, milestones };
    const made = await app.call('POST', `/v1/escrow/${path}`, { key, body });
    // Itself, 5 for its size, 10 for the milestones and 40 for the shares; what it took refills meanwhile.
    expect([made.status, made.headers['ratelimit']]).toEqual([201, expect.stringMatching(/;r=1[45]\d;/)]);
  });

  it('does not charge one account for another', async () => {
    const [busy, quiet] = [await app.signUp(), await app.signUp()];
    await Promise.all(Array.from({ length: 400 }, () => me(busy.key)));
    expect((await me(quiet.key)).status).toBe(200);
  });

  it('does not count unauthenticated requests', async () => {
    const answer = await me(`svc_live_${'0'.repeat(48)}`);
    expect(answer.status).toBe(401);
    expect(answer.headers).not.toHaveProperty('ratelimit');
  });
});

it('gives twenty keys of one account no more than one, and its owner can still use the dashboard', async () => {
  const app = await startTestApp({ rateLimit: true, ticks: () => 0 });
  const person = await signedIn(app);
  const keys = [person.key];
  while (keys.length < 20) {
    const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { key: person.key });
    keys.push(made.body.apiKey);
  }
  const answers = [];
  for (let i = 0; i < 20; i++) {
    answers.push(...(await Promise.all(keys.map((key) => app.call('GET', '/v1/developer', { key })))));
  }
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200 - 19);
  expect((await person.call('GET', '/overview')).status).toBe(200);
});

it('counts requests of other processes', async () => {
  // No time passes, so nothing is refilled.
  const app = await startTestApp({ rateLimit: true, ticks: () => 0 });
  const other = await app.startNode();
  const { key } = await app.signUp();
  const left = async (node: TestNode) => {
    const { headers } = await node.call('GET', '/v1/developer', { key });
    return Number(/;r=(\d+);/.exec(String(headers['ratelimit']))?.[1]);
  };
  let asked = 0;
  const seen = async () => {
    asked += 1;
    return (await left(other)) + asked;
  };
  expect(await seen()).toBe(200);
  await Promise.all(Array.from({ length: 100 }, () => left(app)));
  await expect.poll(seen, { interval: 500 }).toBe(100);
  expect(await left(app)).toBeLessThan(100);
});

describe('a caller that continues after as many refusals as there were responses', async () => {
  let endPause: () => void = () => undefined;
  const pause = new Promise<void>((resolve) => {
    endPause = resolve;
  });
  const slowRefusals = openSlowRefusals(() => pause, 40);
  const app = await startTestApp({ rateLimit: true, ticks: () => 0, slowRefusals });

  it('is answered with a delay, or has to reconnect; no other caller notices', async () => {
    const [throttled, other] = [await app.signUp(), await app.signUp()];
    const answers: { status: number; headers: Record<string, unknown> }[] = [];
    const asking = Array.from({ length: 450 }, async () => {
      answers.push(await app.call('GET', '/v1/developer', { key: throttled.key }));
    });
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    await expect.poll(() => answers.length).toBe(410);
    expect([count(200), count(429)]).toEqual([200, 210]);
    expect(answers.filter(({ headers }) => headers['connection'] === 'close')).toHaveLength(10);

    expect((await app.call('GET', '/v1/developer', { key: other.key })).status).toBe(200);
    expect(answers.length).toBe(410);
    endPause();
    await Promise.all(asking);
    expect(count(429)).toBe(250);
  });

  it('is refused the metrics as well', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => app.http.inject('/metrics')));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    expect(answers.at(-1)?.statusCode).toBe(429);
  });
});

function signUpFrom(app: Awaited<ReturnType<typeof startTestApp>>, address: string) {
  return app.call('POST', '/v1/developer/signup', { body: {}, headers: { 'x-forwarded-for': address } });
}

describe('signup', () => {
  it('answers 429 after 120 a minute from one address, before the body is read', async () => {
    const app = await startTestApp({ rateLimit: true, trustProxy: true });
    const answers = [];
    for (let i = 0; i < 130; i++) answers.push(await signUpFrom(app, '192.0.2.1'));
    expect(answers[0]?.headers).toMatchObject({
      'ratelimit-policy': '"signup";q=120;w=60',
      ratelimit: '"signup";r=119;t=1',
    });
    expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThanOrEqual(120);
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.headers['retry-after']).toBe('1');
    expect((await signUpFrom(app, '192.0.2.2')).status).toBe(400);
    app.time.advance(60_000);
    expect((await signUpFrom(app, '192.0.2.1')).status).toBe(400);
  });

  it('counts an IPv6 network as one address, since each has billions', async () => {
    const app = await startTestApp({ rateLimit: true, trustProxy: true });
    const answers = [];
    for (let i = 0; i < 130; i++) answers.push(await signUpFrom(app, `2001:db8:0:1::${i.toString(16)}`));
    expect(answers.at(-1)?.status).toBe(429);
    expect((await signUpFrom(app, '2001:db8:0:2::1')).status).toBe(400);
  });

  it('counts the networks of one IPv6 site as four, however many it has', async () => {
    const app = await startTestApp({ rateLimit: true, trustProxy: true, ticks: () => 0 });
    const answers = [];
    for (let i = 0; i < 600; i++) answers.push(await signUpFrom(app, `2001:db8:7:${i.toString(16)}::1`));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(480);
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      headers: { 'ratelimit-policy': '"signup-site";q=480;w=60' },
    });
    expect((await signUpFrom(app, '2001:db8:8::1')).status).toBe(400);
  });

  it.each([
    ['2001:db8:0:1::1', '2001:0DB8:0000:0001:ffff::', true],
    ['2001:db8:0:1::1', '2001:db8:0:2::1', false],
    ['192.0.2.9', '::ffff:192.0.2.9', true],
    ['192.0.2.9', '::ffff:c000:209', true],
    ['::ffff:192.0.2.9', '::ffff:192.0.2.10', false],
    ['fe80::1%eth0', 'fe80::2', true],
  ])('counts %s and %s as one: %s', (one, other, same) => {
    expect(clientNetworkOf(one).network === clientNetworkOf(other).network).toBe(same);
  });

  it('ignores X-Forwarded-For unless it is configured', async () => {
    const app = await startTestApp({ rateLimit: true });
    const answers = [];
    for (let i = 0; i < 130; i++) answers.push(await signUpFrom(app, `192.0.2.${i}`));
    expect(answers.at(-1)?.status).toBe(429);
  });
});

it('RATE_LIMIT=off refuses no request and sends no headers', async () => {
  const app = await startTestApp({ rateLimit: false });
  const { key } = await app.signUp();
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => app.call('GET', '/v1/developer', { key })),
  );
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(answers[0]?.headers).not.toHaveProperty('ratelimit');
});
