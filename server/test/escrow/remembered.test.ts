import { expect, it } from 'vitest';
import { openAgreementStore } from '#store/escrow/agreements.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);

const EVERYTHING = {
  ...{ buyerName: 'Ada Obi', buyerEmail: 'ada@example.com', sellerEmail: 'bayo@example.com' },
  reference: 'order-17',
  metadata: { colour: 'blue' },
  fundBy: '2040-01-01T00:00:00.123Z',
  fees: [{ name: 'Commission', basisPoints: 250, paidBy: { buyerBasisPoints: 4_000 } }],
  milestones: [
    { title: 'Part', amount: 1_000, inspectionSeconds: 7_200, onSilence: 'release' },
    { title: 'Rest', amount: 500, shares: [{ externalUserId: 'rider', amount: 50 }] },
  ],
};

/** What this process shows from memory, and what another one reads from the database. */
async function bothOf(agreementId: string) {
  const which = { developerId, agreementId };
  expect(app.context.agreements.lastCommitted(which)).toBeDefined();
  const other = openAgreementStore(app.context.db, app.context.mac);
  return [await app.context.agreements.loadShown(which), await other.loadShown(which)];
}

it('an agreement that this process committed last is shown as the database has it', async () => {
  await on.setPayoutAccount('seller');
  const { body: made } = await on.create([1_000, 500], EVERYTHING);
  const [first = '', second = ''] = made.milestones.map(({ id }) => id);
  const { body: assessed } = await on.assess(made.id, { transaction_amount: 1_540 });
  const steps = [
    () => on.deposit(assessed.virtualAccount?.accountNumber ?? '', 1_600),
    () => on.confirm(made.id, first, 'seller'),
    () =>
      app.call('POST', `/v1/escrow/agreements/${made.id}/milestones/${second}/disputes`, {
        key,
        body: { externalUserId: 'buyer', reason: 'damaged', toBuyer: 200 },
      }),
    () => on.confirm(made.id, first, 'buyer'),
    () => runDueJobs(app),
    () =>
      app.call('PATCH', `/v1/escrow/agreements/${made.id}`, { key, body: { metadata: { colour: 'red' } } }),
  ];
  for (const step of steps) {
    const [ours, theirs] = await bothOf(made.id);
    expect(ours).toEqual(theirs);
    const answer = await step();
    if (answer && answer.status >= 300) throw new Error(JSON.stringify(answer.body));
  }
  const [ours, theirs] = await bothOf(made.id);
  expect(ours).toEqual(theirs);
  expect(ours).toMatchObject({ callerMetadata: { reference: 'order-17', metadata: { colour: 'red' } } });
});
