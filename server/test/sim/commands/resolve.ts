import { resolveMilestone } from '#actions/escrow/resolve-milestone.ts';
import { money } from '#core/escrow/money.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import type { SimAgreement, World } from '#test/sim/world.ts';
import type { Command } from './command.ts';

/** The platform decides a dispute: for the buyer, for the seller, or a part for each. */
export function resolve(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const milestone = random.pick(agreement.milestones);
  const toBuyer = random.pick([0, milestone.amount, random.int(0, milestone.amount)]);
  const toSeller = milestone.amount - toBuyer;
  const resolution = {
    milestoneId: milestone.id,
    toBuyer: money(toBuyer),
    toSeller: money(toSeller),
    reason: 'decided',
  };
  return {
    name: `resolve ${milestone.id}: ${toBuyer} to the buyer, ${toSeller} to the seller`,
    about: agreement.key.agreementId,
    refusals: [
      'agreement_closed',
      'milestone_refunded',
      'milestone_disputed',
      'milestone_paid',
      'payout_under_way',
      'resolution_lowered',
      'commission_paid_out',
      'payout_cancelled',
    ],
    run(context) {
      milestone.decidedFor.add(toSeller);
      return resolveMilestone(context, agreement.key, resolution, NO_ANSWER);
    },
  };
}
