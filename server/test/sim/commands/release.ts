import { changeReleasePolicy } from '#actions/escrow/release/change-release-policy.ts';
import { liftHold } from '#actions/escrow/release/lift-hold.ts';
import type { ReleaseRule } from '#core/escrow/release-policy.ts';
import { Problem } from '#core/problem.ts';
import * as holds from '#store/escrow/release/holds.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import * as jobs from '#store/jobs.ts';
import { markVerified } from '#store/risk/trust.ts';
import type { SimAgreement, World } from '#test/sim/world.ts';
import type { Command } from './command.ts';
import { about } from './parts.ts';

const MANY = 100;

/** The platform changes its release policy, or removes it. */
export function changePolicy(world: World, agreement: SimAgreement): Command {
  const { random } = world;
  const days = () => random.int(1, 4);
  const all: ReleaseRule[] = [
    { rule: 'unverified_seller', above: random.int(0, 400), currency: random.pick(['NGN', 'USD']) },
    { rule: 'new_account', days: days() },
    { rule: 'risky_payment', days: days() },
    { rule: 'name_mismatch' },
    { rule: 'risky_seller', score: random.int(1, 100), days: days() },
    { rule: 'first_deals', deals: random.int(1, 20), percent: random.int(1, 100), days: days() },
  ];
  const rules = random.chance(0.4) ? [] : all.filter(() => random.chance(0.4));
  const { developerId } = agreement.key;
  return {
    ...about(agreement, `policy of ${developerId}: ${rules.map(({ rule }) => rule).join(', ') || 'none'}`),
    refusals: [],
    run: (context) => changeReleasePolicy(context, { developerId, rules }, NO_ANSWER),
  };
}

/** A person releases one held payout of an agreement. */
export function liftOne(world: World, agreement: SimAgreement): Command {
  const nth = world.random.int(0, MANY);
  return {
    ...about(agreement, 'lift a hold'),
    refusals: ['hold_over'],
    async run(context) {
      const { developerId, agreementId } = agreement.key;
      const page = { limit: MANY, before: undefined };
      const open = await holds.list(context.db, developerId, { status: 'OPEN', agreementId }, page);
      const hold = open[nth % Math.max(1, open.length)];
      if (hold) await liftHold(context, { developerId, holdId: hold.id }, 'looked at', NO_ANSWER);
    },
  };
}

/** A person has reviewed all held payouts of an agreement. */
export function liftAll(_world: World, agreement: SimAgreement): Command {
  return {
    ...about(agreement, 'lift every hold'),
    refusals: [],
    async run(context) {
      const { developerId, agreementId } = agreement.key;
      const page = { limit: MANY, before: undefined };
      for (const { id } of await holds.list(context.db, developerId, { status: 'OPEN', agreementId }, page)) {
        await liftHold(context, { developerId, holdId: id }, 'looked at', NO_ANSWER).catch((error) => {
          if (!(error instanceof Problem && error.code === 'hold_over')) throw error;
        });
      }
    },
  };
}

/** Verifies the seller: writes the result of a verification, without the pictures. */
export function verifySeller(_world: World, agreement: SimAgreement): Command {
  const { developerId } = agreement.key;
  const externalUserId = agreement.seller;
  return {
    ...about(agreement, `verify ${externalUserId}`),
    refusals: [],
    run(context) {
      const at = context.clock();
      return context.db.transaction(async (tx) => {
        await markVerified(tx, { developerId, userId: externalUserId, at });
        const payload = { externalUserId, waiting: true };
        const job = { developerId, id: context.newId('job'), kind: 'resume-payouts', payload } as const;
        await jobs.add(tx, { ...job, runAt: at }, at);
      });
    },
  };
}
