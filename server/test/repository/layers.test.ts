import { execFile } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/cli.ts';

/** The drawing in STYLE.md: a layer may import from itself and from these. biome.json says the same. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  core: [],
  store: ['core', 'tracing'],
  actions: ['store', 'core', 'tracing'],
  http: ['actions', 'store', 'core', 'tracing'],
  jobs: ['actions', 'store', 'core', 'tracing'],
  providers: ['core', 'tracing'],
  twins: ['core'],
  vision: ['core'],
  postgres: [],
  tracing: [],
  commands: [
    'core',
    'store',
    'actions',
    'http',
    'jobs',
    'providers',
    'twins',
    'vision',
    'postgres',
    'tracing',
    'app',
  ],
};
const ALIASES = [...Object.keys(LAYERS), 'app', 'test', 'bench', 'tools'];

const root = fileURLToPath(new URL('../../../', import.meta.url));
const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const folder = await temporaryFolder();
afterAll(() => folder.remove());

type Report = { diagnostics: { category: string; location: { path: string; start: { line: number } } }[] };

/** Findings for made-up files: `path:line rule`. One run for all, since starting takes longest. */
async function lint(files: Record<string, string>): Promise<string[]> {
  await cp(join(root, 'biome.json'), join(folder.path, 'biome.json'));
  await cp(join(root, 'server/package.json'), join(folder.path, 'server/package.json'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder.path, path)), { recursive: true });
    await writeFile(join(folder.path, path), text);
  }
  const args = [biome, 'lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', '.'];
  const run = promisify(execFile)(process.execPath, args, { cwd: folder.path });
  const { stdout } = await run.catch((failed: { stdout: string }) => failed);
  return (JSON.parse(stdout) as Report).diagnostics.map(
    ({ category, location }) => `${location.path}:${location.start.line} ${category.split('/').at(-1)}`,
  );
}

/** One import per line, so that a line identifies the import. Type imports count like any other. */
const SPECIFIERS = [
  ...ALIASES.flatMap((alias) => [`#${alias}/file.ts`, `#${alias}/escrow/file.ts`]),
  '../file.ts',
  './file.ts',
  'zod',
  'node:fs',
];
const everyImport = SPECIFIERS.map(
  (specifier, at) => `import type { A as A${at} } from '${specifier}';`,
).join('\n');

function isAllowed(layer: string, specifier: string): boolean {
  const alias = /^#(\w+)/.exec(specifier)?.[1];
  if (alias) return alias === layer || LAYERS[layer]?.includes(alias) === true;
  return specifier !== '../file.ts' && (layer !== 'core' || specifier === './file.ts');
}

const text = (count: number) => `export function long(): void {\n${'  void 0;\n'.repeat(count)}}\n`;
const found = await lint({
  ...Object.fromEntries(Object.keys(LAYERS).map((layer) => [`server/src/${layer}/escrow/a.ts`, everyImport])),
  'server/test/a.test.ts': everyImport,
  'server/src/core/ring/one.ts': `import type { Two } from './two.ts';\nexport type One = Two;\n`,
  'server/src/core/ring/two.ts': `import type { One } from '#core/ring/one.ts';\nexport type Two = One;\n`,
  'server/src/jobs/long.ts': text(81),
  'server/src/jobs/short.ts': text(80),
  'sdk/src/default.ts': 'export default 1;\n',
});

describe('biome.json', () => {
  it.each(Object.keys(LAYERS))('lets %s import only the layers below it', (layer) => {
    const refused = SPECIFIERS.filter((_specifier, index) =>
      found.includes(`server/src/${layer}/escrow/a.ts:${index + 1} noRestrictedImports`),
    );
    expect(refused).toEqual(SPECIFIERS.filter((specifier) => !isAllowed(layer, specifier)));
  });

  it('lets tests import everything, but never by ../', () => {
    const refused = found.filter((line) => /^server\/test\/.*noRestrictedImports$/.test(line));
    expect(refused).toEqual([
      `server/test/a.test.ts:${SPECIFIERS.indexOf('../file.ts') + 1} noRestrictedImports`,
    ]);
  });

  it('refuses an import cycle, even one of types', () => {
    expect(found).toContain('server/src/core/ring/one.ts:1 noImportCycles');
  });

  it('refuses functions of more than 80 lines, and default exports', () => {
    expect(found.filter((line) => line.includes('noExcessiveLinesPerFunction'))).toEqual([
      'server/src/jobs/long.ts:1 noExcessiveLinesPerFunction',
    ]);
    expect(found).toContain('sdk/src/default.ts:1 noDefaultExport');
  });
});
