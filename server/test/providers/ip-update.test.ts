import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agesOf } from '#core/risk/ip-intel.ts';
import { COMPILED_FILE, compileIpData } from '#providers/ip/compile.ts';
import { readIpDataFile } from '#providers/ip/data-file.ts';
import { placesOf, updateFrom } from '#providers/ip/update.ts';

const now = new Date('2026-11-15T12:00:00Z');
let server: Server;
let served: Record<string, string> = {};
let folder: string;
const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`;

beforeAll(async () => {
  server = createServer((request, response) => {
    const text = served[String(request.url).slice(1)];
    response.writeHead(text === undefined ? 404 : 200, { 'last-modified': 'Wed, 01 Jan 2025 00:00:00 GMT' });
    response.end(text ?? '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  folder = await mkdtemp(join(tmpdir(), 'surety-ipdata-'));
  await writeFile(join(folder, 'asn-ipv4-num.csv'), '1728053248,1728118783,64500,Example Fibre\n');
  await writeFile(
    join(folder, 'asn-ipv6-num.csv'),
    '42540578165168458964837862691227828224,42540578244396621479102200284771778559,6939,HE\n',
  );
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  served = { 'tor.txt': '103.0.0.9\n', 'egress.csv': '103.0.1.0/24,NG,NG-LA,Lagos,\n' };
});

const update = async (...words: string[]) =>
  updateFrom(folder, await placesOf(folder, words), () => compileIpData({ folder, now }));

describe('surety ipdata update', () => {
  it('downloads the operator’s lists, with the date of their server, and records the source', async () => {
    await update(`tor=${at('tor.txt')}`, `relay=${at('egress.csv')}`);
    const sources = (await readIpDataFile(join(folder, COMPILED_FILE)))?.header.sources ?? [];
    expect(agesOf(sources, now)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'tor', date: '2025-01-01', ageDays: 683, stale: true }),
        expect.objectContaining({ name: 'relay', stale: true }),
      ]),
    );
    served['tor.txt'] = '103.0.0.10\n';
    await update();
    expect(await readFile(join(folder, 'tor.txt'), 'utf8')).toBe('103.0.0.10\n');
  });

  it.each<[string, () => void, RegExp]>([
    ['is not there', () => delete served['tor.txt'], /answered 404/],
    ['is empty', () => Object.assign(served, { 'tor.txt': '' }), /is empty/],
    ['makes no sense', () => Object.assign(served, { 'tor.txt': '<html>' }), /tor\.txt, line 1/],
  ])('leaves everything as it was when a file %s', async (_what, spoil, message) => {
    await update(`tor=${at('tor.txt')}`, `relay=${at('egress.csv')}`);
    const compiled = await readFile(join(folder, COMPILED_FILE));
    spoil();
    await expect(update()).rejects.toThrow(message);
    expect(await readFile(join(folder, 'tor.txt'), 'utf8')).toBe('103.0.0.9\n');
    expect((await readFile(join(folder, COMPILED_FILE))).equals(compiled)).toBe(true);
    expect((await readdir(folder)).filter((name) => /\.(old|new)$/.test(name))).toEqual([]);
  });

  it('knows where the Tor project and Apple publish their exits', async () => {
    const places = await placesOf(join(folder, 'empty'), ['tor', 'relay']);
    expect([...places].map(([name, url]) => [name, url.hostname])).toEqual([
      ['tor', 'check.torproject.org'],
      ['relay', 'mask-api.icloud.com'],
    ]);
    await expect(placesOf(join(folder, 'empty'), [])).rejects.toThrow(/name a published list/);
  });

  it.each([
    ['vpn', /vpn: "" is not an https address/],
    ['tor=http://example.com/tor.txt', /not an https address/],
    ['weather=https://example.com', /names none of asnV4/],
    ['hello', /names none of/],
  ])('refuses %s', async (argument, message) => {
    await expect(update(argument)).rejects.toThrow(message);
  });
});
