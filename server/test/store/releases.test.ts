import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every past release has a dump for testing the upgrade', () => {
  const changes = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  const versions = [...changes.matchAll(/^## (\d+\.\d+\.\d+)(, not released yet)?/gm)];
  const released = versions.filter(([, , open]) => !open).map(([, version]) => `${version}.sql`);
  const dumps = readdirSync(new URL('./dumps/', import.meta.url)).filter((name) => name.endsWith('.sql'));
  expect(released.length).toBeGreaterThan(0);
  expect(dumps.sort()).toEqual(released.sort());
});
