import { afterAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time.ts';
import { readConfig } from '#settings/config.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
// The sandbox has no cool-off by default.
Object.assign(app.context.policy, { payoutAccountCoolOffMs: { live: 24 * HOUR_MS, test: 0 } });
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

async function seller() {
  const { key } = await app.signUp();
  const on = platform(app, key);
  const usableAfterMs = async (accountNumber: string) => {
    const { body } = await on.setPayoutAccount('seller', accountNumber);
    return Date.parse(String(body['usableFrom'])) - app.time.now().getTime();
  };
  const complete = async () => {
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
    await runDueJobs(app);
    return { id, status: async () => (await on.get(id)).body.status };
  };
  return { on, usableAfterMs, complete };
}

describe('a changed payout account', () => {
  it('gets no payout before it has cooled off, and then gets it by itself', async () => {
    const { usableAfterMs, complete, on } = await seller();
    await on.setPayoutAccount('seller', '1111111111');
    expect(await usableAfterMs('2222222222')).toBeGreaterThan(24 * HOUR_MS - 60_000);
    const { id, status } = await complete();
    app.time.advance(24 * HOUR_MS - 60_000);
    await runDueJobs(app);
    expect(await status()).toBe('COMPLETED');
    app.time.advance(60_000);
    await runDueJobs(app);
    expect(await status()).toBe('DISBURSED');
    const [submitted] = (await on.events(id)).filter(({ type }) => type === 'payout.submitted');
    expect(submitted?.data).toMatchObject({ accountNumber: '2222222222' });
  });

  it('cools off when it is the first and money waits for it', async () => {
    const { usableAfterMs, complete } = await seller();
    const { status } = await complete();
    expect(await usableAfterMs('1111111111')).toBeGreaterThan(24 * HOUR_MS - 60_000);
    app.time.advance(24 * HOUR_MS - 60_000);
    await runDueJobs(app);
    expect(await status()).toBe('COMPLETED');
    app.time.advance(60_000);
    await runDueJobs(app);
    expect(await status()).toBe('DISBURSED');
  });

  it('does not cool off when it is the first, or when the same account is set again', async () => {
    const { usableAfterMs, complete } = await seller();
    expect(await usableAfterMs('1111111111')).toBeLessThanOrEqual(0);
    app.time.advance(HOUR_MS);
    expect(await usableAfterMs('1111111111')).toBeLessThanOrEqual(-HOUR_MS);
    expect(await (await complete()).status()).toBe('DISBURSED');
  });

  it('does not restart its cool-off when the same account is set again, or when only its name changes', async () => {
    const { usableAfterMs, on } = await seller();
    await on.setPayoutAccount('seller', '1111111111');
    await on.setPayoutAccount('seller', '2222222222');
    app.time.advance(20 * HOUR_MS);
    expect(await usableAfterMs('2222222222')).toBeLessThanOrEqual(4 * HOUR_MS);
    const named = await app.call('PUT', '/v1/escrow/payout-accounts/seller', {
      key: on.key,
      body: { bankCode: '058', accountNumber: '2222222222', accountName: 'Ada Obi' },
    });
    expect(named.body['version']).toBe(3);
    expect(Date.parse(String(named.body['usableFrom']))).toBeLessThanOrEqual(
      app.time.now().getTime() + 4 * HOUR_MS,
    );
  });

  it('restarts its cool-off when it is changed back', async () => {
    const { usableAfterMs, on } = await seller();
    await on.setPayoutAccount('seller', '1111111111');
    await on.setPayoutAccount('seller', '2222222222');
    expect(await usableAfterMs('1111111111')).toBeGreaterThan(23 * HOUR_MS);
  });
});

it.each([
  ['', undefined],
  ['0s', 0],
  ['36h', 36 * HOUR_MS],
])('PAYOUT_ACCOUNT_COOL_OFF=%s is read as %s', (text, expected) => {
  expect(readConfig({ PAYOUT_ACCOUNT_COOL_OFF: text }).PAYOUT_ACCOUNT_COOL_OFF).toBe(expected);
});
