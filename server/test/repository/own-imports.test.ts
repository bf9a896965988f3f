import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Folders beside src, which the service does not import. */
const BESIDE = new Set(['test', 'bench', 'tools']);

it('an import with # means a folder of src, as the command resolves it and as package.json says', () => {
  const { imports } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    imports: Record<string, string>;
  };
  const names = Object.keys(imports).map((name) => name.slice(1, -'/*'.length));
  const expected = names.map((name) => [`#${name}/*`, `./${BESIDE.has(name) ? '' : 'src/'}${name}/*`]);
  expect(imports).toEqual(Object.fromEntries(expected));
});
