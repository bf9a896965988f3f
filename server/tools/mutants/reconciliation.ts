import type { Mutant } from './mutant.ts';

/** Mutants of the comparison with the bank. */
export const RECONCILIATION_MUTANTS: readonly Mutant[] = [
  {
    name: 'a restored database has an hour of grace',
    file: 'actions/escrow/reconciliation/find-breaks.ts',
    find: 'paused: (await moneyPause.find(db)) !== null',
    replace: 'paused: false',
    killers: ['process/reconcile-command', 'sim/sim'],
  },
  {
    name: 'a recent record of the bank alone is overlooked',
    file: 'core/escrow/reconciliation/comparison.ts',
    find: 'if (!this.#isReported(theirs.at)) this.#leave(theirs);',
    replace: 'if (!this.#isReported(theirs.at)) return;',
    killers: ['core/escrow/reconciliation/comparison', 'process/reconcile-command'],
  },
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
  {
    name: 'the recipient of a payout is not compared',
    file: 'core/escrow/reconciliation/comparison.ts',
    find: "if (theirs.standing !== 'undone' && recipientsDiffer(ours, theirs)) {",
    replace: "if (theirs.standing === 'undone' && recipientsDiffer(ours, theirs)) {",
    killers: ['core/escrow/reconciliation/comparison', 'escrow/reconciliation/reconcile'],
  },
];
