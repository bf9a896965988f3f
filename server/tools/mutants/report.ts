import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { machine } from '#bench/lib/report.ts';
import { type Death, ROOT } from './copy.ts';
import type { Mutant } from './mutant.ts';

export type Outcome = { readonly mutant: Mutant; readonly death: Death; readonly seconds: number };

/** As it was when the project was copied. */
const COMMIT = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
const RESULTS = new URL('RESULTS.md', import.meta.url);
const NOBODY = '**nobody**';
const TIMED_OUT = '(timed out)';

export function lineOf({ mutant, death, seconds }: Outcome): string {
  return `${death ? 'found' : 'ALIVE'} ${mutant.name} (${seconds} s): ${told(death)}`;
}

function told(death: Death): string {
  if (!death) return NOBODY;
  return death.timedOut ? `${death.by} ${TIMED_OUT}` : death.by;
}

/** Writes down what came of one, and leaves what is known of the others; those that are gone go. */
export function keep(mutants: readonly Mutant[], outcome: Outcome): void {
  const known = new Map(readRows());
  const { mutant, death, seconds } = outcome;
  known.set(mutant.name, row(mutant.name, `\`${mutant.file}\``, told(death), String(seconds), COMMIT));
  const rows = mutants.flatMap(({ name }) => known.get(name) ?? []);
  const found = rows.filter((line) => !line.includes(NOBODY)).length;
  const late = rows.filter((line) => line.includes(TIMED_OUT)).length;
  const text = [
    '# One bug at a time',
    '',
    `_${new Date().toISOString().slice(0, 10)}, ${machine()}_`,
    '',
    'Each row is a bug of one line that `npm run mutants` put into a copy of the project, the first test that died',
    'of it, and the commit whose tests these were. Those that should die of it are asked first, then the others about',
    `money, then a walk of the simulator. ${found} of ${rows.length} were found, ${late} of them because a test timed out.`,
    '',
    '| Bug | Where | Found by | Seconds | Commit |',
    '|---|---|---|---:|---|',
    ...rows,
    '',
  ];
  writeFileSync(RESULTS, text.join('\n'));
}

/** The names of those that somebody has found before. */
export function foundBefore(): Set<string> {
  return new Set(readRows().flatMap(([name, line]) => (line.includes(NOBODY) ? [] : name)));
}

/** Of those, the ones whose file is as it was then. */
export function foundSinceChange(): Set<string> {
  const found = foundBefore();
  return new Set(
    readRows().flatMap(([name, line]) => {
      const cells = line.split(' | ');
      const file = cells[1]?.replaceAll('`', '') ?? '';
      const commit = cells.at(-1)?.split(' ')[0] ?? '';
      return found.has(name) && isUnchanged(file, commit) ? name : [];
    }),
  );
}

function isUnchanged(file: string, commit: string): boolean {
  const { status } = spawnSync('git', ['diff', '--quiet', commit, 'HEAD', '--', `server/src/${file}`], {
    cwd: ROOT,
  });
  return status === 0;
}

function readRows(): [name: string, row: string][] {
  const lines = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8').split('\n') : [];
  return lines
    .filter((line) => line.startsWith('| '))
    .map((line) => [line.split(' | ')[0]?.slice(2) ?? '', line]);
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
