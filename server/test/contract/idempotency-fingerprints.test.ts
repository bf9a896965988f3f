import { describe, expect, it } from 'vitest';
import { newRootSecret } from '#settings/root-secret.ts';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();

function createKey(key: string, idempotencyKey: string, body: unknown = { label: 'once' }) {
  const headers = { 'idempotency-key': idempotencyKey };
  return app.call('POST', '/v1/developer/api-keys', { key, body, headers });
}

describe('the stored fingerprint of a request', () => {
  it('cannot be used to guess a body', async () => {
    const { key, developerId } = await app.signUp();
    await createKey(key, 'guess', { label: '22 digits at most' });
    const asked = 'POST /v1/developer/api-keys\n{"label":"22 digits at most"}';
    const [row] = await app.database.owner.query<{ found: boolean; bytes: number }>(
      `SELECT fingerprint = sha256($2::bytea) AS found, length(fingerprint) AS bytes
       FROM idempotency_keys WHERE developer_id = $1`,
      [developerId, Buffer.from(asked)],
    );
    expect(row).toEqual({ found: false, bytes: 32 });
  });

  it('still matches when it was written by version 0.1, or under the previous secret', async () => {
    const { key, developerId } = await app.signUp();
    const first = await createKey(key, 'old');
    await app.database.owner.query(
      'UPDATE idempotency_keys SET fingerprint = sha256($2::bytea) WHERE developer_id = $1',
      [developerId, Buffer.from('POST /v1/developer/api-keys\n{"label":"once"}')],
    );
    expect((await createKey(key, 'old')).body).toEqual(first.body);
    expect((await createKey(key, 'old', { label: 'other' })).status).toBe(422);

    const rotated = await app.startNode({ ...newRootSecret(), older: [app.secret] });
    const second = await createKey(key, 'new');
    const headers = { 'idempotency-key': 'new' };
    const body = { label: 'once' };
    const again = await rotated.call('POST', '/v1/developer/api-keys', { key, body, headers });
    expect(again.body).toEqual(second.body);
  });
});
