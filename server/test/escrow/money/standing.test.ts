import { expect, it } from 'vitest';
import type { Standing } from '#core/escrow/exceptions/standing.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const logged: Standing[] = [];
Object.assign(app.context, { onStanding: (standing: Standing) => logged.push(standing) });

it('logs once what idle money waits for', async () => {
  const { id, milestones } = await fundedAgreement(on, [300], 300);
  expect(logged).toEqual([]);
  for (const user of ['buyer', 'seller']) await on.confirm(id, milestones[0]?.id ?? '', user);
  await runDueJobs(app);
  const body = { reason: 'a dispute' };
  await app.call('POST', `/v1/escrow/agreements/${id}/freeze`, { key: on.key, body });
  expect(logged).toMatchObject([
    { event: 'payout.awaiting_details', agreement: id, amount: 300, currency: 'NGN' },
    { event: 'agreement.frozen', agreement: id, amount: null, why: 'someone to lift the hold' },
  ]);
  // Neither parties nor accounts: a log is read by more people than the books.
  expect(Object.keys(logged[0] ?? {}).sort()).toEqual([
    'agreement',
    'amount',
    'currency',
    'developer',
    'event',
    'why',
  ]);
});
