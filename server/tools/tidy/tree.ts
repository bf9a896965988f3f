import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';

/** The repository: each file's path from the root, with its text. */
export type Tree = ReadonlyMap<string, string>;

/** A rule returns one line per fault: where it is, and what to do about it. */
export type Rule = (tree: Tree) => string[];

/** Installed and built files. */
const SKIPPED = new Set(['node_modules', 'dist']);
/** Skipped at the root only. */
const SKIPPED_AT_ROOT = new Set(['build', 'coverage', 'data', 'screenshots']);
const TEXT = /\.(?:tsx?|mjs|js|css|html|sql|md|json|sh)$/;

export function readTree(root: string, folder = ''): Map<string, string> {
  const tree = new Map<string, string>();
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (SKIPPED.has(entry.name) || SKIPPED_AT_ROOT.has(path) || entry.name.startsWith('.')) continue;
      for (const [inner, text] of readTree(root, path)) tree.set(inner, text);
    } else tree.set(path, TEXT.test(entry.name) ? readFileSync(join(root, path), 'utf8') : '');
  }
  return tree;
}

/** Hand-written code. */
export function isSource(path: string): boolean {
  return /^(?:server\/(?:src|test|bench|tools)|deploy\/drills|sdk\/(?:src|test)|dashboard\/src|browser\/src)\//.test(
    path,
  );
}

export function isComment(line: string): boolean {
  return /^\s*(?:\/\/|\/\*|\*|\{\/\*)/.test(line);
}

export type Import = {
  /** The imported file's path from the root; null for a package. */
  readonly target: string | null;
  /** The imported names; null for a namespace or side-effect import. */
  readonly names: readonly string[] | null;
};

/** Biome formats every import alike, so regular expressions read them reliably. */
const STATIC = /^(?:import|export)\s(?:[^;]*?from )?'([^']+)'/gm;
const DYNAMIC = /(?:\{([^{}]*)\} = await )?\bimport\(['`]([^'`]+)['`]\)/g;

export function importsOf(path: string, text: string): Import[] {
  const found: Import[] = [];
  for (const [statement, specifier = ''] of text.matchAll(STATIC)) {
    const list = /\{([^}]*)\}/.exec(statement)?.[1];
    found.push({ target: resolve(path, specifier), names: list === undefined ? null : namesIn(list) });
  }
  for (const [, list, specifier = ''] of text.matchAll(DYNAMIC)) {
    found.push({ target: resolve(path, specifier), names: list === undefined ? null : namesIn(list) });
  }
  return found;
}

/** `type A, B as C, D: e` imports A, B and D. */
function namesIn(list: string): string[] {
  const names = list.split(',').map((part) => part.trim().replace(/^type /, ''));
  return names.map((name) => name.split(/ as |:/)[0]?.trim() ?? '').filter(Boolean);
}

function resolve(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  const alias = /^#(\w+)\/(.+)$/.exec(specifier);
  if (!alias) return specifier === '@surety/sdk' ? 'sdk/src/index.ts' : null;
  const [, folder = '', rest = ''] = alias;
  if (from.startsWith('dashboard/')) return `dashboard/src/${folder}/${rest}`;
  return ['test', 'bench', 'tools'].includes(folder)
    ? `server/${folder}/${rest}`
    : `server/src/${folder}/${rest}`;
}
