import type { BankTransferState } from '#core/escrow/bank.ts';
import { violation } from '#test/sim/failure.ts';

export type Status = BankTransferState['status'];
export type Sent = {
  readonly reference: string;
  readonly agreementId: string;
  readonly amount: number;
  /** What must be paid once. */
  readonly once: string;
  readonly states: readonly { readonly at: number; readonly status: Status }[];
};
export type BankDeposit = {
  readonly transactionId: string;
  readonly agreementId: string;
  readonly accountNumber: string;
  readonly amount: number;
};

/** What somebody has asked to be paid for a milestone. */
export type SimPayout = {
  readonly agreementId: string;
  readonly amount: number;
  readonly confirmed: boolean;
  /** What the platform may have decided that the seller gets. */
  readonly decidedFor: ReadonlySet<number>;
};

/** The simulated bank's own books, kept apart from ours and in another way, so that they can disagree. */
export class BankBooks {
  readonly #now: () => number;
  readonly #accounts = new Map<string, string>();
  readonly #deposits = new Map<string, BankDeposit>();
  readonly #sent = new Map<string, Sent>();
  /** What was sent for a milestone, for a part of a refund, or out of a deposit. */
  readonly #bySubject = new Map<string, Sent[]>();
  readonly #destinations = new Map<string, string>();
  /** What was sent before the last time that our database went back to an earlier moment. */
  readonly #beforeRestore = new Set<string>();
  readonly #byAgreement = new Map<string, { in: number; out: Sent[] }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  openAccount(agreementId: string): string {
    const accountNumber = String(1_000_000_000 + this.#accounts.size);
    this.#accounts.set(accountNumber, agreementId);
    return accountNumber;
  }

  payIn(transactionId: string, accountNumber: string, amount: number): void {
    const agreementId = this.#accounts.get(accountNumber);
    if (!agreementId) throw new Error('the simulation pays into an account that was never issued');
    this.#deposits.set(transactionId, { transactionId, agreementId, accountNumber, amount });
    this.#of(agreementId).in += amount;
  }

  deposit(transactionId: string): BankDeposit | undefined {
    return this.#deposits.get(transactionId);
  }

  /** `transactionId` is the deposit that it gives back, if it does. */
  send(sent: Sent, transactionId: string | null): void {
    this.#sent.set(sent.reference, sent);
    this.#of(sent.agreementId).out.push(sent);
    for (const subject of [sent.once, transactionId]) {
      if (subject === null) continue;
      const others = this.#bySubject.get(subject);
      if (others) others.push(sent);
      else this.#bySubject.set(subject, [sent]);
    }
    if (this.balance(sent.agreementId) + this.overpaid(sent.agreementId) < 0) {
      violation(sent.agreementId, `the bank pays more than it holds for it, with ${sent.reference}`);
    }
    const deposit = transactionId === null ? undefined : this.#deposits.get(transactionId);
    if (!deposit || transactionId === null) return;
    const shares = new Map(this.live(transactionId).map(({ once, amount }) => [once, amount]));
    const returned = [...shares.values()].reduce((sum, amount) => sum + amount, 0);
    if (returned > deposit.amount)
      violation(sent.agreementId, `${sent.reference} returns more than ${transactionId} brought`);
  }

  /** Wherever a reference went first, it goes. Of what the database has forgotten nobody knows where. */
  direct(agreementId: string, reference: string, accountNumber: string): void {
    const before = this.#destinations.get(reference) ?? accountNumber;
    if (this.#beforeRestore.has(reference)) return;
    if (before !== accountNumber)
      violation(agreementId, `${reference} goes to ${accountNumber}, but went to ${before}`);
    this.#destinations.set(reference, accountNumber);
  }

  destinationOf(reference: string): string | undefined {
    return this.#destinations.get(reference);
  }

  markRestore(): void {
    for (const reference of this.#sent.keys()) this.#beforeRestore.add(reference);
  }

  wasBeforeRestore(reference: string): boolean {
    return this.#beforeRestore.has(reference);
  }

  sentBeforeRestore(): Sent[] {
    return [...this.#sent.values()].filter(({ reference }) => this.#beforeRestore.has(reference));
  }

  /** What has left an agreement under references that are none of these. */
  outBeside(agreementId: string, references: ReadonlySet<string>): Sent[] {
    return this.#of(agreementId).out.filter((sent) => !references.has(sent.reference) && this.#isOut(sent));
  }

  find(reference: string): Sent | undefined {
    return this.#sent.get(reference);
  }

  status({ states }: Sent): Status {
    let status: Status = 'PENDING';
    for (const state of states) if (state.at <= this.#now()) status = state.status;
    return status;
  }

  /** What was sent for this and has not come back. */
  live(subject: string): Sent[] {
    return (this.#bySubject.get(subject) ?? []).filter((sent) => this.#isOut(sent));
  }

  /** What lies at the bank for an agreement; money on its way out has left. */
  balance(agreementId: string): number {
    const { in: paidIn, out } = this.#of(agreementId);
    return out.reduce((left, sent) => (this.#isOut(sent) ? left - sent.amount : left), paidIn);
  }

  /**
   * What left although it had left before, because the bank changed its mind; or although it had been decided
   * meanwhile, when the bank had refused it, that it goes elsewhere. The platform stands in for both.
   */
  overpaid(agreementId: string): number {
    const once = new Set<string>();
    return this.#of(agreementId).out.reduce((over, sent) => {
      if (!this.#isOut(sent)) return over;
      const again = once.has(sent.once);
      once.add(sent.once);
      return again || this.hasTurned(sent) ? over + sent.amount : over;
    }, 0);
  }

  /** It was refused and is paid all the same: nobody could know that in advance. */
  hasTurned({ states }: Sent): boolean {
    return states[0]?.status === 'FAILED' && states.length > 1;
  }

  #isOut(sent: Sent): boolean {
    const status = this.status(sent);
    return status === 'PENDING' || status === 'SUCCEEDED';
  }

  #of(agreementId: string): { in: number; out: Sent[] } {
    const known = this.#byAgreement.get(agreementId) ?? { in: 0, out: [] };
    this.#byAgreement.set(agreementId, known);
    return known;
  }
}
