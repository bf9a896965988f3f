import type { Mutant } from './mutant.ts';

/** Mutants of the platform's fees. */
export const FEE_MUTANTS: readonly Mutant[] = [
  {
    name: 'both sides of a fee are rounded apart',
    file: 'core/escrow/fee.ts',
    find: 'seller: money(fee - buyer), refund }',
    replace: 'seller: portion(fee, BASIS_POINTS - buyerBasisPoints, BASIS_POINTS), refund }',
    killers: ['core/escrow/fees'],
  },
  {
    name: 'the platform keeps its whole fee after a partial refund',
    file: 'core/escrow/fee.ts',
    find: 'seller: portion(paid.seller, toSeller, amount),',
    replace: 'seller: toSeller === 0 ? ZERO : paid.seller,',
    killers: ['core/escrow/fees', 'core/escrow/decisions'],
  },
  {
    name: 'every refund gives the buyer’s fee back',
    file: 'core/escrow/release.ts',
    find: 'if (commission === 0) return;',
    replace: 'return;',
    killers: ['core/escrow/fees'],
  },
  {
    name: 'a refund keeps a fee that the buyer has not paid',
    file: 'core/escrow/release.ts',
    find: 'Math.min(keptOnRefund(milestone), surplusOf(draft.agreement)) as Money',
    replace: 'keptOnRefund(milestone)',
    killers: ['core/escrow/fees', 'core/escrow/decisions'],
  },
  {
    name: 'a release does not wait for the buyer’s fee',
    file: 'core/escrow/milestone.ts',
    find: 'cost: add(awarded, kept.buyer),',
    replace: 'cost: awarded,',
    killers: ['core/escrow/fees', 'core/escrow/decisions'],
  },
  {
    name: 'the platform keeps its fee although the release was taken back',
    file: 'core/escrow/resolve.ts',
    find: 'if (isReleased(milestone)) returnFees(draft, after, commissionLeft);',
    replace: 'if (isReleased(milestone)) draft.setMilestone(after);',
    killers: ['core/escrow/fees', 'core/escrow/decisions'],
  },
  {
    name: 'fees may take a whole milestone',
    file: 'core/escrow/fee.ts',
    find: 'if (seller < amount || fees.length === 0) continue;',
    replace: 'continue;',
    killers: ['core/escrow/fees'],
  },
  {
    name: 'commission is paid out before the seller has the money',
    file: 'store/escrow/commission.ts',
    find: "m.settlement IN ('PAID', 'REFUNDED') AND",
    replace: '',
    killers: ['escrow/fees'],
  },
  {
    name: 'commission of an agreement on hold is paid out',
    file: 'store/escrow/commission.ts',
    find: 'a.hold IS NULL AND ',
    replace: '',
    killers: ['escrow/fees'],
  },
  {
    name: 'commission is paid out again while the bank has it',
    file: 'core/escrow/commission.ts',
    find: 'return final - submitted - paidOut;',
    replace: 'return final - paidOut;',
    killers: ['escrow/fees'],
  },
  {
    name: 'commission that was paid out goes back to a buyer',
    file: 'core/escrow/resolve.ts',
    find: "if (returned > left) throw new Problem('commission_paid_out');",
    replace: '',
    killers: ['escrow/fees'],
  },
  {
    name: 'a commission payout that the bank reversed counts as paid',
    file: 'core/escrow/commission.ts',
    find: "const status = state.status === 'SUCCEEDED' ? 'SUCCEEDED' : cameBack;",
    replace:
      "const status = payout.status === 'SUBMITTED' && state.status !== 'SUCCEEDED' ? cameBack : 'SUCCEEDED';",
    killers: ['escrow/fees'],
  },
  {
    name: 'an agreement charges today’s fees instead of the quoted ones',
    file: 'core/escrow/create.ts',
    find: 'fees: quoted?.[index] ?? fees.map',
    replace: 'fees: fees.map',
    killers: ['escrow/quotes'],
  },
];
