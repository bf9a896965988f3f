import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fundingOf, isOver, isReleased, outstandingOf, surplusOf } from '#core/escrow/agreement.ts';
import { returnableOf } from '#core/escrow/deposit.ts';
import { allowedActions, effectOfSilence, isDisputed } from '#core/escrow/disputes/dispute.ts';
import {
  applyTransfer,
  assetsOf,
  EMPTY_BALANCES,
  liabilitiesOf,
  type MovementKind,
} from '#core/escrow/ledger.ts';
import { costOf, isCancelled, keptOnRefund, type Milestone, moneyOf } from '#core/escrow/milestone.ts';
import { allParts, partsOf, payoutReference } from '#core/escrow/part.ts';
import { type Command, commands, isBearable, schedules, sharings, type Time, times } from './commands.ts';
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
  expectPayees(world);
  expectReleasesInOrder(world);
  expectNextMoves(world);
  for (const list of [transfers, events]) {
    assert.ok(list.every(({ sequence }, index) => sequence === index + 1));
  }
  assert.equal(new Set(transfers.map(({ kind, cause }) => `${kind} ${cause}`)).size, transfers.length);
}

/** The seller's own payout may have been cancelled since. */
function wasReleased(milestone: Milestone): boolean {
  return isReleased(milestone) || isCancelled(milestone);
}

/** The platform gets what the lines say that were frozen with the agreement. */
function expectCommission({ agreement: { milestones, balances } }: World): void {
  assert.equal(balances.commission, total(milestones.map(({ commission }) => commission)));
  for (const milestone of milestones) {
    const { payable, commission } = moneyOf(milestone);
    assert.ok(payable > 0 || milestone.toBuyer === milestone.amount);
    if (wasReleased(milestone)) assert.equal(milestone.commission, commission);
    else if (milestone.settlement === 'REFUNDED') assert.ok(milestone.commission <= keptOnRefund(milestone));
    else assert.equal(milestone.commission, 0);
  }
}

/** Each payee was given what the frozen lines say, is paid it once, and never had a balance below zero. */
function expectPayees({ agreement, transfers }: World): void {
  const owed = { seller: 0, shares: 0 };
  for (const part of allParts(agreement)) {
    const milestone = agreement.milestones.find(({ id }) => id === part.milestoneId);
    const references = new Set(
      Array.from({ length: part.payoutAttempts }, (_, index) =>
        payoutReference({ ...part, payoutAttempts: index + 1 }),
      ),
    );
    const account = part.share === null ? 'seller' : 'shares';
    let balance = 0;
    let paid = 0;
    for (const { debit, credit, amount, cause, kind } of transfers) {
      const isTheirs = references.has(cause) || (part.share !== null && cause.split(':')[0] === part.id);
      if (!isTheirs) continue;
      if (credit === account) balance += amount;
      if (debit === account) balance -= amount;
      if (kind === 'payout_succeeded' || kind === 'payout_late') paid += amount;
      if (kind === 'payout_reversed') paid -= amount;
      if (part.share !== null) assert.ok(balance >= 0);
    }
    assert.equal(paid, part.settlement === 'PAID' ? part.amount : 0);
    if (part.share !== null) owed.shares += balance;
    const isOwed = part.settlement === 'RELEASED' || part.settlement === 'AWAITING_DETAILS';
    if (part.share !== null) assert.equal(balance, isOwed ? part.amount : 0);
    if (!milestone || !isReleased(milestone)) continue;
    const gets = partsOf(agreement, milestone).map(({ amount }) => amount);
    assert.equal(total(gets) + moneyOf(milestone).commission, costOf(milestone));
  }
  assert.equal(agreement.balances.shares, owed.shares);
}

/**
 * First completed, first served, but for milestones that were disputed. Released money can go back only by a
 * decision of the platform or of both parties.
 */
function expectReleasesInOrder({ agreement, transfers }: World): void {
  const { milestones, balances } = agreement;
  const inLine = milestones.filter(({ dispute }) => dispute === null);
  const released = transfers
    .filter(({ kind, credit }) => kind === 'release' && credit === 'seller')
    .map(({ cause }) => cause);
  const takenBack = milestones.filter((one) => one.settlement === 'REFUNDED' && one.toBuyer === one.amount);
  const stood = released.filter((id) => !takenBack.some((milestone) => milestone.id === id));
  const releases = stood.filter((id) => inLine.some((milestone) => milestone.id === id));
  const completed = inLine
    .filter((milestone) => milestone.completedAs !== null)
    .sort((left, right) => Number(left.completedAs) - Number(right.completedAs));
  const [first, rest] = [completed.slice(0, releases.length), completed.slice(releases.length)];
  assert.deepEqual(
    releases,
    first.map(({ id }) => id),
  );
  assert.ok(first.every(wasReleased) && !rest.some(wasReleased));
  for (const milestone of milestones) {
    const isBack = milestone.settlement === 'REFUNDED' && !isCancelled(milestone);
    if (isBack) assert.ok(!stood.includes(milestone.id));
  }
  const [next] = milestones
    .filter((milestone) => milestone.settlement === 'QUEUED' && !isDisputed(milestone))
    .sort((left, right) => Number(left.completedAs) - Number(right.completedAs));
  if (next && agreement.hold === null) assert.ok(balances.escrow < costOf(next));
}

/** No disputed milestone is without a next move, a due time and its money. */
function expectNextMoves({ agreement }: World): void {
  for (const milestone of agreement.milestones) {
    const { dispute, settlement } = milestone;
    if (!dispute || !isDisputed(milestone)) continue;
    assert.ok(dispute.turn !== null && effectOfSilence(dispute) !== null);
    assert.equal(dispute.dueAt === null, agreement.hold !== null);
    assert.equal(dispute.leftMs === null, agreement.hold === null);
    assert.ok(settlement !== 'SUBMITTED' && settlement !== 'PAID' && settlement !== 'REFUNDED');
    assert.ok(
      (['buyer', 'seller', 'platform'] as const).some((side) => allowedActions(dispute, side).length > 0),
    );
  }
}

/** A bank pays what it has refused while the milestone is disputed. */
const PAID_WHILE_DISPUTED: [number[], Command[], [], Time, []] = [
  [1],
  [
    { do: 'confirm', pick: 0, by: 'b' },
    { do: 'confirm', pick: 0, by: 's' },
    { do: 'deposit', amount: 1 },
    { do: 'payout', pick: 0, known: true },
    { do: 'bank', pick: 0, ago: 0, says: 'FAILED' },
    { do: 'dispute', pick: 0, by: 'buyer', step: 'open', share: 0 },
    { do: 'bank', pick: 0, ago: 0, says: 'SUCCEEDED' },
  ],
  [],
  { limits: null },
  [],
];

describe('after any sequence of commands, an agreement', () => {
  it('has sound books', () => {
    const reached = new Set<string>();
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
        fc.array(commands, { minLength: 10, maxLength: 80, size: 'max' }),
        schedules,
        times,
        sharings,
        (amounts, sequence, fees, time, shares) => {
          fc.pre(isBearable(amounts, fees, shares));
          const world = new World(amounts, fees, time, shares);
          for (const command of sequence) {
            const wasOver = isOver(world.agreement);
            const suspense = world.agreement.balances.suspense;
            world.run(command);
            expectSound(world);
            if (command.do === 'deposit') {
              const expected = wasOver ? suspense + command.amount : suspense;
              assert.equal(world.agreement.balances.suspense, expected);
            }
            for (const { settlement, dispute } of world.agreement.milestones) {
              reached.add(settlement);
              if (dispute) outcomes.add(dispute.outcome ?? dispute.status);
            }
          }
        },
      ),
      { numRuns: 400, examples: [PAID_WHILE_DISPUTED] },
    );
    expect([...reached].sort()).toEqual(
      ['OPEN', 'QUEUED', 'RELEASED', 'AWAITING_DETAILS', 'SUBMITTED', 'PAID', 'REFUNDED'].sort(),
    );
    // Few random lives reach all eight.
    expect(outcomes.size).toBeGreaterThanOrEqual(4);
  });
});
