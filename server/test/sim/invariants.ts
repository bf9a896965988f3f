import { isDisputed } from '#core/escrow/disputes/dispute.ts';
import { costOf } from '#core/escrow/milestone.ts';
import type { Books } from '#core/escrow/verify/books.ts';
import { auditBooks } from '#core/escrow/verify/verify-agreement.ts';
import type { Db } from '#store/db.ts';
import * as books from '#store/escrow/verify/books.ts';
import { sha256 } from '#store/sha256.ts';
import { amendmentsAreAgreed } from './amendments.ts';
import { commissionFollowsLines } from './commission.ts';
import { codesAreEntered } from './deliveries.ts';
import { disputedMoneyStays, disputesGoOn } from './disputes.ts';
import { violation } from './failure.ts';
import { windowsAreCovered, windowsKeepTime } from './windows.ts';
import type { World } from './world.ts';

type Memory = { version: number; transfers: number; head: string };

/** Checks every agreement that was written to against all guarantees. */
export class Inspector {
  readonly #db: Db;
  readonly #world: World;
  readonly #memory = new Map<string, Memory>();
  inspected = 0;

  constructor(db: Db, world: World) {
    this.#db = db;
    this.#world = world;
  }

  /** Called after the database was restored to an earlier state. */
  forget(): void {
    this.#memory.clear();
  }

  async inspectTouched(): Promise<void> {
    const { touched } = this.#world;
    if (touched.size === 0) return;
    this.#world.touched = new Map();
    // Commands acknowledged after this point may be missing from the rows that are read next.
    const acknowledged = new Map(
      [...touched.keys()].map((id) => [id, [...(this.#world.find(id)?.acknowledged ?? [])]]),
    );
    for (const book of await books.read(this.#db, [...touched.values()])) {
      this.#inspect(book);
      this.#remember(book);
      for (const { milestoneId, party } of acknowledged.get(book.agreementId) ?? []) {
        const milestone = book.agreement?.milestones.find(({ id }) => id === milestoneId);
        if (!milestone?.[`${party}Confirmed`]) {
          violation(
            book.agreementId,
            `the ${party}'s confirmation of ${milestoneId} was acknowledged and is gone`,
          );
        }
      }
    }
  }

  #inspect(book: Books): void {
    this.inspected += 1;
    const [fault] = auditBooks(book, sha256);
    if (fault) violation(book.agreementId, `${fault.check}: ${fault.where}: ${fault.what}`);
    releasesAreNotStuck(book);
    nothingLeavesThatIsHeldBack(book);
    disputesGoOn(book);
    disputedMoneyStays(book);
    windowsAreCovered(book);
    windowsKeepTime(book);
    amendmentsAreAgreed(book);
    codesAreEntered(this.#world, book);
    commissionFollowsLines(this.#world, book);
    this.#agreesWithBank(book);
  }

  /** History is immutable, and time never goes backwards. */
  #remember({ agreementId, agreement, transfers }: Books): void {
    const before = this.#memory.get(agreementId);
    const version = agreement?.version ?? 0;
    if (before && (version < before.version || transfers[before.transfers - 1]?.hash !== before.head)) {
      violation(
        agreementId,
        `its history changed: it had ${before.transfers} transfers at version ${before.version}`,
      );
    }
    const head = transfers.at(-1)?.hash;
    if (head) this.#memory.set(agreementId, { version, transfers: transfers.length, head });
  }

  /** The journal contains only what the bank really did. */
  #agreesWithBank({ agreementId, transfers, deposits }: Books): void {
    const bank = this.#world.bank.books;
    for (const { transactionId, amount } of deposits) {
      const paidIn = bank.deposit(transactionId)?.amount;
      if (paidIn !== amount)
        violation(agreementId, `${transactionId} brought ${paidIn}, we took in ${amount}`);
    }
    for (const { kind, cause, amount, createdAt } of transfers) {
      if (!LEFT.has(kind)) continue;
      const sent = bank.find(cause);
      const whole = WHOLE.has(kind) ? amount : outOf(transfers, cause);
      const paid = sent?.amount === whole && sent.states.some(({ status }) => status === 'SUCCEEDED');
      if (!paid) violation(agreementId, `the journal has ${kind} ${cause}, which the bank never paid`);
      const stated = bank.misstatedAt(cause, createdAt.getTime());
      if (stated !== undefined)
        violation(agreementId, `the journal has ${kind} ${cause} of ${whole}, and the bank said ${stated}`);
    }
  }
}

const WHOLE: ReadonlySet<string> = new Set(['payout_succeeded', 'refund_paid']);
/** A late payment may be more than is still owed, and is then two movements, first of all. */
const LATE: ReadonlySet<string> = new Set(['payout_late', 'overpaid']);
const LEFT = new Set([...WHOLE, ...LATE]);
const TURNS: ReadonlySet<string> = new Set(['overpaid_returned', 'payout_reversed']);

/**
 * The amount that left under a reference when it was paid late. Later entries, such as a correction, move the
 * same money again, perhaps at the same moment.
 */
function outOf(transfers: Books['transfers'], cause: string): number {
  const own = transfers.filter((transfer) => transfer.cause === cause);
  const late = own.slice(own.findIndex(({ kind }) => LATE.has(kind)));
  const turn = late.findIndex(({ kind }) => TURNS.has(kind));
  return late
    .slice(0, turn < 0 ? late.length : turn)
    .filter(({ kind }) => LATE.has(kind))
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Releases run by themselves: the first in the queue waits only for money or for the end of a hold. */
function releasesAreNotStuck({ agreementId, agreement }: Books): void {
  if (!agreement || agreement.hold !== null) return;
  const [first] = agreement.milestones
    .filter((milestone) => milestone.settlement === 'QUEUED' && !isDisputed(milestone))
    .sort((left, right) => (left.completedAs ?? 0) - (right.completedAs ?? 0));
  if (first && costOf(first) <= agreement.balances.escrow) {
    violation(agreementId, `${first.id} waits in the queue, but escrow covers it`);
  }
}

/** The hold on a payout is lifted before it is submitted. */
function nothingLeavesThatIsHeldBack({ agreementId, events }: Books): void {
  const open = new Map<unknown, unknown>();
  for (const { type, data } of events) {
    const { holdId, payoutId } = data as { holdId?: string; payoutId?: string };
    if (type === 'payout.held') open.set(holdId, payoutId);
    if (type === 'payout.hold_lifted') open.delete(holdId);
    if (type === 'payout.submitted' && [...open.values()].includes(payoutId)) {
      violation(agreementId, `the payout ${payoutId} was submitted while it was held back`);
    }
  }
}
