import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAIN_START } from '#core/chain.ts';
import {
  ACCOUNTS,
  applyTransfer,
  assetsOf,
  chainInput,
  EMPTY_BALANCES,
  liabilitiesOf,
  MOVEMENTS,
  type MovementKind,
  NORMAL_SIDE,
  perAccount,
  type Transfer,
} from '#core/escrow/ledger.ts';
import { money } from '#core/escrow/money.ts';

const kinds = Object.keys(MOVEMENTS) as MovementKind[];

const transfers: fc.Arbitrary<Transfer> = fc.record({
  sequence: fc.integer({ min: 1, max: 1_000_000 }),
  kind: fc.constantFrom(...kinds),
  debit: fc.constantFrom(...ACCOUNTS),
  credit: fc.constantFrom(...ACCOUNTS),
  amount: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }).map(money),
  cause: fc.string({ unit: 'binary' }),
  createdAt: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
});
const entries = fc.record({
  previous: fc.stringMatching(/^[0-9a-f]{64}$/),
  agreementId: fc.string(),
  transfer: transfers,
});

const otherThan = <Item>(items: readonly Item[], item: Item) => items.find((other) => other !== item);

/** For each field of a transfer, a different value. */
const DIFFERENTLY: Record<keyof Transfer, (transfer: Transfer) => unknown> = {
  sequence: ({ sequence }) => sequence + 1,
  kind: ({ kind }) => otherThan(kinds, kind),
  debit: ({ debit }) => otherThan(ACCOUNTS, debit),
  credit: ({ credit }) => otherThan(ACCOUNTS, credit),
  amount: ({ amount }) => amount - 1,
  cause: ({ cause }) => `${cause} `,
  createdAt: ({ createdAt }) => new Date(createdAt.getTime() + 1),
};

describe('the input of the hash chain', () => {
  it('is the same for the same entry', () => {
    fc.assert(
      fc.property(entries, ({ previous, agreementId, transfer }) => {
        const input = chainInput(previous, agreementId, transfer);
        expect(chainInput(previous, agreementId, { ...transfer })).toBe(input);
      }),
    );
  });

  it.each(Object.keys(DIFFERENTLY) as (keyof Transfer)[])('differs when %s differs', (field) => {
    fc.assert(
      fc.property(entries, ({ previous, agreementId, transfer }) => {
        const changed = { ...transfer, [field]: DIFFERENTLY[field](transfer) };
        const input = chainInput(previous, agreementId, transfer);
        expect(chainInput(previous, agreementId, changed)).not.toBe(input);
      }),
    );
  });

  it('differs after another hash, and for another agreement', () => {
    fc.assert(
      fc.property(entries, ({ previous, agreementId, transfer }) => {
        const input = chainInput(previous, agreementId, transfer);
        expect(chainInput(`${previous}0`, agreementId, transfer)).not.toBe(input);
        expect(chainInput(previous, `${agreementId}0`, transfer)).not.toBe(input);
      }),
    );
  });

  it('is unambiguous: moving a character from one field to the next changes it', () => {
    const at = new Date(0);
    const entry = (agreementId: string, cause: string) =>
      chainInput(CHAIN_START, agreementId, {
        sequence: 1,
        kind: 'deposit',
        ...MOVEMENTS.deposit,
        amount: money(1),
        cause,
        createdAt: at,
      });
    expect(entry('agr_1', '2')).not.toBe(entry('agr_', '12'));
    expect(entry('a","b', 'c')).not.toBe(entry('a', 'b","c'));
  });
});

describe('a movement', () => {
  it.each(kinds)('%s keeps assets equal to liabilities', (kind) => {
    const amount = money(70);
    const owing = ACCOUNTS.filter((account) => NORMAL_SIDE[account] === 'credit').length;
    const there = ACCOUNTS.length - owing;
    const full = perAccount((account) =>
      money(NORMAL_SIDE[account] === 'credit' ? 100 * there : 100 * owing),
    );
    const transfer = { sequence: 1, kind, ...MOVEMENTS[kind], amount, cause: 'x', createdAt: new Date(0) };
    const after = applyTransfer(full, transfer);
    expect(assetsOf(after)).toBe(liabilitiesOf(after));
  });

  it('never takes an account below zero', () => {
    for (const kind of kinds) {
      const { debit, credit } = MOVEMENTS[kind];
      const takes = NORMAL_SIDE[debit] === 'credit' || NORMAL_SIDE[credit] === 'debit';
      const transfer = {
        sequence: 1,
        kind,
        debit,
        credit,
        amount: money(1),
        cause: 'x',
        createdAt: new Date(0),
      };
      if (takes) expect(() => applyTransfer(EMPTY_BALANCES, transfer)).toThrow(RangeError);
    }
  });
});
