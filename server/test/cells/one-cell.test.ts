import { describe, expect, it } from 'vitest';
import type { Db } from '#store/db.ts';
import { startTestApp } from '#test/support/app.ts';
import { visitor } from '#test/support/dashboard/dashboard.ts';

const app = await startTestApp();

/** The statements that the service sends to its database during `work`. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  const db = app.context.db as { -readonly [Name in keyof Db]: Db[Name] };
  const { query } = db;
  db.query = (text, values) => {
    asked.push(text);
    return query(text, values);
  };
  try {
    await work();
  } finally {
    db.query = query;
  }
  return asked;
}

describe('with one cell', () => {
  it('no query uses a list of cells', async () => {
    const person = visitor(app);
    const asked = await statementsOf(async () => {
      const { key, email } = await app.signUp();
      expect((await app.call('GET', '/v1/developer', { key })).status).toBe(200);
      const body = { email, password: 'correct horse 1' };
      expect((await person.call('POST', '/session', { body })).status).toBe(204);
      expect((await person.call('GET', '/session')).status).toBe(200);
    });
    expect(asked.filter((text) => /\bcells\b|\bcell_places\b/.test(text))).toEqual([]);
    // An unknown key is looked up once, and a cached one not at all.
    const { key } = await app.signUp();
    const isLookUp = (text: string) => text.includes('api_key_hashes');
    const [first, second] = [
      await statementsOf(() => app.call('GET', '/v1/developer', { key })),
      await statementsOf(() => app.call('GET', '/v1/developer', { key })),
    ];
    expect(first.filter(isLookUp)).toHaveLength(1);
    expect(second.filter(isLookUp)).toHaveLength(0);
  });
});
