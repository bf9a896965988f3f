import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { machine } from '#bench/lib/report.ts';
import { chaos } from './chaos.ts';
import type { ChaosReport } from './rounds.ts';

/** npm run chaos -- [--rounds 100] [--seed 1]: the result is written beside this file. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});
const startedAt = performance.now();
const report = await chaos(Number(values.seed), Number(values.rounds), (line, soFar) => {
  console.log(line);
  writeFileSync(new URL('./RESULTS.md', import.meta.url), page(soFar));
});
console.log(page(report));
process.exitCode = report.faults.length === 0 ? 0 : 1;

function page({ seed, byFault, faults }: ChaosReport): string {
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  const rows = [...byFault].map(
    ([name, { rounds, agreements, unanswered, faults: found }]) =>
      `| ${[name, rounds, agreements, unanswered, found].join(' | ')} |`,
  );
  const rounds = [...byFault.values()].reduce((sum, tally) => sum + tally.rounds, 0);
  return `# Chaos

_${new Date().toISOString().slice(0, 10)}, ${machine()}, seed ${seed}, ${rounds} rounds in ${minutes} minutes_

Each round trades, breaks one thing in the middle of it, mends it and looks: what was answered is there once, what was
not answered is sent again, the trial balance balances and \`surety verify\` is clean. A fault is anything else,
and any answer of 500.

| What was broken | Rounds | Agreements | Requests without an answer | Faults |
|---|---:|---:|---:|---:|
${rows.join('\n')}

${faults.length === 0 ? 'Nothing that was acknowledged was lost.' : faults.map((fault) => `- ${fault}`).join('\n')}
`;
}
