import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const section =
  /## Who attacks[^\n]*\n([\s\S]*?)\n## /.exec(readFileSync(`${ROOT}SECURITY.md`, 'utf8'))?.[1] ?? '';
const rows = section.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Who |'));

it('SECURITY.md names an existing test for every guarantee', () => {
  expect(rows.length).toBeGreaterThan(8);
  for (const row of rows) {
    const proofs = [...row.matchAll(/\]\((server\/(?:test|bench)\/[^)]+)\)/g)].map(([, path]) =>
      String(path),
    );
    expect(proofs, row).not.toEqual([]);
    expect(
      proofs.filter((path) => !existsSync(`${ROOT}${path}`)),
      row,
    ).toEqual([]);
  }
});
