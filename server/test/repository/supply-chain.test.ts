import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const read = (file: string) => readFileSync(`${ROOT}${file}`, 'utf8');

type Entry = { version: string; integrity?: string; resolved?: string; license?: string; link?: boolean };
/** The repository's own, and that of the one benchmark which installs its own packages. */
const LOCKS = ['package-lock.json', 'server/bench/human/package-lock.json'];
const packages = LOCKS.flatMap((lock) =>
  Object.entries((JSON.parse(read(lock)) as { packages: Record<string, Entry> }).packages),
)
  .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), path, ...entry }));

/** Licences that require only their text, which each package includes. */
const PLAIN =
  /^\(?(?:(?:MIT|Apache-2\.0|ISC|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|MIT-0|Unlicense|CC0-1\.0)(?: OR )?)+\)?$/;

/** The entries of NOTICE: a name per line, then its details, indented. */
function notices(): Map<string, string> {
  const found = new Map<string, string>();
  for (const paragraph of read('NOTICE').split(/\n{2,}/)) {
    const names = paragraph.split('\n').filter((line) => /^@?[\w.-]+(?:\/[\w./-]+)?$/.test(line));
    for (const name of names) found.set(name, paragraph);
  }
  return found;
}

const STATED = /^ {2}Licence: \S[\s\S]*^ {2}Origin: [\s\S]*https:\/\//m;

describe('the dependencies', () => {
  it('are pinned by hash, and name no host, package by package', () => {
    expect(packages.length).toBeGreaterThan(400);
    const loose = packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
    expect(loose.map(({ path }) => path)).toEqual([]);
    expect(packages.filter(({ resolved }) => resolved?.includes('//')).map(({ path }) => path)).toEqual([]);
  });

  it('have a plain licence, or one that NOTICE states with its origin', () => {
    const stated = [...notices()].filter(([, text]) => STATED.test(text)).map(([name]) => name);
    const unstated = packages
      .filter(({ license }) => !PLAIN.test(license ?? ''))
      .filter(
        ({ name }) =>
          !stated.some((known) => `${name}/`.startsWith(`${known}/`) || known.startsWith(`${name}/`)),
      )
      .filter(({ name }) => !stated.some((known) => name.startsWith(`${known}-`)));
    expect(unstated.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
  });

  it('include, in NOTICE, every model that the service reads', () => {
    const source = read('server/src/vision/models/models.ts');
    const files = [...source.matchAll(/package: '([^']+)',\s*file: '([^']+)'/g)].map(
      ([, name, file]) => `${name}/${file}`,
    );
    expect(files.length).toBeGreaterThan(0);
    const stated = notices();
    expect(files.filter((file) => !STATED.test(stated.get(file) ?? ''))).toEqual([]);
  });

  it('are credited where DB-IP requires it: on the pages that show or use its data', () => {
    expect(read('dashboard/src/pages/risk/credit.tsx')).toContain('href="https://db-ip.com"');
    for (const page of ['assessment', 'assessments']) {
      expect(read(`dashboard/src/pages/risk/${page}.tsx`)).toContain('<AddressCredit />');
    }
    for (const file of ['docs/fraud.md', 'openapi.json']) expect(read(file)).toContain('https://db-ip.com');
  });

  it('can be listed: npm run sbom', { timeout: 180_000 }, async () => {
    const { stdout } = await promisify(execFile)('npm', ['run', '-s', 'sbom'], {
      cwd: ROOT,
      maxBuffer: 64 * 1024 * 1024,
    });
    const bill = JSON.parse(stdout) as {
      bomFormat: string;
      components: { name: string; hashes?: unknown[] }[];
    };
    expect(bill.bomFormat).toBe('CycloneDX');
    const names = bill.components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'onnxruntime-node']));
    expect(names).not.toContain('vitest');
  });
});
