import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOver } from '#core/escrow/agreement.ts';
import { money } from '#core/escrow/money.ts';
import { allParts } from '#core/escrow/part.ts';
import { dueOf, makeQuote, outcomeOf } from '#core/escrow/quote.ts';
import { isBearable, schedules, sharings } from './commands.ts';
import { World } from './one-agreement.ts';

const OUTCOMES = ['release', 'refund', 'split', 'split after release'] as const;
const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const deals = fc.record({
  amounts: fc.array(fc.integer({ min: 1, max: 2_000 }), { minLength: 1, maxLength: 4 }),
  fees: schedules,
  shares: sharings,
  outcomes: fc.array(fc.constantFrom(...OUTCOMES), { minLength: 4, maxLength: 4 }),
  toBuyer: fc.double({ min: 0.01, max: 1, noNaN: true }),
  first: fc.double({ min: 0.1, max: 0.9, noNaN: true }),
  excess: fc.constantFrom(0, 0, 7),
  late: fc.constantFrom(0, 0, 11),
  refusals: fc.nat(2),
});

/** Sends everything that is owed, each payout after as many refusals, until nothing changes. */
function settle(world: World, refusals: number): void {
  for (let round = 0; round < 40; round++) {
    const before = world.agreement.version;
    for (const index of allParts(world.agreement).keys()) {
      world.run({ do: 'payout', pick: index, known: true });
      world.run({ do: 'bank', pick: index, says: round < refusals ? 'FAILED' : 'SUCCEEDED' });
    }
    world.run({ do: 'pay', says: 'SUCCEEDED', pick: 0 });
    world.run({ do: 'excess' });
    world.run({ do: 'unapplied' });
    if (world.agreement.version === before) return;
  }
}

describe('whatever the fees, the shares and the outcome of each milestone', () => {
  it('everything paid is everything received, and each payee gets what was quoted', () => {
    fc.assert(
      fc.property(deals, ({ amounts, fees, shares, outcomes, toBuyer, first, excess, late, refusals }) => {
        fc.pre(isBearable(amounts, fees, shares));
        const milestones = amounts.map((amount) => ({ amount: money(amount), shares }));
        const moment = { now: new Date(0), newId: () => 'quo_1' };
        const quote = makeQuote({ developerId: 'dev', currency: 'NGN', milestones, fees }, moment);
        const world = new World(amounts, fees, { limits: null }, shares);
        const due = dueOf(quote);
        const part = Math.floor(due * first);
        for (const amount of [part, due - part, excess]) if (amount > 0) world.run({ do: 'deposit', amount });
        const toSellers = amounts.map((amount, pick) => {
          const outcome = outcomes[pick] ?? 'release';
          const confirm = () => {
            for (const by of ['b', 's'] as const) world.run({ do: 'confirm', pick, by });
          };
          if (outcome === 'refund') world.run({ do: 'refund', pick });
          if (outcome === 'release' || outcome === 'split after release') confirm();
          if (!outcome.startsWith('split')) return outcome === 'refund' ? 0 : amount;
          world.run({ do: 'resolve', pick, share: toBuyer });
          return amount - Math.round(amount * toBuyer);
        });
        settle(world, refusals);
        expect(isOver(world.agreement)).toBe(true);
        if (late > 0) world.run({ do: 'deposit', amount: late });
        settle(world, 0);

        const quoted = quote.milestones.map((each, index) => outcomeOf(each, money(toSellers[index] ?? 0)));
        const paid = (kinds: readonly string[], references?: ReadonlySet<string>) =>
          total(
            world.transfers
              .filter(({ kind, cause }) => kinds.includes(kind) && (references?.has(cause) ?? true))
              .map(({ amount }) => amount),
          );
        const paidTo = (payee: string) => {
          const theirs = allParts(world.agreement).filter((one) => one.payeeExternalId === payee);
          const attempts = theirs.flatMap(({ id }) => world.attemptsOf(id));
          return paid(['payout_succeeded'], new Set(attempts.map(({ reference }) => reference)));
        };
        expect(paidTo('s')).toBe(total(quoted.map(({ sellerGets }) => sellerGets)));
        for (const [index, { externalUserId }] of shares.entries()) {
          const gets = quoted.map((outcome) => outcome.shares[index]?.amount ?? 0);
          expect(paidTo(externalUserId)).toBe(total(gets));
        }
        const { balances } = world.agreement;
        expect(balances.commission).toBe(total(quoted.map(({ commission }) => commission)));
        const received = due + excess + late;
        const out = paid(['payout_succeeded']) + paid(['refund_paid']);
        expect(out + balances.commission).toBe(received);
        expect(received - paid(['refund_paid'])).toBe(total(quoted.map(({ buyerPays }) => buyerPays)));
        expect({ ...balances, bank: 0, commission: 0 }).toEqual(
          Object.fromEntries(Object.keys(balances).map((account) => [account, 0])),
        );
      }),
      { numRuns: 150 },
    );
  });
});
