import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';

describe('per key', async () => {
  const app = await startTestApp({ rateLimit: true });
  const me = (key: string) => app.call('GET', '/v1/developer', { key });

  it('says what is left, answers 429 when nothing is, and fills up again', async () => {
    const { key } = await app.signUp();
    const first = await me(key);
    expect(first.status).toBe(200);
    expect(first.headers['ratelimit-policy']).toBe('"key";q=200;w=2');
    expect(first.headers['ratelimit']).toBe('"key";r=199;t=1');

    const answers = await Promise.all(Array.from({ length: 400 }, () => me(key)));
    const refused = answers.filter(({ status }) => status === 429);
    const served = answers.filter(({ status }) => status === 200);
    expect(refused.length + served.length).toBe(400);
    expect(served.length).toBeGreaterThanOrEqual(199);
    expect(refused[0]?.body).toMatchObject({ code: 'rate_limited', error: 'Too Many Requests' });
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': '1',
      ratelimit: expect.stringMatching(/^"key";r=0;t=2$/),
      'ratelimit-policy': '"key";q=200;w=2',
    });

    app.time.advance(2_000);
    expect((await me(key)).headers['ratelimit']).toBe('"key";r=199;t=1');
  });

  it('does not let one key pay for another', async () => {
    const [busy, quiet] = [await app.signUp(), await app.signUp()];
    await Promise.all(Array.from({ length: 400 }, () => me(busy.key)));
    expect((await me(quiet.key)).status).toBe(200);
  });

  it('does not count what was refused at the door', async () => {
    const answer = await me(`svc_live_${'0'.repeat(48)}`);
    expect(answer.status).toBe(401);
    expect(answer.headers).not.toHaveProperty('ratelimit');
  });
});

function signUpFrom(app: Awaited<ReturnType<typeof startTestApp>>, address: string) {
  return app.call('POST', '/v1/developer/signup', { body: {}, headers: { 'x-forwarded-for': address } });
}

describe('signup', () => {
  it('answers 429 after 120 a minute from one address, before the body is looked at', async () => {
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

  it('takes one network for one address in IPv6, where everybody has billions', async () => {
    const app = await startTestApp({ rateLimit: true, trustProxy: true });
    const answers = [];
    for (let i = 0; i < 130; i++) answers.push(await signUpFrom(app, `2001:db8:0:1::${i.toString(16)}`));
    expect(answers.at(-1)?.status).toBe(429);
    expect((await signUpFrom(app, '2001:db8:0:2::1')).status).toBe(400);
  });

  it('does not believe X-Forwarded-For unless it was told to', async () => {
    const app = await startTestApp({ rateLimit: true });
    const answers = [];
    for (let i = 0; i < 130; i++) answers.push(await signUpFrom(app, `192.0.2.${i}`));
    expect(answers.at(-1)?.status).toBe(429);
  });
});

it('RATE_LIMIT=off refuses nobody and says nothing', async () => {
  const app = await startTestApp({ rateLimit: false });
  const { key } = await app.signUp();
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => app.call('GET', '/v1/developer', { key })),
  );
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(answers[0]?.headers).not.toHaveProperty('ratelimit');
});
