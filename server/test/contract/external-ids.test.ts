import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#test/support/app.ts';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform, runDueJobs } from '#test/support/escrow.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const on = platform(app, key);

const FAULTY: readonly (readonly [name: string, id: string, says: RegExp])[] = [
  ['one dot', '.', /cannot be part of a path/],
  ['two dots', '..', /cannot be part of a path/],
  ['a blank at its beginning', ' ada', /trim it/],
  ['a blank at its end', 'ada ', /trim it/],
  ['a no-break space at its end', 'ada\u00a0', /trim it/],
  ['a line break in it', 'ada\nobi', /invisible characters/],
  ['a delete in it', 'ada\u007f', /invisible characters/],
  ['a zero-width space', 'ad\u200ba', /invisible characters/],
  ['a zero-width joiner', 'ad\u200da', /invisible characters/],
  ['a soft hyphen', 'ad\u00ada', /invisible characters/],
  ['a change of direction', 'ad\u202ea', /invisible characters/],
  ['a Hangul filler', 'ad\u3164a', /invisible characters/],
  ['a variation selector', 'ada\ufe0f', /invisible characters/],
  ['an accent of its own', 'ade\u0301', /NFC/],
];

/** Never analysed: the form is refused first. */
const PICTURE = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
  .jpeg()
  .toBuffer();

const ENDPOINTS: readonly (readonly [string, string, (id: string) => Promise<Answer>])[] = [
  ['the buyer', 'buyerExternalId', (id) => on.create([5], { buyerExternalId: id }) as Promise<Answer>],
  ['the seller', 'sellerExternalId', (id) => on.create([5], { sellerExternalId: id }) as Promise<Answer>],
  [
    'who is assessed',
    'platformUserId',
    (id) =>
      app.call('POST', '/v1/fraud/assess', {
        key,
        body: { platformUserId: id, transactionAmount: 5, deviceFingerprint: 'd' },
      }),
  ],
  [
    'who is verified',
    'external_user_id',
    (id) => {
      const form = identityForm({ user: id, document: PICTURE, selfies: [PICTURE] });
      return app.call('POST', '/v1/identity/verify', { key, ...form });
    },
  ],
];

describe.each(ENDPOINTS)('the id of %s', (_who, path, send) => {
  it.each(FAULTY)('is refused with %s', async (_name, id, says) => {
    expectProblem(await send(id), 400, { code: 'validation_failed', path, says });
  });
});

describe('the id of a payee', () => {
  // Dots never arrive: the client removes them from the path.
  it.each(FAULTY.slice(2))('is refused with %s', async (_name, id, says) => {
    const answer = await on.setPayoutAccount(encodeURIComponent(id));
    expectProblem(answer, 400, { code: 'validation_failed', path: 'externalUserId', says });
  });
});

describe('an id', () => {
  it.each(['Ada Obi', 'ada@example.com', '...', '.a', 'ad\u00e9', '山田', '0', 'a/b?c#d%', '😀'])(
    'may be %s',
    async (id) => {
      expect((await on.create([5], { sellerExternalId: id })).status).toBe(201);
      const path = `/v1/escrow/payout-accounts/${encodeURIComponent(id)}`;
      const body = { bankCode: '058', accountNumber: '0123456789' };
      expect((await app.call('PUT', path, { key, body })).status).toBe(200);
      expect((await app.call('GET', path, { key })).body).toMatchObject({ externalUserId: id });
    },
  );

  it('that is not of a party is simply unknown, however it is spelled', async () => {
    const { body } = await on.create([5]);
    const confirmed = await on.confirm(body.id, body.milestones[0]?.id ?? '', 'buyer\u200b');
    expectProblem(confirmed as Answer, 403, { code: 'not_a_party' });
  });

  it('from before the rule still finds its agreements, confirms, and is paid', async () => {
    const { id, milestones } = await fundedAgreement(on, [100], 100);
    await app.database.owner.query(
      `UPDATE agreements SET buyer_external_id = ' old', seller_external_id = 'pat ' WHERE id = $1`,
      [id],
    );
    const found = await app.call<{ data: { id: string }[] }>(
      'GET',
      '/v1/escrow/agreements?buyerExternalId=%20old&sellerExternalId=pat%20',
      { key },
    );
    expect(found.body.data.map((agreement) => agreement.id)).toEqual([id]);
    expect((await on.assess(id, { external_user_id: ' old' })).status).toBe(200);
    for (const user of [' old', 'pat ']) {
      expect((await on.confirm(id, milestones[0]?.id ?? '', user)).status).toBe(200);
    }
    expect((await on.setPayoutAccount('pat%20')).status).toBe(200);
    expect((await app.call('GET', '/v1/escrow/payout-accounts/pat%20', { key })).status).toBe(200);
    await runDueJobs(app);
    expect((await on.get(id)).body.status).toBe('DISBURSED');
  });
});
