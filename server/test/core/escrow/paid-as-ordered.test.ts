import { describe, expect, it } from 'vitest';
import type { Exception } from '#core/escrow/exception.ts';
import { closeAsPaid } from '#core/escrow/exceptions/close.ts';
import { money } from '#core/escrow/money.ts';
import { settlePayout } from '#core/escrow/payouts/settle.ts';
import { Problem } from '#core/problem.ts';
import type { Says } from './commands.ts';
import { World } from './one-agreement.ts';

type Report = readonly [status: Says, amount?: number];

/** A payout of 100 about which the bank reports in this order, and whose exception is closed as paid. */
function closedAfter(reports: readonly Report[]) {
  const world = new World([100]);
  world.run({ do: 'deposit', amount: 100 });
  for (const by of ['b', 's'] as const) world.run({ do: 'confirm', pick: 0, by });
  world.run({ do: 'payout', pick: 0, known: true });
  const attemptsNow = () => world.attemptsOf(world.agreement.milestones[0]?.id ?? '');
  const reference = attemptsNow()[0]?.reference ?? '';
  const hear = ([status, amount]: Report) => {
    const state = { status, ...(amount !== undefined && { amount: money(amount) }) };
    world.try((agreement, moment) => settlePayout(agreement, attemptsNow(), reference, state, moment));
  };
  reports.forEach(hear);
  const exception = { id: 'exc_1', kind: 'contradiction', subject: reference, closedAt: null } as Exception;
  let refused: string | null = null;
  world.try((agreement, moment) => {
    try {
      const payment = { kind: 'payout', attempts: attemptsNow() } as const;
      return closeAsPaid(agreement, exception, { note: 'settled', payment }, moment);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused = error.code;
      return { change: null, result: exception };
    }
  });
  // What the bank said before is no news.
  const transfers = world.transfers.length;
  if (refused === null && reports.length > 0) hear(reports.at(-1) as Report);
  expect(world.transfers).toHaveLength(transfers);
  return { refused, settlement: world.agreement.milestones[0]?.settlement };
}

describe('an exception that is closed as paid', () => {
  it.each<[reports: Report[], refused: string | null, settlement: string]>([
    [[['SUCCEEDED', 90]], null, 'PAID'],
    [[['SUCCEEDED', 900]], null, 'PAID'],
    [[['FAILED'], ['SUCCEEDED', 90]], null, 'PAID'],
    [[['SUCCEEDED'], ['REVERSED'], ['SUCCEEDED', 90]], null, 'PAID'],
    [[['SUCCEEDED', 100]], 'no_payment_open', 'PAID'],
    [[['SUCCEEDED'], ['SUCCEEDED', 90]], 'no_payment_open', 'PAID'],
    [[['FAILED'], ['SUCCEEDED'], ['REVERSED'], ['SUCCEEDED', 90]], 'no_payment_open', 'RELEASED'],
  ])('after %j', (reports, refused, settlement) => {
    expect(closedAfter(reports)).toEqual({ refused, settlement });
  });
});
