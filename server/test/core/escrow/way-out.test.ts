import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideDispute } from '#core/escrow/disputes/close.ts';
import { escalate } from '#core/escrow/disputes/speak.ts';
import { closeException } from '#core/escrow/exceptions/close.ts';
import type { FeeTerms } from '#core/escrow/fee.ts';
import { unfreeze } from '#core/escrow/freeze.ts';
import type { Balances } from '#core/escrow/ledger.ts';
import { meetDeadlines } from '#core/escrow/meet-deadlines.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { money } from '#core/escrow/money.ts';
import { allParts, payoutReference } from '#core/escrow/part.ts';
import { cancelPayout } from '#core/escrow/payouts/cancel.ts';
import { settlePayout } from '#core/escrow/payouts/settle.ts';
import { partReference, type RefundPart, refundStatus } from '#core/escrow/refund.ts';
import { returnLeftover } from '#core/escrow/refunds/open.ts';
import { nextRefundStep, sendAgain } from '#core/escrow/refunds/send.ts';
import { settleRefundPart } from '#core/escrow/refunds/settle.ts';
import { resolve } from '#core/escrow/resolve.ts';
import type { ShareTerms } from '#core/escrow/share.ts';
import { type Command, commands, isBearable, schedules } from './commands.ts';
import { DESTINATION, World } from './one-agreement.ts';

/**
 * The calls that a platform can make on its own: the parties confirm nothing more, the seller never sets an
 * account, every payout fails, and the accounts that deposits came from are closed.
 */
const DOORS = {
  unfreeze: (world: World) => world.try((agreement, moment) => unfreeze(agreement, world.recalls(), moment)),
  resolve: (world: World) =>
    world.agreement.milestones
      .map(({ id: milestoneId, amount }) => {
        const all = { milestoneId, toBuyer: amount, toSeller: money(0), reason: 'no way out' };
        const facts = { deposits: world.returnable(true), recalls: world.recalls() };
        return world.try((agreement, moment) => resolve(agreement, all, facts, moment));
      })
      .includes(true),
  cancel: (world: World) =>
    allParts(world.agreement)
      .map(({ id: partId }) => {
        const facts = { deposits: world.returnable(true), recalls: world.recalls() };
        const wanted = { partId, reason: 'no way out' };
        return world.try((agreement, moment) => cancelPayout(agreement, wanted, facts, moment));
      })
      .includes(true),
  decide: (world: World) =>
    world.agreement.milestones.map((milestone) => endDispute(world, milestone)).includes(true),
  settle: (world: World) =>
    world
      .recalls()
      .map(({ exception, owed }) =>
        world.try((agreement, moment) =>
          closeException(agreement, exception, { note: 'paid in', owed }, moment),
        ),
      )
      .includes(true),
  excess: (world: World) =>
    world.try((agreement, moment) => returnLeftover(agreement, 'EXCESS', world.returnable(true), moment)),
  unapplied: (world: World) =>
    world.try((agreement, moment) => returnLeftover(agreement, 'UNAPPLIED', world.returnable(false), moment)),
  destination: (world: World) => {
    const failed = [...world.refunds.values()].find((refund) => refundStatus(refund) === 'FAILED');
    if (!failed) return false;
    const facts = { refund: failed, failed: world.failedParts(failed) };
    return world.try((agreement, moment) => sendAgain(agreement, facts, DESTINATION, moment));
  },
};

/** Takes a dispute over and decides it; no side appeals. */
function endDispute(world: World, { amount, dispute }: Milestone): boolean {
  if (!dispute || dispute.status === 'CLOSED') return false;
  const disputeId = dispute.id;
  const facts = { deposits: world.returnable(true), recalls: world.recalls() };
  const shares = { toBuyer: amount, toSeller: money(0) };
  const verdict = { ...shares, disputeId, code: 'no_way_out', statement: 'There is no other way.' };
  return [
    world.try((agreement, moment) => escalate(agreement, { disputeId, by: 'platform' }, moment)),
    world.try((agreement, moment) => decideDispute(agreement, verdict, facts, moment)),
    dispute.status === 'DECIDED' &&
      world.try((agreement, moment) => meetDeadlines(agreement, { ...facts, mayGrant: true }, moment)),
  ].includes(true);
}

type AttemptLimit = keyof typeof DOORS;

/** The bank's own steps: it decides on everything it has, and accepts what it is sent. */
function bankAtWork(world: World): boolean {
  const payouts = allParts(world.agreement).map((part) => {
    const attempts = world.attemptsOf(part.id);
    const reference = payoutReference(part);
    const submitted = part.settlement === 'SUBMITTED';
    return (
      submitted &&
      world.try((agreement, moment) =>
        settlePayout(agreement, attempts, reference, { status: 'FAILED' }, moment),
      )
    );
  });
  const refunds = [...world.parts.values()].map((part) => workOn(world, part));
  return [...payouts, ...refunds].includes(true);
}

function workOn(world: World, part: RefundPart): boolean {
  const facts = world.bookedPart(part);
  const reference = partReference(part);
  if (part.status === 'PENDING')
    return world.try((agreement, moment) => nextRefundStep(agreement, facts, reference, moment));
  const status = part.destination ? 'SUCCEEDED' : 'FAILED';
  const isOut = part.status === 'SUBMITTED';
  return (
    isOut &&
    world.try((agreement, moment) => settleRefundPart(agreement, facts, reference, { status }, moment))
  );
}

const MAX_ROUNDS = 60;

/** Makes every possible call until none changes anything. */
function walkOut(world: World, attemptLimits: readonly AttemptLimit[]): void {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const moved = [bankAtWork(world), ...attemptLimits.map((door) => DOORS[door](world))];
    if (!moved.includes(true)) return;
  }
  assert.fail('the calls never come to an end');
}

/**
 * All money is on some bank account, except the commission, which leaves with the platform's next payout; the
 * amount that a bank owes the platform is recorded.
 */
function isOut({ bank, receivable, fees, platform, commission, ...owed }: Balances): boolean {
  return (
    bank === commission &&
    receivable + fees === platform &&
    Object.values(owed).every((amount) => amount === 0)
  );
}

const scenarios = fc.tuple(
  fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
  fc.array(commands, { minLength: 1, maxLength: 40, size: 'max' }),
  schedules,
  // As small as the amounts, so that a few deposits release them.
  fc.constantFrom(0, 0, 1, 2).map((count) => sharesOfOne(count)),
);

function sharesOfOne(count: number): readonly ShareTerms[] {
  return Array.from({ length: count }, (_, index) => ({ externalUserId: `p${index + 1}`, amount: money(1) }));
}

function worldAfter([amounts, scenario, terms, sharing]: [
  readonly number[],
  readonly Command[],
  readonly FeeTerms[],
  readonly ShareTerms[],
]): World {
  const shares = isBearable(amounts, [], sharing) ? sharing : [];
  const fees = isBearable(amounts, terms, shares) ? terms : [];
  const world = new World(amounts, fees, undefined, shares);
  for (const command of scenario) {
    world.run(command.do === 'deposit' ? { ...command, amount: 1 + (command.amount % 4) } : command);
  }
  return world;
}

describe('from every reachable state of an agreement', () => {
  it('the platform alone can bring all money to a bank account', () => {
    const states = new Set<string>();
    fc.assert(
      fc.property(scenarios, (scenario) => {
        const world = worldAfter(scenario);
        const { milestones, hold, balances } = world.agreement;
        states.add(JSON.stringify([milestones.map(({ settlement }) => settlement), hold !== null, balances]));
        walkOut(world, Object.keys(DOORS) as AttemptLimit[]);
        assert.ok(isOut(world.agreement.balances), JSON.stringify(world.agreement.balances));
      }),
      { numRuns: 1_500 },
    );
    expect(states.size).toBeGreaterThan(500);
  });

  it.each(Object.keys(DOORS) as AttemptLimit[])(
    'not without %s: it is the only way out of some state',
    (shut) => {
      const attemptLimits = (Object.keys(DOORS) as AttemptLimit[]).filter((door) => door !== shut);
      const stuck = fc.sample(scenarios, { numRuns: 1_500, seed: 12 }).some((scenario) => {
        const world = worldAfter(scenario);
        walkOut(world, attemptLimits);
        return !isOut(world.agreement.balances);
      });
      expect(stuck).toBe(true);
    },
  );
});
