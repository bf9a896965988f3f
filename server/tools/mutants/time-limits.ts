import type { Mutant } from './mutant.ts';

const KILLERS = ['escrow/inspection-windows', 'escrow/time-limits'];

/** Mutants of time limits. */
export const TIME_MUTANTS: readonly Mutant[] = [
  {
    name: 'the limit of extensions holds for each instead of their sum',
    file: 'core/escrow/extend-inspection.ts',
    find: '(limits?.inspectionSeconds ?? 0) - inspection.extendedSeconds',
    replace: '(limits?.inspectionSeconds ?? 0)',
    killers: KILLERS,
  },
  {
    name: 'the buyer extends a window again and again',
    file: 'core/escrow/extend-inspection.ts',
    find: "if (party === 'buyer' && inspection.buyerExtended) throw new Problem('already_extended');",
    replace: '',
    killers: KILLERS,
  },
  {
    name: 'a window that is over is extended while its release is late',
    file: 'core/escrow/extend-inspection.ts',
    find: 'inspection.endsAt <= moment.now',
    replace: 'false',
    killers: KILLERS,
  },
  {
    name: 'a late release is dated back to the end of the window',
    file: 'core/escrow/meet-deadlines.ts',
    find: "endInspection(inspection, 'released', draft.now)",
    replace: "endInspection(inspection, 'released', inspection.endsAt ?? draft.now)",
    killers: KILLERS,
  },
  {
    name: 'a window runs on during a hold',
    file: 'core/escrow/tend-windows.ts',
    find: "if (hold !== null) return 'frozen';",
    replace: '',
    killers: KILLERS,
  },
  {
    name: 'a window is released while the agreement is frozen',
    file: 'core/escrow/deadlines.ts',
    find: '  if (agreement.hold !== null) return [];\n',
    replace: '',
    killers: KILLERS,
  },
  {
    name: 'a pause starts the window anew',
    file: 'core/escrow/inspection.ts',
    find: 'leftMs: Math.max(0, between(now, endsAt))',
    replace: 'leftMs: between(inspection.startedAt, endsAt)',
    killers: KILLERS,
  },
  {
    name: 'one deposit starts two windows',
    file: 'core/escrow/tend-windows.ts',
    find: '    left -= cost;\n',
    replace: '',
    killers: KILLERS,
  },
  {
    name: 'silence releases what was to be held',
    file: 'core/escrow/meet-deadlines.ts',
    find: "if (limits?.onSilence === 'hold') {",
    replace: 'if (limits === null) {',
    killers: KILLERS,
  },
  {
    name: 'EXPIRE_AFTER takes the money of a running window',
    file: 'store/escrow/owed-work.ts',
    find: "AND m.clock->'inspection' IS NOT NULL",
    replace: 'AND false',
    killers: KILLERS,
  },
  {
    name: 'an agreement expires although a milestone that is paid was delivered',
    file: 'core/escrow/deadlines.ts',
    find: "return balances.escrow === 0 || milestones.every((each) => milestoneStatus(each) === 'PENDING');",
    replace: 'return balances.escrow >= 0;',
    killers: KILLERS,
  },
  {
    name: 'an agreement that is paid in time expires',
    file: 'core/escrow/deadlines.ts',
    find: 'if (isOver(agreement) || outstandingOf(agreement) === 0) return false;',
    replace: 'if (isOver(agreement)) return false;',
    killers: KILLERS,
  },
  {
    name: 'a deadline whose job is lost is never met',
    file: 'store/escrow/find-owed-work.sql',
    find: 'WHERE d.due_at <= latest AND NOT EXISTS (',
    replace: 'WHERE false AND NOT EXISTS (',
    killers: KILLERS,
  },
];
