import { assessPayment } from '#actions/escrow/assess-payment.ts';
import { cancelAgreement } from '#actions/escrow/cancel-agreement.ts';
import { confirmMilestone } from '#actions/escrow/confirm-milestone.ts';
import { closeException } from '#actions/escrow/exceptions/close-exception.ts';
import { extendInspection } from '#actions/escrow/extend-inspection.ts';
import { freezeAgreement, unfreezeAgreement } from '#actions/escrow/freeze-agreement.ts';
import { setPayoutAccount } from '#actions/escrow/set-payout-account.ts';
import type { Money } from '#core/escrow/money.ts';
import type { Queryable } from '#store/db.ts';
import * as exceptions from '#store/escrow/exceptions.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { violation } from '#test/sim/failure.ts';
import { once } from '#test/sim/once.ts';
import type { SimAgreement, World } from '#test/sim/world.ts';
import type { Command } from './command.ts';
import { about, newAccountNumber, newKey } from './parts.ts';

export function assess(world: World, agreement: SimAgreement): Command {
  const stranger = world.random.chance(0.05);
  const risky = world.random.chance(0.1);
  return {
    ...about(agreement, `assess${stranger ? ' as a stranger' : ''}${risky ? ' at high risk' : ''}`),
    refusals: ['agreement_closed', 'provider_unavailable', ...(stranger ? (['not_a_party'] as const) : [])],
    async run(context) {
      const { result } = await assessPayment(
        context,
        {
          ...agreement.key,
          externalUserId: stranger ? 'stranger' : agreement.buyer,
          amount: agreement.total as Money,
          deviceFingerprint: undefined,
          facts: {},
          simulateVpn: risky,
          simulateImpossibleTravel: risky,
        },
        NO_ANSWER,
      );
      const { account, assessment } = result;
      if ((account === null) !== (assessment.flag === 'RED')) {
        violation(agreement.key.agreementId, `flag ${assessment.flag}, and an account: ${account !== null}`);
      }
      if (account && agreement.account && account.accountNumber !== agreement.account) {
        violation(agreement.key.agreementId, 'an assessment gave it a second account');
      }
      agreement.account ??= account?.accountNumber ?? null;
    },
  };
}

export function confirm(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const milestone = random.pick(agreement.milestones);
  const party = random.chance(0.06) ? null : random.pick(['buyer', 'seller'] as const);
  const externalUserId = party ? agreement[party] : 'stranger';
  const key = random.chance(0.1) ? newKey(world) : null;
  const input = { ...agreement.key, milestoneId: milestone.id, externalUserId };
  return {
    ...about(agreement, `confirm ${milestone.id} as ${party ?? 'a stranger'}${key ? ' once' : ''}`),
    refusals: party
      ? ['agreement_frozen', 'milestone_disputed', 'milestone_refunded', 'milestone_resolved']
      : ['not_a_party'],
    async run(context) {
      if (party) milestone.triedBy.add(party);
      if (party === 'seller') milestone.deliveredAt ??= world.clock().getTime();
      if (key) {
        const view = () => null;
        await once(context, input.developerId, key, view, (answerFor) =>
          confirmMilestone(context, input, answerFor),
        );
      } else {
        await confirmMilestone(context, input, NO_ANSWER);
      }
      if (party) agreement.acknowledged.push({ milestoneId: milestone.id, party });
    },
  };
}

export function extend(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const delivered = agreement.milestones.filter(({ deliveredAt }) => deliveredAt !== null);
  const milestone = random.pick(delivered.length > 0 ? delivered : agreement.milestones);
  const input = {
    ...agreement.key,
    milestoneId: milestone.id,
    seconds: random.pick([60, 1_800, 3_600, 86_400]),
    party: random.pick(['buyer', 'seller'] as const),
  };
  return {
    ...about(agreement, `extend ${milestone.id} by ${input.seconds} s as ${input.party}`),
    refusals: [
      'agreement_frozen',
      'inspection_not_started',
      'inspection_ended',
      'milestone_disputed',
      'already_extended',
      'extension_too_long',
    ],
    run: (context) => extendInspection(context, input, NO_ANSWER),
  };
}

export function freeze(world: World, agreement: SimAgreement): Command {
  return {
    ...about(agreement, 'freeze'),
    refusals: ['agreement_frozen', 'agreement_closed'],
    async run(context) {
      await freezeAgreement(context, agreement.key, 'dispute', NO_ANSWER);
      world.holds.answered(agreement.key.agreementId);
    },
  };
}

export function unfreeze(world: World, agreement: SimAgreement): Command {
  const perhapsLifted = () => world.holds.perhapsLifted(agreement.key.agreementId);
  return {
    ...about(agreement, 'unfreeze'),
    refusals: ['agreement_not_frozen', 'recall_unsettled'],
    run(context) {
      perhapsLifted();
      return unfreezeAgreement(context, agreement.key, NO_ANSWER).finally(perhapsLifted);
    },
  };
}

/** The platform pays in what a bank took back after it had left, and closes the exceptions. */
export function settleRecalls(_world: World, agreement: SimAgreement): Command {
  const { developerId } = agreement.key;
  return {
    ...about(agreement, 'settle recalled deposits'),
    refusals: ['exception_closed'],
    async run(context) {
      for (const { exception } of await exceptions.openRecalls(context.db, agreement.key)) {
        await closeException(
          context,
          { developerId, exceptionId: exception.id },
          { note: 'paid in' },
          NO_ANSWER,
        );
      }
    },
  };
}

/** A person asks the bank about payments whose amount differs from the order, and closes the exceptions. */
export function askBank(world: World, agreement: SimAgreement): Command {
  const { developerId, agreementId } = agreement.key;
  return {
    ...about(agreement, 'ask the bank about contradictions'),
    refusals: ['exception_closed'],
    async run(context) {
      const open = await contradictions(context.db, agreementId);
      for (const { id: exceptionId, subject } of open) {
        // Only at the end, when nothing else can change the payment in between.
        const paidAsOrdered = !world.faults && world.bank.otherAmounts.has(subject);
        if (paidAsOrdered) world.bank.otherAmounts.settle(subject);
        else if (world.bank.books.hasMisstated(subject)) world.bank.correct(subject);
        else continue;
        const how = { note: 'the bank was asked', paidAsOrdered };
        await closeException(context, { developerId, exceptionId }, how, NO_ANSWER);
      }
    },
  };
}

function contradictions(db: Queryable, agreementId: string): Promise<{ id: string; subject: string }[]> {
  return db.query(
    `SELECT id, subject FROM exceptions
     WHERE agreement_id = $1 AND kind = 'contradiction' AND closed_at IS NULL ORDER BY id`,
    [agreementId],
  );
}

export function cancel(_world: World, agreement: SimAgreement): Command {
  return {
    ...about(agreement, 'cancel'),
    refusals: [
      'agreement_frozen',
      'agreement_closed',
      'agreement_funded',
      'milestone_completed',
      'milestone_disputed',
    ],
    run: (context) => cancelAgreement(context, agreement.key, NO_ANSWER),
  };
}

export function setAccount(world: World, agreement: SimAgreement): Command {
  return setAccountOf(world, agreement, world.random.pick(payeesOf(agreement)));
}

/** Returns the seller and the payees of shares. */
export function payeesOf({ seller, payees: others }: SimAgreement): string[] {
  return [...new Set([seller, ...others])];
}

export function setAccountOf(world: World, agreement: SimAgreement, payee: string): Command {
  const accountNumber = newAccountNumber(world.random);
  const { developerId } = agreement.key;
  const input = {
    developerId,
    externalUserId: payee,
    bankCode: '058',
    accountNumber,
    accountName: null,
  };
  return {
    ...about(agreement, `set the payout account of ${payee}`),
    refusals: ['provider_unavailable'],
    async run(context) {
      world.accountOwners.set(accountNumber, `${developerId} ${payee}`);
      await setPayoutAccount(context, input, NO_ANSWER);
      world.sellersWithDetails.add(`${developerId} ${payee}`);
    },
  };
}
