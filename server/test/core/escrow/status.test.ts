import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHAIN_START } from '#core/chain.ts';
import {
  type Agreement,
  type AgreementStatus,
  fundingOf,
  isClosed,
  outstandingOf,
  statusBeneathHold,
  statusOf,
  surplusOf,
} from '#core/escrow/agreement.ts';
import { EMPTY_BALANCES } from '#core/escrow/ledger.ts';
import type { Milestone } from '#core/escrow/milestone.ts';
import { money } from '#core/escrow/money.ts';
import type { Settlement } from '#core/escrow/settlement.ts';

const AFTER_BOTH: Settlement[] = ['QUEUED', 'RELEASED', 'AWAITING_DETAILS', 'SUBMITTED', 'PAID'];
const RELEASED = AFTER_BOTH.slice(1);

/** Consistent facts: the confirmations decide which settlements are possible. */
const milestones = (
  confirmed: fc.Arbitrary<boolean>,
  refunded: fc.Arbitrary<boolean>,
): fc.Arbitrary<Milestone> =>
  fc
    .record({
      amount: fc.integer({ min: 1, max: 1000 }),
      buyerConfirmed: confirmed,
      sellerConfirmed: confirmed,
      refunded,
      after: fc.constantFrom(...AFTER_BOTH),
      underWay: fc.boolean(),
    })
    .map(({ amount, buyerConfirmed, sellerConfirmed, refunded, after, underWay }) => {
      const both = buyerConfirmed && sellerConfirmed;
      return {
        id: 'ms',
        title: 'A',
        amount: money(amount),
        buyerConfirmed,
        sellerConfirmed,
        settlement: both ? after : refunded ? 'REFUNDED' : 'OPEN',
        completedAs: both ? 1 : null,
        payoutAttempts: 0,
        payoutFailures: 0,
        toBuyer: money(0),
        openReturns: !both && refunded && underWay ? 1 : 0,
        fees: [],
        shares: [],
        commission: money(0),
        limits: null,
        overdueAt: null,
        inspection: null,
        dispute: null,
      };
    });

/**
 * Before any confirmation, at the end, and everything between: chosen independently, the facts of several
 * milestones would hardly ever agree, and the first and last rows of the table would be covered only by luck.
 */
const PHASES = [
  milestones(fc.constant(false), fc.constant(false)),
  milestones(fc.constant(true), fc.constant(false)),
  milestones(fc.boolean(), fc.boolean()),
];

const agreements: fc.Arbitrary<Agreement> = fc
  .record({
    milestones: fc.oneof(...PHASES.map((milestone) => fc.array(milestone, { minLength: 1, maxLength: 5 }))),
    hold: fc.constantFrom(null, null, 'dispute'),
    share: fc.constantFrom(0, 0.4, 1),
    excess: fc.constantFrom(0, 0, 7),
  })
  .map(({ milestones: all, hold, share, excess }) => {
    const open = all.filter((one) => one.settlement === 'OPEN' || one.settlement === 'QUEUED');
    const due = open.reduce((sum, one) => sum + one.amount, 0);
    const escrow = Math.floor(due * share);
    const goingBack = Math.floor(goingBackOf(all) * share);
    const balances = {
      ...EMPTY_BALANCES,
      escrow: money(escrow),
      // Excess exists only when nothing is due any more.
      excess: money(escrow === due && goingBack === goingBackOf(all) ? excess : 0),
      // Money that goes back was held before, in full or not.
      refund_payable: money(goingBack),
    };
    return {
      id: 'agr',
      developerId: 'dev',
      buyerExternalId: 'b',
      sellerExternalId: 's',
      buyerEmail: null,
      buyerName: null,
      sellerEmail: null,
      sellerName: null,
      currency: 'NGN',
      totalAmount: money(all.reduce((sum, one) => sum + one.amount, 0)),
      fundBy: null,
      fundingRemindedAt: null,
      createdAt: new Date(0),
      milestones: all,
      feeTerms: [],
      amendment: null,
      virtualAccount: null,
      hold,
      balances,
      deposited: money(0),
      refunded: money(0),
      reversed: money(0),
      version: 1,
      eventCount: 0,
      transferCount: 0,
      chainHead: CHAIN_START,
      eventHead: CHAIN_START,
      chainedFrom: 1,
    };
  });

/** The table of the contract, row by row, written independently of the code. */
const TABLE: readonly [AgreementStatus, (agreement: Agreement) => boolean][] = [
  ['FROZEN', ({ hold }) => hold !== null],
  [
    'REFUNDED',
    ({ milestones: all }) =>
      all.some((one) => one.settlement === 'REFUNDED') &&
      all.every((one) => isGone(one) || one.settlement === 'PAID'),
  ],
  ['DISBURSED', ({ milestones: all }) => all.every((one) => one.settlement === 'PAID')],
  [
    'COMPLETED',
    ({ milestones: all }) => all.every((one) => isGone(one) || (one.buyerConfirmed && one.sellerConfirmed)),
  ],
  ['IN_PROGRESS', ({ milestones: all }) => all.some((one) => one.buyerConfirmed || one.sellerConfirmed)],
  ['OVERFUNDED', (agreement) => heldOf(agreement) > dueOf(agreement)],
  ['FUNDED', (agreement) => heldOf(agreement) === dueOf(agreement)],
  ['PARTIAL', (agreement) => heldOf(agreement) > 0],
  ['PENDING', () => true],
];

/** The refund has arrived. */
const isGone = (one: Milestone) => one.settlement === 'REFUNDED' && one.openReturns === 0;
/** Until then it counts as if the refund had not been requested. */
const goingBackOf = (all: readonly Milestone[]) =>
  all.reduce((sum, one) => sum + (one.openReturns > 0 ? one.amount : 0), 0);
const heldOf = ({ balances }: Agreement) => balances.escrow + balances.excess + balances.refund_payable;
const dueOf = ({ milestones: all }: Agreement) =>
  all.reduce((sum, one) => sum + (isGone(one) ? 0 : one.amount), 0);

describe('the status of an agreement', () => {
  it('is the first row of the table that applies', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(agreements, (agreement) => {
        const expected = TABLE.find(([, applies]) => applies(agreement))?.[0];
        expect(statusOf(agreement)).toBe(expected);
        seen.add(statusOf(agreement));
      }),
      { numRuns: 3000 },
    );
    // A run that never covered a row would prove nothing about it.
    expect([...seen].sort()).toEqual(TABLE.map(([status]) => status).sort());
  });

  it('beneath a hold is what it would be without one, and closed is closed either way', () => {
    fc.assert(
      fc.property(agreements, (agreement) => {
        expect(statusBeneathHold(agreement)).toBe(statusOf({ ...agreement, hold: null }));
        expect(isClosed(agreement)).toBe(isClosed({ ...agreement, hold: null }));
      }),
    );
  });

  it('is consistent with outstanding and excess: never both, and their difference is the shortfall', () => {
    fc.assert(
      fc.property(agreements, (agreement) => {
        const released = agreement.milestones
          .filter((one) => RELEASED.includes(one.settlement))
          .reduce((sum, one) => sum + one.amount, 0);
        const outstanding = outstandingOf(agreement);
        const surplus = surplusOf(agreement);
        expect(Math.min(outstanding, surplus)).toBe(0);
        const due = dueOf(agreement) - goingBackOf(agreement.milestones);
        expect(outstanding - surplus).toBe(due - agreement.balances.escrow - released);
        expect(fundingOf(agreement)).toMatchObject({
          outstanding,
          released,
          held: agreement.balances.escrow,
          refunding: agreement.balances.refund_payable,
        });
      }),
    );
  });
});
