import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Agreement,
  fundingOf,
  isClosed,
  isReleased,
  outstandingOf,
  surplusOf,
} from '#core/escrow/agreement.ts';
import type { BankTransferState } from '#core/escrow/bank.ts';
import type { Change, Deposit, Moment } from '#core/escrow/change.ts';
import { openAgreement } from '#core/escrow/create.ts';
import { receiveDeposit } from '#core/escrow/deposit.ts';
import { cancel, freeze, unfreeze } from '#core/escrow/hold.ts';
import { applyTransfer, EMPTY_BALANCES, liabilitiesOf, type Transfer } from '#core/escrow/ledger.ts';
import { payoutReference } from '#core/escrow/milestone.ts';
import { money } from '#core/escrow/money.ts';
import { acceptDetails, nextPayoutStep, settlePayout } from '#core/escrow/payout.ts';
import {
  nextRefundStep,
  type Refund,
  refundMilestones,
  refundReference,
  refundStatus,
  retryRefund,
  returnLeftover,
  settleRefundPart,
} from '#core/escrow/refund.ts';
import { confirmMilestone } from '#core/escrow/release.ts';
import type { DomainEvent } from '#core/events/event.ts';
import { Problem } from '#core/problem.ts';

type Command =
  | { readonly do: 'deposit'; readonly amount: number }
  | { readonly do: 'confirm'; readonly pick: number; readonly by: 'b' | 's' }
  | { readonly do: 'refund'; readonly pick: number | null }
  | { readonly do: 'payout'; readonly pick: number; readonly known: boolean }
  | { readonly do: 'bank' | 'pay'; readonly pick: number; readonly says: BankTransferState['status'] }
  | { readonly do: 'excess' | 'unapplied' | 'retry' | 'freeze' | 'unfreeze' | 'cancel' | 'details' };

const pick = fc.nat(4);
const says = fc.constantFrom<BankTransferState['status']>(
  'SUCCEEDED',
  'SUCCEEDED',
  'FAILED',
  'REVERSED',
  'PENDING',
);
const commands: fc.Arbitrary<Command> = fc.oneof(
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
  { weight: 16, arbitrary: fc.record({ do: fc.constant('payout' as const), pick, known: fc.boolean() }) },
  { weight: 16, arbitrary: fc.record({ do: fc.constantFrom('bank' as const, 'pay' as const), pick, says }) },
  { weight: 1, arbitrary: fc.constant({ do: 'cancel' as const }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom('excess', 'unapplied', 'retry', 'freeze', 'unfreeze', 'unfreeze', 'details'),
    }) as fc.Arbitrary<Command>,
  },
);

/** One agreement in memory: what the store would hold, changed by nothing but decisions of the core. */
class World {
  agreement: Agreement;
  readonly transfers: Transfer[] = [];
  readonly events: DomainEvent[] = [];
  deposits: Deposit[] = [];
  readonly refunds = new Map<string, Refund>();
  #ids = 0;

  constructor(amounts: readonly number[]) {
    const opened = openAgreement(
      {
        developerId: 'dev',
        buyerExternalId: 'b',
        sellerExternalId: 's',
        buyerEmail: null,
        buyerName: null,
        currency: 'NGN',
        totalAmount: money(amounts.reduce((sum, amount) => sum + amount, 0)),
        milestones: amounts.map((amount) => ({ title: 'A', amount: money(amount) })),
      },
      this.#moment,
    );
    this.agreement = opened.after;
    this.events.push(...opened.events);
  }

  get #moment(): Moment {
    this.#ids += 1;
    return { now: new Date(this.#ids * 1000), newId: (prefix: string) => `${prefix}_${++this.#ids}` };
  }

  run(command: Command): void {
    try {
      const change = this.#decide(command);
      if (change) this.#apply(change);
    } catch (error) {
      // A refusal is an answer; anything else is a rule that let through what it must not.
      if (!(error instanceof Problem)) throw error;
    }
  }

  #decide(command: Command): Change | null {
    const { agreement } = this;
    const moment = this.#moment;
    const milestone =
      'pick' in command ? agreement.milestones[(command.pick ?? 0) % agreement.milestones.length] : undefined;
    const milestoneId = milestone?.id ?? '';
    const returnable = (applied: boolean) =>
      this.deposits
        .filter((deposit) => deposit.applied === applied && deposit.returned < deposit.amount)
        .reverse();
    switch (command.do) {
      case 'deposit': {
        const transactionId = moment.newId('t');
        const incoming = { provider: 'p', transactionId, accountNumber: '1', senderName: null };
        return receiveDeposit(agreement, { ...incoming, amount: money(command.amount) }, 1, moment).change;
      }
      case 'confirm':
        return confirmMilestone(agreement, { milestoneId, externalUserId: command.by }, moment).change;
      case 'refund': {
        const milestoneIds = command.pick === null ? null : [milestoneId];
        return refundMilestones(agreement, { milestoneIds, reason: null }, returnable(true), moment).change;
      }
      case 'excess':
        return returnLeftover(agreement, 'EXCESS', returnable(true), moment).change;
      case 'unapplied':
        return returnLeftover(agreement, 'UNAPPLIED', returnable(false), moment).change;
      case 'retry': {
        const failed = [...this.refunds.values()].find((refund) => refundStatus(refund) === 'FAILED');
        return failed ? retryRefund(agreement, failed, moment).change : null;
      }
      case 'freeze':
        return freeze(agreement, 'dispute', moment);
      case 'unfreeze':
        return unfreeze(agreement, moment);
      case 'cancel':
        return cancel(agreement, moment);
      case 'details':
        return acceptDetails(agreement, moment);
      case 'payout': {
        const attempts = milestone?.payoutAttempts ?? 0;
        const details = { provider: 'p', known: command.known };
        const step = nextPayoutStep(agreement, { milestoneId, attempts }, details, moment);
        return 'change' in step ? step.change : null;
      }
      case 'bank': {
        const reference = milestone ? payoutReference(milestone) : '';
        return settlePayout(agreement, milestoneId, reference, { status: command.says }, moment);
      }
      case 'pay':
        return this.#payRefund(command.says, moment);
    }
  }

  #payRefund(status: BankTransferState['status'], moment: Moment): Change | null {
    for (const refund of this.refunds.values()) {
      for (const [index, part] of refund.parts.entries()) {
        if (part.status === 'PENDING') {
          const step = nextRefundStep(this.agreement, refund, index, moment);
          return step.next === 'send' ? step.change : null;
        }
        if (part.status === 'SUBMITTED') {
          const reference = refundReference(refund, index);
          return settleRefundPart(this.agreement, refund, index, reference, { status }, moment);
        }
      }
    }
    return null;
  }

  #apply(change: Change): void {
    assert.equal(change.before, this.agreement);
    this.agreement = change.after;
    this.transfers.push(...change.transfers);
    this.events.push(...change.events);
    for (const back of change.returns) {
      this.deposits = this.deposits.map((one) => (one.transactionId === back.transactionId ? back : one));
    }
    this.deposits.push(...change.deposits);
    for (const refund of change.refunds) this.refunds.set(refund.id, refund);
  }
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Plain asserts: there are some half a million of them, and each `expect` costs far more than it looks. */
function expectSound(world: World): void {
  const { agreement, transfers, events, deposits } = world;
  const { balances } = agreement;
  assert.ok(Math.min(...Object.values(balances)) >= 0);
  assert.equal(balances.bank, liabilitiesOf(balances));
  assert.deepEqual(transfers.reduce(applyTransfer, EMPTY_BALANCES), balances);

  const funding = fundingOf(agreement);
  assert.ok(funding.released + funding.refunded <= funding.deposited);
  const accountedFor =
    funding.held + funding.excess + balances.suspense + funding.released + funding.refunded;
  assert.equal(funding.deposited, accountedFor);
  assert.equal(Math.min(outstandingOf(agreement), surplusOf(agreement)), 0);
  if (funding.excess > 0) assert.equal(funding.outstanding, 0);
  // What is in escrow beyond the standing milestones has gone back already.
  assert.equal(surplusOf(agreement), 0);
  assert.equal(funding.refunded, total(deposits.map((deposit) => deposit.returned)));
  for (const deposit of deposits) assert.ok(deposit.returned <= deposit.amount);

  expectReleasesInOrder(world);
  for (const list of [transfers, events]) {
    assert.ok(list.every(({ sequence }, index) => sequence === index + 1));
  }
  assert.equal(new Set(transfers.map(({ kind, cause }) => `${kind} ${cause}`)).size, transfers.length);
}

/** First completed, first served, and none of those that are refunded. */
function expectReleasesInOrder({ agreement, transfers }: World): void {
  const { milestones, balances } = agreement;
  const releases = transfers.filter(({ kind }) => kind === 'release').map(({ cause }) => cause);
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
  if (next && agreement.hold === null) assert.ok(balances.escrow < next.amount);
}

describe('whatever happens to an agreement, in whatever order,', () => {
  it('its books stay sound', () => {
    const reached = new Set<string>();
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
        fc.array(commands, { minLength: 10, maxLength: 80, size: 'max' }),
        (amounts, sequence) => {
          const world = new World(amounts);
          for (const command of sequence) {
            const wasClosed = isClosed(world.agreement);
            const suspense = world.agreement.balances.suspense;
            world.run(command);
            expectSound(world);
            if (command.do === 'deposit') {
              const expected = wasClosed ? suspense + command.amount : suspense;
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
