import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { machine } from '#bench/lib/report.ts';
import type { SeedResult } from './run-seed.ts';

export type RunResult = {
  readonly command: string;
  readonly seeds: readonly SeedResult[];
  readonly seconds: number;
  /** Failures by seed. */
  readonly broken: readonly string[];
  /** How many seeds the run was to have, where it was stopped before its end. */
  readonly stoppedOf: number | null;
};

/** Writes the result beside this file. */
export async function writeResults(result: RunResult): Promise<void> {
  await writeFile(new URL('./RESULTS.md', import.meta.url), page(result));
}

function page({ command, seeds, seconds, broken, stoppedOf }: RunResult): string {
  const total = (figure: (seed: SeedResult) => number) =>
    count(seeds.reduce((sum, seed) => sum + figure(seed), 0));
  const faults = new Map<string, number>();
  for (const { played } of seeds) {
    for (const [fault, times] of played) faults.set(fault, (faults.get(fault) ?? 0) + times);
  }
  const rows = [...faults].sort(([one], [other]) => (one < other ? -1 : 1));
  return `# The simulator's last long run

_${new Date().toISOString().slice(0, 10)}, ${machine()}, commit ${commit()}_

\`${command}\`

${count(seeds.length)} seeds came to their end with ${total(({ steps }) => steps)} steps in ${count(Math.round(seconds))} s:
${total(({ agreements }) => agreements)} agreements, ${total(({ inspected }) => inspected)} looks at all the books of one, and
${total(({ counts }) => counts.get('lost races') ?? 0)} commits that lost a race to another process.
${verdict(broken)}
${stoppedOf === null ? '' : `The run was stopped early: ${seeds.length} of ${stoppedOf} seeds were played, the last ones shorter than the others.\n`}
| What went wrong on purpose | Times |
|---|---:|
${rows.map(([fault, times]) => `| ${fault} | ${count(times)} |`).join('\n')}
`;
}

function verdict(broken: readonly string[]): string {
  if (broken.length > 0)
    return `**A promise was broken:**\n\n${broken.map((what) => `- ${what}`).join('\n')}`;
  return 'No promise was broken: at the end all money was at a bank account or in an exception that names it.';
}

/** The commit that was tested, so that the result can be reproduced. */
export function commit(): string {
  try {
    const at = execFileSync('git', ['rev-parse', '--short=10', 'HEAD'], { encoding: 'utf8' }).trim();
    const changed = execFileSync('git', ['status', '--porcelain', '--untracked-files=no'], {
      encoding: 'utf8',
    });
    return changed.trim() ? `${at} and changes on top of it` : at;
  } catch {
    return 'unknown';
  }
}

export function count(value: number): string {
  return value.toLocaleString('en');
}
