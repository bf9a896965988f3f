import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { type OpenIpIntel, openIpIntel } from '#providers/ip-intel.ts';
import { packageFolder, RAW_FILES } from '#providers/ip-sources.ts';

/** Compiling takes seconds, so every test run shares what the first one compiled from these packages. */
function sharedFolder(): string {
  const packages = Object.values(RAW_FILES).map((wanted) => packageFolder(wanted.package) ?? 'absent');
  const key = createHash('sha256').update(packages.join('\n')).digest('hex').slice(0, 12);
  const cache = new URL('../../../node_modules/.cache/', import.meta.url);
  return fileURLToPath(new URL(`surety-ipdata-${key}`, cache));
}

export function openSharedIpIntel(): Promise<OpenIpIntel> {
  return openIpIntel({ folder: sharedFolder(), clock: () => new Date() });
}
