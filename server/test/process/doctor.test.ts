import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/cli.ts';
import { createTestDatabase } from '#test/support/database/database.ts';
import { openMailServer } from '#test/support/mail.ts';
import { runCommand } from '#test/support/process/command.ts';
import { openTwin } from '#test/support/twins/twins.ts';

const database = await createTestDatabase();
const folder = await temporaryFolder();
afterAll(async () => {
  await folder.remove();
  await database.drop();
});

type Finding = { about: string; state: string; message: string; next?: string };

function doctor(environment: Record<string, string>, ...args: string[]) {
  return runCommand(['doctor', ...args], { DATA_DIR: join(folder.path, 'none'), ...environment });
}

async function findings(environment: Record<string, string>) {
  const { code, stdout } = await doctor(environment, '--json');
  const answer = JSON.parse(stdout) as { ok: boolean; findings: Finding[] };
  const of = (about: string) => answer.findings.find((finding) => finding.about === about);
  return { code, ok: answer.ok, of };
}

describe('surety doctor', () => {
  it('reports that each part is healthy, or what to do next', async () => {
    const { code, stdout } = await doctor({ DATABASE_URL: database.serviceUrl });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^ok {4}versions +Surety \d.* on Node \d/m);
    expect(stdout).toMatch(/^ok {4}database +PostgreSQL \d+.*the server of DATABASE_URL$/m);
    expect(stdout).toMatch(/^warn {2}IP data +not compiled yet\n +→ .*surety ipdata$/m);
    expect(stdout).toMatch(/^warn {2}mail +off/m);
    expect(stdout).toMatch(/^ok {4}bank +sandbox: no real money moves$/m);
    for (const part of ['settings', 'clock', 'secret', 'disk', 'models']) {
      expect(stdout).toMatch(new RegExp(`^ok {4}${part} `, 'm'));
    }
    expect(stdout).toMatch(/\n\d+ ok, \d+ warnings, 0 failed\.\n$/);
  });

  it('exits 1 for a broken part, and names it', async () => {
    const mail = await openMailServer();
    const twin = await openTwin('paystack');
    const { code, ok, of } = await findings({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'escrow@pay.example',
      BANK_PROVIDER: 'paystack',
      PAYSTACK_SECRET_KEY: 'sk_test_not_the_twins',
      PAYSTACK_BASE_URL: twin.url,
      PAYSTACK_CUSTOMER_DOMAIN: 'shop.example',
    });
    expect([code, ok]).toEqual([1, false]);
    expect(of('database')).toMatchObject({ state: 'fail', next: expect.stringContaining('DATABASE_URL') });
    expect(of('bank')).toMatchObject({ state: 'fail', message: expect.stringMatching(/^paystack: /) });
    expect(of('mail')).toMatchObject({ state: 'ok', message: expect.stringContaining('accepts our login') });
  });

  it('warns of a secret beside the database that it decrypts', async () => {
    await writeFile(join(folder.path, 'secrets.key'), `${'5e'.repeat(32)}\n`);
    const beside = await findings({ DATA_DIR: folder.path, SECRETS_KEY: '' });
    expect(beside.of('secret')).toMatchObject({
      state: 'warn',
      message: expect.stringMatching(/lies beside/),
    });
    expect((await findings({ DATA_DIR: folder.path })).of('secret')).toBeUndefined();
  });

  it('lists invalid settings, and checks nothing else', async () => {
    const { code, of } = await findings({ PORT: 'http', SMTP_URL: 'smtp://x', MAIL_FROM: 'y' });
    expect(code).toBe(1);
    expect(of('settings')).toMatchObject({ state: 'fail', message: expect.stringMatching(/^PORT must/) });
    expect(of('database')).toBeUndefined();
  });
});
