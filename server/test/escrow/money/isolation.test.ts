import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';

const app = await startTestApp();
const ada = platform(app, (await app.signUp()).key);
const eve = platform(app, (await app.signUp()).key);

/** Everything that Eve can read of Ada's data, and every request that she can try. */
async function everythingEveSees(agreementId: string): Promise<string> {
  const paths = [
    '/v1/escrow/agreements?limit=100',
    '/v1/escrow/agreements?limit=100&buyerExternalId=buyer',
    '/v1/escrow/agreements?limit=100&status=FUNDED',
    `/v1/escrow/agreements/${agreementId}`,
    `/v1/escrow/agreements/${agreementId}/ledger`,
    `/v1/escrow/agreements/${agreementId}/events`,
    '/v1/escrow/payout-accounts/seller',
    '/v1/ledger/trial-balance',
  ];
  const answers = await Promise.all(paths.map((path) => app.call('GET', path, { key: eve.key })));
  return JSON.stringify(answers.map((answer) => answer.body));
}

describe('two developers', () => {
  it('see nothing of each other, even with the same external ids', async () => {
    const hers = await fundedAgreement(ada, [100, 918_273_545], 918_273_645);
    await ada.setPayoutAccount();
    await eve.create([5]);
    const seen = await everythingEveSees(hers.id);
    for (const secret of [hers.id, hers.virtualAccountNo ?? '?', hers.milestones[0]?.id ?? '?', '918273']) {
      expect(seen).not.toContain(secret);
    }
  });

  it('cannot touch each other’s agreements', async () => {
    const hers = await fundedAgreement(ada, [100], 100);
    const before = [
      (await ada.get(hers.id)).body,
      (await ada.ledger(hers.id)).body,
      await ada.events(hers.id),
    ];
    const milestone = hers.milestones[0]?.id ?? '';
    const answers = await Promise.all([
      eve.confirm(hers.id, milestone, 'buyer'),
      eve.confirm(hers.id, milestone, 'seller'),
      eve.assess(hers.id),
      eve.refund(hers.id),
      eve.post(hers.id, `refunds/rf_${'0'.repeat(32)}/retry`),
      eve.post(hers.id, 'freeze', { reason: 'mischief' }),
      eve.post(hers.id, 'unfreeze'),
      eve.post(hers.id, 'cancel'),
      eve.deposit(hers.virtualAccountNo ?? '', 100),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array(9).fill(404));
    const after = [
      (await ada.get(hers.id)).body,
      (await ada.ledger(hers.id)).body,
      await ada.events(hers.id),
    ];
    expect(after).toEqual(before);
  });

  it('do not start each other’s payouts', async () => {
    const own = platform(app, (await app.signUp()).key);
    const { id, milestones } = await fundedAgreement(own, [100], 100);
    for (const user of ['buyer', 'seller']) await own.confirm(id, milestones[0]?.id ?? '', user);
    await runDueJobs(app);
    await eve.setPayoutAccount();
    await runDueJobs(app);
    expect((await own.get(id)).body.status).toBe('COMPLETED');
  });

  it('may use the same Idempotency-Key', async () => {
    const headers = { 'idempotency-key': 'the-same' };
    const body = {
      buyerExternalId: 'buyer',
      sellerExternalId: 'seller',
      totalAmount: 1,
      milestones: [{ title: 'A', amount: 1 }],
    };
    const one = await app.call('POST', '/v1/escrow/agreements', { key: ada.key, body, headers });
    const two = await app.call('POST', '/v1/escrow/agreements', { key: eve.key, body, headers });
    expect([one.status, two.status]).toEqual([201, 201]);
    expect(one.body['id']).not.toBe(two.body['id']);
  });
});
