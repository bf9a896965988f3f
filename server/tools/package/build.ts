import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { buildDashboard } from '#http/dashboard/site.ts';
import { MODEL_FILES } from '#vision/models/models.ts';
import { type Lock, shrinkwrapOf } from './shrinkwrap.ts';

export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));
export const SOURCES = join(REPOSITORY, 'server', 'src');
/** Entry points. All but the first run in their own processes, each started by the file beside it. */
const ENTRIES = [
  'cli.ts',
  'vision/pool/worker.ts',
  'vision/pool/redraw-worker.ts',
  'providers/ip/compile-child.ts',
  'actions/parties/receipts/draw-thread.ts',
  'actions/risk/train-child.ts',
];

/** The ONNX runtime: its folder, and the platforms to include. */
export type Runtime = { readonly folder: string; readonly platforms: readonly string[] };
export const RUNTIME = 'onnxruntime-node';
const INSTALLED: Runtime = {
  folder: join(REPOSITORY, 'node_modules', RUNTIME),
  platforms: [`${process.platform}/${process.arch}`],
};

type Manifest = {
  readonly version: string;
  readonly license: string;
  readonly description: string;
  readonly engines: object;
  readonly dependencies: Readonly<Record<string, string>>;
};

/**
 * Builds the service as users install it: a folder laid out like the repository, with the service compiled,
 * the dashboard built, and only the model files of the packages that contain models. The runtime that is
 * installed here supports only this platform.
 */
export async function buildPackage(folder: string, runtime = INSTALLED): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  await compile(join(folder, 'server', 'src'));
  await buildDashboard();
  cpSync(join(REPOSITORY, 'dashboard', 'dist'), join(folder, 'dashboard', 'dist'), { recursive: true });
  for (const name of ['docs', 'openapi.json', 'LICENSE', 'NOTICE']) {
    cpSync(join(REPOSITORY, name), join(folder, name), { recursive: true });
  }
  cpSync(join(REPOSITORY, 'server', 'README.md'), join(folder, 'README.md'));
  const bundled = [...bringModels(folder), bringRuntime(folder, runtime)];
  writeManifests(folder, bundled);
}

/** A few files instead of hundreds: finding and reading them takes most of the start-up time. */
export async function compile(folder: string): Promise<void> {
  const build = await rolldown({
    input: ENTRIES.map((entry) => join(SOURCES, entry)),
    platform: 'node',
    resolve: { conditionNames: ['surety-source', 'node', 'import'] },
    // Our own client is bundled; every other package is installed.
    external: (id) => /^[a-z@]/.test(id) && id !== '@surety/sdk',
    plugins: [keepPlaces()],
    logLevel: 'warn',
  });
  // Names without hashes, so that the next build replaces the last one.
  await build.write({ dir: folder, format: 'esm', chunkFileNames: '[name].js' });
  await build.close();
  for (const entry of readdirSync(SOURCES, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.ts')) continue;
    const file = join(entry.parentPath, entry.name);
    cpSync(file, join(folder, relative(SOURCES, file)));
  }
}

/**
 * Files find their neighbours by their own URL. A compiled file is elsewhere while its neighbours are not, so
 * the original URL is compiled in. Programs that run in their own process are beside all the other files.
 */
export function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return null;
      const place = JSON.stringify(`./${relative(SOURCES, id)}`);
      const own = /new URL\('\.\/([\w-]+)\.ts', import\.meta\.url\)|import\.meta\.url/g;
      return code.replace(own, (_found, program?: string) =>
        program ? `new URL('./${program}.js', import.meta.url)` : `new URL(${place}, import.meta.url).href`,
      );
    },
  };
}

/**
 * The service reads only a few files of these packages; installing one of them would bring Babel and Jest.
 */
function bringModels(folder: string): string[] {
  const files = Object.values(MODEL_FILES);
  for (const { package: name, file } of files) bring(folder, name, file);
  const names = [...new Set(files.map(({ package: name }) => name))];
  for (const name of names) bringManifest(folder, name, {});
  return names;
}

/** Half of the package is for unsupported platforms, and its install script would download more. */
function bringRuntime(folder: string, { folder: from, platforms }: Runtime): string {
  const to = join(folder, 'node_modules', RUNTIME);
  const bin = readdirSync(join(from, 'bin'))[0] ?? '';
  for (const part of ['dist', ...platforms.map((platform) => join('bin', bin, platform))]) {
    cpSync(join(from, part), join(to, part), { recursive: true });
  }
  bringManifest(folder, RUNTIME, { main: 'dist/index.js' });
  return RUNTIME;
}

function bring(folder: string, name: string, file: string): void {
  const to = join(folder, 'node_modules', name, file);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(REPOSITORY, 'node_modules', name, file), to, { recursive: true });
}

function bringManifest(folder: string, name: string, more: object): void {
  const { version, license } = readJson(join(REPOSITORY, 'node_modules', name, 'package.json'));
  const to = join(folder, 'node_modules', name);
  writeJson(join(to, 'package.json'), { name, version, license, ...more });
  for (const file of readdirSync(join(REPOSITORY, 'node_modules', name))) {
    if (/^(licen[cs]e|notice|thirdparty)/i.test(file)) bring(folder, name, file);
  }
}

function writeManifests(folder: string, bundled: readonly string[]): void {
  const workspace = readJson(join(REPOSITORY, 'package.json'));
  const { version, license, dependencies } = readJson(join(REPOSITORY, 'server', 'package.json'));
  const common = readJson(join(REPOSITORY, 'node_modules', 'onnxruntime-common', 'package.json'));
  const needed = Object.entries({ ...dependencies, 'onnxruntime-common': common.version }).filter(
    ([name]) => name !== '@surety/sdk',
  );
  const manifest = {
    name: '@surety/server',
    version,
    description: workspace.description,
    license,
    type: 'module',
    bin: { surety: 'server/src/cli.js' },
    engines: workspace.engines,
    dependencies: Object.fromEntries(needed.sort()),
    bundleDependencies: [...bundled].sort(),
  };
  writeJson(join(folder, 'package.json'), manifest);
  const lock: unknown = readJson(join(REPOSITORY, 'package-lock.json'));
  writeJson(join(folder, 'npm-shrinkwrap.json'), shrinkwrapOf(manifest, lock as Lock));
  // The service reads its version here, and Node the module type.
  writeJson(join(folder, 'server', 'package.json'), { type: 'module', version });
}

function readJson(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

function writeJson(path: string, value: object): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
