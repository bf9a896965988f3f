import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankReference } from '#core/escrow/bank.ts';
import { money } from '#core/escrow/money.ts';
import { partReference, refundStatus } from '#core/escrow/refund.ts';
import type { Books, Report } from '#core/escrow/verify/books.ts';
import { auditHistory } from '#core/escrow/verify/history.ts';
import {
  type Command,
  commands,
  type DisputeStep,
  isBearable,
  schedules,
  sharings,
  times,
} from './commands.ts';
import { World } from './one-agreement.ts';

/** The part of the books that is compared with events. */
function booksOf(world: World): Books {
  const refunds = [...world.refunds.values()].map((refund) => ({
    ...refund,
    status: refundStatus(refund),
    rows: [...world.parts.values()].filter((part) => part.refundId === refund.id),
  }));
  const payouts = [...world.attempts.values()].map((attempt): BankReference => {
    const { provider, reference, partId } = attempt;
    return { provider, reference, kind: 'payout', subjectId: partId };
  });
  const returns = [...world.parts.values()].flatMap((part) =>
    Array.from({ length: part.attempts }, (_, index): BankReference => {
      const reference = partReference({ ...part, attempts: index + 1 });
      return { provider: part.provider, reference, kind: 'refund', subjectId: part.refundId };
    }),
  );
  const books: Pick<Books, 'events' | 'transfers' | 'references'> & Record<string, unknown> = {
    agreementId: world.agreement.id,
    accountRegisteredFor: null,
    callerMetadata: { reference: null, metadata: {} },
    unopened: [],
    events: world.events.map((event) => ({ ...event, hash: '' })),
    transfers: world.transfers.map((transfer) => ({ ...transfer, hash: '' })),
    // Columns for facts that the bank did not report.
    deposits: world.deposits.map((deposit) => ({ senderBank: null, sessionId: null, fee: 0, ...deposit })),
    refunds,
    payoutHolds: [],
    references: [...payouts, ...returns],
    attempts: [...world.attempts.values()].map(({ destination, ...attempt }) => ({
      ...attempt,
      ...destination,
    })),
  };
  return books as unknown as Books;
}

function faultsOf(world: World, books = booksOf(world)): string[] {
  const faults: string[] = [];
  const report: Report = (check, where, what) => faults.push(`${check}: ${where}: ${what}`);
  auditHistory(books, world.agreement, report);
  return faults;
}

/** Events that can be derived from other events. */
const FOLLOWS =
  /^agreement\.(?:completed|disbursed|refunded|\w*funded|funding_ending)$|^milestone\.(?:release_queued|inspection_ending)$|^refund\.(?:failed|retried)$/;

/** An ending that random commands seldom reach: a refused payout is paid, and then comes back. */
const OVERPAID_AND_BACK: readonly Command[] = [
  { do: 'deposit', amount: 150 },
  { do: 'confirm', pick: 0, by: 'b' },
  { do: 'confirm', pick: 0, by: 's' },
  { do: 'payout', pick: 0, known: true },
  { do: 'bank', pick: 0, says: 'FAILED' },
  { do: 'payout', pick: 0, known: true },
  { do: 'bank', pick: 0, ago: 1, says: 'SUCCEEDED' },
  { do: 'bank', pick: 0, ago: 1, says: 'REVERSED' },
];
const disputing = (...steps: readonly DisputeStep[]): Command[] =>
  steps.map((step) => ({
    do: 'dispute',
    pick: 0,
    by: step === 'escalate' ? 'seller' : 'buyer',
    step,
    share: 0.5,
  }));
/** Each ends with an event of a dispute that random lives seldom end with. */
const DISPUTES: readonly (readonly Command[])[] = [
  [{ do: 'freeze' }, { do: 'unfreeze' }],
  [{ do: 'freeze' }],
  disputing('message'),
  disputing('evidence'),
  disputing('evidence', 'share'),
  disputing('offer'),
  disputing('offer', 'withdraw_offer'),
  disputing('withdraw'),
  disputing('escalate'),
  [...disputing('escalate'), ...Array.from({ length: 9 }, () => ({ do: 'update' })), { do: 'deadlines' }],
].map((rest): Command[] => [{ do: 'deposit', amount: 150 }, ...disputing('open'), ...(rest as Command[])]);
/** A payee of a share is paid, and the seller's payout is cancelled. */
const CANCELLED: readonly Command[] = [
  ...OVERPAID_AND_BACK.slice(0, 3),
  { do: 'payout', pick: 1, known: true },
  { do: 'bank', pick: 1, says: 'SUCCEEDED' },
  { do: 'cancel_payout', pick: 0 },
];
const PAID_AND_BACK: readonly Command[] = [
  ...OVERPAID_AND_BACK.slice(0, 4),
  { do: 'bank', pick: 0, says: 'SUCCEEDED' },
  { do: 'bank', pick: 0, says: 'REVERSED' },
];

describe('the events of an agreement', () => {
  it('contain everything in its rows, whatever happens to it', () => {
    fc.assert(
      fc.property(
        fc.array(commands, { maxLength: 80, size: 'max' }),
        schedules,
        times,
        sharings,
        (life, fees, time, given) => {
          const amounts = [100, 50, 25];
          const shares = isBearable(amounts, fees, given) ? given : [];
          const world = new World(amounts, fees, time, shares);
          for (const command of life) world.run(command);
          expect(faultsOf(world)).toEqual([]);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('are all needed, except those that can be derived from others', () => {
    const shape = fc.array(commands, { minLength: 60, maxLength: 80, size: 'max' });
    const missed = new Map<string, boolean>();
    const limited = fc.sample(times, { numRuns: 100, seed: 3 });
    const lives = [
      ...fc.sample(shape, { numRuns: 100, seed: 3 }),
      OVERPAID_AND_BACK,
      PAID_AND_BACK,
      ...DISPUTES,
      CANCELLED,
    ];
    for (const [index, life] of lives.entries()) {
      const shares = life === CANCELLED ? [{ externalUserId: 'p1', amount: money(9) }] : [];
      const world = new World([100, 50, 25], [], limited[index], shares);
      for (const command of life) world.run(command);
      const books = booksOf(world);
      for (const [index, { type }] of books.events.entries()) {
        if (missed.get(type)) continue;
        missed.set(type, faultsOf(world, { ...books, events: books.events.toSpliced(index, 1) }).length > 0);
      }
    }
    const unmissed = [...missed].filter(([, was]) => !was).map(([type]) => type);
    expect(unmissed.filter((type) => !FOLLOWS.test(type))).toEqual([]);
    expect(missed.size - unmissed.length).toBeGreaterThanOrEqual(15);
  });
});
