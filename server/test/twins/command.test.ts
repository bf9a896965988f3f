import { afterAll, describe, expect, it } from 'vitest';
import { startCli, stopStrays } from '#test/support/cli.ts';

afterAll(stopStrays);

const LISTENING = /twin is listening on (http:\/\/[\d.:]+)\./;

describe('surety twin', () => {
  it('prints its connection settings, serves until it is stopped, and takes faults from its flags', async () => {
    const flags = ['--port', '0', '--seed', '7', '--fault', 'drop', '--fault', 'duplicate=0.2'];
    const cli = startCli(['twin', 'flutterwave', ...flags, '--webhook-url', 'http://127.0.0.1:9/hooks']);
    const [, address = ''] = await cli.sees(LISTENING);
    await cli.sees(/Ctrl-C to stop/);
    expect(cli.stdout()).toContain('no real money moves');
    expect(cli.stdout()).toMatch(/base URL +http:\S+\/v3\n/);
    expect(cli.stdout()).toMatch(/secretHash +twin-secret-hash\n/);
    const state = (await (await fetch(`${address}/_twin/state`)).json()) as Record<string, never>;
    expect(state).toMatchObject({
      ...{ provider: 'flutterwave', webhookUrl: 'http://127.0.0.1:9/hooks' },
      faults: { drop: { chance: 1 }, duplicate: { chance: 0.2 }, timeout: { chance: 0 } },
    });
    cli.kill('SIGTERM');
    expect(await cli.exited).toEqual({ code: 0, signal: null });
  });

  it.each([
    [[], /Name a twin: surety twin paystack\|flutterwave\|monnify/],
    [['stripe'], /Name a twin/],
    [['paystack', '--port', 'http'], /--port must be a whole number from 0 to 65535 \(it is "http"\)/],
    [['paystack', '--fault', 'lose'], /no fault "lose"\. There are duplicate, delay/],
    [['paystack', '--fault', 'drop=2'], /chance from 0 to 1/],
    [['paystack', '--webhook-url', 'nowhere'], /--webhook-url must be a URL/],
  ])('says in one line what is wrong with %j', async (args, message) => {
    const cli = startCli(['twin', ...args]);
    expect((await cli.exited).code).toBe(2);
    expect(cli.stderr().trim().split('\n')).toEqual([expect.stringMatching(message)]);
  });

  it('names the port that is taken, and stops on a request to its control API', async () => {
    const first = startCli(['twin', 'paystack', '--port', '0']);
    const [, address = ''] = await first.sees(LISTENING);
    const second = startCli(['twin', 'paystack', '--port', new URL(address).port]);
    expect((await second.exited).code).toBe(1);
    expect(second.stderr()).toMatch(/Port \d+ is taken\. Choose another with --port\./);
    const headers = { 'content-type': 'application/json' };
    const stopped = await fetch(`${address}/_twin/stop`, { method: 'POST', headers, body: '{}' });
    expect(await stopped.json()).toEqual({ stopped: true });
    expect((await first.exited).code).toBe(0);
  });
});
