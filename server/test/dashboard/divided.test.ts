import { expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { signedIn } from '#test/support/dashboard/dashboard.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

type Overview = { money: object[] };

const app = await startTestApp();

it('counts only the seller’s part where a decision gave the buyer the other', async () => {
  const person = await signedIn(app);
  const on = platform(app, person.key);
  const { id, milestones } = await fundedAgreement(on, [1_000], 1_000);
  const decision = { toBuyer: 400, toSeller: 600, reason: 'Half of it came' };
  await on.resolve(id, milestones[0]?.id ?? '', decision);
  await runDueJobs(app);
  const { body } = await person.call<Overview>('GET', '/overview');
  expect(body.money).toMatchObject([{ toSellers: '0', sellersWait: '600' }]);
  const { body: work } = await person.call('GET', '/work?queue=payouts');
  expect(work).toMatchObject({ data: [{ amount: 600 }] });
});
