import { expect } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import type { TestApp } from '#test/support/app.ts';
import { type Platform, platform, runDueJobs } from '#test/support/escrow.ts';

type Hold = { id: string; rule: string; status: string; until: string | null; liftedBy: object | null };

/** A platform with rules, whose seller has an account. */
export async function sceneWith(app: TestApp, rules: object[]) {
  const { key, developerId } = await app.signUp();
  const on = platform(app, key);
  await on.setPayoutAccount();
  const setRules = (to: object[]) => app.call('PUT', '/v1/policies/release', { key, body: { rules: to } });
  expect((await setRules(rules)).status).toBe(200);
  const holds = async (query = '') =>
    (await app.call<{ data: Hold[] }>('GET', `/v1/holds${query}`, { key })).body.data;
  const lift = (id: string, note = 'we know them') =>
    app.call<Hold>('POST', `/v1/holds/${id}/lift`, { key, body: { note } });
  const pass = async (days: number) => {
    app.time.advance(days * DAY_MS);
    await runDueJobs(app);
  };
  return {
    on,
    developerId,
    setRules,
    holds,
    lift,
    pass,
    complete: (of = [1000]) => completeDeal(app, on, of),
  };
}

/** An agreement with all milestones confirmed, and the outcome of each payout. */
export async function completeDeal(app: TestApp, on: Platform, amounts: number[], assessment: object = {}) {
  const { body } = await on.create(amounts);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const old = { account_created_at: '2020-01-31T12:00:00Z', transaction_amount: total };
  const assessed = await on.assess(body.id, { ...old, ...assessment });
  await on.deposit(String(assessed.body.virtualAccount?.accountNumber), total);
  for (const { id } of body.milestones) {
    for (const party of ['buyer', 'seller']) await on.confirm(body.id, id, party);
  }
  await runDueJobs(app);
  const payouts = async () => {
    const path = `/v1/escrow/agreements/${body.id}/payouts`;
    const found = await app.call<{ data: { status: string; holds: Hold[] }[] }>('GET', path, { key: on.key });
    return found.body.data
      .toReversed()
      .map(({ status, holds: open }) => [status, ...open.map(({ rule }) => rule)].join(' '));
  };
  return { id: body.id, milestones: body.milestones, flag: assessed.body.flag, payouts };
}
