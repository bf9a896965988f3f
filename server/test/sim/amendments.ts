import type { Books } from '#core/escrow/verify/books.ts';
import { violation } from './failure.ts';

type Terms = { readonly id: string; readonly amount: number };
type Fields = {
  readonly amendmentId?: string;
  readonly milestoneId?: string;
  readonly by?: string;
  readonly expiresAt?: string;
  readonly totalAmount?: number;
  readonly milestones?: readonly Terms[];
  readonly before?: readonly Terms[];
  readonly after?: readonly Terms[];
};
type Open = { readonly id: string; readonly acceptedBy: Set<string>; readonly until: number };

/** Events after which the terms of a milestone stay. */
const TOUCHES: ReadonlySet<string> = new Set([
  'milestone.confirmed',
  'milestone.released',
  'milestone.resolved',
  'milestone.refunded',
]);
const ENDS: ReadonlySet<string> = new Set(['amendment.declined', 'amendment.withdrawn', 'amendment.lapsed']);

/**
 * From the events alone: an amendment is in force only if both parties accepted it in time, while it was
 * open, and what it changes was neither confirmed nor disputed. The total stays the sum of the milestones.
 */
export function amendmentsAreAgreed({ agreementId, events }: Books): void {
  const touched = new Set<string>();
  const disputed = new Set<string>();
  const amounts = new Map<string, number>();
  let open: Open | null = null;
  for (const { type, data, createdAt } of events) {
    const {
      milestoneId = '',
      amendmentId = '',
      by = '',
      before = [],
      after = [],
      ...fields
    } = data as Fields;
    if (TOUCHES.has(type)) touched.add(milestoneId);
    if (type === 'dispute.opened') disputed.add(milestoneId);
    if (type === 'dispute.closed') disputed.delete(milestoneId);
    if (type === 'agreement.created')
      for (const { id, amount } of fields.milestones ?? []) amounts.set(id, amount);
    if (type === 'amendment.proposed') {
      const acceptedBy = new Set(by === 'platform' ? [] : [by]);
      open = { id: amendmentId, acceptedBy, until: Date.parse(fields.expiresAt ?? '') };
    }
    if (type === 'amendment.accepted') open?.acceptedBy.add(by);
    if (ENDS.has(type)) open = null;
    if (type !== 'agreement.amended') continue;
    if (open?.id !== amendmentId) violation(agreementId, `${amendmentId} is in force, and was not open`);
    if (!open || open.acceptedBy.size < 2)
      violation(agreementId, `${amendmentId} is in force without both parties`);
    if (createdAt.getTime() >= open.until) violation(agreementId, `${amendmentId} was accepted too late`);
    for (const { id } of before) {
      if (touched.has(id) || disputed.has(id))
        violation(agreementId, `${amendmentId} changes ${id}, which is confirmed, disputed or over`);
      amounts.delete(id);
    }
    for (const { id, amount } of after) amounts.set(id, amount);
    const total = [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
    if (total !== fields.totalAmount)
      violation(agreementId, `the milestones make ${total}, and the total is ${fields.totalAmount}`);
    open = null;
  }
}
