import { writeFile } from 'node:fs/promises';

const FILE = new URL('./RACES.md', import.meta.url);

/** Writes the results of the races to a page that is committed. */
export async function writeResults(ends: ReadonlyMap<string, ReadonlyMap<string, number>>): Promise<void> {
  const rows = [...ends].map(([what, tally]) => {
    const each = [...tally].sort().map(([state, times]) => `${state} ${times}`);
    const rounds = [...tally.values()].reduce((sum, times) => sum + times, 0);
    return `| ${what} | ${rounds} | ${each.join(', ')} |`;
  });
  const text = [
    '# Four eyes under races',
    '',
    'Written by `npm run races`. In each round a refund is asked for by one member, and two requests decide about it at',
    'once, in two processes on one database. Every round ended once: one answer is 200 and the other 409, one event tells',
    'of the end, and the money went back once where that was an approval and not at all otherwise.',
    '',
    '| At once | Rounds | How they ended |',
    '|---|--:|---|',
    ...rows,
    '',
  ].join('\n');
  await writeFile(FILE, text);
}
