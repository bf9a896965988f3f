import { dirname } from 'node:path/posix';
import { isComment, isSource, type Rule } from './tree.ts';

const MAX_LINES = 400;
const MAX_COLUMNS = 110;
const MAX_FILES = 40;

/** Folders of generated files. */
const GENERATED = ['sdk/src/types/', 'dashboard/src/api/types.ts', 'docs/'];

/** Files that are not edited by hand. */
function isExempt(path: string, text: string): boolean {
  // Migrations are never edited once they have run.
  if (path.startsWith('server/src/store/migrations/')) return true;
  // Databases of older versions.
  if (path.startsWith('server/test/store/dumps/')) return true;
  // Generated files say so in their first line.
  return GENERATED.some((place) => path.startsWith(place)) && /^[^\n]*\bdo not edit\b/.test(text);
}

export const fileLength: Rule = (tree) => {
  const long: string[] = [];
  for (const [path, text] of tree) {
    const lines = text.split('\n').length - 1;
    if (!isCode(path) || isExempt(path, text) || lines <= MAX_LINES) continue;
    long.push(`${path}: ${lines} lines, at most ${MAX_LINES}. Split it by subject.`);
  }
  return long;
};

/** The formatter wraps code; this covers the lines it does not: comments and .sql files. */
export const lineLength: Rule = (tree) => {
  const long: string[] = [];
  for (const [path, text] of tree) {
    if (!isCode(path) || isExempt(path, text)) continue;
    const sql = path.endsWith('.sql');
    for (const [index, line] of text.split('\n').entries()) {
      const limited = sql || isComment(line);
      if (!limited || [...line].length <= MAX_COLUMNS) continue;
      long.push(`${path}:${index + 1}: longer than ${MAX_COLUMNS} columns. Break it.`);
    }
  }
  return long;
};

export const folderSize: Rule = (tree) => {
  const sizes = new Map<string, number>();
  for (const path of tree.keys()) {
    if (isSource(path)) sizes.set(dirname(path), (sizes.get(dirname(path)) ?? 0) + 1);
  }
  sizes.delete('server/src/store/migrations');
  return [...sizes]
    .filter(([, size]) => size > MAX_FILES)
    .map(([folder, size]) => `${folder}: ${size} files, at most ${MAX_FILES}. Split it by subject.`);
};

/** The entry is the only file directly in src; everything else belongs to a layer. */
export const looseFiles: Rule = (tree) =>
  [...tree.keys()]
    .filter((path) => dirname(path) === 'server/src' && path !== 'server/src/cli.ts')
    .map((path) => `${path}: only cli.ts belongs directly in server/src. Move it into a layer.`);

function isCode(path: string): boolean {
  return isSource(path) && /\.(?:tsx?|mjs|css|sql)$/.test(path);
}
