import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundingOf, isOver, isReleased, outstandingOf, surplusOf } from '#core/escrow/agreement.ts';
import { returnableOf } from '#core/escrow/deposit.ts';
import {
  applyTransfer,
  assetsOf,
  EMPTY_BALANCES,
  liabilitiesOf,
  type MovementKind,
} from '#core/escrow/ledger.ts';
import { costOf, keptOnRefund, moneyOf } from '#core/escrow/milestone.ts';
import { commands, isBearable, schedules, times } from './commands.ts';
import { World } from './one-agreement.ts';

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Plain asserts: there are about half a million of them, and each `expect` is much slower. */
function expectSound(world: World): void {
  const { agreement, transfers, events, deposits } = world;
  const { balances } = agreement;
  assert.ok(Math.min(...Object.values(balances)) >= 0);
  assert.equal(assetsOf(balances), liabilitiesOf(balances));
  assert.deepEqual(transfers.reduce(applyTransfer, EMPTY_BALANCES), balances);

  const funding = fundingOf(agreement);
  assert.ok(funding.released + funding.refunded <= funding.deposited);
  const accountedFor =
    funding.held +
    funding.excess +
    balances.suspense +
    funding.released +
    funding.refunded +
    balances.commission;
  // The part of a reversal that had already left is owed to the platform, unless it was taken back from the
  // seller's account; the rest was held, and is gone.
  const moved = (movement: MovementKind) =>
    total(transfers.filter(({ kind }) => kind === movement).map(({ amount }) => amount));
  const owed = moved('deposit_reversed_owed') - moved('release_recalled');
  const takenOut = agreement.reversed - owed;
  assert.equal(funding.deposited, accountedFor + takenOut);
  assert.equal(agreement.reversed, total(deposits.map((deposit) => deposit.reversed)));
  // All held money can go back to its deposits, except money that the platform has covered.
  const returnable = (applied: boolean) =>
    total(deposits.filter((deposit) => deposit.applied === applied).map(returnableOf));
  assert.ok(funding.held + funding.excess <= returnable(true) + owed);
  assert.ok(balances.suspense <= returnable(false));
  assert.equal(Math.min(outstandingOf(agreement), surplusOf(agreement)), 0);
  if (funding.excess > 0) assert.equal(funding.outstanding, 0);
  // Escrow beyond the remaining milestones has gone back already.
  assert.equal(surplusOf(agreement), 0);
  // Money that covers a reversed deposit has no deposit to go back to.
  const elsewhere = [...world.parts.values()].filter(({ transactionId }) => transactionId === null);
  const returned = total(deposits.map((deposit) => deposit.returned));
  assert.equal(funding.refunded, returned + total(elsewhere.map(({ amount }) => amount)));
  for (const deposit of deposits) assert.ok(deposit.returned <= deposit.amount);

  expectCommission(world);
  expectReleasesInOrder(world);
  for (const list of [transfers, events]) {
    assert.ok(list.every(({ sequence }, index) => sequence === index + 1));
  }
  assert.equal(new Set(transfers.map(({ kind, cause }) => `${kind} ${cause}`)).size, transfers.length);
}

/** The platform gets what the lines say that were frozen with the agreement. */
function expectCommission({ agreement: { milestones, balances } }: World): void {
  assert.equal(balances.commission, total(milestones.map(({ commission }) => commission)));
  for (const milestone of milestones) {
    const { payable, commission } = moneyOf(milestone);
    assert.ok(payable > 0 || milestone.toBuyer === milestone.amount);
    if (isReleased(milestone)) assert.equal(milestone.commission, commission);
    else if (milestone.settlement === 'REFUNDED') assert.ok(milestone.commission <= keptOnRefund(milestone));
    else assert.equal(milestone.commission, 0);
  }
}

/** First completed, first served. Released money can go back only by a decision of the platform. */
function expectReleasesInOrder({ agreement, transfers }: World): void {
  const { milestones, balances } = agreement;
  const released = transfers.filter(({ kind }) => kind === 'release').map(({ cause }) => cause);
  const takenBack = milestones.filter((one) => one.settlement === 'REFUNDED' && one.toBuyer === one.amount);
  const releases = released.filter((id) => !takenBack.some((milestone) => milestone.id === id));
  const completed = milestones
    .filter((milestone) => milestone.completedAs !== null)
    .sort((left, right) => Number(left.completedAs) - Number(right.completedAs));
  const [first, rest] = [completed.slice(0, releases.length), completed.slice(releases.length)];
  assert.deepEqual(
    releases,
    first.map(({ id }) => id),
  );
  assert.ok(first.every(isReleased) && !rest.some(isReleased));
  for (const { id, settlement } of milestones) {
    if (settlement === 'REFUNDED') assert.ok(!releases.includes(id));
  }
  const [next] = rest;
  if (next && agreement.hold === null) assert.ok(balances.escrow < costOf(next));
}

describe('after any sequence of commands, an agreement', () => {
  it('has sound books', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
        fc.array(commands, { minLength: 10, maxLength: 80, size: 'max' }),
        schedules,
        times,
        (amounts, sequence, fees, time) => {
          fc.pre(isBearable(amounts, fees));
          const world = new World(amounts, fees, time);
          for (const command of sequence) {
            const wasOver = isOver(world.agreement);
            const suspense = world.agreement.balances.suspense;
            world.run(command);
            expectSound(world);
            if (command.do === 'deposit') {
              const expected = wasOver ? suspense + command.amount : suspense;
              assert.equal(world.agreement.balances.suspense, expected);
            }
            for (const { settlement } of world.agreement.milestones) reached.add(settlement);
          }
        },
      ),
      { numRuns: 400 },
    );
    expect([...reached].sort()).toEqual(
      ['OPEN', 'QUEUED', 'RELEASED', 'AWAITING_DETAILS', 'SUBMITTED', 'PAID', 'REFUNDED'].sort(),
    );
  });
});
