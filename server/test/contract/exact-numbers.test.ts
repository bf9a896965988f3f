import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const { key } = await app.signUp();

/** The number appears in the body exactly as written here. */
const create = (amount: string) =>
  app.call<{ totalAmount: number }>('POST', '/v1/escrow/agreements', {
    key,
    payload: `{"buyerExternalId":"b","sellerExternalId":"s","totalAmount":${amount},
      "milestones":[{"title":"All","amount": ${amount}}]}`,
  });
const assess = (latitude: string, more = '') =>
  app.call('POST', '/v1/fraud/assess', {
    key,
    payload: `${more}{"platformUserId":"u","transactionAmount":100000,"deviceFingerprint":"d",
      "location":{"latitude":${latitude},"longitude":3.3792}}`,
  });

describe('an amount', () => {
  it.each([
    '100000.00000000000001',
    '99999.99999999999999999',
    '1000000000000000000001e-16',
    '1.0000000000000000000001e5',
    '4503599627370497.5',
    '9007199254740990.9999',
    `1.${'0'.repeat(400)}1`,
  ])('written as %s is not rounded to an integer, but refused', async (amount) => {
    expectProblem(await create(amount), 400, {
      code: 'validation_failed',
      path: 'totalAmount',
      says: /must be an integer in the smallest currency unit/,
    });
  });

  it.each([
    ['100000', 100_000],
    ['100000.0', 100_000],
    ['1e5', 100_000],
    ['1.25E+2', 125],
    ['12500e-2', 125],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['9007199254740991.000', Number.MAX_SAFE_INTEGER],
  ])('may be written as %s', async (amount, meant) => {
    const { status, body } = await create(amount);
    expect(status).toBe(201);
    expect(body.totalAmount).toBe(meant);
  });

  it('is accepted if and only if it is written as an integer', async () => {
    const written = fc.tuple(fc.integer({ min: 1, max: 10 ** 6 }), fc.stringMatching(/^[09]{0,24}[0-9]?$/));
    await fc.assert(
      fc.asyncProperty(written, async ([whole, fraction]) => {
        const { status, body } = await create(fraction === '' ? `${whole}` : `${whole}.${fraction}`);
        if (/[1-9]/.test(fraction)) expect(status).toBe(400);
        else expect([status, body.totalAmount]).toEqual([201, whole]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a number that need not be whole', () => {
  it.each([
    '6.5244',
    '6',
    '6.0',
    '6.00000000000000001',
    '90.00000000000000001',
    '-90',
    '-0.0',
    '1e-400',
    '0e-5',
  ])('is taken as %s', async (latitude) => {
    expect((await assess(latitude)).status).toBe(200);
  });

  it('is refused beyond its limits', async () => {
    for (const latitude of ['90.0001', '9.1e1', '1e400']) expect((await assess(latitude)).status).toBe(400);
  });

  it('is also read after a byte order mark', async () => {
    expect((await assess('6.5', '\uFEFF')).status).toBe((await assess('6', '\uFEFF')).status);
  });
});
