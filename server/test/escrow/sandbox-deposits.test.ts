import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';
import { BAD_AMOUNTS, badTexts, expectProblem, refusesBadBodies } from '#test/support/requests.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const on = platform(app, key);
const other = platform(app, (await app.signUp()).key);

const deposit = (body: object) => app.call('POST', '/v1/sandbox/deposits', { key, body });

async function account(amounts = [100]): Promise<{ id: string; accountNumber: string }> {
  const { id, virtualAccountNo } = await fundedAgreement(on, amounts, 0);
  return { id, accountNumber: virtualAccountNo ?? '' };
}

describe('POST /v1/sandbox/deposits', () => {
  it('answers 201 with the deposit', async () => {
    const { id, accountNumber } = await account();
    const answer = await deposit({ accountNumber, amount: 100, reference: 'r-1', senderName: 'Ada' });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      object: 'deposit',
      environment: 'live',
      reference: 'r-1',
      agreementId: id,
      accountNumber,
      amount: 100,
      senderName: 'Ada',
      applied: true,
      receivedAt: expect.any(String),
    });
    expect((await on.get(id)).body).toMatchObject({ status: 'FUNDED', funding: { held: 100 } });
  });

  it('generates a reference when none is given, a new one each time', async () => {
    const { id, accountNumber } = await account();
    const first = await deposit({ accountNumber, amount: 30 });
    const second = await deposit({ accountNumber, amount: 30 });
    expect(first.body['reference']).not.toBe(second.body['reference']);
    expect((await on.get(id)).body.funding).toMatchObject({ held: 60 });
  });

  it('answers 200 with the first deposit for the same reference, amount and account', async () => {
    const { id, accountNumber } = await account();
    const first = await deposit({ accountNumber, amount: 30, reference: 'r-2', senderName: 'Ada' });
    for (const senderName of ['Ada', 'ADA', undefined]) {
      const answer = await deposit({ accountNumber, amount: 30, reference: 'r-2', senderName });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual(first.body);
    }
    expect((await on.get(id)).body.funding).toMatchObject({ deposited: 30 });
  });

  it('answers 409 for the same reference with another amount or account, and posts nothing', async () => {
    const { id, accountNumber } = await account();
    const elsewhere = await account();
    await deposit({ accountNumber, amount: 30, reference: 'r-4' });
    for (const conflict of [
      { accountNumber, amount: 70 },
      { accountNumber: elsewhere.accountNumber, amount: 30 },
      { accountNumber: '0000000000', amount: 30 },
    ]) {
      expectProblem(await deposit({ ...conflict, reference: 'r-4' }), 409, {
        code: 'deposit_conflict',
        says: new RegExp(
          `for 30 to ${accountNumber}; now it is for ${conflict.amount} to ${conflict.accountNumber}`,
        ),
      });
    }
    expect((await deposit({ accountNumber, amount: 30, reference: 'r-4' })).status).toBe(200);
    expect((await on.get(id)).body.funding).toMatchObject({ deposited: 30 });
    expect((await on.get(elsewhere.id)).body.funding).toMatchObject({ deposited: 0 });
  });

  it('stores a 409 for its Idempotency-Key', async () => {
    const { accountNumber } = await account();
    await deposit({ accountNumber, amount: 30, reference: 'r-5' });
    const conflicting = () =>
      app.call('POST', '/v1/sandbox/deposits', {
        key,
        body: { accountNumber, amount: 31, reference: 'r-5' },
        headers: { 'idempotency-key': 'conflict-1' },
      });
    const first = await conflicting();
    expectProblem(first, 409, { code: 'deposit_conflict' });
    const again = await conflicting();
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('lets two developers use the same reference', async () => {
    const theirs = await fundedAgreement(other, [100], 0);
    const mine = await account();
    expect((await on.deposit(mine.accountNumber, 100, 'r-3')).status).toBe(201);
    expect((await other.deposit(theirs.virtualAccountNo ?? '', 100, 'r-3')).status).toBe(201);
  });

  it.each(BAD_AMOUNTS)('answers 400 for %s', async (_case, amount) => {
    const { accountNumber } = await account();
    expectProblem(await deposit({ accountNumber, amount }), 400, {
      code: 'validation_failed',
      path: 'amount',
    });
  });

  it('answers 400 for more than the books can hold, and posts nothing', async () => {
    const { id, accountNumber } = await account();
    const most = Number.MAX_SAFE_INTEGER;
    expect((await deposit({ accountNumber, amount: most - 5 })).status).toBe(201);
    expectProblem(await deposit({ accountNumber, amount: 6 }), 400, {
      code: 'validation_failed',
      path: 'amount',
      says: /at most 5:/,
    });
    expect((await deposit({ accountNumber, amount: 5 })).status).toBe(201);
    expect((await on.get(id)).body.funding).toMatchObject({ deposited: most, held: 100, excess: most - 100 });
  });

  it.each<readonly [field: string, name: string, value: unknown]>([
    ['accountNumber', 'nothing', undefined],
    ['accountNumber', 'a number', 9900000011],
    ['accountNumber', 'nine digits', '990000001'],
    ['accountNumber', 'a NUL', '99000000\0'],
    ...badTexts(100).map(([name, value]) => ['reference', name, value] as const),
    ...badTexts(120).map(([name, value]) => ['senderName', name, value] as const),
  ])('answers 400 when %s is %s', async (field, _case, value) => {
    const { accountNumber } = await account();
    expectProblem(await deposit({ accountNumber, amount: 100, [field]: value }), 400, {
      code: 'validation_failed',
      path: field,
    });
  });

  it.each([
    ['OBI ADA', 'match'],
    ['A. OBI', 'close'],
    ['MUSA BELLO', 'mismatch'],
    [undefined, 'unknown'],
  ])('tells whether %s is Ada Obi, who should pay: %s', async (senderName, senderMatch) => {
    // A new buyer each time: one who pays often scores higher.
    const buyer = `buyer of ${senderMatch}`;
    const named = { buyerExternalId: buyer, buyerName: 'Ada Obi' };
    const { body: agreement } = await on.create([100], named);
    const { body } = await on.assess(agreement.id, { external_user_id: buyer });
    const accountNumber = body.virtualAccount?.accountNumber;
    await deposit({ accountNumber, amount: 100, ...(senderName ? { senderName } : {}) });
    const events = await on.events(agreement.id);
    expect(events.find(({ type }) => type === 'deposit.received')?.data).toMatchObject({ senderMatch });
  });

  it('answers 404 for an account that is unknown or another developer’s', async () => {
    const theirs = await fundedAgreement(other, [100], 0);
    for (const accountNumber of ['0000000000', theirs.virtualAccountNo]) {
      expectProblem(await deposit({ accountNumber, amount: 100 }), 404, {
        code: 'not_found',
        says: /Assess the agreement/,
      });
    }
    expect((await other.get(theirs.id)).body.funding).toMatchObject({ deposited: 0 });
  });

  refusesBadBodies(app, async () => ({
    method: 'POST',
    path: '/v1/sandbox/deposits',
    key,
    body: { accountNumber: (await account()).accountNumber, amount: 100 },
  }));
});
