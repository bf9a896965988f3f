import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { type Platform, platform, runDueJobs } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';

const app = await startTestApp();
afterAll(async () => expect(await findContradictions(app.database.owner)).toEqual([]));

type Outcome = { buyerPays: number; sellerGets: number; commission: number };
type Quote = {
  id: string;
  totalAmount: number;
  buyerPays: number;
  milestones: { amount: number; fees: object[]; released: Outcome; refunded: Outcome; split: Outcome }[];
};

const FEES = [
  { name: 'Commission', basisPoints: 333, paidBy: 'seller' },
  { name: 'Service', fixed: 101, paidBy: { buyerBasisPoints: 5_000 }, refund: 'share' },
  { name: 'VAT', basisPoints: 75, paidBy: 'buyer', refund: 'none' },
];

const newPlatform = async () => platform(app, (await app.signUp()).key);
const quote = ({ key }: Platform, amounts: number[], more: object = { fees: FEES }) =>
  app.call<Quote>('POST', '/v1/escrow/quotes', {
    key,
    body: { milestones: amounts.map((amount) => ({ amount })), ...more },
  });

describe('POST /v1/escrow/quotes', () => {
  it('answers 201 with what each side pays and gets, for each milestone and outcome', async () => {
    const { status, body } = await quote(await newPlatform(), [10_001]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ object: 'quote', totalAmount: 10_001, buyerPays: 10_126, currency: 'NGN' });
    expect(body.milestones).toEqual([
      {
        amount: 10_001,
        fees: [
          { name: 'Commission', buyer: 0, seller: 333, refund: 'share' },
          { name: 'Service', buyer: 50, seller: 51, refund: 'share' },
          { name: 'VAT', buyer: 75, seller: 0, refund: 'none' },
        ],
        released: { buyerPays: 10_126, sellerGets: 9_617, commission: 509 },
        refunded: { buyerPays: 75, sellerGets: 0, commission: 75 },
        split: { buyerPays: 5_101, sellerGets: 4_809, commission: 292 },
      },
    ]);
  });

  it('gives everything that the buyer pays to the seller and the platform', async () => {
    const on = await newPlatform();
    const amounts = fc.sample(fc.integer({ min: 200, max: 1_000_000 }), { numRuns: 50, seed: 5 });
    const { milestones } = (await quote(on, amounts)).body;
    for (const { released, refunded, split } of milestones)
      for (const { buyerPays, sellerGets, commission } of [released, refunded, split])
        expect(sellerGets + commission).toBe(buyerPays);
  });

  it.each<[string, object]>([
    ['no milestones', { milestones: [] }],
    ['an unknown currency', { currency: 'XYZ' }],
    ['fees that leave the seller nothing', { fees: [{ name: 'All', basisPoints: 10_000 }] }],
  ])('answers 400 for %s', async (_name, more) => {
    expectProblem(await quote(await newPlatform(), [100], more), 400, { code: 'validation_failed' });
  });
});

describe('an agreement created with a quote', () => {
  it.each(['released', 'refunded', 'split'] as const)(
    'costs exactly what was quoted when %s',
    async (outcome) => {
      const on = await newPlatform();
      await on.setPayoutAccount();
      const { id: quoteId, buyerPays, milestones } = (await quote(on, [10_001])).body;
      const { body: agreement } = await on.create([10_001], { quoteId });
      expect(agreement.milestones).toMatchObject([{ fees: milestones[0]?.fees }]);
      const assessed = await on.assess(agreement.id, { account_created_at: '2020-01-31T12:00:00Z' });
      await on.deposit(assessed.body.virtualAccount?.accountNumber ?? '', buyerPays);
      expect((await on.get(agreement.id)).body.status).toBe('FUNDED');
      const milestoneId = agreement.milestones[0]?.id ?? '';
      if (outcome === 'released')
        for (const user of ['buyer', 'seller']) await on.confirm(agreement.id, milestoneId, user);
      if (outcome === 'refunded') await on.refund(agreement.id);
      if (outcome === 'split')
        await on.resolve(agreement.id, milestoneId, { toBuyer: 5_000, toSeller: 5_001, reason: 'half' });
      await runDueJobs(app);
      const { funding } = (await on.get(agreement.id)).body;
      const { commission } = (await on.ledger(agreement.id)).body.balances;
      const { deposited = 0, refunded = 0, paidOut } = funding ?? {};
      expect({ buyerPays: deposited - refunded, sellerGets: paidOut, commission }).toEqual(
        milestones[0]?.[outcome],
      );
    },
  );

  it('records the terms of the fees that were quoted, not those of the policy', async () => {
    const on = await newPlatform();
    const rules = { fees: [{ currency: 'NGN', name: 'Today', basisPoints: 100 }] };
    await app.call('PUT', '/v1/escrow/terms', { key: on.key, body: rules });
    const { id: quoteId } = (await quote(on, [1_000])).body;
    const { body: quoted } = await on.create([1_000], { quoteId });
    const { id: free } = (await quote(on, [1_000], { fees: [] })).body;
    const { body: unburdened } = await on.create([1_000], { quoteId: free });
    const termsOf = async ({ id }: { id: string }) => (await on.events(id))[0]?.data['feeTerms'];
    expect(await termsOf(quoted)).toMatchObject([
      { name: 'Commission', basisPoints: 333, buyerBasisPoints: 0 },
      { name: 'Service', fixed: 101, buyerBasisPoints: 5_000 },
      { name: 'VAT', basisPoints: 75, buyerBasisPoints: 10_000, refund: 'none' },
    ]);
    expect(await termsOf(unburdened)).toBeUndefined();
  });

  it('is refused when the quote is of other terms, another account, altered, or too old', async () => {
    const on = await newPlatform();
    const { id: quoteId } = (await quote(on, [1_000, 500])).body;
    const refused = { code: 'validation_failed' } as const;
    expectProblem(await on.create([1_500], { quoteId }), 400, refused);
    expectProblem(await on.create([1_000, 500], { quoteId, currency: 'USD' }), 400, refused);
    expectProblem(await on.create([1_000, 500], { quoteId, fees: FEES }), 400, refused);
    expectProblem(await (await newPlatform()).create([1_000, 500], { quoteId }), 400, refused);
    expect((await on.create([1_000, 500], { quoteId })).status).toBe(201);
    const { owner } = app.database;
    const change = `UPDATE quotes SET milestones = jsonb_set(milestones, '{0,fees,0,seller}', $2) WHERE id = $1`;
    await owner.query(change, [quoteId, '1']);
    expectProblem(await on.create([1_000, 500], { quoteId }), 403, { code: 'altered_record' });
    await owner.query(change, [quoteId, '33']);
    const terms = `UPDATE quotes SET fee_terms = jsonb_set(fee_terms, '{0,basisPoints}', $2) WHERE id = $1`;
    await owner.query(terms, [quoteId, '1']);
    expectProblem(await on.create([1_000, 500], { quoteId }), 403, { code: 'altered_record' });
    await owner.query(terms, [quoteId, '333']);
    app.time.advance(DAY_MS);
    expectProblem(await on.create([1_000, 500], { quoteId }), 409, { code: 'quote_expired' });
  });
});
