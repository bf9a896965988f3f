import type { Mutant } from './mutant.ts';

/** Mutants of fees, shares, bulk calls and cancelled payouts, which the simulator is to find. */
export const SIMULATED_FEE_MUTANTS: readonly Mutant[] = [
  {
    name: 'the lines of a fee are rounded apart when a milestone is divided',
    file: 'core/escrow/fee.ts',
    find: 'seller: portion(paid.seller, toSeller, amount),',
    replace: 'seller: sum(lines.map((line) => portion(line.seller, toSeller, amount))),',
    killers: ['core/escrow/fees', 'sim/sim'],
  },
  {
    name: 'the share of a payee is rounded up',
    file: 'core/escrow/share.ts',
    find: 'return shares.map((share) => portion(share.amount, toSeller, amount));',
    replace: 'return shares.map((share) => money(Math.ceil((share.amount * toSeller) / amount)));',
    killers: ['escrow/shares', 'sim/sim'],
  },
  {
    name: 'a refund keeps fees at another rate than the agreed one',
    file: 'core/escrow/milestone.ts',
    find: 'return keptOf(fees, amount, ZERO).buyer;',
    replace:
      'return keptOf(fees.map((line) => ({ ...line, buyer: add(line.buyer, line.buyer) })), amount, ZERO).buyer;',
    killers: ['core/escrow/fees', 'sim/sim'],
  },
  {
    name: 'the platform keeps its whole commission after a partial refund of what was released',
    file: 'core/escrow/resolve.ts',
    find: '  const { commission } = moneyOf(milestone);\n',
    replace: '  const { commission } = milestone;\n',
    killers: ['core/escrow/fees', 'sim/sim'],
  },
  {
    name: 'the refund rule of the first fee counts for all',
    file: 'core/escrow/fee.ts',
    find: 'for (const { buyer, seller, refund } of lines) {',
    replace:
      "const [{ refund } = { refund: 'share' as FeeRefund }] = lines;\n  for (const { buyer, seller } of lines) {",
    killers: ['core/escrow/fees', 'sim/sim'],
  },
  {
    name: 'every share is paid to the last payee',
    file: 'core/escrow/part.ts',
    find: 'payeeExternalId: externalUserId,\n      amount',
    replace: 'payeeExternalId: milestone.shares.at(-1)?.externalUserId ?? externalUserId,\n      amount',
    killers: ['escrow/shares', 'sim/sim'],
  },
  {
    name: 'fees and shares may leave the seller less than nothing',
    file: 'core/escrow/fee.ts',
    find: 'if (seller + shared < amount || fees.length + shares.length === 0) continue;',
    replace: 'if (seller < amount || fees.length + shares.length === 0) continue;',
    killers: ['escrow/shares', 'sim/sim'],
  },
  {
    name: 'a cancelled payout is sent all the same',
    file: 'core/escrow/payouts/cancel.ts',
    find: "  draft.setPart({ ...part, settlement: 'REFUNDED' });\n",
    replace: '',
    killers: ['escrow/cancel-payout', 'sim/sim'],
  },
  {
    name: 'a bulk call that lost a race is answered as done',
    file: 'actions/escrow/bulk.ts',
    find: 'if (!(await commit(changes, answerFor(outcomes)))) return null;',
    replace: 'await commit(changes, answerFor(outcomes));',
    killers: ['escrow/bulk', 'sim/sim'],
  },
  {
    name: 'commission that a restored service pays again is sought from its new time on',
    file: 'actions/escrow/commission/settle-commission.ts',
    find: '(await bank.findTransfer(reference)) ??',
    replace: '(await bank.findTransfer(reference, { since: payout.createdAt })) ??',
    killers: ['sim/sim'],
  },
];
