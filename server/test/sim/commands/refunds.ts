import type { Waiting } from '#actions/approvals/context.ts';
import { refundAgreement } from '#actions/escrow/refund/refund-agreement.ts';
import { retryRefund } from '#actions/escrow/refund/retry-refund.ts';
import type { Refund } from '#core/escrow/refund.ts';
import * as refunds from '#store/escrow/refunds.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { once } from '#test/sim/once.ts';
import type { SimAgreement, World } from '#test/sim/world.ts';
import type { Command } from './command.ts';
import { about, newAccountNumber, newKey } from './parts.ts';

export function refund(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const all = random.chance(0.3);
  const some = random.shuffle(agreement.milestones).slice(0, random.int(1, agreement.milestones.length));
  const milestoneIds = all ? null : some.map(({ id }) => id);
  const key = newKey(world);
  const request = { what: 'milestones', milestoneIds, reason: null } as const;
  return {
    ...about(agreement, `refund ${milestoneIds?.join(' ') ?? 'everything open'}`),
    refusals: [
      'agreement_frozen',
      'agreement_closed',
      'nothing_to_refund',
      'milestone_refunded',
      'milestone_completed',
      'milestone_disputed',
    ],
    run: (context) =>
      once(
        context,
        agreement.key.developerId,
        key,
        (made: Refund | Waiting) => ({ id: 'id' in made ? made.id : made.approval.id }),
        (answerFor) => refundAgreement(context, agreement.key, request, answerFor),
      ),
  };
}

export function returnExcess(_world: World, agreement: SimAgreement): Command {
  return {
    ...about(agreement, 'return the excess'),
    refusals: ['agreement_frozen', 'nothing_to_refund'],
    run: (context) => refundAgreement(context, agreement.key, { what: 'excess' }, NO_ANSWER),
  };
}

export function returnUnapplied(_world: World, agreement: SimAgreement): Command {
  return {
    ...about(agreement, 'return what came too late'),
    refusals: ['agreement_frozen', 'nothing_to_refund'],
    run: (context) => refundAgreement(context, agreement.key, { what: 'unapplied' }, NO_ANSWER),
  };
}

/**
 * A person at the platform retries the refunds that the bank refused, sometimes to another account; at the
 * end always, since some can no longer go back to their source.
 */
export function retryRefunds(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const elsewhere = !world.faults || random.chance(0.5);
  const destination = elsewhere
    ? { bankCode: '058', accountNumber: newAccountNumber(random), accountName: null }
    : null;
  // The account is the buyer's own, so that no rule about names refuses it.
  if (destination) {
    const holder = `Name of ${agreement.buyer.replace('once-', '')}`;
    world.bank.holders.set(destination.accountNumber, holder);
  }
  return {
    ...about(agreement, `send refused refunds again${elsewhere ? ' elsewhere' : ''}`),
    refusals: [
      'agreement_frozen',
      'refund_not_failed',
      'provider_unavailable',
      ...(elsewhere ? [] : (['destination_required'] as const)),
    ],
    async run(context) {
      const page = { limit: 100, before: undefined };
      for (const { id } of await refunds.list(context.db, agreement.key, { status: 'FAILED' }, page)) {
        await retryRefund(context, agreement.key, { refundId: id, destination }, NO_ANSWER);
      }
    },
  };
}
