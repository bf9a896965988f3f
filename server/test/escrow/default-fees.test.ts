import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { type Platform, platform } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
const COMMISSION = { name: 'Commission', basisPoints: 500, paidBy: 'seller' };
const SERVICE = { name: 'Service', fixed: 100, paidBy: 'buyer', refund: 'none' };
const newPlatform = async () => platform(app, (await app.signUp()).key);

describe('fees of the terms policy', () => {
  const put = ({ key }: Platform, fees: unknown) =>
    app.call<{ version: number; fees: object[] }>('PUT', '/v1/policies/terms', { key, body: { fees } });
  const linesOf = async (on: Platform, more: object = {}) => {
    const { body } = await on.create([1_000], more);
    return body.milestones.map((milestone) => (milestone as { fees?: object[] }).fees);
  };
  const quote = ({ key }: Platform, more: object = {}) => {
    const body = { milestones: [{ amount: 1_000 }], ...more };
    return app.call<{ id: string; buyerPays: number }>('POST', '/v1/escrow/quotes', { key, body });
  };

  it('apply to agreements and quotes in their currency that state none, from then on', async () => {
    const on = await newPlatform();
    const before = (await on.create([1_000])).body.id;
    const half = { ...COMMISSION, currency: 'USD', paidBy: { buyerBasisPoints: 5_000 } };
    const { status, body } = await put(on, [{ ...COMMISSION, currency: 'NGN', min: 60 }, half]);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: 1,
      fees: [{ currency: 'NGN', basisPoints: 500, min: 60, max: null, paidBy: 'seller' }, half],
    });
    expect(await linesOf(on)).toMatchObject([[{ name: 'Commission', buyer: 0, seller: 60 }]]);
    expect(await linesOf(on, { currency: 'USD' })).toMatchObject([[{ buyer: 25, seller: 25 }]]);
    expect(await linesOf(on, { currency: 'GHS' })).toEqual([undefined]);
    expect(await linesOf(on, { fees: [] })).toEqual([undefined]);
    expect(await linesOf(on, { fees: [SERVICE] })).toMatchObject([[{ name: 'Service' }]]);
    expect((await on.get(before)).body.milestones[0]).not.toHaveProperty('fees');

    const quoted = (await quote(on, { currency: 'USD' })).body;
    expect(quoted.buyerPays).toBe(1_025);
    await put(on, []);
    expect(await linesOf(on, { currency: 'USD', quoteId: quoted.id })).toMatchObject([[{ buyer: 25 }]]);
    expect(await linesOf(on)).toEqual([undefined]);
    expect((await quote(on)).body.buyerPays).toBe(1_000);
  });

  it.each<[string, object[], string]>([
    ['no currency', [COMMISSION], 'fees[0].currency'],
    ['a minimum above the maximum', [{ ...SERVICE, currency: 'NGN', min: 2, max: 1 }], 'fees[0].max'],
    ['six in a currency', Array(6).fill({ ...SERVICE, currency: 'NGN' }), 'fees'],
  ])('are refused with %s', async (_case, fees, path) => {
    expectProblem(await put(await newPlatform(), fees), 400, { code: 'validation_failed', path });
  });
});
