import { ACCOUNTS, movementsAddingTo, NORMAL_SIDE, TOTALS } from '#core/escrow/ledger.ts';

/** Values for the placeholders in angle brackets, for each account and each total. */
const ACCOUNT_WORDS = ACCOUNTS.map((account) => ({
  account,
  raises: NORMAL_SIDE[account],
  lowers: NORMAL_SIDE[account] === 'debit' ? 'credit' : 'debit',
}));
const TOTAL_WORDS = TOTALS.map((total) => ({
  total,
  movements: movementsAddingTo(total)
    .map((kind) => `'${kind}'`)
    .join(', '),
}));

const PLACEHOLDER = /<([a-z]+)>/g;

/**
 * Repeats a line with `<account>` for each account of the ledger, and one with `<total>` for each total, so
 * that SQL that sums transfers does not have to list them.
 */
export function writeLedgerLines(sql: string): string {
  return sql.split('\n').flatMap(expand).join('\n');
}

function expand(line: string): string[] {
  if (line.includes('<account>')) return ACCOUNT_WORDS.map((words) => fill(line, words));
  if (line.includes('<total>')) return TOTAL_WORDS.map((words) => fill(line, words));
  return [line];
}

function fill(line: string, words: Readonly<Record<string, string>>): string {
  return line.replace(PLACEHOLDER, (_all, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`unknown placeholder <${name}>: ${line.trim()}`);
    return word;
  });
}
