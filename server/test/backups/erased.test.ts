import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { startCli, stopStrays, temporaryFolder } from '#test/support/cli.ts';

const folder = await temporaryFolder();
afterEach(stopStrays);
afterAll(() => folder.remove());
const [first, second, copy, list] = ['first', 'second', 'copy', 'erasures.jsonl'].map((name) =>
  join(folder.path, name),
) as [string, string, string, string];

async function surety(args: string[], dataDir: string) {
  const cli = startCli(args, { DATA_DIR: dataDir });
  const { code } = await cli.exited;
  return { code, output: cli.stdout() + cli.stderr(), printed: cli.stdout() };
}

async function serve(dataDir: string, key = '') {
  const cli = startCli(['serve'], { DATA_DIR: dataDir, PORT: '0', DASHBOARD: 'off' });
  const [, url = ''] = await cli.sees(/listening on (\S+)/);
  return {
    async send<Body>(method: string, path: string, body?: object, as = key): Promise<Body> {
      const headers = { 'content-type': 'application/json', 'x-api-key': as };
      const answer = await fetch(`${url}/v1${path}`, {
        method,
        headers,
        ...(body && { body: JSON.stringify(body) }),
      });
      return (await answer.json()) as Body;
    },
    log: () => cli.stdout() + cli.stderr(),
    async stop() {
      cli.kill('SIGTERM');
      await cli.exited;
    },
  };
}

describe('a person who was erased after a backup', () => {
  it('is erased again when the backup is restored with the list of erasures', {
    timeout: 240_000,
  }, async () => {
    const service = await serve(first);
    const account = { email: 'a@example.com', password: 'correct horse 1' };
    const { apiKey } = await service.send<{ apiKey: string }>('POST', '/developer/signup', account);
    const { id } = await service.send<{ id: string }>(
      'POST',
      '/escrow/agreements',
      {
        ...{ buyerExternalId: 'zeb', buyerName: 'Zebulon Quackenbush', sellerExternalId: 'thad' },
        ...{ sellerName: 'Thaddeus', totalAmount: 100, milestones: [{ title: 'all', amount: 100 }] },
      },
      apiKey,
    );
    await service.send('POST', `/escrow/agreements/${id}/cancel`, {}, apiKey);
    expect(await surety(['backup', copy], first)).toMatchObject({ code: 0 });
    const asked = { externalUserId: 'zeb', type: 'erase' };
    const request = await service.send<{ id: string }>('POST', '/privacy/requests', asked, apiKey);
    const done = await service.send('POST', `/privacy/requests/${request.id}/complete`, {}, apiKey);
    expect(done).toMatchObject({ status: 'COMPLETED' });
    const { code, printed } = await surety(['privacy', 'erasures'], first);
    expect({ code, printed }).toMatchObject({
      code: 0,
      printed: expect.stringContaining('"externalUserId":"zeb"'),
    });
    await writeFile(list, printed);
    await service.stop();
    expect(service.log()).not.toMatch(/Zebulon|Quackenbush/);

    const restored = await surety(['restore', copy, '--verify', '--erasures', list], second);
    expect(restored).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Erased again: 1\..*No faults found/s),
    });
    expect(await surety(['privacy', 'replay', list], second)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Erased again: 0. Known already: 1.'),
    });
    const forged = printed
      .replace('"externalUserId":"zeb"', '"externalUserId":"thad"')
      .replace(/ers_\w/, 'ers_f');
    await writeFile(list, forged);
    expect(await surety(['privacy', 'replay', list], second)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/the MAC of ers_\w+ does not match/),
    });
    const again = await serve(second, apiKey);
    const { data } = await again.send<{ data: object[] }>('GET', `/escrow/agreements/${id}/events`);
    expect(data[0]).toMatchObject({ data: { buyerName: '[erased]', sellerName: 'Thaddeus' } });
    await again.stop();
  });
});
