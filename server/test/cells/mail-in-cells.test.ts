import { describe, expect, it } from 'vitest';
import type { Context } from '#actions/context.ts';
import { openRootSecret } from '#settings/root-secret.ts';
import { startTestApp } from '#test/support/app.ts';
import { TEST_SECRETS_KEY } from '#test/support/cli.ts';
import { PASSWORD, visitor } from '#test/support/dashboard/dashboard.ts';
import { platform } from '#test/support/escrow.ts';
import { runCommand } from '#test/support/process/command.ts';

const app = await startTestApp({ cells: ['north'], settings: { SIGNUP: 'invited' } });
const [south, north] = app.contexts as [Context, Context];
const surety = (args: readonly string[], more: Record<string, string> = {}) =>
  runCommand(args, { ...app.database.settings, ...more });
const tokenIn = (output: string) => /#(\S{43})$/m.exec(output)?.[1] ?? '';

async function accountsIn({ db }: Context): Promise<number> {
  return (await db.query('SELECT 1 FROM developers')).length;
}

type Account = { readonly email: string; readonly key: string };
const accounts: Account[] = [];

/** People who were invited from the terminal, and their later links. */
describe('a link from the terminal, with two cells', () => {
  it('lets a person sign up in the cell that was chosen for the invitation', async () => {
    for (const email of ['ada@example.com', 'bayo@example.com']) {
      const { code, stdout } = await surety(['invite', email]);
      expect(code).toBe(0);
      const signUp = (invitation: string) =>
        app.call<{ apiKey: string }>('POST', '/v1/developer/signup', {
          body: { email, password: PASSWORD, invitation },
        });
      expect((await signUp('another-token')).status).toBe(403);
      const { status, body } = await signUp(tokenIn(stdout));
      expect(status).toBe(201);
      expect((await signUp(tokenIn(stdout))).status).toBe(403);
      expect((await platform(app, body.apiKey).create([100])).status).toBe(201);
      accounts.push({ email, key: body.apiKey });
    }
    expect([await accountsIn(south), await accountsIn(north)]).toEqual([1, 1]);
  });

  it('lets a person choose a new password in any cell', async () => {
    const chosen = 'another horse 2';
    for (const { email } of accounts) {
      const { code, stdout } = await surety(['password', email]);
      expect(code).toBe(0);
      const token = tokenIn(stdout);
      const shown = await visitor(app).call('POST', '/password/reset', { body: { token } });
      expect(shown.body).toEqual({ email });
      const accept = () =>
        visitor(app).call('POST', '/password/reset/accept', { body: { token, password: chosen } });
      expect((await accept()).status).toBe(204);
      expect((await accept()).body).toMatchObject({ code: 'reset_invalid' });
      const login = (password: string) =>
        visitor(app).call('POST', '/session', { body: { email, password } });
      expect([(await login(PASSWORD)).status, (await login(chosen)).status]).toEqual([401, 204]);
    }
    const unknown = await surety(['password', 'nobody@example.com']);
    expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('no person with the address') });
  });
});

describe('surety secrets rotate, with two cells', () => {
  it('encrypts all of them with the new key, and the books of each stay sound', async () => {
    const next = 'ab'.repeat(32);
    const settings = { SECRETS_KEY: next, SECRETS_KEY_OLD: TEST_SECRETS_KEY };
    const rotated = await surety(['secrets', 'rotate'], settings);
    expect(rotated).toMatchObject({ code: 0, output: expect.stringMatching(/^Encrypted \d+ rows/) });
    const old = Buffer.from(TEST_SECRETS_KEY, 'hex');
    const secret = await openRootSecret(Buffer.from(next, 'hex'), '', [old]);
    for (const { db } of [south, north]) {
      const encryptedBy = await db.query('SELECT DISTINCT encrypted_by AS by FROM person_emails');
      expect(encryptedBy).toEqual([{ by: secret.id }]);
    }
    const node = await app.startNode(secret);
    for (const { email, key } of accounts) {
      expect(await node.call('GET', '/v1/developer', { key })).toMatchObject({
        status: 200,
        body: { email },
      });
    }
    const verified = await surety(['verify'], settings);
    expect(verified.code).toBe(0);
    expect(verified.output.match(/No faults found/g)).toHaveLength(2);
  });
});
