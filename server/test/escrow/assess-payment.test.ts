import { describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { nubanCheckDigit } from '#providers/nuban.ts';
import { newId } from '#store/ids.ts';
import { startTestApp } from '#test/support/app.ts';
import { platform } from '#test/support/escrow.ts';
import {
  BAD_AMOUNTS,
  badTexts,
  expectProblem,
  refusesBadBodies,
  refusesStrangeAgreements,
} from '#test/support/requests.ts';

const app = await startTestApp();
const on = platform(app, (await app.signUp()).key);
const other = platform(app, (await app.signUp()).key);

const AMBER = { simulate_vpn: true };
const RED = { simulate_vpn: true, simulate_impossible_travel: true };
const VALID = { external_user_id: 'buyer', transaction_amount: 100 };

const assess = (id: string, body: object) =>
  app.call('POST', `/v1/escrow/agreements/${id}/assess`, { key: on.key, body });

async function freshAgreement(more: object = {}): Promise<string> {
  // Weeks between them, so that one busy buyer is not an anomaly.
  app.time.advance(15 * DAY_MS);
  return (await on.create([100], more)).body.id;
}

describe('POST /v1/escrow/agreements/:id/assess', () => {
  it('answers 200 GREEN with a score and an account, and nothing else', async () => {
    const id = await freshAgreement({ buyerName: 'Ada Obi' });
    const { status, body } = await assess(id, VALID);
    expect(status).toBe(200);
    expect(body).toEqual({
      object: 'assessment',
      environment: 'live',
      id: expect.stringMatching(/^fra_/),
      score: expect.any(Number),
      contributions: expect.any(Array),
      flag: 'GREEN',
      virtualAccount: {
        // Only the first cell issues numbers that begin with 99.
        accountNumber: expect.stringMatching(app.database.cell ? /^\d{10}$/ : /^99\d{8}$/),
        bankCode: '000',
        bankName: 'Sandbox',
        accountName: 'Surety Escrow - Ada Obi',
      },
    });
    const { accountNumber } = body['virtualAccount'] as { accountNumber: string };
    expect(nubanCheckDigit('000', accountNumber.slice(0, 9))).toBe(Number(accountNumber[9]));
    expect((await on.get(id)).body.virtualAccountNo).toBe(accountNumber);
  });

  it('names the account after the buyer’s id when it knows no name', async () => {
    const id = await freshAgreement();
    expect((await assess(id, VALID)).body).toMatchObject({
      virtualAccount: { accountName: 'Surety Escrow - buyer' },
    });
  });

  it('answers 200 AMBER with an account and the signals', async () => {
    const { status, body } = await assess(await freshAgreement(), { ...VALID, ...AMBER });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'contributions',
      'environment',
      'flag',
      'id',
      'object',
      'score',
      'triggeredSignals',
      'virtualAccount',
    ]);
    expect(body).toMatchObject({ flag: 'AMBER', triggeredSignals: expect.arrayContaining(['vpn_detected']) });
  });

  it('answers 200 RED without an account, and the agreement has none', async () => {
    const id = await freshAgreement();
    const { status, body } = await assess(id, { ...VALID, ...RED });
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      'contributions',
      'environment',
      'flag',
      'fraudType',
      'id',
      'object',
      'recommendation',
      'score',
      'triggeredSignals',
    ]);
    expect(body['flag']).toBe('RED');
    expect((await on.get(id)).body.virtualAccountNo).toBeNull();
    expect((await on.events(id)).map((event) => event.type)).toEqual([
      'agreement.created',
      'agreement.assessed',
    ]);
  });

  it('gives the same account each time, and writes one event', async () => {
    const id = await freshAgreement();
    const first = await assess(id, VALID);
    const second = await assess(id, { ...VALID, transaction_amount: 50 });
    expect(second.body['virtualAccount']).toEqual(first.body['virtualAccount']);
    const types = (await on.events(id)).map((event) => event.type);
    expect(types.filter((type) => type === 'virtual_account.issued')).toHaveLength(1);
    expect(types.filter((type) => type === 'agreement.assessed')).toHaveLength(2);
  });

  it('keeps an account that was issued before a RED, but does not show it in the answer', async () => {
    const id = await freshAgreement();
    const first = await assess(id, VALID);
    const red = await assess(id, { ...VALID, ...RED });
    expect(red.body).not.toHaveProperty('virtualAccount');
    const { accountNumber } = first.body['virtualAccount'] as { accountNumber: string };
    expect((await on.get(id)).body.virtualAccountNo).toBe(accountNumber);
  });

  it('issues one account for ten assessments at once', async () => {
    const id = await freshAgreement();
    const answers = await Promise.all(Array.from({ length: 10 }, () => assess(id, VALID)));
    expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
    const { virtualAccountNo } = (await on.get(id)).body;
    for (const { body } of answers) {
      if (body['flag'] !== 'RED')
        expect(body).toMatchObject({ virtualAccount: { accountNumber: virtualAccountNo } });
    }
    const types = (await on.events(id)).map((event) => event.type);
    expect(types.filter((type) => type === 'virtual_account.issued')).toHaveLength(1);
  });

  it('shows two concurrent assessments the stored account, where the bank issued one for each', async () => {
    const id = await freshAgreement();
    const { issueAccount } = app.context.bank;
    const issuing = vi
      .spyOn(app.context.bank, 'issueAccount')
      .mockImplementation((request) => issueAccount({ ...request, reference: newId('another') }));
    const answers = await Promise.all([assess(id, VALID), assess(id, VALID)]);
    expect(issuing).toHaveBeenCalledTimes(2);
    issuing.mockRestore();
    const { virtualAccountNo } = (await on.get(id)).body;
    for (const { body } of answers) {
      expect(body).toMatchObject({ virtualAccount: { accountNumber: virtualAccountNo } });
    }
  });

  it.each([1, 99, 101, Number.MAX_SAFE_INTEGER])(
    'accepts %i, a part of the total or more',
    async (amount) => {
      const answer = await assess(await freshAgreement(), { ...VALID, transaction_amount: amount });
      expect(answer.status).toBe(200);
    },
  );

  it('still assesses while the agreement is on hold: money may come in', async () => {
    const id = await freshAgreement();
    await on.post(id, 'freeze', { reason: 'dispute' });
    expect((await assess(id, VALID)).body).toMatchObject({ flag: 'GREEN' });
  });

  it.each(BAD_AMOUNTS)('answers 400 for %s as transaction_amount', async (_case, amount) => {
    expectProblem(await assess(await freshAgreement(), { ...VALID, transaction_amount: amount }), 400, {
      code: 'validation_failed',
      path: 'transaction_amount',
    });
  });

  it.each([
    ...badTexts(255).map(([name, value]) => ['external_user_id', name, value] as const),
    ['external_user_id', 'nothing', undefined] as const,
    ...badTexts(4096).map(([name, value]) => ['device_fingerprint', name, value] as const),
    ['simulate_vpn', 'a text', 'true'] as const,
    ['simulate_impossible_travel', 'a number', 1] as const,
  ])('answers 400 when %s is %s', async (field, _case, value) => {
    const id = await freshAgreement();
    expectProblem(await assess(id, { ...VALID, [field]: value }), 400, {
      code: 'validation_failed',
      path: field,
    });
  });

  it.each(['seller', 'stranger', 'Buyer', 'buyer '])('answers 403 when %j asks', async (user) => {
    const id = await freshAgreement();
    expectProblem(await assess(id, { ...VALID, external_user_id: user }), 403, {
      code: 'not_a_party',
      says: /buyerExternalId/,
    });
    expect((await on.events(id)).map((event) => event.type)).toEqual(['agreement.created']);
  });

  it('answers 409 when the agreement is over', async () => {
    const id = await freshAgreement();
    await on.post(id, 'cancel');
    expectProblem(await assess(id, VALID), 409, {
      code: 'agreement_closed',
      says: /Create a new agreement/,
    });
  });

  refusesStrangeAgreements(
    app,
    (id) => ({ method: 'POST', path: `/v1/escrow/agreements/${id}/assess`, key: on.key, body: VALID }),
    async () => (await other.create([100])).body.id,
  );
  refusesBadBodies(app, async () => ({
    method: 'POST',
    path: `/v1/escrow/agreements/${await freshAgreement()}/assess`,
    key: on.key,
    body: VALID,
  }));
});
