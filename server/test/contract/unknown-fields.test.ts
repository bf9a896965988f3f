import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { operationsOf } from '#test/support/operations.ts';

const app = await startTestApp();
const { key } = await app.signUp();
const AGREEMENT = {
  buyerExternalId: 'buyer',
  sellerExternalId: 'seller',
  totalAmount: 500,
  milestones: [{ title: 'All of it', amount: 500 }],
};

type Refusal = { code: string; message: string; details: { path: string; message: string }[] };

describe('an unknown field', () => {
  it.each([
    ['misspelt', { ...AGREEMENT, curency: 'NGN' }, 'curency', 'did you mean currency?'],
    [
      'deep inside',
      { ...AGREEMENT, milestones: [{ title: 'One', amount: 500, titel: 'Two' }] },
      'milestones[0].titel',
      'did you mean title?',
    ],
    ['unlike any of ours', { ...AGREEMENT, colour: 'blue' }, 'colour', 'is not a field of this request'],
  ])('that is %s is refused with its path and what was meant', async (_how, body, path, said) => {
    const answer = await app.call<Refusal>('POST', '/v1/escrow/agreements', { key, body });
    expect([answer.status, answer.body.code]).toEqual([400, 'unknown_field']);
    expect(answer.body.details).toEqual([{ path, message: expect.stringContaining(said) }]);
    expect(answer.body.message).toContain(path);
  });

  it.each([
    ['/v1/escrow/agreements', 'externalUserId', 'did you mean buyerExternalId or sellerExternalId?'],
    ['/v1/escrow/agreements', 'amount', 'did you mean totalAmount?'],
    ['/v1/escrow/agreements', 'buyer', 'did you mean buyerExternalId or buyerEmail or buyerName?'],
    ['/v1/fraud/assess', 'externalUserId', 'did you mean platformUserId?'],
    ['/v1/fraud/assess', 'user', 'did you mean platformUserId?'],
  ])('of %s that shares words with ours, %s, is refused with them', async (path, name, said) => {
    const answer = await app.call<Refusal>('POST', path, { key, body: { [name]: 'x' } });
    expect(answer.body.details[0]).toEqual({
      path: name,
      message: `is not a field of this request; ${said}`,
    });
  });

  it('is reported before the field that is missing because of it', async () => {
    const { buyerExternalId: _gone, ...rest } = AGREEMENT;
    const body = { ...rest, buyerExternalID: 'buyer' };
    const answer = await app.call<Refusal>('POST', '/v1/escrow/agreements', { key, body });
    expect(answer.body.code).toBe('unknown_field');
    expect(answer.body.details.map(({ path }) => path)).toEqual(['buyerExternalID', 'buyerExternalId']);
  });

  it('is refused where there are no fields at all, and in a query', async () => {
    const id = `agr_${'0'.repeat(32)}`;
    const body = { reason: 'because' };
    const unfrozen = await app.call<Refusal>('POST', `/v1/escrow/agreements/${id}/unfreeze`, { key, body });
    expect([unfrozen.status, unfrozen.body.code]).toEqual([400, 'unknown_field']);
    const listed = await app.call<Refusal>('GET', '/v1/escrow/agreements?buyerExternalID=x', { key });
    expect([listed.status, listed.body.code]).toEqual([400, 'unknown_field']);
    expect(listed.body.details[0]?.message).toBe(
      'is not a parameter of this request; did you mean buyerExternalId?',
    );
  });

  it('is named twenty times at most, however many and however long they are', async () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`${'x'.repeat(200)}${n}`, n]));
    const answer = await app.call<Refusal>('POST', '/v1/escrow/agreements', { key, body: { ...many } });
    expect(answer.body.details).toHaveLength(20);
    expect(Math.max(...answer.body.details.map(({ path }) => path.length))).toBeLessThan(100);
  });

  it('is refused in a form', async () => {
    const form = new FormData();
    form.append('external_user_id', 'user');
    form.append('date_of_birht', '1991-05-17');
    const { body: payload, headers } = new Request('http://localhost/', { method: 'POST', body: form });
    const answer = await app.call<Refusal>('POST', '/v1/identity/verify', {
      key,
      payload: Buffer.from(await new Response(payload).arrayBuffer()),
      headers: { 'content-type': headers.get('content-type') ?? '' },
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'unknown_field']);
    expect(answer.body.details[0]?.message).toContain('date_of_birth');
  });
});

describe('the OpenAPI document', () => {
  it('says of every body but a bank’s that it accepts no other fields', () => {
    const open = operationsOf(app.http).flatMap(({ definition }) => {
      const { requestBody, operationId } = definition as { requestBody?: unknown; operationId?: string };
      const objects: { additionalProperties?: unknown }[] = [];
      JSON.stringify(requestBody ?? {}, (_name, value) => {
        if (value?.type === 'object' && value.properties) objects.push(value);
        return value;
      });
      return objects.every((object) => object.additionalProperties === false) ? [] : [operationId];
    });
    expect(open).toEqual([]);
  });
});
