import type { Mutant } from './mutant.ts';

/** Mutants of the comparison with the bank. */
export const RECONCILIATION_MUTANTS: readonly Mutant[] = [
  {
    name: 'a break of an undecided entry is gone',
    file: 'actions/escrow/reconciliation/reconcile.ts',
    find: 'breaks.noteGone(tx, report, undecided)',
    replace: 'breaks.noteGone(tx, report, [])',
    killers: ['process/reconcile-command'],
  },
  {
    name: 'reconcile exits 0 with undecided entries',
    file: 'commands/reconcile.ts',
    find: 'report.undecided > 0) ? 2 : 0',
    replace: 'report.undecided > 0) ? 0 : 0',
    killers: ['process/reconcile-command'],
  },
];
