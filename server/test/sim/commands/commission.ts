import { cancelPayout } from '#actions/escrow/cancel-payout.ts';
import { payCommission } from '#actions/escrow/commission/pay-commission.ts';
import { payoutIdOf } from '#core/escrow/payout.ts';
import { OWN_ACCOUNT_ID } from '#core/external-id.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { partIdsOf, type SimAgreement, type World } from '#test/sim/world.ts';
import { setAccountOf } from './agreements.ts';
import type { Command } from './command.ts';
import { CURRENCIES } from './creation.ts';
import { about } from './parts.ts';

/** The platform names the account that its commission goes to. */
export function setOwnAccount(world: World, agreement: SimAgreement): Command {
  return setAccountOf(world, agreement, OWN_ACCOUNT_ID);
}

export function payOutCommission(world: World, agreement: SimAgreement): Command {
  return payCommissionIn(agreement, world.random.pick(CURRENCIES));
}

export function payCommissionIn(agreement: SimAgreement, currency: string): Command {
  const { developerId } = agreement.key;
  return {
    ...about(agreement, `pay commission of ${developerId} in ${currency}`),
    refusals: ['no_commission', 'no_commission_account'],
    run: (context) => payCommission(context, developerId, currency, NO_ANSWER),
  };
}

/** The platform gives a payee's share back to the buyer, as long as the bank does not have it. */
export function cancelOnePayout(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const shared = agreement.milestones.filter(({ shares }) => shares.length > 0);
  const partId = random.pick(partIdsOf(random.pick(shared.length > 0 ? shared : agreement.milestones)));
  const payoutKey = { developerId: agreement.key.developerId, payoutId: payoutIdOf(partId) };
  return {
    ...about(agreement, `cancel the payout of ${partId}`),
    refusals: [
      'not_found',
      'payout_not_shared',
      'milestone_disputed',
      'milestone_paid',
      'milestone_refunded',
      'payout_under_way',
    ],
    async run(context) {
      await cancelPayout(context, payoutKey, 'no account', NO_ANSWER);
      world.cancelled.add(partId);
      world.play('a payout is cancelled');
    },
  };
}
