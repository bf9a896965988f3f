import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setPriority } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from '#http/pipeline/open/prepared.ts';
import type { DashboardSite, SiteFile } from './pages.ts';

const DASHBOARD_FOLDER = fileURLToPath(new URL('../../../../dashboard/', import.meta.url));
const BUILT = 'dist';
const SOURCES = [
  'src',
  'public',
  '../sdk/src',
  'index.html',
  'verify.html',
  'vite.config.ts',
  'package.json',
];
/** The first API requests arrive before the first visitor, so the build waits until the start is over. */
const BUILD_AFTER_MS = 8_000;
const LOW_PRIORITY = 10;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type RunningSite = DashboardSite & { start(): void; stop(): void };

/**
 * Serves the dashboard's pages from dashboard/dist. Builds them when they are missing or older than their
 * source.
 */
export function openDashboardSite(folder: string = DASHBOARD_FOLDER): RunningSite {
  let files = readSite(folder);
  let waiting: NodeJS.Timeout | null = null;
  let build: Build | null = null;
  let failure: string | null = null;

  function ensureBuilt(): void {
    if (waiting) clearTimeout(waiting);
    waiting = null;
    if (build || failure) return;
    if (isFresh(folder)) {
      // Another process may have built them.
      files ??= readSite(folder);
      return;
    }
    console.error('  Dashboard: building the pages in the background …');
    const startedAt = performance.now();
    build = startBuild(folder);
    build.done.then(
      () => {
        files = readSite(folder);
        build = null;
        console.error(`  Dashboard: built in ${Math.round((performance.now() - startedAt) / 100) / 10} s`);
      },
      (error: Error) => {
        build = null;
        failure = error.message;
        console.error(`  Dashboard: the pages could not be built. ${error.message}`);
      },
    );
  }

  return {
    file: (path) => files?.get(path),
    progress() {
      ensureBuilt();
      return build
        ? {
            busy: true,
            words: 'The pages are being built, which takes a few seconds. They open by themselves.',
          }
        : { busy: false, words: failure ?? 'The pages are missing. Run: npm run build -w dashboard' };
    },
    start() {
      waiting = setTimeout(ensureBuilt, BUILD_AFTER_MS);
      waiting.unref();
    },
    stop() {
      if (waiting) clearTimeout(waiting);
      build?.child.kill();
    },
  };
}

/**
 * Builds the pages if necessary and resolves when they are there. For tests, which cannot wait for a visitor.
 */
export async function buildDashboard(folder: string = DASHBOARD_FOLDER): Promise<void> {
  if (!isFresh(folder)) await startBuild(folder).done;
}

type Build = { readonly child: ChildProcess; readonly done: Promise<void> };

/** Builds in a separate process and folder, so that a partial build is never served. */
function startBuild(folder: string): Build {
  const target = join(folder, `.dist-${process.pid}`);
  const child = spawn(
    process.execPath,
    [viteOf(folder), 'build', '--outDir', target, '--logLevel', 'error'],
    {
      cwd: folder,
      // The pages always get the production builds of their libraries.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  try {
    if (child.pid) setPriority(child.pid, LOW_PRIORITY);
  } catch {
    // Best effort: a lower priority only spares the service.
  }
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString('utf8')).slice(-2_000);
  });
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(explain(complaints)))));
  })
    .then(() => replaceBuilt(folder, target))
    .finally(() => rm(target, { recursive: true, force: true }));
  return { child, done };
}

/** Another process may have built the same pages in the meantime; its result is just as good. */
async function replaceBuilt(folder: string, target: string): Promise<void> {
  await rm(join(folder, BUILT), { recursive: true, force: true });
  await rename(target, join(folder, BUILT)).catch((error: Error) => {
    if (!isFresh(folder)) throw error;
  });
}

function explain(complaints: string): string {
  const [first = ''] = complaints.trim().split('\n');
  return `Run: npm run build -w dashboard${first === '' ? '' : ` (${first})`}`;
}

function viteOf(folder: string): string {
  const manifest = createRequire(join(folder, 'package.json')).resolve('vite/package.json');
  return join(manifest, '..', 'bin', 'vite.js');
}

function isFresh(folder: string): boolean {
  const built = newest(join(folder, BUILT, 'index.html'));
  return built !== null && SOURCES.every((name) => (newest(join(folder, name)) ?? 0) <= built);
}

/** The latest modification of a file, or of anything in a folder. Null when it does not exist. */
function newest(path: string): number | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return null;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name)) ?? 0), 0);
}

/** Reads everything into memory: it is a megabyte, and the disk is read only once. */
function readSite(folder: string): ReadonlyMap<string, SiteFile> | null {
  const root = join(folder, BUILT);
  if (newest(join(root, 'index.html')) === null) return null;
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((name) => [name.slice(root.length + 1).replaceAll('\\', '/'), readSiteFile(name)]),
  );
}

function readSiteFile(name: string): SiteFile {
  return {
    content: prepare(readFileSync(name), TYPES[extname(name)] ?? 'application/octet-stream'),
    immutable: /[/\\]assets[/\\]/.test(name),
  };
}
