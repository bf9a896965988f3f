import { dirname } from 'node:path/posix';
import { isComment, isSource, type Rule } from './tree.ts';

const MAX_LINES = 250;
const MAX_COLUMNS = 110;
const MAX_FILES = 20;

/** The hall: what starts, wires and sets up. Everything else has a room. */
const HALL = [
  'app.ts',
  'banks.ts',
  'cells.ts',
  'cli.ts',
  'config.ts',
  'context.ts',
  'crew.ts',
  'database.ts',
  'identity.ts',
  'logging.ts',
  'main.ts',
];

/** Where tools write. */
const GENERATED = ['sdk/src/types/', 'dashboard/src/api/types.ts', 'docs/'];

/** Nobody reads these from the top to the bottom, or edits them by hand. */
function isExempt(path: string, text: string): boolean {
  // History is not edited, and a table is not shorter in two files.
  if (path.startsWith('server/src/store/migrations/')) return true;
  // What a database of an older version looked like.
  if (path.startsWith('server/test/store/dumps/')) return true;
  // What a tool has written says so in its first line.
  return GENERATED.some((place) => path.startsWith(place)) && /^[^\n]*\bdo not edit\b/.test(text);
}

export const fileLength: Rule = (tree) => {
  const long: string[] = [];
  for (const [path, text] of tree) {
    const lines = text.split('\n').length - 1;
    if (!isCode(path) || isExempt(path, text) || lines <= MAX_LINES) continue;
    long.push(
      `${path}: ${lines} lines, at most ${MAX_LINES}. Find the second noun in it and give it a file.`,
    );
  }
  return long;
};

/** The formatter breaks code. What it leaves alone is held here: comments, and SQL in files of its own. */
export const lineLength: Rule = (tree) => {
  const long: string[] = [];
  for (const [path, text] of tree) {
    if (!isCode(path) || isExempt(path, text)) continue;
    const sql = path.endsWith('.sql');
    for (const [index, line] of text.split('\n').entries()) {
      const held = sql || isComment(line);
      if (!held || [...line].length <= MAX_COLUMNS) continue;
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
  // Migrations only ever become more.
  sizes.delete('server/src/store/migrations');
  return [...sizes]
    .filter(([, size]) => size > MAX_FILES)
    .map(
      ([folder, size]) => `${folder}: ${size} files, at most ${MAX_FILES}. Give some a folder of their own.`,
    );
};

export const hall: Rule = (tree) => {
  const standing = [...tree.keys()]
    .filter((path) => dirname(path) === 'server/src')
    .map((path) => path.slice('server/src/'.length));
  return [
    ...standing
      .filter((name) => !HALL.includes(name))
      .map((name) => `server/src/${name}: the hall holds ${HALL.join(', ')}. Move it into a room.`),
    ...HALL.filter((name) => !standing.includes(name)).map(
      (name) =>
        `server/src/${name}: missing from the hall. Put it back, or change the hall in STYLE.md and here.`,
    ),
  ];
};

function isCode(path: string): boolean {
  return isSource(path) && /\.(?:tsx?|mjs|css|sql)$/.test(path);
}
