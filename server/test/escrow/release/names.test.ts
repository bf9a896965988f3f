import { afterAll, expect, it } from 'vitest';
import { markVerified } from '#store/risk/trust.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { sceneWith } from './scene.ts';

const app = await startTestApp();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

it('a payout to a different name than the verified seller’s waits for a person, whichever name came first', async () => {
  const { on, complete: deal, developerId, pass } = await sceneWith(app, [{ rule: 'name_mismatch' }]);
  const verified = (userId: string, name: string) =>
    markVerified(app.database.service, { developerId, userId, name, at: app.time.now() });
  const matchOf = async () => {
    const { body } = await app.call<{ data: { identityNameMatch: string }[] }>(
      'GET',
      '/v1/escrow/payout-accounts/seller/versions',
      { key: on.key },
    );
    return body.data.map(({ identityNameMatch }) => identityNameMatch);
  };
  expect(await matchOf()).toEqual(['unknown']);
  const { payouts: before } = await deal();
  expect(await before()).toEqual(['SUCCEEDED']);

  await verified('seller', 'Adaeze Nwosu');
  const { payouts } = await deal();
  expect(await payouts()).toEqual(['PENDING name_mismatch']);
  // A later verification with another document does not replace the seller.
  await verified('seller', 'Holder Sandbox');
  const named = await app.call('PUT', '/v1/escrow/payout-accounts/seller', {
    key: on.key,
    body: { bankCode: '058', accountNumber: '1123456789', accountName: 'Adaeze Nwosu' },
  });
  expect(named.body).toMatchObject({ identityNameMatch: 'mismatch' });
  expect(await matchOf()).toEqual(['mismatch', 'mismatch']);
  await pass(1);
  expect(await payouts()).toEqual(['PENDING name_mismatch']);

  const rows = await app.database.owner.query('SELECT n::text FROM risk_verified_names n');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/Nwosu/i);
});
