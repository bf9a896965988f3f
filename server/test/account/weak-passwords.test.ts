import { expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();

it.each([
  ['one letter', 'aaaaaaaa', 400],
  ['blanks', ' '.repeat(8), 400],
  ['two letters in turn', 'abababababab', 400],
  ['three characters and blanks', 'a b c a b c', 400],
  ['four different characters', 'zq7kzq7kzq', 201],
])('a password of %s: %s', async (what, password, status) => {
  const email = `${what.replaceAll(' ', '-')}@example.com`;
  const answer = await app.call('POST', '/v1/developer/signup', { body: { email, password } });
  expect(answer.status).toBe(status);
  if (status === 400) expect(answer.body).toMatchObject({ details: [{ path: 'password' }] });
});
