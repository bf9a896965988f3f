import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { deadExports, strayFiles } from '#tools/tidy/dead-exports.ts';
import { domains } from '#tools/tidy/domains.ts';
import { fileLength, folderSize, lineLength, looseFiles } from '#tools/tidy/limits.ts';
import { brokenLinks, unseenPictures } from '#tools/tidy/links.ts';
import { oneReaderOfSettings, pureCore } from '#tools/tidy/purity.ts';
import { RULES } from '#tools/tidy/rules.ts';
import { importsOf, type Rule, readTree } from '#tools/tidy/tree.ts';

/** Findings of a rule for a repository with only these files. */
function judge(rule: Rule, files: Record<string, string>): string[] {
  return rule(new Map(Object.entries(files)));
}

const lines = (count: number) => 'x\n'.repeat(count);
const imports = (specifier: string) => `import { x } from '${specifier}';\n`;

describe('the repository', () => {
  it('is tidy: run `npm run tidy`', () => {
    const tree = readTree(fileURLToPath(new URL('../../../', import.meta.url)));
    expect(tree.size).toBeGreaterThan(300);
    expect(RULES.flatMap((rule) => rule(tree))).toEqual([]);
  });
});

describe('limits', () => {
  it('a file has at most 400 lines, unless it is history or generated', () => {
    expect(judge(fileLength, { 'server/src/a/long.ts': lines(401), 'sdk/src/b.ts': lines(400) })).toEqual([
      expect.stringMatching(/^server\/src\/a\/long\.ts: 401 lines, at most 400\./),
    ]);
    const exempt = {
      'server/src/store/migrations/0001_tables.sql': lines(500),
      'server/test/store/dumps/0.1.0.sql': lines(500),
      'sdk/src/types/wire.ts': `// Made from openapi.json, do not edit.\n${lines(500)}`,
      'openapi.json': lines(500),
    };
    expect(judge(fileLength, exempt)).toEqual([]);
    const claimed = { 'server/src/a/b.ts': `// Long by nature, do not edit.\n${lines(500)}` };
    expect(judge(fileLength, claimed)).toHaveLength(1);
  });

  it('a comment or a line of SQL has at most 110 columns; text that cannot be broken may have more', () => {
    const long = 'é'.repeat(108);
    const files = {
      'server/src/a.ts': `const text = '${long}';\n// ${long}\n`,
      'dashboard/src/b.tsx': `/** ${long} */\n`,
      'server/src/store/c.sql': `SELECT ${long}\n`,
      'server/src/d.ts': `//${long}\n`,
    };
    expect(judge(lineLength, files).map((line) => line.split(': ')[0])).toEqual([
      'server/src/a.ts:2',
      'dashboard/src/b.tsx:1',
      'server/src/store/c.sql:1',
    ]);
  });

  it('a folder of sources has at most 40 files', () => {
    const files = (folder: string, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index}.ts`, '']));
    const some = { ...files('server/src/a', 41), ...files('server/src/b', 40), ...files('docs', 50) };
    expect(judge(folderSize, some)).toEqual([expect.stringMatching(/^server\/src\/a: 41 files/)]);
  });

  it('only cli.ts is directly in server/src', () => {
    const files = { 'server/src/cli.ts': '', 'server/src/app/app.ts': '', 'server/src/helpers.ts': '' };
    expect(judge(looseFiles, files)).toEqual([expect.stringMatching(/helpers\.ts.*Move it into a layer/)]);
  });
});

describe('domains', () => {
  it.each([
    ['core/escrow/a.ts', '#core/risk/b.ts', true],
    ['actions/escrow/a.ts', '#store/events/b.ts', true],
    ['actions/identity/a.ts', '#core/events/b.ts', true],
    ['http/api/identity/a.ts', '#actions/risk/b.ts', true],
    ['core/mail/a.ts', '#core/escrow/b.ts', true],
    ['core/account/a.ts', '#core/problem.ts', true],
    ['actions/context.ts', '#actions/risk/b.ts', true],
    ['http/dashboard/a.ts', '#store/escrow/b.ts', true],
    ['jobs/a.ts', '#actions/events/b.ts', true],
    ['core/risk/a.ts', '#core/escrow/b.ts', false],
    ['core/events/a.ts', '#core/risk/b.ts', false],
    ['actions/identity/a.ts', '#store/escrow/b.ts', false],
    ['store/escrow/a.ts', '#store/account/b.ts', false],
    ['actions/mail/a.ts', '#store/account/b.ts', false],
    ['http/api/account/a.ts', '#actions/events/b.ts', false],
    ['core/problem.ts', '#core/escrow/b.ts', false],
    ['store/db.ts', './risk/b.ts', false],
  ])('%s importing %s: %s', (path, specifier, allowed) => {
    expect(judge(domains, { [`server/src/${path}`]: imports(specifier) })).toHaveLength(allowed ? 0 : 1);
  });

  it.each([
    ['server.ts', '#http/dashboard/b.ts', true],
    ['dashboard/a.ts', '#http/api/escrow/b.ts', true],
    ['api/escrow/a.ts', '#http/pipeline/b.ts', true],
    ['pipeline/a.ts', '#http/api/endpoints.ts', false],
    ['pipeline/a.ts', '#http/dashboard/b.ts', false],
    ['api/endpoints.ts', '#http/dashboard/b.ts', false],
    ['api/escrow/a.ts', '#http/server.ts', false],
  ])('http/%s importing %s: %s', (path, specifier, allowed) => {
    expect(judge(domains, { [`server/src/http/${path}`]: imports(specifier) })).toHaveLength(allowed ? 0 : 1);
  });

  it.each([
    ['twin.ts', '#twins/paystack/b.ts', true],
    ['monnify/a.ts', '#twins/kernel/b.ts', true],
    ['monnify/a.ts', '#twins/paystack/b.ts', false],
    ['kernel/a.ts', '#twins/monnify/b.ts', false],
    ['kernel/a.ts', '#twins/twin.ts', false],
  ])('twins/%s importing %s: %s', (path, specifier, allowed) => {
    expect(judge(domains, { [`server/src/twins/${path}`]: imports(specifier) })).toHaveLength(
      allowed ? 0 : 1,
    );
  });
});

describe('purity', () => {
  it.each(['const x = await y;', 'async function f() {}', 'Date.now()', 'new Date()', 'Math.random()'])(
    'core has no %s',
    (line) => {
      expect(judge(pureCore, { 'server/src/core/a.ts': `${line}\n` })).toHaveLength(1);
      expect(judge(pureCore, { 'server/src/store/a.ts': `${line}\n` })).toEqual([]);
      expect(judge(pureCore, { 'server/src/core/a.ts': `// ${line}\n` })).toEqual([]);
    },
  );

  it('core may make a date from a given number', () => {
    expect(judge(pureCore, { 'server/src/core/a.ts': 'const at = new Date(now.getTime() + 1);\n' })).toEqual(
      [],
    );
  });

  it('only cli.ts reads the environment, and passes it to the settings', () => {
    const line = `const port = process.env['PORT'];\n`;
    expect(judge(oneReaderOfSettings, { 'server/src/jobs/a.ts': line, 'server/src/cli.ts': line })).toEqual([
      expect.stringMatching(/^server\/src\/jobs\/a\.ts:1: reads the environment/),
    ]);
  });
});

describe('dead exports', () => {
  const value = { 'server/src/core/a.ts': 'export const used = 1;\nexport function unused() {}\n' };
  const dead = [expect.stringMatching(/^server\/src\/core\/a\.ts: no file imports unused\./)];

  it.each([
    ['a name', `import { used as mine } from '#core/a.ts';\n`],
    ['a name among several lines', `import {\n  type Other,\n  used,\n} from '#core/a.ts';\n`],
    ['a namespace', `import * as a from '#core/a.ts';\nconsole.log(a.used);\n`],
    ['a late import', `const { used: mine } = await import('#core/a.ts');\n`],
    ['a neighbour', `import { used } from '../../src/core/a.ts';\n`],
  ])('are found beside %s that is imported', (_how, text) => {
    expect(judge(deadExports, { ...value, 'server/test/x/b.test.ts': text })).toEqual(dead);
  });

  it('are types only when their own file does not use them either', () => {
    const text = 'export type Word = string;\nexport type Dead = string;\nexport function f(): Word {}\n';
    const user = { 'server/src/b.ts': `import { f } from '#core/a.ts';\n` };
    expect(judge(deadExports, { 'server/src/core/a.ts': text, ...user })).toEqual([
      expect.stringMatching(/no file imports Dead\./),
    ]);
  });

  it('are ignored in the package’s public API', () => {
    const index = `export { Surety } from './client.ts';\nexport type * from './types/a.ts';\n`;
    const files = {
      'sdk/src/index.ts': index,
      'sdk/src/client.ts': 'export class Surety {}\n',
      'sdk/src/types/a.ts': 'export type Agreement = string;\n',
    };
    expect(judge(deadExports, files)).toEqual([]);
  });

  it('are in files that are imported or started', () => {
    const files = {
      'server/src/cli.ts': `import('#core/a.ts');\n`,
      'server/src/core/a.ts': '',
      'server/src/vision/worker.ts': '',
      'server/src/vision/pool.ts': `import './pool.ts';\nnew URL('../vision/worker.ts', import.meta.url);\n`,
      'server/src/core/unmatched.ts': '',
      'server/package.json': '{ "bin": "src/cli.ts" }',
    };
    expect(judge(strayFiles, files)).toEqual([expect.stringMatching(/^server\/src\/core\/unmatched\.ts/)]);
  });

  it('are not hidden in backticks or behind files that all domains share', () => {
    const late = { 'server/src/core/risk/a.ts': 'await import(`#core/escrow/b.ts`);\n' };
    expect(judge(domains, late)).toEqual([expect.stringMatching(/risk may import events and approvals\./)]);
    const shared = { 'server/src/actions/x.ts': `export { y } from '#store/account/y.ts';\n` };
    expect(judge(domains, shared)).toEqual([expect.stringMatching(/shared by all domains/)]);
  });

  it('rely on reading imports as they are written', () => {
    const text = `import { type A, b as c } from './x.ts';\nimport type { D } from '#store/y/z.ts';\nimport fs from 'node:fs';\nimport './e.ts';\n`;
    expect(importsOf('server/src/core/a.ts', text)).toEqual([
      { target: 'server/src/core/x.ts', names: ['A', 'b'] },
      { target: 'server/src/store/y/z.ts', names: ['D'] },
      { target: null, names: null },
      { target: 'server/src/core/e.ts', names: null },
    ]);
  });
});

describe('documents', () => {
  it('show every picture that docs/ holds', () => {
    const files = {
      'docs/page.md': '![The overview](dashboard/seen.png)',
      'docs/dashboard/seen.png': '',
      'docs/dashboard/unseen.png': '',
      'server/src/http/guide/guide.ts': `const ICON = 'images/icon.svg';`,
      'docs/images/icon.svg': '',
    };
    expect(judge(unseenPictures, files)).toEqual([expect.stringMatching(/^docs\/dashboard\/unseen\.png/)]);
  });

  it('link to existing files and folders', () => {
    const files = {
      'README.md': '[a](docs/b.md#part) [c](docs/) [d](docs/none.md) [e](https://example.com) [f](/docs)',
      'docs/b.md': '',
    };
    expect(judge(brokenLinks, files)).toEqual(['README.md: links to docs/none.md, which does not exist.']);
  });
});
