import { readFile } from 'node:fs/promises';

/** The version of this code, as its package says. */
export async function ownVersion(): Promise<string> {
  const manifest = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

/** True when `version` came out after `other`. A pre-release comes out before its release, in order. */
export function isNewer(version: string, other: string): boolean {
  const [numbers, suffix] = parse(version);
  const [otherNumbers, otherSuffix] = parse(other);
  const differs = numbers.findIndex((number, index) => number !== otherNumbers[index]);
  if (differs >= 0) return (numbers[differs] ?? 0) > (otherNumbers[differs] ?? 0);
  if (suffix === undefined || otherSuffix === undefined) return otherSuffix !== suffix && !suffix;
  return suffix.localeCompare(otherSuffix, 'en', { numeric: true }) > 0;
}

function parse(version: string): [numbers: number[], suffix: string | undefined] {
  // What follows a plus names the build and says nothing about the order.
  const [numbers = '', suffix] = (version.split('+', 1)[0] ?? '').split('-', 2);
  return [numbers.split('.').map(Number), suffix];
}
