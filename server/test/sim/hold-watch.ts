import { AsyncLocalStorage } from 'node:async_hooks';
import { violation } from './failure.ts';

/**
 * Observations of one run of one job: when it last read an agreement, and which references its bank does not
 * know.
 */
type Hand = {
  readonly startedAt: number;
  readonly looked: Map<string, number>;
  readonly unknownAtBank: Map<string, number>;
};

/**
 * Once a caller was told that a hold is on, no money may leave that was not already on its way. A job to
 * which the bank just answered that it does not know a reference must read the agreement again before it
 * sends the payment, because the query took time; the result of that read counts. Two jobs may handle the
 * same payment, even in one process: each must read for itself.
 */
export class HoldWatch {
  /** When a caller was last told that an agreement is on hold. */
  readonly #held = new Map<string, number>();
  /** When a commit last booked that the bank took a deposit back. */
  readonly #recalled = new Map<string, number>();
  readonly #hands = new AsyncLocalStorage<Hand>();
  #moment = 0;
  /** The last reference that a bank did not know: the most critical moment for a hold. */
  askedAbout = '';

  asOneHand<Result>(startedAt: Date, work: () => Promise<Result>): Promise<Result> {
    const hand = { startedAt: startedAt.getTime(), looked: new Map(), unknownAtBank: new Map() };
    return this.#hands.run(hand, work);
  }

  /** When the job of this call began. */
  startedAt(): number {
    return this.#hands.getStore()?.startedAt ?? Number.NEGATIVE_INFINITY;
  }

  answered(agreementId: string): void {
    this.#held.set(agreementId, ++this.#moment);
  }

  /** Called before and after lifting: in between, and after a crash, the state of the hold is unknown. */
  perhapsLifted(agreementId: string): void {
    this.#held.delete(agreementId);
  }

  looked(agreementId: string): void {
    this.#hands.getStore()?.looked.set(agreementId, ++this.#moment);
  }

  recalled(agreementId: string): void {
    this.#recalled.set(agreementId, ++this.#moment);
  }

  /** True when the job has read the agreement since the last recall was booked. */
  hasSeenRecalls(agreementId: string): boolean {
    const looked = this.#hands.getStore()?.looked.get(agreementId) ?? 0;
    return looked > (this.#recalled.get(agreementId) ?? Number.POSITIVE_INFINITY);
  }

  unknownAtBank(reference: string, agreementId: string): void {
    this.askedAbout = agreementId;
    this.#hands.getStore()?.unknownAtBank.set(reference, ++this.#moment);
  }

  sends(reference: string, agreementId: string): void {
    const hand = this.#hands.getStore();
    const heldAt = this.#held.get(agreementId);
    if (!hand || heldAt === undefined) return;
    const looked = hand.looked.get(agreementId) ?? 0;
    if (looked > heldAt) violation(agreementId, `${reference} leaves although the hold was there to be seen`);
    if (looked < (hand.unknownAtBank.get(reference) ?? 0))
      violation(agreementId, `${reference} leaves although the hold was answered while it was asked about`);
  }
}
