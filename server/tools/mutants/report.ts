import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { machine } from '#bench/lib/report.ts';
import { type Death, ROOT } from './copy.ts';
import type { Mutant } from './mutant.ts';

export type Outcome = { readonly mutant: Mutant; readonly death: Death; readonly seconds: number };

/** The commit that was copied. */
const COMMIT = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
const SURVIVED = '**survived**';
const TIMED_OUT = '(timed out)';

export function lineOf({ mutant, death, seconds }: Outcome): string {
  return `${death ? 'killed' : 'ALIVE'} ${mutant.name} (${seconds} s): ${describe(death)}`;
}

function describe(death: Death): string {
  if (!death) return SURVIVED;
  return death.timedOut ? `${death.by} ${TIMED_OUT}` : death.by;
}

const REPORTS = {
  tests: {
    file: new URL('RESULTS.md', import.meta.url),
    title: 'Mutation tests',
    about: [
      'Each row is a one-line bug that `npm run mutants` put into a copy of the project, the first test that failed',
      'because of it, and the commit of the tests. The tests that should fail run first, then the others about',
      'money, then the simulator.',
    ],
  },
  walks: {
    file: new URL('WALKS.md', import.meta.url),
    title: 'Mutants and the simulator alone',
    about: [
      'Each row is a one-line bug that `npm run mutants -- --walks` put into a copy of the project, and the promise',
      'that the simulator saw broken, without the help of any other test. A bug takes out one repair.',
    ],
  },
};

/** The outcomes of earlier runs, and where this run records its own. */
export function resultsIn(report: keyof typeof REPORTS) {
  const { file, title, about } = REPORTS[report];
  const rows = (): [name: string, row: string][] => {
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    return lines
      .filter((line) => line.startsWith('| '))
      .map((line) => [line.split(' | ')[0]?.slice(2) ?? '', line]);
  };
  /** The names of the mutants that were killed before. */
  const foundBefore = () => new Set(rows().flatMap(([name, line]) => (line.includes(SURVIVED) ? [] : name)));
  return {
    foundBefore,
    /** The killed mutants whose file has not changed since. */
    foundSinceChange() {
      const found = foundBefore();
      return new Set(
        rows().flatMap(([name, line]) => {
          const cells = line.split(' | ');
          const changed = cells[1]?.replaceAll('`', '') ?? '';
          const commit = cells.at(-1)?.split(' ')[0] ?? '';
          return found.has(name) && isUnchanged(changed, commit) ? name : [];
        }),
      );
    },
    /** Records one outcome and keeps the others; rows of removed mutants are dropped. */
    keep(mutants: readonly Mutant[], { mutant, death, seconds }: Outcome): void {
      const known = new Map(rows());
      known.set(
        mutant.name,
        row(mutant.name, `\`${mutant.file}\``, describe(death), String(seconds), COMMIT),
      );
      const kept = mutants.flatMap(({ name }) => known.get(name) ?? []);
      const killed = kept.filter((line) => !line.includes(SURVIVED)).length;
      const late = kept.filter((line) => line.includes(TIMED_OUT)).length;
      const text = [
        `# ${title}`,
        '',
        `_${new Date().toISOString().slice(0, 10)}, ${machine()}_`,
        '',
        ...about,
        `${killed} of ${kept.length} were killed, ${late} of them by a timeout.`,
        '',
        '| Mutant | File | Killed by | Seconds | Commit |',
        '|---|---|---|---:|---|',
        ...kept,
        '',
      ];
      writeFileSync(file, text.join('\n'));
    },
  };
}

function isUnchanged(file: string, commit: string): boolean {
  const { status } = spawnSync('git', ['diff', '--quiet', commit, 'HEAD', '--', `server/src/${file}`], {
    cwd: ROOT,
  });
  return status === 0;
}

function row(...cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
