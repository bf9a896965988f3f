import { readFile, writeFile } from 'node:fs/promises';
import { machine } from '#bench/lib/report.ts';
import { commit, count } from '#test/sim/results.ts';

export type WalkResult = {
  readonly bank: string;
  readonly steps: number;
  readonly seed: number;
  readonly agreements: number;
  /** Totals of the bank at the end. */
  readonly deposits: number;
  readonly payouts: number;
  readonly refunds: number;
  /** Number of records on which both books agree. */
  readonly matched: number;
  readonly faults: readonly (readonly [what: string, times: number])[];
};

const PAGE = new URL('./WALK.md', import.meta.url);
const HEAD = `# The last walk with each bank

Random steps of a platform, its buyers and its sellers with the twin of a bank, while everything goes wrong
that the twin knows to do wrong. At the end trouble ceases, time passes, and all must be well: what the bank
has by its own books is what it has by ours, to the kobo; nothing was paid twice that is not on the books as
such; \`surety verify\` finds no fault and \`surety reconcile\` no break.

A walk compares each deposit, transfer and refund, and prints both sides of what differs. One known limit:
in the APIs of Paystack and Monnify a deposit that was refunded in full and then recalled looks like one that
was refunded, so the twin does not recall it. Only the balance at the bank would show such a recall.

The commit of a result is the one that ran. It may have another name in the history, because it was rebased
after that.
`;

/** Writes the result beside this file, replacing the last one of the same bank and readings. */
export async function keep(result: WalkResult, command: string, seconds: number): Promise<void> {
  const before = await readFile(PAGE, 'utf8').catch(() => '');
  const sections = new Map(
    before
      .split(/^(?=## )/m)
      .slice(1)
      .map((section) => [section.slice(3, section.indexOf('\n')), `${section.trimEnd()}\n`]),
  );
  // Older results do not say which readings they are of.
  sections.delete(result.bank.split(',', 1)[0] ?? '');
  sections.set(result.bank, sectionOf(result, command, seconds));
  const sorted = [...sections].sort(([one], [other]) => (one < other ? -1 : 1));
  await writeFile(PAGE, [HEAD, ...sorted.map(([, section]) => section)].join('\n'));
}

function sectionOf(result: WalkResult, command: string, seconds: number): string {
  const { bank, steps, seed, agreements, deposits, payouts, refunds, matched, faults } = result;
  return `## ${bank}

_${new Date().toISOString().slice(0, 10)}, ${machine()}, commit ${commit()}_

\`${command}\`

${count(steps)} steps from seed ${seed} in ${count(Math.round(seconds))} s: ${count(agreements)} agreements, and at the bank
${count(deposits)} deposits, ${count(payouts)} transfers and ${count(refunds)} refunds. No promise was broken; of what the bank
lists, ${count(matched)} records agree with our books, and none does not.

| What went wrong on purpose | Times |
|---|---:|
${faults.map(([what, times]) => `| ${what} | ${count(times)} |`).join('\n')}
`;
}
