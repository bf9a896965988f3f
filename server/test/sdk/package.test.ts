import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#test/support/cli.ts';
import { startListeningApp } from '#test/support/listening.ts';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const QUICKSTART = join(ROOT, 'examples', 'quickstart.mjs');
// By its file: Vitest resolves packages with the development condition, for which this one exports its
// sources.
const WHAT_TYPES_SAY = join(ROOT, 'node_modules', '@arethetypeswrong', 'core', 'dist', 'index.js');
const { checkPackage, createPackageFromTarballData } = (await import(
  pathToFileURL(WHAT_TYPES_SAY).href
)) as typeof import('@arethetypeswrong/core');

const app = await startListeningApp();
const folder = await temporaryFolder();
afterAll(() => folder.remove());
let tarball = '';

/** Packed from a copy, so that a build in use is left alone. */
beforeAll(async () => {
  const copy = join(folder.path, 'sdk');
  const skipped = [join(ROOT, 'sdk', 'dist'), join(ROOT, 'sdk', 'node_modules')];
  await cp(join(ROOT, 'sdk'), copy, { recursive: true, filter: (path) => !skipped.includes(path) });
  for (const file of ['LICENSE', 'tsconfig.base.json']) await cp(join(ROOT, file), join(folder.path, file));
  await symlink(join(ROOT, 'node_modules'), join(folder.path, 'node_modules'));
  const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder.path], { cwd: copy });
  const [packed] = JSON.parse(stdout.slice(stdout.indexOf('[\n'))) as { filename: string }[];
  tarball = join(folder.path, String(packed?.filename));
});

/** The program behind a package's command, run without a shell. */
const tool = (path: string) => join(ROOT, 'node_modules', path);

/** The output of a checker, even when it fails: the failing test must show it. */
async function verdictOf(path: string, ...args: string[]): Promise<string> {
  const said = await run(process.execPath, [tool(path), ...args]).catch(
    (error: { message: string; stdout: string; stderr: string }) => error,
  );
  return [said.stdout, said.stderr, 'message' in said ? said.message : ''].join('\n');
}

async function emptyProject(name: string, type: 'module' | 'commonjs'): Promise<string> {
  const path = join(folder.path, 'projects', name);
  await mkdir(path, { recursive: true });
  await writeFile(join(path, 'package.json'), JSON.stringify({ name, private: true, type }));
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], { cwd: path });
  return path;
}

async function runsTo(script: string, environment: Record<string, string> = {}): Promise<string> {
  const env = { PATH: String(process.env['PATH']), SURETY_API_URL: app.apiUrl, ...environment };
  const { stdout } = await run(process.execPath, [script], { env, timeout: 60_000 });
  return stdout;
}

describe('the quickstart', () => {
  it('goes from nothing to DISBURSED in under 40 lines', async () => {
    const lines = (await readFile(QUICKSTART, 'utf8')).trimEnd().split('\n');
    expect(lines.length).toBeLessThan(40);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(110);
  });

  it('runs in an empty ESM project with the packed SDK', async () => {
    const project = await emptyProject('esm', 'module');
    await cp(QUICKSTART, join(project, 'quickstart.js'));
    expect(await runsTo(join(project, 'quickstart.js'))).toMatch(/^agr_\w+ is DISBURSED\n$/);
  });

  it('runs in an empty CommonJS project with the packed SDK', async () => {
    const project = await emptyProject('cjs', 'commonjs');
    const source = await readFile(QUICKSTART, 'utf8');
    const required = source.replace(/import (\{.*\}) from ('.*');/, 'const $1 = require($2);');
    await writeFile(join(project, 'quickstart.js'), required);
    expect(await runsTo(join(project, 'quickstart.js'))).toMatch(/^agr_\w+ is DISBURSED\n$/);
  });
});

describe('the package', () => {
  it('has no dependencies', async () => {
    const { stdout } = await run('tar', ['tzf', tarball]);
    const files = stdout.trim().split('\n');
    expect(files).toContain('package/README.md');
    expect(files).toContain('package/LICENSE');
    expect(files.filter((file) => !/^package\/(dist|src)\//.test(file)).sort()).toEqual([
      'package/LICENSE',
      'package/README.md',
      'package/package.json',
    ]);
    const manifest = JSON.parse(await readFile(join(ROOT, 'sdk', 'package.json'), 'utf8'));
    expect(manifest).not.toHaveProperty('dependencies');
  });

  it('has types that fit its code in every way of importing it (attw)', async () => {
    const checked = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
    expect(checked).toMatchObject({ types: { kind: 'included' }, problems: [] });
  });

  it('is published correctly (publint)', async () => {
    expect(await verdictOf('publint/src/cli.js', tarball, '--strict')).toContain('All good!');
  });
});
