import { spawn } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newWebhookSecret } from '#commands/credentials.ts';
import { SCENARIOS } from '#commands/scenarios/agreement-scenarios.ts';
import { OTHER_SCENARIOS } from '#commands/scenarios/other-scenarios.ts';
import { trigger } from '#commands/trigger.ts';
import { EVENT_TYPE_NAMES } from '#core/events/event.ts';
import { startTestApp } from '#test/support/app.ts';
import { CLI, startCli, temporaryFolder } from '#test/support/cli.ts';
import { startListeningApp } from '#test/support/listening.ts';
import { openReceiver } from '#test/support/webhooks.ts';

const app = await startListeningApp();
const { key, email } = await app.signUp();
const testKey = (
  await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { key, body: { environment: 'test' } })
).body.apiKey;
const folder = await temporaryFolder();
afterAll(() => folder.remove());

const HOME = { XDG_CONFIG_HOME: join(folder.path, 'config') };
const FILE = join(HOME.XDG_CONFIG_HOME, 'surety', 'credentials.json');

async function run(args: string[], environment: Record<string, string> = HOME) {
  const cli = startCli(args, environment);
  const { code } = await cli.exited;
  return { code, stdout: cli.stdout(), stderr: cli.stderr() };
}

describe('surety login', () => {
  it('checks the typed key, stores it where only the user can read it, and shows only its prefix', async () => {
    const env = { PATH: String(process.env['PATH']), ...HOME };
    const child = spawn(process.execPath, [CLI, 'login', '--api-url', `${app.apiUrl}/`], { env });
    let stdout = '';
    child.stdout.on('data', (chunk: Buffer) => {
      stdout += chunk.toString();
    });
    child.stdin.end(`${key}\n`);
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
    expect(stdout).toContain(`Logged in to ${app.apiUrl} as ${email}.`);
    expect(stdout).toContain('It belongs to the live environment.');
    expect(stdout).toContain(key.slice(0, 17));
    expect(stdout).not.toContain(key);
    expect(JSON.parse(await readFile(FILE, 'utf8'))).toMatchObject({ apiUrl: app.apiUrl, apiKey: key });
    expect((await stat(FILE)).mode & 0o777).toBe(0o600);
    expect((await stat(join(FILE, '..'))).mode & 0o777).toBe(0o700);
  });

  it.each([
    ['trigger agreement.fundd', 'there is no event "agreement.fundd"; did you mean agreement.funded?'],
    ['listen --secret x', '--secret must be the secret of a webhook endpoint'],
    ['clock abc', '"abc" is no duration'],
  ])('calls %s wrong usage also without a key', async (words, message) => {
    const empty = { XDG_CONFIG_HOME: join(HOME.XDG_CONFIG_HOME, 'empty'), SURETY_API_KEY: '' };
    const { code, stderr } = await run(words.split(' '), empty);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('says in one line what is wrong, and keeps the stored key', async () => {
    const wrong = await run(['login'], {
      ...HOME,
      SURETY_API_KEY: 'svc_live_no',
      SURETY_API_URL: app.apiUrl,
    });
    expect([wrong.code, wrong.stderr]).toEqual([
      1,
      'surety: The API key is invalid: it is unknown, expired or revoked. Check the key, or create a new one. (invalid_api_key)\n',
    ]);
    const unreachable = { ...HOME, SURETY_API_KEY: key, SURETY_API_URL: 'http://127.0.0.1:1/v1' };
    expect((await run(['login'], unreachable)).stderr).toContain(
      'No Surety server responds at http://127.0.0.1:1/v1',
    );
    const keyless = await run(['trigger', 'agreement.funded'], {
      XDG_CONFIG_HOME: join(folder.path, 'none'),
    });
    expect(keyless.stderr).toContain('Run `surety login`, or set SURETY_API_KEY.');
    expect(JSON.parse(await readFile(FILE, 'utf8'))).toMatchObject({ apiKey: key });
  });
});

describe('surety listen and surety trigger', () => {
  it('forward a whole scenario to a local URL, in order and signed, and print it', async () => {
    await run(['trigger', 'agreement.created']);
    // The log shows an event once nothing older can follow: from then on it is in the past.
    await vi.waitFor(
      async () => {
        const { body } = await app.call<{ data: object[] }>('GET', '/v1/events', { key });
        expect(body.data).not.toEqual([]);
      },
      { timeout: 60_000 },
    );
    const receiver = await openReceiver((_request, response, { event }) => {
      response.writeHead(event.type === 'agreement.assessed' ? 500 : 204).end();
    });
    const watching = startCli(['listen', '--events', 'agreement.funded'], HOME);
    await watching.sees(/are shown here/);
    const listening = startCli(['listen', '--forward-to', receiver.url], HOME);
    const [, secret = ''] = await listening.sees(/Signed with (whsec_\S+)/);
    const triggered = await run(['trigger', 'agreement.disbursed']);
    expect(triggered.code).toBe(0);
    expect(triggered.stdout).toMatch(/agreement\.disbursed .*\n\nagr_\w+ is DISBURSED\.\n$/s);
    const happened = triggered.stdout.split('\n\n', 1)[0]?.split('\n') ?? [];
    await listening.sees(/agreement\.disbursed .*204/);
    expect((await watching.sees(/.* agr_.*/))[0]).toMatch(
      /^[\d:]{8} {2}agreement\.funded +agr_\w+ {2}by \w+$/,
    );
    watching.kill('SIGINT');
    listening.kill('SIGINT');
    expect(await listening.exited).toMatchObject({ code: 0 });

    // Events from before it listened are not forwarded.
    const ofAgreement = receiver.received.filter(({ event }) => event.agreementId !== undefined);
    const brought = ofAgreement.map(({ event }) => event.sequence);
    expect(brought).toEqual(happened.map((_line, index) => index + 1));
    for (const { body, headers } of receiver.received) {
      new Webhook(secret).verify(body, headers as Record<string, string>);
    }
    expect(listening.stdout()).toMatch(/agreement\.assessed +agr_\w+ {2}✗ 500/);
    expect(listening.stdout()).toMatch(/agreement\.funded +agr_\w+ {2}→ 204 .*\d+ ms/);
  });

  it('listen signs with the secret that it is given', async () => {
    const receiver = await openReceiver();
    const secret = newWebhookSecret();
    const listening = startCli(['listen', '--forward-to', receiver.url, '--secret', secret], HOME);
    await listening.sees(/Environment: /);
    await run(['trigger', 'agreement.created']);
    await listening.sees(/agreement\.created .*→/);
    listening.kill('SIGINT');
    expect(await listening.exited).toMatchObject({ code: 0 });
    const [{ body, headers } = { body: '', headers: {} }] = receiver.received;
    new Webhook(secret).verify(body, headers as Record<string, string>);
  });

  it('trigger waits for as long as it is told to', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const idle = await startTestApp();
    const address = await idle.http.listen({ port: 0, host: '127.0.0.1' });
    const { key: apiKey } = await idle.signUp();
    const credentials = { apiUrl: `${address}/v1`, apiKey, webhookSecret: newWebhookSecret() };
    await expect(trigger(async () => credentials, 'agreement.disbursed', { waitMs: 1_000 })).rejects.toThrow(
      'did not happen within 1 seconds. Is a worker running? --wait sets the time.',
    );
  });

  it.each(Object.keys({ ...SCENARIOS, ...OTHER_SCENARIOS }))('trigger %s causes the event', async (type) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const credentials = { apiUrl: app.apiUrl, apiKey: testKey, webhookSecret: newWebhookSecret() };
    expect(await trigger(async () => credentials, type)).toBe(0);
    const printed = log.mock.calls.map(([line]) => String(line));
    expect(printed.some((line) => line.includes(`  ${type} `))).toBe(true);
    log.mockRestore();
  });

  it('trigger works in test with any bank, and in live only with the sandbox', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const { bank } = app.context;
    Object.assign(app.context, { bank: { ...bank, name: 'other-bank' } });
    onTestFinished(() => {
      Object.assign(app.context, { bank });
      log.mockRestore();
    });
    const body = { environment: 'test' };
    const made = await app.call<{ apiKey: string }>('POST', '/v1/developer/api-keys', { key, body });
    const play = (apiKey: string) =>
      trigger(
        async () => ({ apiUrl: app.apiUrl, apiKey, webhookSecret: newWebhookSecret() }),
        'agreement.disbursed',
      );
    expect(await play(made.body.apiKey)).toBe(0);
    const count = async () => (await app.database.owner.query('SELECT 1 FROM agreements')).length;
    const before = await count();
    await expect(play(key)).rejects.toThrow(/Use a key that begins with svc_test_/);
    expect(await count()).toBe(before);
  });

  it('trigger prints and sends a signed sample of events that no command can cause', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    onTestFinished(() => log.mockRestore());
    const receiver = await openReceiver();
    const webhookSecret = newWebhookSecret();
    const credentials = { apiUrl: app.apiUrl, apiKey: testKey, webhookSecret };
    const samples = EVENT_TYPE_NAMES.filter((type) => !(type in SCENARIOS) && !(type in OTHER_SCENARIOS));
    for (const type of samples)
      expect(await trigger(async () => credentials, type, { forwardTo: receiver.url })).toBe(0);
    const got = receiver.received.map(({ body, headers }) => {
      return new Webhook(webhookSecret).verify(body, headers as Record<string, string>) as { type: string };
    });
    expect(got.map(({ type }) => type)).toEqual(samples);
    await expect(
      trigger(async () => credentials, 'agreement.funded', { forwardTo: receiver.url }),
    ).rejects.toThrow('surety listen');
  });

  it('verifies no one with the pictures of test people outside a test environment', async () => {
    const credentials = { apiUrl: app.apiUrl, apiKey: key, webhookSecret: newWebhookSecret() };
    await expect(trigger(async () => credentials, 'identity.verified')).rejects.toThrow('svc_test_');
  });

  it('list the events that can be triggered, and delete the key on logout', async () => {
    const unknown = await run(['trigger', 'agreement.exploded']);
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('trigger lists all of them')]);
    expect((await run(['listen', '--forward-to', 'here'])).stderr).toContain('--forward-to must be a URL');
    expect((await run(['logout'])).code).toBe(0);
    await expect(stat(FILE)).rejects.toThrow('ENOENT');
  });
});
