import { violation } from './failure.ts';

/**
 * Whoever was told that a hold is on must not see money leave that was not on its way. A process that has
 * just heard from the bank that a reference is unknown there has to look at the agreement before it sends it:
 * the bank took its time.
 */
export class HoldWatch {
  readonly #held = new Set<string>();
  readonly #looked = new Map<string, number>();
  readonly #unheardOf = new Map<string, number>();
  #moment = 0;
  /** What a bank was asked about last and does not know: the most delicate moment for a hold. */
  askedAbout = '';

  answered(agreementId: string): void {
    this.#held.add(agreementId);
  }

  /** Called before and after: whether it was lifted is open in between, and after a crash. */
  perhapsLifted(agreementId: string): void {
    this.#held.delete(agreementId);
  }

  looked(node: string, agreementId: string): void {
    this.#looked.set(`${node} ${agreementId}`, ++this.#moment);
  }

  unheardOf(node: string, reference: string, agreementId: string): void {
    this.askedAbout = agreementId;
    this.#unheardOf.set(`${node} ${reference}`, ++this.#moment);
  }

  sends(node: string, reference: string, agreementId: string): void {
    const asked = this.#unheardOf.get(`${node} ${reference}`);
    this.#unheardOf.delete(`${node} ${reference}`);
    if (asked === undefined || !this.#held.has(agreementId)) return;
    if ((this.#looked.get(`${node} ${agreementId}`) ?? 0) < asked) {
      violation(agreementId, `${reference} leaves although the hold was answered while it was asked about`);
    }
  }
}
