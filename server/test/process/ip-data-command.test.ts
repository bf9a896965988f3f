import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compileIpData } from '#commands/ipdata.ts';
import { openIpIntel } from '#providers/ip/intel.ts';

let dataDir: string;
let folder: string;
const said: string[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'surety-ipdata-'));
  folder = join(dataDir, 'ipdata');
  await mkdir(folder);
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(dataDir, { recursive: true });
});

it('compiles, reports the result, and applies the lists; a broken list changes nothing', async () => {
  await writeFile(join(folder, 'vpn.txt'), '41.184.128.6 # a home that resells itself\n');
  expect(await compileIpData(dataDir)).toBe(0);
  expect(said.join('\n')).toMatch(/all 9 test addresses are correct[\s\S]*asnV4[\s\S]*days old[\s\S]*in use/);
  const intel = await openIpIntel({ folder, clock: () => new Date() });
  intel.close();
  expect(intel.lookUp('41.184.128.6')?.class).toBe('vpn');

  await writeFile(join(folder, 'vpn.txt'), 'not an address\n');
  await expect(compileIpData(dataDir)).rejects.toThrow(
    'vpn.txt, line 1: "not an address" is not an address or network; the previous data stays in use',
  );
  const after = await openIpIntel({ folder, clock: () => new Date() });
  after.close();
  expect(after.lookUp('41.184.128.6')?.class).toBe('vpn');
});
