import { AsyncLocalStorage } from 'node:async_hooks';
import { violation } from './failure.ts';

/** What one run of one job has seen: when it last looked at an agreement, and what its bank does not know. */
type Hand = { readonly looked: Map<string, number>; readonly unheardOf: Map<string, number> };

/**
 * Whoever was told that a hold is on must not see money leave that was not on its way. A job that has just
 * heard from the bank that a reference is unknown there has to look at the agreement before it sends it: the
 * bank took its time; and what it then sees counts. Two jobs may have the same payment in hand, also in one
 * process: each looks for itself.
 */
export class HoldWatch {
  /** When somebody was last told that an agreement is on hold. */
  readonly #held = new Map<string, number>();
  readonly #hands = new AsyncLocalStorage<Hand>();
  #moment = 0;
  /** What a bank was asked about last and does not know: the most delicate moment for a hold. */
  askedAbout = '';

  asOneHand<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#hands.run({ looked: new Map(), unheardOf: new Map() }, work);
  }

  answered(agreementId: string): void {
    this.#held.set(agreementId, ++this.#moment);
  }

  /** Called before and after: whether it was lifted is open in between, and after a crash. */
  perhapsLifted(agreementId: string): void {
    this.#held.delete(agreementId);
  }

  looked(agreementId: string): void {
    this.#hands.getStore()?.looked.set(agreementId, ++this.#moment);
  }

  unheardOf(reference: string, agreementId: string): void {
    this.askedAbout = agreementId;
    this.#hands.getStore()?.unheardOf.set(reference, ++this.#moment);
  }

  sends(reference: string, agreementId: string): void {
    const hand = this.#hands.getStore();
    const told = this.#held.get(agreementId);
    if (!hand || told === undefined) return;
    const looked = hand.looked.get(agreementId) ?? 0;
    if (looked > told) violation(agreementId, `${reference} leaves although the hold was there to be seen`);
    if (looked < (hand.unheardOf.get(reference) ?? 0))
      violation(agreementId, `${reference} leaves although the hold was answered while it was asked about`);
  }
}
