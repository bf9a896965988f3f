import { describe, expect, it } from 'vitest';
import { money } from '#core/escrow/money.ts';
import { settlePayout } from '#core/escrow/payouts/settle.ts';
import type { Says } from './commands.ts';
import { World } from './one-agreement.ts';

type Report = readonly [status: Says, fee?: number];

/** A released milestone whose first payout the bank reports about in this order. */
function reported(reports: readonly Report[]): World {
  const world = new World([100]);
  world.run({ do: 'deposit', amount: 100 });
  for (const by of ['b', 's'] as const) world.run({ do: 'confirm', pick: 0, by });
  world.run({ do: 'payout', pick: 0, known: true });
  for (const [status, fee] of reports) {
    const attempts = world.attemptsOf(world.agreement.milestones[0]?.id ?? '');
    const state = { status, ...(fee !== undefined && { fee: money(fee) }) };
    world.try((agreement, moment) =>
      settlePayout(agreement, attempts, attempts[0]?.reference ?? '', state, moment),
    );
  }
  return world;
}

describe('the fee of a payout is booked once', () => {
  it.each<[reports: Report[], settlement: string]>([
    [[['SUCCEEDED', 7]], 'PAID'],
    [
      [
        ['SUCCEEDED', 7],
        ['SUCCEEDED', 7],
      ],
      'PAID',
    ],
    [[['FAILED', 7]], 'RELEASED'],
    [[['FAILED'], ['SUCCEEDED', 7]], 'PAID'],
    [
      [
        ['FAILED', 7],
        ['SUCCEEDED', 7],
      ],
      'PAID',
    ],
    [[['SUCCEEDED', 7], ['REVERSED']], 'RELEASED'],
  ])('when the bank reports %j', (reports, settlement) => {
    const { agreement, transfers } = reported(reports);
    expect(transfers.filter(({ kind }) => kind === 'fee').map(({ amount }) => amount)).toEqual([7]);
    expect(agreement.milestones[0]?.settlement).toBe(settlement);
  });
});
