import { readFileSync, writeFileSync } from 'node:fs';
import type { Bills } from './measure.ts';
import type { Bill } from './meter.ts';

const FILE = new URL('./budgets.json', import.meta.url);
const SHOWN = 'server/bench/bill/budgets.json';
const REGENERATE = 'npm run bench -- bill --write';

/** Sizes may exceed the budget by this share: numbers grow, and pages are filled differently. */
const SLACK = 0.03;
/** After a checkpoint, the first read of a page logs 44 bytes (checksums); other tests cause checkpoints. */
const WAL_SLACK_BYTES = 100;

const EXACT = {
  roundTrips: 'round trips',
  statements: 'statements',
  jobs: 'jobs',
  events: 'events',
} as const;
/** Rows read are printed only: PostgreSQL counts them up to a second late, so under load they wander. */
const AT_MOST = {
  rowBytes: 'bytes of rows',
  walBytes: 'bytes of WAL',
  encryptedBytes: 'bytes encrypted',
  decryptedBytes: 'bytes decrypted',
  hashedBytes: 'bytes hashed',
} as const;

export function readBudgets(): Partial<Bills> {
  return JSON.parse(readFileSync(FILE, 'utf8'));
}

export function writeBudgets(bills: Bills): void {
  writeFileSync(FILE, `${JSON.stringify(bills, null, 2)}\n`);
}

/** Compares bills with their budgets. Returns one sentence for each line that differs. */
export function complaintsOf(budgets: Partial<Bills>, bills: Bills): string[] {
  return Object.entries(bills).flatMap(([operation, bill]) => {
    const budget = budgets[operation as keyof Bills];
    if (!budget) return [`${operation}: ${SHOWN} has no budget for it. Write one with ${REGENERATE}.`];
    return differencesOf(budget, bill).map((difference) => `${operation}: ${difference}`);
  });
}

function differencesOf(budget: Bill, seen: Bill): string[] {
  const tables = [...new Set([...Object.keys(budget.rows), ...Object.keys(seen.rows)])].toSorted();
  const exact = [
    ...entriesOf(EXACT).map(([line, name]) => [name, budget[line], seen[line]] as const),
    ...tables.map((line) => [`rows: ${line}`, budget.rows[line] ?? 0, seen.rows[line] ?? 0] as const),
  ];
  const atMost = entriesOf(AT_MOST).filter(([line]) => seen[line] > highest(line, budget));
  return [
    ...exact.filter(([, allowed, found]) => found !== allowed),
    ...atMost.map(([line, name]) => [name, budget[line], seen[line]] as const),
  ].map(
    ([name, allowed, found]) => `${name}: budget ${allowed}, seen ${found}. ${adviceFor(found > allowed)}`,
  );
}

function highest(line: keyof typeof AT_MOST, budget: Bill): number {
  return budget[line] * (1 + SLACK) + (line === 'walBytes' ? WAL_SLACK_BYTES : 0);
}

function adviceFor(isMore: boolean): string {
  return isMore
    ? `Find out what costs more. Raise the budget in ${SHOWN} (${REGENERATE}) only with a reason in the commit.`
    : `Lower the budget in ${SHOWN}, so that the gain stays: ${REGENERATE}.`;
}

function entriesOf<Names extends Record<string, string>>(names: Names): [keyof Names, string][] {
  return Object.entries(names);
}
