import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMPILED_FILE, compileIpData } from '#providers/ip/compile.ts';
import { readIpDataFile } from '#providers/ip/data-file.ts';
import { compileChecked, openIpIntel } from '#providers/ip/intel.ts';
import { openLookUp } from '#providers/ip/lookup.ts';
import { CLASS_RULES } from '#providers/ip/organisations.ts';
import { SENTINELS } from '#providers/ip/sentinels.ts';
import { type FindPackage, packageFolder } from '#providers/ip/sources.ts';
import { sharedIpData } from '#test/support/ip-data.ts';

const now = new Date('2026-11-15T12:00:00Z');
const clock = () => now;
const noPackages = () => null;
/** A few small networks, so that a compilation takes milliseconds. */
const NETWORKS_V4 = '16777216,16777471,13335,"Cloudflare, Inc."\n1728053248,1728118783,64500,Example Fibre\n';
const NETWORKS_V6 = '42540578165168458964837862691227828224,42540578244396621479102200284771778559,6939,HE\n';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'surety-ipdata-'));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, text: string) => writeFile(join(folder, name), text);
async function putNetworks(): Promise<void> {
  await put('asn-ipv4-num.csv', NETWORKS_V4);
  await put('asn-ipv6-num.csv', NETWORKS_V6);
}
const NETWORKS_PACKAGE = '@ip-location-db/asn';
/** The installed packages, reduced to the networks that every compilation is checked with. */
async function fewNetworks(): Promise<FindPackage> {
  const few = join(folder, 'package');
  const from = packageFolder(NETWORKS_PACKAGE) ?? '';
  await mkdir(few);
  await copyFile(join(from, 'package.json'), join(few, 'package.json'));
  const known = new RegExp(`,(${SENTINELS.map(({ asn }) => asn).join('|')}),`);
  const all = (await readFile(join(from, 'asn-ipv4-num.csv'), 'utf8')).split('\n');
  await put('package/asn-ipv4-num.csv', all.filter((row) => known.test(row)).join('\n'));
  await put('package/asn-ipv6-num.csv', NETWORKS_V6);
  return (name) => (name === NETWORKS_PACKAGE ? few : packageFolder(name));
}
/** All networks, as compiled by the run. */
const putCompiled = async () => copyFile(await sharedIpData(), join(folder, COMPILED_FILE));
async function lookUpIn(path: string) {
  const file = await readIpDataFile(path);
  if (!file) throw new Error('nothing was compiled');
  return openLookUp(file);
}

describe('the networks of all operators', () => {
  it('may be in any order, in files that end with empty lines', async () => {
    await put('asn-ipv4-num.csv', `${NETWORKS_V4.trim().split('\n').reverse().join('\n')}\n\n \n`);
    await put('asn-ipv6-num.csv', NETWORKS_V6.trim());
    await compileIpData({ folder, now });
    const lookUp = await lookUpIn(join(folder, COMPILED_FILE));
    const organisations = ['1.0.0.1', '103.0.0.1', '2001:470::1'].map(
      (address) => lookUp(address).organisation,
    );
    expect(organisations).toEqual(['Cloudflare, Inc.', 'Example Fibre', 'HE']);
  });
});

describe('the operator’s lists', () => {
  it('take precedence over the built-in tables, allow first', async () => {
    await putNetworks();
    await put('allow.txt', '103.0.0.0/24 # our office\n');
    await put('tor.txt', '103.0.0.9\n103.0.1.0/24\n\n# remark\n');
    await put('vpn.txt', '103.0.2.0/24\n103.0.2.0/25\n2001:470::/64\n');
    await put('proxy.txt', '103.0.2.7\n103.0.3.7/32\n');
    await compileIpData({ folder, now });
    const lookUp = await lookUpIn(join(folder, COMPILED_FILE));
    const classes = [
      '103.0.0.9',
      '103.0.1.1',
      '103.0.2.200',
      '103.0.2.7',
      '103.0.3.7',
      '103.0.3.8',
      '103.0.0.1',
    ];
    expect(classes.map((address) => lookUp(address).class)).toEqual([
      'allowed',
      'tor',
      'vpn',
      'vpn',
      'open_proxy',
      'isp',
      'allowed',
    ]);
    expect(lookUp('2001:470::77').class).toBe('vpn');
    expect(lookUp('2001:470:0:1::77').class).toBe('hosting');
    expect(lookUp('1.0.1.0').class).toBe('unknown');
  });

  it.each([
    ['vpn.txt', '1.2.3.4\n999.1.1.1\n', 'vpn.txt, line 2: "999.1.1.1" is not an address or network'],
    ['allow.txt', '10.0.0.0/33', 'allow.txt, line 1: "10.0.0.0/33" is not an address or network'],
    ['asn-ipv4-num.csv', 'hello\n', 'asn-ipv4-num.csv, line 1: expected start,end,asn,organisation'],
  ])('name the line of %s that is wrong', async (name, text, message) => {
    await putNetworks();
    await put(name, text);
    await expect(compileIpData({ folder, now })).rejects.toThrow(message);
    expect(await readdir(folder)).not.toContain(COMPILED_FILE);
  });

  it('are read before the slow steps', async () => {
    await putNetworks();
    await put('vpn.txt', 'not an address\n');
    const done: string[] = [];
    const onProgress = (doing: string) => done.push(doing);
    await expect(compileIpData({ folder, now, onProgress })).rejects.toThrow('vpn.txt, line 1');
    expect(done).toEqual(['reading files']);
  });
});

describe('the swap', () => {
  it('keeps the old data when the new data is wrong about known addresses, and leaves no temporary file', async () => {
    await putNetworks();
    await compileIpData({ folder, now });
    const before = await readFile(join(folder, COMPILED_FILE));
    await expect(compileChecked({ folder, now })).rejects.toThrow(/wrong about known addresses/);
    expect((await readFile(join(folder, COMPILED_FILE))).equals(before)).toBe(true);
    expect((await readdir(folder)).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });

  it('reports its progress from nothing to done', async () => {
    await putNetworks();
    const steps: number[] = [];
    await compileIpData({ folder, now, onProgress: (_doing, done) => steps.push(done) });
    expect(steps).toEqual([...steps].sort((left, right) => left - right));
    expect([steps.at(0), steps.at(-1)]).toEqual([0, 1]);
  });
});

describe('without data', () => {
  it('is left to the process that compiles, however long that takes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      let looked = 0;
      const findPackage = () => {
        looked++;
        return null;
      };
      const compileAfter = new Promise<never>(() => undefined);
      const intel = await openIpIntel({ folder, clock, findPackage, compileAfter });
      await vi.advanceTimersByTimeAsync(120_000);
      await sleep(200);
      intel.close();
      expect(looked).toBe(0);
      expect(intel.status().problem).toBe('IP data is being compiled for the first time');
    } finally {
      vi.useRealTimers();
    }
  });

  it('answers null, reports the reason, and recovers when data appears', async () => {
    const problems: string[] = [];
    const intel = await openIpIntel({ folder, clock, findPackage: noPackages });
    intel.onProblem((problem) => problems.push(problem));
    try {
      expect(intel.lookUp('8.8.8.8')).toBeNull();
      expect(intel.status()).toMatchObject({ ready: false, version: null });
      expect(problems).toEqual([expect.stringContaining('asn-ipv4-num.csv and asn-ipv6-num.csv not found')]);
      await intel.refresh();
      expect(problems).toHaveLength(1);

      await putCompiled();
      const header = (await readIpDataFile(join(folder, COMPILED_FILE)))?.header;
      await intel.refresh();
      expect(intel.lookUp('8.8.8.8')).toMatchObject({ asn: 15169 });
      expect(intel.status()).toMatchObject({ ready: true, builtAt: header?.builtAt, problem: null });

      await rm(join(folder, COMPILED_FILE));
      await intel.refresh();
      expect(intel.lookUp('8.8.8.8')).toBeNull();
    } finally {
      intel.close();
    }
  });

  it('recompiles data that was compiled with other tables of organisations', async () => {
    const path = join(folder, COMPILED_FILE);
    const findPackage = await fewNetworks();
    await compileIpData({ folder, now, findPackage });
    await writeFile(path, (await readFile(path, 'latin1')).replace(CLASS_RULES, '0'.repeat(16)), 'latin1');
    const intel = await openIpIntel({ folder, clock, findPackage });
    intel.close();
    expect(intel.status()).toMatchObject({ ready: true, problem: null });
    expect((await readIpDataFile(path))?.header.rules).toBe(CLASS_RULES);
  });

  it('reports a damaged file', async () => {
    await putNetworks();
    await compileIpData({ folder, now });
    const bytes = await readFile(join(folder, COMPILED_FILE));
    bytes[bytes.length - 9] = 1 + (bytes.at(-9) ?? 0);
    await writeFile(join(folder, COMPILED_FILE), bytes);
    await expect(readIpDataFile(join(folder, COMPILED_FILE))).rejects.toThrow('checksum');
    await writeFile(join(folder, COMPILED_FILE), 'something else');
    await expect(readIpDataFile(join(folder, COMPILED_FILE))).rejects.toThrow('not a Surety IP data file');
  });

  it('separates the package from the folder: an unwritable folder is a problem, not a crash', async () => {
    const findPackage = await fewNetworks();
    await mkdir(join(folder, COMPILED_FILE));
    const intel = await openIpIntel({ folder, clock, findPackage });
    expect(intel.status()).toMatchObject({ ready: false, problem: expect.stringMatching(/rename|EISDIR/) });
    intel.close();
  });
});
