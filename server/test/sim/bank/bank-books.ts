import type { BankTransferState, SentAbout } from '#core/escrow/bank.ts';
import type { Transfer } from '#core/escrow/ledger.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import { violation } from '#test/sim/failure.ts';

export type Status = BankTransferState['status'];
export type Sent = {
  readonly reference: string;
  readonly agreementId: string;
  readonly amount: number;
  /** The subject that must be paid only once. */
  readonly once: string;
  readonly states: readonly { readonly at: number; readonly status: Status }[];
  readonly sentAt: number;
  /** The deposit that it returns to its sender; null when it goes to a named account. */
  readonly returns: string | null;
};
export type BankDeposit = {
  readonly transactionId: string;
  readonly agreementId: string;
  readonly accountNumber: string;
  readonly amount: number;
  readonly at: number;
};

/** A payout that was requested for a payee of a milestone. */
export type SimPayout = {
  readonly agreementId: string;
  /** Amounts of a release in full, under each terms that may be in force. */
  readonly amounts: ReadonlySet<number>;
  readonly confirmed: boolean;
  /** Amounts that the platform may have awarded to this payee. */
  readonly decidedFor: ReadonlySet<number>;
  readonly milestone: { readonly amount: number; readonly partIds: readonly string[] };
  /** The developer and the payee, under each terms that may be in force. */
  readonly payees: ReadonlySet<string>;
  /** A client was told that it is cancelled. */
  readonly cancelled: boolean;
};

type Booked = { readonly agreementId: string; readonly amount: number };

function totalOf(booked: ReadonlyMap<string, Booked>, agreementId: string): number {
  const own = [...booked.values()].filter((one) => one.agreementId === agreementId);
  return own.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The simulated bank's own books, kept separately from the service's and in another form, so that the two can
 * disagree.
 */
export class BankBooks {
  readonly #now: () => number;
  readonly #accounts = new Map<string, string>();
  readonly #deposits = new Map<string, BankDeposit>();
  readonly #sent = new Map<string, Sent>();
  /** Payments by part of a payee, refund part or deposit. */
  readonly #bySubject = new Map<string, Sent[]>();
  readonly #destinations = new Map<string, string>();
  /** References sent before the last restore of the service's database. */
  readonly #beforeRestore = new Set<string>();
  /** Agreements with payments or recalls before the last restore. */
  readonly #restored = new Set<string>();
  readonly #recalled = new Map<string, Booked>();
  readonly #covered = new Map<string, Booked>();
  readonly #tookIn = new Map<string, number>();
  /** Payments about which the bank has stated another amount than it paid, until it was asked. */
  readonly #misstated = new Map<string, { readonly amount: number; until: number }>();
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
    const at = this.#now();
    this.#deposits.set(transactionId, { transactionId, agreementId, accountNumber, amount, at });
    this.#of(agreementId).in += amount;
  }

  deposit(transactionId: string): BankDeposit | undefined {
    return this.#deposits.get(transactionId);
  }

  deposits(): BankDeposit[] {
    return [...this.#deposits.values()];
  }

  allSent(): Sent[] {
    return [...this.#sent.values()];
  }

  /** `transactionId` is the deposit that is returned, if any. */
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

  /**
   * A reference always goes to its first destination, except references that a restored database has
   * forgotten.
   */
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
    for (const { reference, agreementId } of this.#sent.values()) {
      this.#beforeRestore.add(reference);
      this.#restored.add(agreementId);
    }
    for (const { agreementId } of this.#recalled.values()) this.#restored.add(agreementId);
  }

  wasBeforeRestore(reference: string): boolean {
    return this.#beforeRestore.has(reference);
  }

  sentBeforeRestore(): Sent[] {
    return [...this.#sent.values()].filter(({ reference }) => this.#beforeRestore.has(reference));
  }

  /** Payments that left an agreement under references other than these. */
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

  /** From now on the bank states this amount for the payment. */
  misstate(reference: string, amount: number): void {
    this.#misstated.set(reference, { amount, until: Number.POSITIVE_INFINITY });
  }

  /** A person has asked the bank, and it states the right amount. */
  correct(reference: string): void {
    const misstated = this.#misstated.get(reference);
    if (misstated) misstated.until = this.#now();
  }

  /** In the end the ordered amount has left, whatever the bank did before. */
  settleByHand(reference: string, amount: number): void {
    const states = [{ at: this.#now(), status: 'SUCCEEDED' }] as const;
    Object.assign(this.#sent.get(reference) ?? {}, { amount, states });
  }

  /** The wrong amount that the bank stated at that time, if any. */
  misstatedAt(reference: string, time: number): number | undefined {
    const misstated = this.#misstated.get(reference);
    return misstated && time < misstated.until ? misstated.amount : undefined;
  }

  hasMisstated(reference: string): boolean {
    return this.#misstated.has(reference);
  }

  /** The amount that the bank states now. */
  stated({ reference, amount }: Sent): number {
    return this.misstatedAt(reference, this.#now()) ?? amount;
  }

  isPaid(reference: string): boolean {
    const sent = this.#sent.get(reference);
    return sent !== undefined && this.#isOut(sent);
  }

  /** Payments for this subject that have not come back. */
  live(subject: string): Sent[] {
    return (this.#bySubject.get(subject) ?? []).filter((sent) => this.#isOut(sent));
  }

  /** True when the bank has returned all of a deposit to its sender, because it was asked to. */
  isReturned(transactionId: string): boolean {
    const returned = this.returnedOf(transactionId);
    return returned > 0 && returned >= (this.deposit(transactionId)?.amount ?? 0);
  }

  returnedOf(transactionId: string): number {
    return this.live(transactionId)
      .filter(({ returns }) => returns === transactionId)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Notes when the service took in deposits: until an hour later, it need not ask about them again. */
  tookIn(deposits: readonly { readonly transactionId: string; readonly receivedAt: Date }[]): void {
    for (const { transactionId, receivedAt } of deposits)
      this.#tookIn.set(transactionId, receivedAt.getTime());
  }

  /**
   * A payment must not be made of a deposit that the bank had taken back when its job began to look. `goneAt`
   * tells when a deposit was taken back.
   */
  paysWithWhatStands(
    agreementId: string,
    { reference, amount }: { readonly reference: string; readonly amount: number },
    lookedAt: number,
    goneAt: (transactionId: string) => number | undefined,
  ): void {
    if (this.#restored.has(agreementId) || this.#sent.has(reference)) return;
    const isGone = ({ transactionId, agreementId: of }: BankDeposit) => {
      const latest = Math.max(
        goneAt(transactionId) ?? Number.POSITIVE_INFINITY,
        this.#tookIn.get(transactionId) ?? Number.POSITIVE_INFINITY,
      );
      return of === agreementId && latest < lookedAt - HOUR_MS;
    };
    const gone = this.deposits()
      .filter(isGone)
      .reduce((sum, deposit) => sum + deposit.amount, 0);
    if (gone === 0) return;
    const left = this.balance(agreementId) + this.overpaid(agreementId) + this.coveredOf(agreementId) - gone;
    if (left < amount)
      violation(agreementId, `${reference} pays ${amount} of ${left}: the bank had taken ${gone} back`);
  }

  /** Notes what a commit booked about deposits that were taken back. A restored database books it again. */
  booked(agreementId: string, transfers: readonly Transfer[]): boolean {
    let recalls = false;
    for (const { kind, cause, amount } of transfers) {
      const isRecall = kind.startsWith('deposit_reversed');
      if (isRecall) this.#recalled.set(`${kind} ${cause}`, { agreementId, amount });
      // The platform pays in what had left already.
      if (kind === 'receivable_settled' && this.#recalled.has(`deposit_reversed_owed ${cause}`)) {
        this.#covered.set(cause, { agreementId, amount });
      }
      recalls ||= isRecall;
    }
    return recalls;
  }

  coveredOf(agreementId: string): number {
    return totalOf(this.#covered, agreementId);
  }

  /** What is left of an agreement's own money at the bank, by what the service has booked. */
  #left(agreementId: string): number {
    const taken = totalOf(this.#recalled, agreementId) - this.coveredOf(agreementId);
    return this.balance(agreementId) + this.overpaid(agreementId) - taken;
  }

  /**
   * An agreement whose deposit was taken back must not be paid with the money of others. One whose payments
   * or recalls a restore may have forgotten is not judged.
   */
  paysItself(agreementId: string, reference: string, amount: number): void {
    const left = this.#left(agreementId);
    if (this.#restored.has(agreementId) || this.#sent.has(reference) || left >= amount) return;
    violation(agreementId, `${reference} pays ${amount} after a recall, and only ${left} of its own is left`);
  }

  /** The bank's balance for an agreement; money on its way out has left. */
  balance(agreementId: string): number {
    const { in: paidIn, out } = this.#of(agreementId);
    return out.reduce((left, sent) => (this.#isOut(sent) ? left - sent.amount : left), paidIn);
  }

  /**
   * Money that left twice because the bank changed its mind, or that left although it had been awarded
   * elsewhere after the bank refused it. The platform covers both.
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

  /** True when the payment was refused and then paid anyway, which the service could not foresee. */
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

/**
 * A bank may list refunds by their deposit and from a date on. A search that excludes the transfer would miss
 * it, and it would be made once more.
 */
export function isSoughtRight(
  { reference, returns, sentAt }: Sent,
  { since, transactionId }: SentAbout,
): void {
  if (since && sentAt < since.getTime() - DAY_MS)
    violation(reference, `it was sent before ${since.toISOString()}, and is sought after that`);
  if (transactionId && transactionId !== returns)
    violation(reference, `it returns ${returns}, and is sought as the refund of ${transactionId}`);
}

/** The bank's own id of a deposit in its list of refunds. */
export function rowOf(transactionId: string): string {
  return `row-${transactionId}`;
}

/** Money goes to an account that its payee has named, and stays here once its payout is cancelled. */
export function isForPayee(
  part: SimPayout | undefined,
  { reference, owner, isNew }: { reference: string; owner: string | undefined; isNew: boolean },
): void {
  if (!part) return;
  const payees = [...part.payees];
  if (!payees.some((payee) => payee === owner))
    violation(part.agreementId, `${reference} is for ${payees.join(' or ')}, and goes to ${owner}’s account`);
  if (part.cancelled && isNew)
    violation(part.agreementId, `${reference} is sent although the payout is cancelled`);
}
