import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GUIDE_FOLDER } from '#http/guide/pages.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform, runDueJobs } from '#test/support/escrow.ts';
import { identityForm } from '#test/support/identity/form.ts';
import { reviewQueue } from '#test/support/risk/reviews.ts';

const app = await startTestApp();
const { key: live } = await app.signUp();
const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', {
  ...{ key: live, body: { environment: 'test' } },
});
const key = made.body.apiKey;
const on = platform(app, key);

type Paid = { senderMatch: string; identitySenderMatch: string; paidByAnother: boolean };

const picture = (name: string) => readFileSync(`${GUIDE_FOLDER}images/people/${name}.png`);

/** As Folake Jane Adeyemi. */
async function verify(user: string): Promise<void> {
  const pictures = { document: picture('folake-document'), selfies: [picture('folake-selfie')] };
  const { payload, headers } = identityForm({ user, ...pictures });
  const { body } = await app.call<{ status: string }>('POST', '/v1/identity/verify', {
    ...{ key, payload, headers },
  });
  expect(body.status).toBe('success');
}

let buyers = 0;

/** A new buyer pays for an agreement; returns how the API compares the names. */
async function pay(buyerName: string | undefined, senderName: string | undefined, verified = false) {
  const buyer = `buyer_${buyers++}`;
  if (verified) await verify(buyer);
  const { body } = await on.create([100], { buyerExternalId: buyer, ...(buyerName ? { buyerName } : {}) });
  const assessed = await on.assess(body.id, { external_user_id: buyer });
  const accountNumber = assessed.body.virtualAccount?.accountNumber;
  const sent = { accountNumber, amount: 100, reference: buyer, ...(senderName ? { senderName } : {}) };
  await app.call('POST', '/v1/sandbox/deposits', { key, body: sent });
  await runDueJobs(app);
  const path = `/v1/escrow/agreements/${body.id}?expand=deposits,funding`;
  const answer = await app.call<{ deposits: Paid[]; status: string; funding: object }>('GET', path, { key });
  return { buyer, agreementId: body.id, ...answer.body };
}

const opens = (kinds: readonly string[]) =>
  app.call('PUT', '/v1/policies/review', { key, body: { opens: kinds } });
const waiting = (user: string) => reviewQueue(app, key).of(user, 'type=payer');

describe('a deposit', () => {
  it.each([
    ['Ada Obi', 'OBI ADA', false, ['match', 'unknown', false]],
    ['Ada Chidinma Obi', 'OBI ADA CHIDI', false, ['close', 'unknown', false]],
    ['Ada Obi', 'MUSA BELLO', false, ['mismatch', 'unknown', true]],
    ['Ada Obi', undefined, false, ['unknown', 'unknown', false]],
    [undefined, 'MUSA BELLO', false, ['unknown', 'unknown', false]],
    [undefined, 'ADEYEMI FOLAKE J', true, ['unknown', 'close', false]],
    [undefined, 'MUSA BELLO', true, ['unknown', 'mismatch', true]],
    // A nickname proves nothing, and does not make the sender the buyer.
    ['Auntie F', 'FOLAKE JANE ADEYEMI', true, ['mismatch', 'match', false]],
    ['Musa Bello', 'MUSA BELLO', true, ['match', 'mismatch', true]],
  ])('for %j by %j, the buyer verified as Folake: %s, %j', async (buyerName, sender, verified, said) => {
    await app.call('PUT', '/v1/policies/identity', { key, body: { keepName: true } });
    const { deposits, status } = await pay(buyerName, sender, verified);
    expect(status).toBe('FUNDED');
    const [senderMatch, identitySenderMatch, paidByAnother] = said;
    expect(deposits).toEqual([
      {
        ...{ object: 'deposit', environment: 'test' },
        ...{ senderMatch, identitySenderMatch, paidByAnother, senderName: sender ?? null, senderBank: null },
        ...{ provider: 'sandbox', transactionId: expect.any(String), receivedAt: expect.any(String) },
        ...{ amount: 100, returned: 0, reversed: 0, applied: true },
      },
    ]);
  });

  it('is compared with the document of a buyer who is verified later', async () => {
    const { buyer, agreementId, deposits } = await pay(undefined, 'MUSA BELLO');
    expect(deposits).toMatchObject([{ paidByAnother: false }]);
    await verify(buyer);
    const path = `/v1/escrow/agreements/${agreementId}?expand=deposits`;
    const after = await app.call<{ deposits: Paid[] }>('GET', path, { key });
    expect(after.body.deposits).toMatchObject([{ identitySenderMatch: 'mismatch', paidByAnother: true }]);
    await app.call('POST', `/v1/identity/people/${buyer}/erase`, { key });
    const erased = await app.call<{ deposits: Paid[] }>('GET', path, { key });
    expect(erased.body.deposits).toMatchObject([{ identitySenderMatch: 'unknown', paidByAnother: false }]);
  });

  it('is stored without the sender’s name in the clear', async () => {
    await pay('Ada Obi', 'ZEBULON QUACKENBUSH');
    const rows = await app.database.owner.query<{ text: string }>(
      `SELECT d::text AS text FROM deposits d UNION ALL SELECT j::text FROM jobs j
       UNION ALL SELECT e::text FROM events e UNION ALL SELECT r::text FROM reviews r`,
    );
    expect(rows.filter(({ text }) => /quackenbush/i.test(text))).toEqual([]);
  });
});

describe('a payer who is not the buyer', () => {
  it('is not reviewed unless the account turns it on', async () => {
    const { body } = await app.call<{ opens: string[] }>('GET', '/v1/policies/review', { key });
    expect(body.opens).not.toContain('PAYER');
    const { buyer } = await pay('Ada Obi', 'MUSA BELLO');
    expect(await waiting(buyer)).toEqual([]);
    const jobs = await app.database.owner.query(`SELECT 1 FROM jobs WHERE kind = 'compare-payer'`);
    expect(jobs).toEqual([]);
  });

  it('goes to the review queue, once per agreement, and the money is posted as usual', async () => {
    await opens(['PAYER']);
    app.time.advance(31_000);
    const { buyer, agreementId, status, funding } = await pay('Ada Obi', 'MUSA BELLO');
    expect(status).toBe('FUNDED');
    expect(funding).toMatchObject({ held: 100 });
    const [review, ...none] = await waiting(buyer);
    expect(none).toEqual([]);
    expect(review).toMatchObject({
      agreementId,
      subjectId: expect.stringContaining(buyer),
      status: 'OPEN',
      flag: null,
    });
    const events = await reviewQueue(app, key).events(review?.id ?? '');
    expect(events).toMatchObject([{ type: 'review.opened', data: { kind: 'payer', agreementId } }]);
  });

  it.each([
    ['the buyer', 'Ada Obi', 'OBI ADA', false],
    ['a sender whom the bank does not name', 'Ada Obi', undefined, false],
    ['the buyer by their document', 'Auntie F', 'FOLAKE ADEYEMI', true],
  ])('is not %s', async (_who, buyerName, sender, verified) => {
    const { buyer } = await pay(buyerName, sender, verified);
    expect(await waiting(buyer)).toEqual([]);
  });

  it('is found by the document where the given name is inconclusive', async () => {
    const { buyer } = await pay('Musa Bello', 'MUSA BELLO', true);
    expect(await waiting(buyer)).toMatchObject([{ status: 'OPEN' }]);
  });

  it.each(['accept', 'refuse', 'ask_verification'])('is decided: %s', async (decision) => {
    const { buyer, agreementId } = await pay('Ada Obi', 'MUSA BELLO');
    const [review] = await waiting(buyer);
    const id = review?.id ?? '';
    expect((await reviewQueue(app, key).decide(id, 'let_through')).status).toBe(400);
    const answer = await reviewQueue(app, key).decide(id, decision);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ decision, status: 'DECIDED' });
    expect((await on.get(agreementId)).body.status).toBe('FUNDED');
    const { body } = await app.call<{ data: object[] }>(
      'GET',
      `/v1/identity/verifications?externalUserId=${buyer}`,
      { key },
    );
    expect(body.data).toEqual([]);
  });
});
