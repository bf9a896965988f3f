import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { bothKeys } from '#test/support/tenants.ts';

describe('the limits of an environment', () => {
  it('are a quarter in test, and separate from live', async () => {
    const limited = await startTestApp({ rateLimit: true, ticks: () => 0 });
    const { live, test } = await bothKeys(limited);
    const ask = (key: string) => limited.call('GET', '/v1/developer', { key });
    const answers = await Promise.all(Array.from({ length: 80 }, () => ask(test)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(answers[0]?.headers['ratelimit-policy']).toBe('"test";q=50;w=2');
    // One was used to make the test key.
    expect((await ask(live)).headers['ratelimit']).toBe('"account";r=198;t=1');
  });

  it('per day are a quarter in test, and separate from live', async () => {
    const limited = await startTestApp({ settings: { QUOTA_WRITES: '9' } });
    const { live, test } = await bothKeys(limited);
    const create = async (key: string) => {
      const body = { buyerExternalId: 'b', sellerExternalId: 's', totalAmount: 1 };
      const milestones = [{ title: 'A', amount: 1 }];
      return limited.call('POST', '/v1/escrow/agreements', { key, body: { ...body, milestones } });
    };
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await create(test)).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
    for (let n = 0; n < 8; n++) expect((await create(live)).status).toBe(201);
    expect((await create(live)).status).toBe(429);
  });
});
