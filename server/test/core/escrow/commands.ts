import fc from 'fast-check';
import type { BankTransferState } from '#core/escrow/bank.ts';
import { FEE_REFUNDS, type FeeTerms, lineOf } from '#core/escrow/fee.ts';
import type { TimeLimits } from '#core/escrow/inspection.ts';
import { money } from '#core/escrow/money.ts';
import type { Party } from '#core/escrow/party.ts';
import { type ShareTerms, shareLineOf } from '#core/escrow/share.ts';
import { type Amend, amendments } from './amend.ts';

export type Says = BankTransferState['status'];

/** A command on an agreement; `pick` chooses one of its milestones. */
export type Command =
  | { readonly do: 'deposit'; readonly amount: number }
  | { readonly do: 'reverse'; readonly pick: number; readonly amount: number | null }
  | { readonly do: 'confirm'; readonly pick: number; readonly by: 'b' | 's' }
  | { readonly do: 'refund'; readonly pick: number | null }
  | { readonly do: 'payout'; readonly pick: number; readonly known: boolean }
  | {
      readonly do: 'bank';
      readonly pick: number;
      /** The attempt of the milestone, counted from the newest. */
      readonly ago?: number;
      readonly says: Says;
    }
  | { readonly do: 'pay'; readonly pick: number; readonly says: Says }
  /** A person has looked at what did not fit. */
  | { readonly do: 'close'; readonly pick: number }
  /** A payee has set an account. */
  | { readonly do: 'details'; readonly pick: number }
  | { readonly do: 'extend'; readonly pick: number; readonly party: Party; readonly hours: number }
  /** A party or the platform takes some step of a dispute, of those that it may try. */
  | {
      readonly do: 'dispute';
      readonly pick: number;
      readonly by: Party;
      readonly step: DisputeStep;
      readonly share: number;
    }
  | Amend
  | { readonly do: 'resolve'; readonly pick: number; readonly share: number }
  /** The platform gives what a payee was to get back to the buyer. */
  | { readonly do: 'cancel_payout'; readonly pick: number }
  /** The bank's notification about any attempt of any part, however old. */
  | { readonly do: 'notification'; readonly pick: number; readonly attempt: number; readonly says: Says }
  | {
      readonly do:
        | 'excess'
        | 'unapplied'
        | 'retry'
        | 'redirect'
        | 'freeze'
        | 'unfreeze'
        | 'cancel'
        | 'update'
        /** A worker does what has fallen due. */
        | 'deadlines';
    };

const DISPUTE_STEPS = [
  'open',
  'message',
  'evidence',
  'share',
  'offer',
  'accept',
  'decline',
  'withdraw_offer',
  'escalate',
  'decide',
  'appeal',
  'withdraw',
] as const;
export type DisputeStep = (typeof DISPUTE_STEPS)[number];

const feeTerms: fc.Arbitrary<FeeTerms> = fc
  .record({
    name: fc.constant('Commission'),
    basisPoints: fc.constantFrom(0, 1, 333, 1_000, 2_500),
    fixed: fc.nat(2),
    min: fc.option(fc.nat(3)),
    max: fc.option(fc.nat(9)),
    buyerBasisPoints: fc.constantFrom(0, 0, 3_333, 10_000, 10_000),
    refund: fc.constantFrom(...FEE_REFUNDS),
  })
  .map(
    ({ fixed, min, max, ...terms }) =>
      ({ ...terms, fixed, min, max: max === null ? null : Math.max(max, min ?? 0) }) as FeeTerms,
  );

/** Schedules of fees, half of them empty. */
export const schedules: fc.Arbitrary<readonly FeeTerms[]> = fc.oneof(
  fc.constant([]),
  fc.array(feeTerms, { minLength: 1, maxLength: 4 }),
);

/** Shares of other payees, for half of the agreements. */
export const sharings: fc.Arbitrary<readonly ShareTerms[]> = fc.oneof(
  fc.constant([]),
  fc
    .array(
      fc.oneof(
        fc.record({ basisPoints: fc.constantFrom(1, 333, 1_000, 2_500) }),
        fc.record({ amount: fc.integer({ min: 1, max: 9 }).map(money) }),
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((shares) => shares.map((share, index) => ({ ...share, externalUserId: `p${index + 1}` }))),
);

/** The time limits of an agreement: in hours from its creation on. */
export type Time = { readonly fundByHours?: number; readonly limits: TimeLimits | null };

/** Half of the agreements have none. A step takes three hours. */
export const times: fc.Arbitrary<Time> = fc.oneof(
  fc.constant({ limits: null }),
  fc.record({
    fundByHours: fc.constantFrom(10, 50, 500),
    limits: fc.record({
      deliverBy: fc.constantFrom(null, new Date(40 * 3_600_000)),
      inspectionSeconds: fc.constantFrom(3_600, 36_000, 86_400),
      onSilence: fc.constantFrom('release' as const, 'release' as const, 'hold' as const),
    }),
  }),
);

const pick = fc.nat(4);
/** Of the part of a payee. Without shares, most are of the first milestones. */
const part = fc.oneof(pick, fc.nat(11));
const says = fc.constantFrom<Says>('SUCCEEDED', 'SUCCEEDED', 'FAILED', 'REVERSED', 'PENDING');
export const commands: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 16,
    arbitrary: fc.record({ do: fc.constant('deposit' as const), amount: fc.integer({ min: 1, max: 150 }) }),
  },
  {
    weight: 32,
    arbitrary: fc.record({
      do: fc.constant('confirm' as const),
      pick,
      by: fc.constantFrom('b' as const, 's' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('refund' as const), pick: fc.option(pick, { freq: 8 }) }),
  },
  {
    weight: 16,
    arbitrary: fc.record({ do: fc.constant('payout' as const), pick: part, known: fc.boolean() }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: fc.constant('bank' as const),
      pick: part,
      ago: fc.constantFrom(0, 0, 0, 1, 2),
      says,
    }),
  },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('pay' as const), pick, says }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('resolve' as const),
      pick,
      share: fc.constantFrom(0, 0.3, 0.5, 1),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant('notification' as const), pick, attempt: fc.nat(3), says }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('cancel_payout' as const), pick: part }) },
  { weight: 8, arbitrary: fc.constant({ do: 'deadlines' as const }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('details' as const), pick: part }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('extend' as const),
      pick,
      party: fc.constantFrom<Party>('buyer', 'seller'),
      hours: fc.constantFrom(1, 5, 24),
    }),
  },
  {
    weight: 24,
    arbitrary: fc.record({
      do: fc.constant('dispute' as const),
      pick,
      by: fc.constantFrom<Party>('buyer', 'seller'),
      step: fc.constantFrom<DisputeStep>('open', 'offer', 'decide', ...DISPUTE_STEPS),
      share: fc.constantFrom(0, 0.3, 0.5, 1),
    }),
  },
  { weight: 24, arbitrary: amendments },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('close' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reverse' as const),
      pick,
      amount: fc.option(fc.integer({ min: 1, max: 150 }), { freq: 3 }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('excess', 'unapplied', 'retry', 'redirect', 'freeze', 'unfreeze', 'unfreeze'),
    }) as fc.Arbitrary<Command>,
  },
);

/** True when the seller gets something of each milestone; other agreements are refused. */
export function isBearable(
  amounts: readonly number[],
  fees: readonly FeeTerms[],
  shares: readonly ShareTerms[] = [],
): boolean {
  return amounts.every((amount) => {
    const taken = [
      ...fees.map((terms) => lineOf(terms, money(amount)).seller),
      ...shares.map((terms) => shareLineOf(terms, money(amount)).amount),
    ];
    return taken.reduce((sum, part) => sum + part, 0) < amount;
  });
}
