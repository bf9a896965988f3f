import { describe, expect, it } from 'vitest';
import { impatientRegistry, sandboxRegistry } from '#providers/registry-sandbox.ts';
import { startTestApp } from '#test/support/app.ts';
import { drawDocument } from '#test/support/identity/documents.ts';
import { identityForm, type Part } from '#test/support/identity/form.ts';
import { portrait, selfie } from '#test/support/identity/people.ts';

type Result = { data: { id: string; identityVerified: boolean; registry: string | null } };

const document = await drawDocument('passport', await portrait('anna'));
const selfies = [await selfie('annaAgain')];
const app = await startTestApp({ settings: { IDENTITY_REGISTRY: 'sandbox' } });
const { key } = await app.signUp();

function verify(more: Part[]) {
  const { payload, headers } = identityForm({ user: 'ife', document, selfies, more });
  return app.call<Result>('POST', '/v1/identity/verify', { key, payload, headers });
}

describe('a national register', { timeout: 180_000 }, () => {
  it.each([
    ['nin', '10000000001', 'match'],
    ['bvn', '22000000002', 'mismatch'],
    ['nin', '10000000003', 'not_found'],
    ['nin', '10000000008', 'unavailable'],
  ])('says of %s %s: %s', async (name, value, answer) => {
    const { id, registry, identityVerified } = (await verify([{ name, value }])).body.data;
    expect({ registry, identityVerified }).toEqual({ registry: answer, identityVerified: true });
    const rows = await app.database.owner.query(
      'SELECT v::text AS all FROM identity_verifications v WHERE id = $1',
      [id],
    );
    expect(JSON.stringify(rows)).not.toContain(value);
  });

  it('is queried with eleven digits, with a short timeout', async () => {
    expect((await verify([{ name: 'nin', value: '123' }])).status).toBe(400);
    const late = impatientRegistry(sandboxRegistry(), 10).lookUp({ register: 'nin', number: '10000000009' });
    await expect(late).rejects.toThrow(/did not answer/);
  });
});
