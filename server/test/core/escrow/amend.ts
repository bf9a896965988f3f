import fc from 'fast-check';
import type { Agreement } from '#core/escrow/agreement.ts';
import { acceptAmendment, endAmendment } from '#core/escrow/amendments/answer.ts';
import { type Operation, proposeAmendment } from '#core/escrow/amendments/propose.ts';
import type { Decision, Moment } from '#core/escrow/decision.ts';
import { money } from '#core/escrow/money.ts';
import type { Party } from '#core/escrow/party.ts';

const STEPS = ['add', 'change', 'drop', 'pay later', 'accept', 'accept', 'decline', 'withdraw'] as const;

/** A side takes some step of an amendment, or proposes one. */
export type Amend = {
  readonly do: 'amend';
  readonly pick: number;
  readonly by: Party | 'platform';
  readonly step: (typeof STEPS)[number];
  readonly amount: number;
};

export const amendments: fc.Arbitrary<Amend> = fc.record({
  do: fc.constant('amend' as const),
  pick: fc.nat(4),
  by: fc.constantFrom('buyer' as const, 'seller' as const, 'platform' as const),
  step: fc.constantFrom(...STEPS),
  amount: fc.integer({ min: 1, max: 300 }),
});

export function amend(
  agreement: Agreement,
  { pick, by, step, amount }: Amend,
  moment: Moment,
): Decision<unknown> | null {
  const amendmentId = agreement.amendment?.id ?? 'amd_none';
  if (step === 'accept')
    return by === 'platform' ? null : acceptAmendment(agreement, { amendmentId, by }, moment);
  if (step === 'decline' || step === 'withdraw')
    return endAmendment(agreement, { amendmentId, by, how: step }, moment);
  const milestone = agreement.milestones[pick % agreement.milestones.length];
  const milestoneId = milestone?.id ?? '';
  const shares = milestone?.shares.map(({ externalUserId }) => ({ externalUserId, basisPoints: 500 }));
  const terms = { amount: money(amount), ...(shares && shares.length > 0 && { shares }) };
  const later = new Date(moment.now.getTime() + amount * 3_600_000);
  const limits = pick === 0 ? { deliverBy: later, inspectionSeconds: 3_600 } : {};
  const operations: Operation[] = {
    add: [{ type: 'add' as const, title: 'New', ...terms, ...limits }],
    change: [{ type: 'change' as const, milestoneId, ...terms, ...limits }],
    drop: [{ type: 'drop' as const, milestoneId }],
    'pay later': [],
  }[step];
  const fundBy = step === 'pay later' || amount > 250 ? later : undefined;
  return proposeAmendment(agreement, { by, operations, fundBy, statement: null }, moment);
}
