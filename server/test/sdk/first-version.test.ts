import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { startListeningApp } from '#test/support/listening.ts';

/**
 * The SDK of version 0.1.0 as it was bundled from its sources, and what its types promised. Programs that use
 * it keep working with this version of the service.
 */
const SOURCE = await readFile(new URL('./surety-sdk-0.1.0.js.txt', import.meta.url), 'utf8');
// biome-ignore lint/suspicious/noExplicitAny: its types are those of another version.
const First: any = await import(`data:text/javascript,${encodeURIComponent(SOURCE)}`);

const app = await startListeningApp();
const present = expect.toSatisfy((value) => value !== undefined);
const has = (fields: string) =>
  expect.objectContaining(Object.fromEntries(fields.split(' ').map((field) => [field, present])));

const MILESTONE = 'id title amount buyerConfirmed sellerConfirmed status';
const AGREEMENT =
  'id developerId buyerExternalId sellerExternalId status virtualAccountNo totalAmount currency createdAt milestones';
const REFUND = 'id status amount milestoneIds reason createdAt';
const EVENT = 'id type createdAt sequence data';

describe('the SDK of version 0.1.0', () => {
  it('is that version', () => {
    expect(First.VERSION).toBe('0.1.0');
    expect({ id: 1 }).not.toEqual(has('id gone'));
  });

  it('takes an agreement from the sign-up to the payout, and reads everything about it', async () => {
    const stranger = new First.Surety({ apiUrl: app.apiUrl });
    const signedUp = await stranger.developer.signup({
      email: 'first@example.com',
      password: 'correct horse 1',
      name: 'First',
    });
    expect(signedUp).toEqual(has('developerId apiKey developer'));
    const surety = new First.Surety(signedUp.apiKey, { apiUrl: app.apiUrl });
    expect(await surety.developer.retrieve()).toEqual(has('id email name createdAt'));
    const { agreements, payoutAccounts } = surety.escrow;

    const made = await agreements.create({
      buyerExternalId: 'buyer',
      sellerExternalId: 'seller',
      totalAmount: 1000,
      milestones: [
        { title: 'One', amount: 600 },
        { title: 'Two', amount: 400 },
      ],
      buyerName: 'Ada Obi',
    });
    expect(made).toEqual(has(AGREEMENT));
    expect(made.milestones[0]).toEqual(has(MILESTONE));
    const assessed = await agreements.assess(made.id, {
      external_user_id: 'buyer',
      transaction_amount: 1000,
      ip_address: '102.89.23.1',
      location: { latitude: 6.5, longitude: 3.4, accuracy_km: 10 },
      account_created_at: '2020-01-31T12:00:00Z',
    });
    expect(assessed).toEqual(has('score flag virtualAccount'));
    expect(assessed.virtualAccount).toEqual(has('accountNumber bankCode accountName'));
    const account = { bankCode: '058', accountNumber: '0123456789', accountName: 'Ben Eze' };
    const set = await payoutAccounts.set('seller', account);
    expect(set).toEqual(has('externalUserId bankCode accountNumber accountName updatedAt'));
    expect(await payoutAccounts.retrieve('seller')).toMatchObject({ accountNumber: '0123456789' });
    const { accountNumber } = assessed.virtualAccount;
    const deposit = await surety.sandbox.deposit({ accountNumber, amount: 1100, senderName: 'ADA OBI' });
    expect(deposit).toEqual(has('reference agreementId accountNumber amount senderName applied receivedAt'));
    await agreements.refund(made.id, { excess: true });

    const [first, second] = made.milestones;
    for (const external_user_id of ['buyer', 'seller']) {
      const confirmed = await agreements.confirmMilestone(made.id, first.id, { external_user_id });
      expect(confirmed).toMatchObject({ message: expect.any(String), milestone: has(MILESTONE) });
    }
    expect(await agreements.freeze(made.id, { reason: 'a call' })).toMatchObject({ status: 'FROZEN' });
    expect(await agreements.unfreeze(made.id)).toEqual(has(AGREEMENT));
    const refund = await agreements.refund(made.id, { milestoneIds: [second.id], reason: 'not needed' });
    expect(refund).toEqual(has(REFUND));
    expect(await agreements.retrieveRefund(made.id, refund.id)).toEqual(has(REFUND));
    expect(await agreements.refunds(made.id).toArray()).toHaveLength(2);
    const funding = 'deposited held excess queued released paidOut refunded outstanding';
    await expect
      .poll(() => agreements.retrieve(made.id, { expand: 'funding' }), { timeout: 20_000 })
      .toMatchObject({ status: 'REFUNDED', funding: has(funding) });
    expect(await agreements.list({ status: 'REFUNDED', limit: 1 }).toArray()).toEqual([has(AGREEMENT)]);
    const { entries, balances } = await agreements.ledger(made.id);
    expect([entries[0], balances]).toEqual([
      has('sequence kind debit credit amount cause'),
      has('escrow excess seller'),
    ]);
    for (const event of await agreements.events(made.id).toArray()) expect(event).toEqual(has(EVENT));
    expect((await surety.ledger.trialBalance()).data).toEqual([
      has('currency debits credits balanced accounts'),
    ]);
    const log = await surety.events.list({ limit: 3 }).toArray();
    expect(log.length).toBeGreaterThan(5);
  });

  it('scores, manages keys and webhooks, and reads refusals', async () => {
    const { key } = await app.signUp();
    const surety = new First.Surety(key, { apiUrl: app.apiUrl });
    const assessed = await surety.fraud.assess({
      platformUserId: 'user',
      transactionAmount: 5000,
      deviceFingerprint: 'device',
      simulateVpn: true,
    });
    expect(assessed).toEqual(has('id score flag category triggeredSignals recommendation'));
    expect(await surety.fraud.retrieve(assessed.id)).toEqual(has('id score flag createdAt'));
    expect(await surety.fraud.list({ flag: assessed.flag }).toArray()).toHaveLength(1);
    expect(await surety.identity.list().toArray()).toEqual([]);

    const made = await surety.developer.apiKeys.create({ label: 'shop' });
    expect(made).toEqual(has('id apiKey prefix createdAt'));
    expect(await surety.developer.apiKeys.rotate(made.id, { overlapSeconds: 60 })).toEqual(has('id apiKey'));
    await surety.developer.apiKeys.revoke(made.id);

    const hook = await surety.webhooks.create({
      url: 'http://127.0.0.1:9/hook',
      events: ['agreement.created'],
    });
    expect(hook).toEqual(has('id url secret events'));
    expect(await surety.webhooks.change(hook.id, { enabled: false })).toMatchObject({ enabled: false });
    expect(await surety.webhooks.rotateSecret(hook.id)).toEqual(has('secret'));
    expect(await surety.webhooks.deliveries(hook.id).toArray()).toEqual([]);
    await surety.webhooks.delete(hook.id);

    const wrong = await surety.escrow.agreements
      .create({
        buyerExternalId: 'a',
        sellerExternalId: 'b',
        totalAmount: 2,
        milestones: [{ title: 'x', amount: 1 }],
      })
      .catch((error: unknown) => error);
    expect(wrong).toBeInstanceOf(First.ValidationError);
    expect(wrong).toMatchObject({ code: 'amount_mismatch', statusCode: 400 });
    const gone = await surety.escrow.agreements
      .retrieve(`agr_${'0'.repeat(32)}`)
      .catch((error: unknown) => error);
    expect(gone).toBeInstanceOf(First.NotFoundError);
    const other = new First.Surety(`svc_live_${'0'.repeat(48)}`, { apiUrl: app.apiUrl });
    await expect(other.developer.retrieve()).rejects.toBeInstanceOf(First.AuthenticationError);
  });
});
