import { readFile } from 'node:fs/promises';

/** Returns the version of this code from its package.json. */
export async function ownVersion(): Promise<string> {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** True when `version` is newer than `other`. Pre-releases sort before their release. */
export function isNewer(version: string, other: string): boolean {
  const [numbers, suffix] = parse(version);
  const [otherNumbers, otherSuffix] = parse(other);
  const differs = numbers.findIndex((number, index) => number !== otherNumbers[index]);
  if (differs >= 0) return (numbers[differs] ?? 0) > (otherNumbers[differs] ?? 0);
  if (suffix === undefined || otherSuffix === undefined) return otherSuffix !== suffix && !suffix;
  return suffix.localeCompare(otherSuffix, 'en', { numeric: true }) > 0;
}

function parse(version: string): [numbers: number[], suffix: string | undefined] {
  // Build metadata after a plus does not affect the order.
  const [numbers = '', suffix] = (version.split('+', 1)[0] ?? '').split('-', 2);
  return [numbers.split('.').map(Number), suffix];
}
