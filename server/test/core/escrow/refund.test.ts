import { describe, expect, it } from 'vitest';
import { money } from '#core/escrow/money.ts';
import { countParts, type Refund, type RefundPartStatus, refundStatus } from '#core/escrow/refund.ts';
import { refundMilestones } from '#core/escrow/refunds/open.ts';
import { momentAt } from '#test/support/moment.ts';
import { World } from './one-agreement.ts';

function refundWith(...statuses: RefundPartStatus[]): Refund {
  return {
    id: 'rf_1',
    kind: 'MILESTONES',
    amount: money(statuses.length),
    milestoneIds: [],
    reason: null,
    ...countParts(statuses.map((status) => ({ status }))),
    createdAt: new Date(0),
  };
}

describe('the status of a refund', () => {
  it.each<[expected: string, parts: RefundPartStatus[]]>([
    ['SUCCEEDED', []],
    ['SUCCEEDED', ['PAID', 'PAID']],
    ['PENDING', ['PENDING']],
    ['PENDING', ['PAID', 'SUBMITTED']],
    ['FAILED', ['FAILED']],
    ['FAILED', ['PAID', 'FAILED']],
    // If it were FAILED already, no job would ask about the part that is still on its way.
    ['PENDING', ['FAILED', 'SUBMITTED']],
    ['PENDING', ['FAILED', 'PENDING']],
  ])('is %s when its parts are %j', (expected, parts) => {
    expect(refundStatus(refundWith(...parts))).toBe(expected);
  });
});

describe('a refund that is decided again on the same facts, after a restore,', () => {
  const decide = () => {
    const world = new World([100, 50]);
    for (const amount of [60, 50, 40]) world.run({ do: 'deposit', amount });
    const deposits = world.returnable(true);
    const input = { milestoneIds: null, reason: null };
    // Random ids, which would differ after a restore.
    const moment = momentAt(new Date(), (prefix) => `${prefix}_${Math.random()}`);
    const { change, result } = refundMilestones(world.agreement, input, deposits, moment);
    return { id: result.id, references: change.refundParts.map(({ stem }) => stem) };
  };

  it('has the same id and references, so that no bank pays it twice', () => {
    const [first, second] = [decide(), decide()];
    expect(second).toEqual(first);
    expect(new Set(first.references).size).toBe(3);
  });
});

describe('two refunds of the same kind from one deposit', () => {
  const world = new World([100]);
  world.run({ do: 'deposit', amount: 130 });
  world.run({ do: 'excess' });
  world.run({ do: 'deposit', amount: 20 });
  world.run({ do: 'excess' });

  it('have ids of their own, so that the second is not taken for the first', () => {
    expect([...world.refunds.values()].map(({ amount }) => amount)).toEqual([30, 20]);
  });

  it('send parts under references of their own', () => {
    const first = new World([100, 50]);
    first.run({ do: 'deposit', amount: 150 });
    for (const pick of [0, 1]) first.run({ do: 'refund', pick });
    expect([...first.parts.values()].map(({ amount }) => amount)).toEqual([100, 50]);
  });
});
