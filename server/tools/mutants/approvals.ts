import type { Mutant } from './mutant.ts';

/** Four eyes: who decides, about what, how often, and whether a forged yes is found. */
export const APPROVAL_MUTANTS: readonly Mutant[] = [
  {
    name: 'somebody approves what they asked for',
    file: 'core/approvals/approval.ts',
    find: "  if (faces.some((face) => isSame(face, actor))) throw new Problem('approval_own');\n",
    replace: '',
    killers: ['approvals/decisions'],
  },
  {
    name: 'a key is somebody else than whoever made it',
    file: 'actions/account/approval/asker.ts',
    find: '    faces.push(maker);\n',
    replace: '',
    killers: ['approvals/decisions'],
  },
  {
    name: 'a member withdraws what another has asked for',
    file: 'core/approvals/approval.ts',
    find: "if (!own || (requestedBy.type === 'member' && !isSame(requestedBy, moment.actor))) {",
    replace: 'if (!own) {',
    killers: ['approvals/decisions'],
  },
  {
    name: 'what whoever asked may not do any more is done for them',
    file: 'actions/carry-out.ts',
    find: "  if (!rights.has(permission)) throw new Problem('approval_asker_gone');\n",
    replace: '',
    killers: ['approvals/decisions'],
  },
  {
    name: 'another amount than was agreed to is moved',
    file: 'actions/approvals/ask-first.ts',
    find: '  if (pass) refuseOutdated(pass.approval, asked);\n',
    replace: '',
    killers: ['approvals/decisions', 'approvals/acts'],
  },
  {
    name: 'the same is asked for twice',
    file: 'actions/approvals/ask-first.ts',
    find: "context.box.digests('approval', developerId, asked.kind, canonicalJson(asked.input));",
    replace: "context.box.digests('approval', developerId, asked.kind, newId('apr'));",
    killers: ['approvals/decisions'],
  },
  {
    name: 'a request is decided twice',
    file: 'store/approvals/settle-approvals.sql',
    find: "AND a.id = x.id AND a.state = 'PENDING'",
    replace: 'AND a.id = x.id',
    killers: ['approvals/races'],
  },
  {
    name: 'one person makes the rules looser',
    file: 'actions/approvals/change-rules.ts',
    find: 'if ((pass || isLooser(wanted, before)) && (await mustWait',
    replace: 'if (pass && (await mustWait',
    killers: ['approvals/rules'],
  },
  {
    name: 'an amount in another currency is below the rule',
    file: 'core/approvals/rules.ts',
    find: 'amount === null || currency !== rule.currency || amount > rule.amount',
    replace: 'amount === null || amount > rule.amount',
    killers: ['approvals/acts'],
  },
  {
    name: 'the audit does not look at the seals of approvals',
    file: 'core/approvals/audit.ts',
    find: 'if (seal && seal(approvalSealInput(approval)) !== approval.seal) {',
    replace: "if (seal && approval.seal === '') {",
    killers: ['approvals/forgeries'],
  },
  {
    name: 'the audit does not hold approvals against their events',
    file: 'core/approvals/audit.ts',
    find: 'return canonicalJson(told) === canonicalJson(toldOf(approval)) ?',
    replace: 'return told.length > 0 ?',
    killers: ['approvals/forgeries'],
  },
];
