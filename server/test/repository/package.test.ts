import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#test/support/cli.ts';
import { buildOnce } from '#test/support/dashboard/signed-in-browser.ts';
import { buildPackage } from '#tools/package/build.ts';
import { buildCli } from '#tools/package/cli.ts';
import { MODEL_FILES } from '#vision/models/models.ts';

const { path: folder, remove } = await temporaryFolder();
afterAll(remove);
await buildOnce();
await buildPackage(folder);

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  bin: Record<string, string>;
  dependencies: Record<string, string>;
  bundleDependencies: string[];
};
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
const compiled = files.filter((file) => /^server\/src\/[^/]+\.js$/.test(file));

/** The external packages that a file imports. */
const importsOf = (path: string) =>
  [...readFileSync(path, 'utf8').matchAll(/^(?:import|export)\b[^'"\n]*["']([^'".][^'"]*)["']/gm)]
    .concat([...readFileSync(path, 'utf8').matchAll(/\bimport\(["']([^'".][^'"]*)["']\)/g)])
    .map(([, name = '']) => name);

/**
 * `npm run package -- --try` installs and starts the package; this checks that nothing it needs is left out.
 */
describe('the package', () => {
  it('is JavaScript, with its command, and has no source that Node would not run there', () => {
    expect(existsSync(join(folder, manifest.bin['surety'] ?? ''))).toBe(true);
    expect(read(manifest.bin['surety'] ?? '')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(files.filter((file) => /(?<!\.d)\.[mc]?tsx?$/.test(file))).toEqual([]);
  });

  it('lists every package that its files import', () => {
    const imported = compiled.flatMap((file) => importsOf(join(folder, file)));
    const packages = new Set(
      imported
        .filter((name) => !isBuiltin(name))
        .map((name) =>
          name
            .split('/')
            .slice(0, name[0] === '@' ? 2 : 1)
            .join('/'),
        ),
    );
    expect(packages).toContain('fastify');
    expect([...packages].filter((name) => !(name in manifest.dependencies))).toEqual([]);
  });

  it('contains what the service reads: pages, guide, SQL, models, and the runtime of this platform', () => {
    const models = Object.values(MODEL_FILES).map(
      ({ package: name, file }) => `node_modules/${name}/${file}`,
    );
    const sql = readdirSync(new URL('../../src/store/', import.meta.url), {
      recursive: true,
      encoding: 'utf8',
    })
      .filter((file) => file.endsWith('.sql'))
      .map((file) => `server/src/store/${file}`);
    const pages = [
      'dashboard/dist/index.html',
      'openapi.json',
      'docs/operating.md',
      'README.md',
      'LICENSE',
      'NOTICE',
    ];
    const missing = [...models, ...sql, ...pages].filter((file) => !files.includes(file));
    expect(missing).toEqual([]);
    const binding = `${process.platform}/${process.arch}/onnxruntime_binding.node`;
    expect(files.some((file) => file.includes(binding))).toBe(true);
    expect(manifest.bundleDependencies).toContain('onnxruntime-node');
  });
});

describe('@surety/cli', async () => {
  const cli = join(folder, 'cli');
  await buildCli(cli);
  const about = JSON.parse(read('cli/package.json')) as { version: string; bin: { surety: string } };
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(cli, about.bin.surety), ...args]);

  it('has the version of the service, and needs no package at all', async () => {
    expect((await run('--version')).stdout).toBe(`${about.version}\n`);
    expect(about.version).toBe(JSON.parse(read('server/package.json')).version);
    const files = readdirSync(join(cli, 'dist')).filter((file) => file.endsWith('.js'));
    const imported = files.flatMap((file) => importsOf(join(cli, 'dist', file)));
    expect(imported).toContain('node:http');
    expect(imported.filter((name) => !isBuiltin(name))).toEqual([]);
  });

  it('asks for a newer Node in one line, before it loads anything that an older one cannot', async () => {
    const old = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.20.2'}})";
    const entry = join(cli, about.bin.surety);
    const started = promisify(execFile)(process.execPath, ['--import', old, entry, 'listen']);
    await expect(started).rejects.toMatchObject({
      code: 1,
      stderr: 'surety: this is Node 20.20.2, but 22.18 or newer is required: https://nodejs.org\n',
    });
    expect(readFileSync(entry, 'utf8')).not.toMatch(/^import /m);
  });

  it('has the commands for developers of an integration, with the pages of the twins', async () => {
    const { stdout } = await run('help');
    for (const name of ['login', 'listen', 'trigger', 'twin'])
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'm'));
    expect(stdout).not.toMatch(/^ {2}serve |surety config/m);
    const beside = new URL('../../src/twins/page/', import.meta.url);
    for (const file of readdirSync(beside).filter((name) => !name.endsWith('.ts'))) {
      expect(existsSync(join(cli, 'dist', 'twins', 'page', file)), file).toBe(true);
    }
  });
});

describe('the packages for users of a service', () => {
  const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
  const VERSION = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version as string;

  it('install from packed files, without a network', async () => {
    const shell = promisify(execFile);
    const packed = await shell(process.execPath, [join(ROOT, 'server/tools/package/main.ts'), '--clients']);
    const tarballs = [...packed.stdout.matchAll(/^(\S+\.tgz): /gm)].map(([, file]) => String(file));
    expect(tarballs.map((file) => basename(file))).toEqual(
      ['sdk', 'cli', 'browser'].map((name) => `surety-${name}-${VERSION}.tgz`),
    );
    const { path: project, remove: removeProject } = await temporaryFolder();
    onTestFinished(removeProject);
    writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
    await shell('npm', ['install', '--offline', '--no-audit', ...tarballs], { cwd: project });
    const program = "import('@surety/sdk').then(({ Surety }) => console.log(typeof Surety))";
    expect((await shell(process.execPath, ['-e', program], { cwd: project })).stdout).toBe('function\n');
    const command = join(project, 'node_modules/.bin/surety');
    expect((await shell(process.execPath, [command, '--version'])).stdout).toBe(`${VERSION}\n`);
  });

  it('are named by every page that says how to install them, with their version', () => {
    const pages = ['docs/quickstart.md', 'sdk/README.md', 'cli/README.md', 'browser/README.md'];
    for (const page of [...pages, 'server/README.md', 'examples/marketplace.mjs']) {
      const named = [...readFileSync(join(ROOT, page), 'utf8').matchAll(/build\/surety-\w+-([\d.]+)\.tgz/g)];
      expect(named.length, page).toBeGreaterThan(0);
      for (const [, version] of named) expect(version, page).toBe(VERSION);
    }
  });

  it('are published by a workflow whose scripts exist', () => {
    const workflow = readFileSync(join(ROOT, '.github/workflows/publish.yml'), 'utf8');
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const used = [...workflow.matchAll(/npm (?:run )?(test|package)\b/g)].map(([, name]) => String(name));
    expect(used).toEqual(['test', 'package']);
    for (const name of used) expect(scripts).toHaveProperty(name);
    expect(workflow).toContain('for name in sdk browser cli server; do');
    for (const name of ['sdk', 'browser', 'cli']) {
      const about = JSON.parse(readFileSync(join(ROOT, name, 'package.json'), 'utf8'));
      expect([about.name, about.version, about.private]).toEqual([`@surety/${name}`, VERSION, undefined]);
    }
  });
});
