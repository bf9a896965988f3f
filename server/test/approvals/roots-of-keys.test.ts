import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';
import { ALWAYS, approve, reject, team, type WaitingBody } from '#test/support/dashboard/approvals.ts';
import { memberWith } from '#test/support/dashboard/members.ts';
import { setControl } from '#test/support/database/unlock.ts';
import { fundedAgreement } from '#test/support/escrow.ts';
import { makeKey, type NewKey } from '#test/support/tenants.ts';

const app = await startTestApp();
const { owner, finance, on } = await team(app, { refund: ALWAYS });

/** A refund requested with a key: the id of its approval. */
async function asked(key: string): Promise<string> {
  const { id } = await fundedAgreement(on, [100], 100);
  const answer = await app.call<WaitingBody>('POST', `/v1/escrow/agreements/${id}/refunds`, {
    key,
    body: {},
  });
  expect(answer.status).toBe(202);
  return answer.body.approval.id;
}

const OWN = { status: 403, body: { code: 'approval_own' } };
const rotateWith = (key: string, id: string) =>
  app.call<NewKey>('POST', `/v1/developer/api-keys/${id}/rotate`, { key, body: {} });
const ownKey = async () => (await makeKey(app, on.key, { label: 'first' })).body;

describe('one person, however long the chain of keys between them and the request', () => {
  it.each([
    ['25 rotations', async (key: NewKey) => (await rotateWith(key.apiKey, key.id)).body],
    ['25 keys that create keys', async (key: NewKey) => (await makeKey(app, key.apiKey, {})).body],
    [
      '25 of both in turn',
      async (key: NewKey) => {
        const child = (await makeKey(app, key.apiKey, {})).body;
        return (await rotateWith(child.apiKey, child.id)).body;
      },
    ],
  ])('%s', async (_what, next) => {
    let key = await ownKey();
    for (let step = 0; step < 25; step++) key = await next(key);
    const id = await asked(key.apiKey);
    expect(await approve(owner, id)).toMatchObject(OWN);
    expect(await reject(owner, id)).toMatchObject(OWN);
    expect((await approve(finance, id)).status).toBe(200);
  });
});

describe('the member behind a key', () => {
  it('is the member who rotates it: they alone learn the new key', async () => {
    const admin = await memberWith(app, owner, 'admin', { second: finance });
    const { id: keyId } = await ownKey();
    const rotated = await admin.call<NewKey>('POST', `/v1/developer/api-keys/${keyId}/rotate`, { body: {} });
    const id = await asked(rotated.body.apiKey);
    expect(await approve(admin, id)).toMatchObject(OWN);
    expect((await approve(owner, id)).status).toBe(200);
  });

  it('has to be known for an approval, but not for a rejection', async () => {
    const { id: keyId, apiKey } = await ownKey();
    await setControl(app.database, 'api_keys', keyId, 'root_member_id = NULL');
    const id = await asked(apiKey);
    for (const anyone of [owner, finance]) {
      expect(await approve(anyone, id)).toMatchObject({
        status: 409,
        body: { code: 'approval_root_unknown' },
      });
    }
    expect((await reject(finance, id)).status).toBe(200);
  });

  it('is the same for a test key that a live key created', async () => {
    const { id: keyId } = (await makeKey(app, on.key, { environment: 'test' })).body;
    const roots = await app.database.owner.query(
      'SELECT count(DISTINCT root_member_id) AS n, count(root_member_id) AS known FROM api_keys WHERE id = $1 OR prefix = $2',
      [keyId, on.key.slice(0, 17)],
    );
    expect(roots).toEqual([{ n: 1, known: 2 }]);
  });

  it('survives the request for a key that needed approval', async () => {
    const guarded = await team(app, { key: ALWAYS, refund: ALWAYS });
    const waiting = (await makeKey(app, guarded.on.key, {})).body as unknown as WaitingBody & { key: NewKey };
    expect((await approve(guarded.finance, waiting.approval.id)).status).toBe(200);
    const { id } = await fundedAgreement(guarded.on, [100], 100);
    const refund = await app.call<WaitingBody>('POST', `/v1/escrow/agreements/${id}/refunds`, {
      key: waiting.key.apiKey,
      body: {},
    });
    expect(await approve(guarded.owner, refund.body.approval.id)).toMatchObject(OWN);
  });
});
