import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('every past release has a dump for testing the upgrade', () => {
  const changes = readFileSync(new URL('../../../CHANGELOG.md', import.meta.url), 'utf8');
  const versions = [...changes.matchAll(/^## (\d+\.\d+\.\d+)(, not released yet)?/gm)];
  const released = versions.filter(([, , open]) => !open).map(([, version]) => `${version}.sql`);
  const dumps = readdirSync(new URL('./dumps/', import.meta.url)).filter((name) =>
    /^[\d.]+\.sql$/.test(name),
  );
  expect(released.length).toBeGreaterThan(0);
  // A dump with a date is of a version that was never released.
  expect(dumps.filter((name) => /^[\d.]+\.sql$/.test(name)).sort()).toEqual(released.sort());
});
