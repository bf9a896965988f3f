import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Surety } from '../src/client.ts';
import {
  type Agreement,
  type AwaitingApproval,
  type Funding,
  isAwaitingApproval,
  type Parties,
  type Refund,
  type RetrieveAgreementParams,
} from '../src/index.ts';

describe('types', () => {
  it('have the fields that expand asks for, and only these', () => {
    const narrow = async ({ escrow: { agreements } }: Surety, params: RetrieveAgreementParams) => {
      const plain = await agreements.retrieve('agr_1');
      const one = await agreements.retrieve('agr_1', { expand: 'funding' });
      const two = await agreements.retrieve('agr_1', { expand: ['funding', 'parties'] });
      const unknown = await agreements.retrieve('agr_1', params);
      const [listed] = (await agreements.list({ status: 'FUNDED', expand: ['parties'] })).data;
      return { plain, one, two, unknown, listed };
    };
    type Narrowed = Awaited<ReturnType<typeof narrow>>;
    expectTypeOf<Narrowed['plain']['funding']>().toEqualTypeOf<Funding | undefined>();
    expectTypeOf<Narrowed['one']['funding']>().toEqualTypeOf<Funding>();
    expectTypeOf<Narrowed['one']['parties']>().toEqualTypeOf<Parties | undefined>();
    expectTypeOf<Narrowed['two']['parties']>().toEqualTypeOf<Parties>();
    expectTypeOf<Narrowed['unknown']>().toEqualTypeOf<Agreement>();
    expectTypeOf<NonNullable<Narrowed['listed']>['parties']>().toEqualTypeOf<Parties>();
    expectTypeOf<Narrowed['two']>().toExtend<Agreement>();
  });

  it('tell a result from a request for approval', () => {
    const results = [{ id: 'ref_1' }, { approval: { id: 'apr_1' } }] as unknown as (
      | Refund
      | AwaitingApproval
    )[];
    const found = results.map((result) => {
      if (isAwaitingApproval(result)) return result.approval.id;
      expectTypeOf(result).toEqualTypeOf<Refund>();
      return result.id;
    });
    expect(found).toEqual(['ref_1', 'apr_1']);
  });
});
