import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { machine } from '#bench/lib/report.ts';
import { type Death, ROOT } from './copy.ts';
import type { Mutant } from './mutant.ts';

export type Outcome = { readonly mutant: Mutant; readonly death: Death; readonly seconds: number };

/** The commit that was copied. */
const COMMIT = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
const RESULTS = new URL('RESULTS.md', import.meta.url);
const SURVIVED = '**survived**';
const TIMED_OUT = '(timed out)';

export function lineOf({ mutant, death, seconds }: Outcome): string {
  return `${death ? 'killed' : 'ALIVE'} ${mutant.name} (${seconds} s): ${describe(death)}`;
}

function describe(death: Death): string {
  if (!death) return SURVIVED;
  return death.timedOut ? `${death.by} ${TIMED_OUT}` : death.by;
}

/** Records one outcome and keeps the others; rows of removed mutants are dropped. */
export function keep(mutants: readonly Mutant[], outcome: Outcome): void {
  const known = new Map(readRows());
  const { mutant, death, seconds } = outcome;
  known.set(mutant.name, row(mutant.name, `\`${mutant.file}\``, describe(death), String(seconds), COMMIT));
  const rows = mutants.flatMap(({ name }) => known.get(name) ?? []);
  const found = rows.filter((line) => !line.includes(SURVIVED)).length;
  const late = rows.filter((line) => line.includes(TIMED_OUT)).length;
  const text = [
    '# Mutation tests',
    '',
    `_${new Date().toISOString().slice(0, 10)}, ${machine()}_`,
    '',
    'Each row is a one-line bug that `npm run mutants` put into a copy of the project, the first test that failed',
    'because of it, and the commit of the tests. The tests that should fail run first, then the others about',
    `money, then the simulator. ${found} of ${rows.length} were killed, ${late} of them by a timeout of a test.`,
    '',
    '| Mutant | File | Killed by | Seconds | Commit |',
    '|---|---|---|---:|---|',
    ...rows,
    '',
  ];
  writeFileSync(RESULTS, text.join('\n'));
}

/** The names of the mutants that were killed before. */
export function foundBefore(): Set<string> {
  return new Set(readRows().flatMap(([name, line]) => (line.includes(SURVIVED) ? [] : name)));
}

/** The killed mutants whose file has not changed since. */
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
