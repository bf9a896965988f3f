import { expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();

it('GET /v1/developer answers 200 with only the account of the key', async () => {
  const { key, developerId, email } = await app.signUp();
  const answer = await app.call('GET', '/v1/developer', { key });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    object: 'developer',
    id: developerId,
    email,
    name: email.split('@')[0],
    environment: 'live',
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

it('GET /v1/developer answers 404 when the account is gone but its key is still cached', async () => {
  const { key, developerId } = await app.signUp();
  await app.call('GET', '/v1/developer', { key });
  await app.database.owner.query('DELETE FROM developers WHERE developer_id = $1', [developerId]);
  const answer = await app.call('GET', '/v1/developer', { key });
  expect(answer.status).toBe(404);
  expect(answer.body['code']).toBe('not_found');
});

it('does not expose /v1/developer/provision', async () => {
  const answer = await app.call('POST', '/v1/developer/provision', { body: { email: 'a@example.com' } });
  expect(answer.status).toBe(404);
});
