import { type AwaitingApproval, Surety } from '@surety/sdk';
import { describe, expect, it } from 'vitest';
import { startListeningApp } from '#test/support/listening.ts';

const app = await startListeningApp();

async function client(): Promise<Surety> {
  return new Surety((await app.signUp()).key, { apiUrl: app.apiUrl });
}

const surety = await client();
const { agreements } = surety.escrow;

function create(on = agreements, amounts = [100, 200]) {
  return on.create({
    buyerExternalId: 'buyer',
    sellerExternalId: 'seller',
    totalAmount: amounts.reduce((sum, amount) => sum + amount, 0),
    milestones: amounts.map((amount, index) => ({ title: `Step ${index + 1}`, amount })),
  });
}

async function fund(id: string, amount: number): Promise<void> {
  const risk = await agreements.assess(id, { external_user_id: 'buyer', transaction_amount: amount });
  await surety.sandbox.deposit({ accountNumber: String(risk.virtualAccount?.accountNumber), amount });
}

/** Without approval rules nothing waits. */
function done<Result extends object>(result: Result): Exclude<Result, AwaitingApproval> {
  if ('approval' in result) throw new Error('waits for approval');
  return result as Exclude<Result, AwaitingApproval>;
}

describe('developer', () => {
  it('signs up, and makes, lists, rotates and revokes keys', async () => {
    const email = `sdk-${Date.now()}@example.com`;
    const stranger = new Surety({ apiUrl: app.apiUrl });
    const { apiKey, developer } = await stranger.developer.signup({ email, password: 'long enough 1' });
    const mine = new Surety(apiKey, { apiUrl: app.apiUrl });
    expect(await mine.developer.retrieve()).toEqual(developer);

    const { apiKeys } = mine.developer;
    const made = done(await apiKeys.create({ label: 'staging' }));
    const rotated = await apiKeys.rotate(made.id);
    expect(await apiKeys.revoke(rotated.id)).toBeUndefined();
    await apiKeys.revoke(rotated.id);
    const keys = await apiKeys.list();
    expect(keys.map(({ label, active }) => [label, active])).toEqual([
      ['Created at signup', true],
      ['staging', false],
      ['staging', false],
    ]);
    const revoked = new Surety(rotated.apiKey, { apiUrl: app.apiUrl });
    await expect(revoked.developer.retrieve()).rejects.toMatchObject({ code: 'invalid_api_key' });
  });
});

describe('escrow.agreements', () => {
  it('shows the funding, its ledger and its timeline', async () => {
    const { id, milestones } = await create();
    await fund(id, 350);
    expect(await agreements.retrieve(id)).not.toHaveProperty('funding');
    const { status, funding } = await agreements.retrieve(id, { expand: 'funding' });
    expect([status, funding]).toMatchObject(['OVERFUNDED', { held: 300, excess: 50 }]);

    const confirmed = await agreements.confirmMilestone(id, String(milestones[0]?.id), {
      external_user_id: 'seller',
    });
    expect(confirmed.milestone.status).toBe('SELLER_CONFIRMED');
    const refund = done(await agreements.refund(id, { excess: true }));
    expect(refund).toMatchObject({ amount: 50, milestoneIds: [] });
    // The sandbox pays it at any moment, so its status may change between the two answers.
    const { parts, partCount, status: _status, ...listed } = await agreements.retrieveRefund(id, refund.id);
    expect([partCount, parts]).toMatchObject([1, [{ amount: 50 }]]);
    expect(await agreements.refunds(id).toArray()).toMatchObject([listed]);
    await expect(agreements.retryRefund(id, refund.id)).rejects.toMatchObject({ code: 'refund_not_failed' });
    const { balances, entries } = await agreements.ledger(id, { limit: 2 });
    expect(balances.escrow).toBe(300);
    expect(entries).toHaveLength(2);
    const events = await agreements.events(id, { limit: 3 }).toArray();
    expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_event, index) => index + 1));
    expect(events.length).toBeGreaterThan(6);
    const { data } = await surety.ledger.trialBalance();
    expect(data).toMatchObject([{ currency: 'NGN', balanced: true }]);
  });

  it('shows the payouts to the seller', async () => {
    const { id, milestones } = await create();
    await fund(id, 300);
    const [milestone] = milestones;
    for (const external_user_id of ['buyer', 'seller']) {
      await agreements.confirmMilestone(id, String(milestone?.id), { external_user_id });
    }
    const [payout] = (await surety.payouts.ofAgreement(id)).data;
    expect(payout).toMatchObject({ agreementId: id, milestoneId: milestone?.id, amount: milestone?.amount });
    const same = { id: payout?.id };
    expect(await surety.payouts.retrieve(String(payout?.id))).toMatchObject(same);
    expect(await surety.payouts.list({ agreementId: id }).toArray()).toMatchObject([same]);
    expect(await agreements.retrieve(id, { expand: 'payouts' })).toMatchObject({ payouts: [same] });
  });

  it('freezes, unfreezes, refunds and cancels', async () => {
    const { id } = await create();
    await fund(id, 300);
    expect(await agreements.freeze(id, { reason: 'a dispute' })).toMatchObject({ status: 'FROZEN' });
    expect(await agreements.unfreeze(id)).toMatchObject({ status: 'FUNDED' });
    expect(await agreements.refund(id, { reason: 'called off' })).toMatchObject({ amount: 300 });
    const disputed = await create();
    await fund(disputed.id, 300);
    const [milestone] = disputed.milestones;
    const decided = { toBuyer: 40, toSeller: (milestone?.amount ?? 0) - 40, reason: 'late' };
    await agreements.resolveMilestone(disputed.id, milestone?.id ?? '', decided);
    const { funding } = await agreements.retrieve(disputed.id, { expand: 'funding' });
    expect(funding).toMatchObject({ refunded: 40 });
    const other = await create();
    expect(await agreements.cancel(other.id)).toMatchObject({ status: 'REFUNDED' });
  });

  it('lists more than a page holds, page by page, newest first', async () => {
    const fresh = await client();
    const ids: string[] = [];
    for (let batch = 0; batch < 12; batch++) {
      const made = await Promise.all(Array.from({ length: 10 }, () => create(fresh.escrow.agreements, [1])));
      ids.push(...made.map(({ id }) => id));
    }
    const listed: string[] = [];
    for await (const { id } of fresh.escrow.agreements.list()) listed.push(id);
    expect(listed).toHaveLength(120);
    expect(new Set(listed)).toEqual(new Set(ids));
    expect(listed).toEqual([...listed].sort().reverse());

    const list = fresh.escrow.agreements.list({ limit: 50 });
    const first = await list.page();
    expect(first.data).toHaveLength(50);
    const rest = fresh.escrow.agreements.list({ cursor: String(first.nextCursor) });
    expect((await rest.toArray()).map(({ id }) => id)).toEqual(listed.slice(50));
    expect(await list.toArray(7)).toHaveLength(7);
    expect(await fresh.escrow.agreements.list({ status: 'FUNDED' }).toArray()).toEqual([]);
  });
});

describe('escrow.payoutAccounts, sandbox and fraud', () => {
  it('work with the server', async () => {
    const set = await surety.escrow.payoutAccounts.set('a seller/1', {
      bankCode: '058',
      accountNumber: '0123456789',
    });
    expect(await surety.escrow.payoutAccounts.retrieve('a seller/1')).toEqual(set);
    const versions = await surety.escrow.payoutAccounts.versions('a seller/1').toArray();
    expect(versions).toMatchObject([{ version: 1, accountNumber: '0123456789', actor: { type: 'key' } }]);

    const { id } = await create();
    await fund(id, 100);
    const { virtualAccountNo } = await agreements.retrieve(id);
    const deposit = { accountNumber: String(virtualAccountNo), amount: 50, reference: `ref-${id}` };
    expect(await surety.sandbox.deposit(deposit)).toEqual(await surety.sandbox.deposit(deposit));

    const verdict = await surety.fraud.assess({
      platformUserId: 'user',
      transactionAmount: 5000,
      deviceFingerprint: 'device',
      simulateVpn: true,
    });
    expect(verdict.triggeredSignals).toContain('vpn_detected');
    expect(await surety.fraud.retrieve(verdict.id)).toMatchObject({ score: verdict.score, simulated: true });
    const listed = await surety.fraud.list({ platformUserId: 'user' }).toArray();
    expect(listed.map((assessment) => assessment.id)).toEqual([verdict.id]);
  });
});

describe('a refusal of the real server', () => {
  it('becomes the error of its kind', async () => {
    const { id, milestones } = await create();
    const params = { external_user_id: 'nobody' };
    await expect(create(agreements, [100, -1])).rejects.toMatchObject({
      name: 'ValidationError',
      code: 'validation_failed',
      statusCode: 400,
      requestId: expect.stringMatching(/^req_/),
      details: expect.arrayContaining([expect.objectContaining({ path: 'milestones[1].amount' })]),
    });
    const wrongSum = { buyerExternalId: 'b', sellerExternalId: 's', totalAmount: 3 };
    const mismatch = agreements.create({ ...wrongSum, milestones: [{ title: 't', amount: 2 }] });
    await expect(mismatch).rejects.toMatchObject({ code: 'amount_mismatch' });
    const keyless = new Surety({ apiUrl: app.apiUrl }).developer.retrieve();
    await expect(keyless).rejects.toMatchObject({ name: 'AuthenticationError', code: 'missing_api_key' });
    const confirming = agreements.confirmMilestone(id, String(milestones[0]?.id), params);
    await expect(confirming).rejects.toMatchObject({ name: 'PermissionError', code: 'not_a_party' });
    const foreign = (await client()).escrow.agreements.retrieve(id);
    await expect(foreign).rejects.toMatchObject({ name: 'NotFoundError', code: 'not_found' });
    await expect(agreements.unfreeze(id)).rejects.toMatchObject({
      name: 'ConflictError',
      code: 'agreement_not_frozen',
    });
    const huge = agreements.freeze(id, { reason: 'x'.repeat(1_100_000) });
    await expect(huge).rejects.toMatchObject({ name: 'PayloadTooLargeError', statusCode: 413 });
    await agreements.freeze(id, { reason: 'one' }, { idempotencyKey: 'same' });
    const reused = agreements.freeze(id, { reason: 'two' }, { idempotencyKey: 'same' });
    await expect(reused).rejects.toMatchObject({ name: 'IdempotencyError', code: 'idempotency_key_reused' });
  });

  it('for exceeding the rate limit is waited out', async () => {
    // Time stands still until the limit is reached: on a slow machine it would refill meanwhile.
    let isFull = true;
    const [full, ticks] = [performance.now(), () => (isFull ? full : performance.now())];
    const limited = await startListeningApp({ rateLimit: true, ticks });
    const flood = async () => limited.http.inject({ method: 'POST', url: '/v1/developer/signup', body: {} });
    while ((await flood()).statusCode !== 429);
    let refused = 0;
    const eager = new Surety({
      apiUrl: limited.apiUrl,
      onResponse: ({ statusCode }) => {
        refused += statusCode === 429 ? 1 : 0;
      },
    });
    const signup = { email: 'eager@example.com', password: 'long enough 1' };
    const once = eager.developer.signup(signup, { maxRetries: 0 });
    await expect(once).rejects.toMatchObject({ name: 'RateLimitError', code: 'rate_limited' });
    isFull = false;
    expect((await eager.developer.signup(signup)).developer.email).toBe(signup.email);
    expect(refused).toBeGreaterThan(0);
  });
});
