import { describe, expect, it } from 'vitest';
import { startTestApp } from '#test/support/app.ts';

const app = await startTestApp();

function signUp(body: unknown) {
  return app.call('POST', '/v1/developer/signup', { body });
}

describe('POST /v1/developer/signup', () => {
  it('answers 201 with the account and a key that works', async () => {
    const answer = await signUp({ email: 'Ada@Example.com', password: 'passw0rd!' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      developerId: expect.stringMatching(/^dev_/),
      apiKey: expect.stringMatching(/^svc_live_[0-9a-f]{48}$/),
      developer: { email: 'ada@example.com', name: 'ada' },
    });
    const account = await app.call('GET', '/v1/developer', { key: String(answer.body['apiKey']) });
    expect(account.status).toBe(200);
    expect(account.body['id']).toBe(answer.body['developerId']);
  });

  it('keeps the given name', async () => {
    const answer = await signUp({ email: 'grace@example.com', password: 'passw0rd!', name: 'Grace Hopper' });
    expect(answer.body).toMatchObject({ developer: { name: 'Grace Hopper' } });
  });

  it.each([
    ['the same address', 'taken@example.com'],
    ['the same address in another case', 'TAKEN@Example.COM'],
    ['the same address with spaces around it', ' taken@example.com '],
  ])('answers 409 for %s', async (_case, email) => {
    await signUp({ email: 'taken@example.com', password: 'passw0rd!' });
    const answer = await signUp({ email, password: 'passw0rd!' });
    expect(answer.status).toBe(409);
    expect(answer.body['code']).toBe('email_taken');
  });

  it('makes one account for ten concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => signUp({ email: 'race@example.com', password: 'passw0rd!' })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it.each([
    ['no e-mail', { password: 'passw0rd!' }, 'email'],
    ['an e-mail without a domain', { email: 'ada', password: 'passw0rd!' }, 'email'],
    ['a number for an e-mail', { email: 7, password: 'passw0rd!' }, 'email'],
    ['no password', { email: 'a@example.com' }, 'password'],
    ['a password of seven characters', { email: 'a@example.com', password: 'passw0r' }, 'password'],
    ['a password of 201 characters', { email: 'a@example.com', password: 'x'.repeat(201) }, 'password'],
    ['the password of everybody', { email: 'a@example.com', password: 'password' }, 'password'],
    ['one of the most used', { email: 'a@example.com', password: 'Trustno1' }, 'password'],
    ['a row of the keyboard', { email: 'a@example.com', password: 'qwertyuiop' }, 'password'],
    ['the address as the password', { email: 'a@example.com', password: 'A@example.com' }, 'password'],
    ['its first part', { email: 'ada.lovelace@example.com', password: 'ada.lovelace' }, 'password'],
    ['an empty name', { email: 'a@example.com', password: 'passw0rd!', name: '' }, 'name'],
    ['a NUL in the name', { email: 'a@example.com', password: 'passw0rd!', name: 'a\0b' }, 'name'],
    [
      'half a surrogate pair in the name',
      { email: 'a@example.com', password: 'passw0rd!', name: '\ud800' },
      'name',
    ],
  ])('answers 400 for %s', async (_case, body, path) => {
    const answer = await signUp(body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'validation_failed', error: 'Bad Request', statusCode: 400 });
    expect(answer.body['details']).toEqual([expect.objectContaining({ path })]);
  });

  it('stores neither the password nor the key', async () => {
    const { key, developerId } = await app.signUp();
    const rows = await app.database.owner.query(
      `SELECT d::text || k::text || p::text AS everything FROM developers d
       JOIN api_keys k USING (developer_id) JOIN people p ON p.person_id = developer_id
       WHERE developer_id = $1`,
      [developerId],
    );
    expect(rows).toHaveLength(1);
    const stored = String(rows[0]?.['everything']);
    expect(stored).not.toContain(key);
    expect(stored).not.toContain('correct horse 1');
    expect(stored).toContain('$argon2id$');
  });
});
