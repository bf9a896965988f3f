import { expect, it } from 'vitest';
import { ENDINGS } from '#commands/demo/deals.ts';
import { DAY_MS } from '#core/time.ts';
import { temporaryFolder } from '#test/support/cli.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { runCommand } from '#test/support/process/command.ts';

const app = await startListeningApp();
const { path: nothingSaved } = await temporaryFolder();
const environment = { SURETY_API_URL: app.apiUrl, XDG_CONFIG_HOME: nothingSaved };

it('plays every kind of sale in an account of its own', async () => {
  const { code, stdout, stderr } = await runCommand(['demo', '--deals', '1'], environment);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  for (const ending of Object.keys(ENDINGS)) expect(stdout).toMatch(new RegExp(`^ +\\d {2}${ending}$`, 'm'));
  expect(stdout).toContain('payout refused by the bank');
  expect(stdout).toMatch(/E-mail address {2}demo-[0-9a-f]{8}@example\.com\n {2}Password {8}\S{16}/);
  expect(stdout).toContain('/dashboard/test');
});

it('plays in the account of a test key, and refuses a live key', async () => {
  const { key } = await app.signUp();
  const live = await runCommand(['demo'], { ...environment, SURETY_API_KEY: key });
  expect(live.code).toBe(1);
  expect(live.stderr).toContain('needs a test key');
  const body = { environment: 'test' };
  const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { key, body });
  const { apiKey } = made.body;
  const month = ['demo', '--deals', '1', '--days', '30'];
  const test = await runCommand(month, { ...environment, SURETY_API_KEY: apiKey });
  expect(test.code).toBe(0);
  expect(test.stdout).not.toContain('Password');
  type List = { data: { createdAt: string }[] };
  const list = await app.call<List>('GET', '/v1/escrow/agreements?limit=100', { key: apiKey });
  expect(list.body.data.length).toBe(Object.keys(ENDINGS).length + 5);
  const times = list.body.data.map(({ createdAt }) => Date.parse(createdAt));
  const { body: clock } = await app.call<{ aheadSeconds: number }>('GET', '/v1/sandbox/clock', {
    key: apiKey,
  });
  expect(clock.aheadSeconds / 86_400).toBeGreaterThan(29);
  expect((Math.max(...times) - Math.min(...times)) / DAY_MS).toBeGreaterThan(20);
  type Balance = { data: { debits: number; credits: number }[] };
  const { body: books } = await app.call<Balance>('GET', '/v1/ledger/trial-balance', { key: apiKey });
  expect(books.data).toHaveLength(1);
  expect(books.data[0]?.debits).toBe(books.data[0]?.credits);
});
