import { describe, expect, it } from 'vitest';
import { ASKS_AGAIN } from '#core/account/second-factor.ts';
import { MINUTE_MS } from '#core/time.ts';
import { apiEndpoints } from '#http/api/endpoints.ts';
import { dashboardEndpoints } from '#http/dashboard/api.ts';
import { startTestApp } from '#test/support/app.ts';
import { PASSWORD, signedIn } from '#test/support/dashboard/dashboard.ts';
import { withApp } from '#test/support/dashboard/two-step.ts';
import { platform } from '#test/support/escrow.ts';
import { expectProblem } from '#test/support/requests.ts';
import { filled } from '#test/support/tenants.ts';

const app = await startTestApp();
const none = '0'.repeat(32);
const NOTHING = {
  ...{ agreementId: `agr_${none}`, frozenId: '', assessmentId: `asm_${none}` },
  ...{ verificationId: `idv_${none}`, webhookId: `wh_${none}` },
};

const mounted = [
  ...apiEndpoints.map((endpoint) => ({ ...endpoint, under: '/v1' })),
  ...dashboardEndpoints.map((endpoint) => ({ ...endpoint, under: '' })),
];
const asking = mounted.filter(({ operationId }) => ASKS_AGAIN.has(operationId));

/** The writing routes that ask for a factor again. */
async function refusedTo(call: (method: string, path: string) => Promise<{ body: unknown }>) {
  const refused: string[] = [];
  for (const { method, path, under, operationId } of mounted) {
    if (method === 'GET' || /^(signOut|signOutEverywhere|endSession)$/.test(operationId)) continue;
    const { body } = await call(method, under + filled(path, NOTHING));
    if ((body as { code?: string } | undefined)?.code === 'factor_required') refused.push(operationId);
  }
  return refused.sort();
}

describe('after ten minutes', () => {
  it('a member shows a factor again for exactly the listed routes', async () => {
    expect(asking.map(({ operationId }) => operationId).sort()).toEqual([...ASKS_AGAIN].sort());
    const person = await signedIn(app);
    app.time.advance(10 * MINUTE_MS);
    const call = (method: string, path: string) => person.call(method, path, { body: {} });
    expect(await refusedTo(call)).toEqual([...ASKS_AGAIN].sort());
    const prove = (body: object) => person.call('POST', '/security/proof', { body });
    expect((await prove({ password: 'wrong' })).body).toMatchObject({ code: 'invalid_credentials' });
    expect((await prove({ code: '123456' })).body).toMatchObject({ code: 'factor_wrong' });
    expect((await prove({ password: PASSWORD })).status).toBe(204);
    expect((await call('POST', '/v1/developer/api-keys')).status).toBe(201);
    app.time.advance(10 * MINUTE_MS);
    expect((await call('POST', '/v1/developer/api-keys')).status).toBe(403);
    // In a test environment no factor is asked for, and an API key is never asked.
    expect((await call('POST', '/test/v1/developer/api-keys')).status).toBe(201);
    expect((await app.call('POST', '/v1/developer/api-keys', { key: person.key, body: {} })).status).toBe(
      201,
    );
  });

  it.each([
    ['erasing a person', 'POST', '/v1/identity/people/ada/erase'],
    ['viewing pictures', 'POST', `/identity/verifications/idv_${none}/pictures`],
    ['overruling a verification', 'POST', `/v1/identity/verifications/idv_${none}/review`],
    ['deciding a review', 'POST', `/v1/reviews/rev_${none}/decide`],
    ['closing an exception', 'POST', `/v1/exceptions/exc_${none}/close`],
    ['closing a break', 'POST', `/v1/reconciliations/rec_${none}/breaks/brk_${none}/close`],
    ['accepting an amendment', 'POST', `/v1/escrow/agreements/agr_${none}/amendments/amd_${none}/accept`],
    ['changing the mail settings', 'PATCH', '/v1/mail/settings'],
  ])('%s asks for a factor', async (_what, method, path) => {
    const person = await signedIn(app);
    const refusal = { statusCode: 403, code: 'factor_required' };
    expect((await person.call(method, path, { body: {} })).body ?? {}).not.toMatchObject(refusal);
    app.time.advance(10 * MINUTE_MS);
    expect((await person.call(method, path, { body: {} })).body).toMatchObject(refusal);
  });

  it('creating a link asks for a factor if the link can move money', async () => {
    const person = await signedIn(app);
    const { body } = await platform(app, person.key).create([100], { buyerEmail: 'ada@example.com' });
    const create = (...purposes: string[]) =>
      person.call('POST', `/v1/escrow/agreements/${body.id}/links`, { body: { party: 'buyer', purposes } });
    expect((await create('track', 'dispute')).status).toBe(201);
    app.time.advance(10 * MINUTE_MS);
    for (const purpose of ['confirm', 'deliver', 'dispute', 'amend']) {
      expectProblem(await create('track', purpose), 403, { code: 'factor_required' });
    }
    expect((await create('pay', 'track', 'appeal')).status).toBe(201);
    expect((await create('proof')).status).toBe(201);
  });

  it('only the second factor is accepted, where there is one, and guesses are delayed', async () => {
    const person = await signedIn(app);
    const { telephone } = await withApp(app, person);
    app.time.advance(10 * MINUTE_MS);
    const prove = (body: object) => person.call('POST', '/security/proof', { body });
    expect((await prove({ password: PASSWORD })).status).toBe(401);
    for (let n = 0; n < 10; n++) expect((await prove({ code: '000000' })).status).toBe(401);
    expect((await prove({ code: telephone.next() })).status).toBe(429);
    app.time.advance(MINUTE_MS);
    expect((await prove({ code: telephone.next() })).status).toBe(204);
    const made = await person.call('POST', '/v1/developer/api-keys', { body: {} });
    expect(made.status).toBe(201);
  });
});
