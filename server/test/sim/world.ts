import type { FeeRefund } from '#core/escrow/fee.ts';
import type { Party } from '#core/escrow/party.ts';
import { newRootSecret } from '#settings/root-secret.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import { TwoBanks } from '#test/sim/faults/two-banks.ts';
import { SimBank } from './bank.ts';
import type { Command } from './commands/command.ts';
import { HoldWatch } from './hold-watch.ts';
import { type Random, seededRandom } from './random.ts';

export type SimMilestone = {
  readonly id: string;
  readonly amount: number;
  /** What each side pays of each fee, as the answer to the creation showed it. */
  readonly fees: readonly { readonly buyer: number; readonly seller: number; readonly refund: FeeRefund }[];
  /** What other payees get when it is released in full, as the answer showed it. */
  readonly shares: readonly { readonly externalUserId: string; readonly amount: number }[];
  /** Parties that have tried to confirm it; the seller may be paid only after both have. */
  readonly triedBy: Set<Party>;
  /** Amounts that the platform may have awarded to the seller's side. */
  readonly decidedFor: Set<number>;
  /** The length of a window whose end releases the milestone; null without one. */
  readonly releasedAfterMs: number | null;
  /** When the seller first tried to confirm. */
  deliveredAt: number | null;
};

/** The clients' knowledge of an agreement. It comes only from responses, never from the database. */
export type SimAgreement = {
  readonly key: AgreementKey;
  readonly buyer: string;
  readonly seller: string;
  /** What the buyer has to pay, fees included. */
  readonly total: number;
  readonly milestones: readonly SimMilestone[];
  account: string | null;
  paidIn: number;
  /** A dispute was opened, according to the responses so far. */
  disputed: boolean;
  /** On hold, according to the responses so far. */
  held: boolean;
  over: boolean;
  /** Confirmations that were answered with success: they must never disappear. */
  readonly acknowledged: { milestoneId: string; party: Party }[];
};

const START = Date.UTC(2026, 0, 1);
const REMEMBERED_STEPS = 4_000;
/** A claim on an Idempotency-Key expires after a minute. */
const CLAIM_MS = 61_000;

/** The shared state of one simulation: time, randomness, the bank, and the clients' knowledge. */
export class World {
  readonly seed: number;
  readonly random: Random;
  readonly bank: SimBank;
  readonly banks: TwoBanks;
  readonly holds = new HoldWatch();
  readonly agreements: SimAgreement[] = [];
  readonly #byId = new Map<string, SimAgreement>();
  /** By the id of the part: the milestone's for the seller, with the position added for a share. */
  readonly #byPart = new Map<
    string,
    { agreement: SimAgreement; milestone: SimMilestone; share: number | null }
  >();
  readonly #log: string[] = [];
  readonly #onNote: (line: string) => void;
  #retries: { at: number; command: Command }[] = [];
  #now = START;
  #ids = 0;
  steps = 0;
  /** Agreements that were written to since the last inspection. */
  touched = new Map<string, AgreementKey>();
  /** False while the last look for jobs found none and nothing has happened since. */
  jobsMayBeDue = true;
  faults = true;
  /** Sellers and other payees, with their developer, whose payout account was accepted. */
  readonly sellersWithDetails = new Set<string>();
  /** The developer and the payee of each payout account that was ever stated. */
  readonly accountOwners = new Map<string, string>();
  /** Parts whose payout was cancelled, according to the responses since the last restore. */
  readonly cancelled = new Set<string>();
  /** Transactions that were reported to the service with different facts. */
  readonly conflicts = new Set<string>();
  readonly counts = new Map<string, number>();
  /** Counts of the injected faults. */
  readonly played = new Map<string, number>();
  /** The platform is unattended: only the bank, the workers and paying buyers are active. */
  unattended = false;
  /** Agreements with a bank payment that a restored database does not know: left alone. */
  readonly unreconciled = new Set<string>();

  constructor(seed: number, onNote: (line: string) => void = () => undefined) {
    this.seed = seed;
    this.#onNote = onNote;
    this.random = seededRandom(seed);
    this.bank = new SimBank({
      random: this.random,
      now: () => this.#now,
      newId: this.newId,
      play: this.play,
      part: (id) => this.#confirmed(id),
      ownerOf: (accountNumber) => this.accountOwners.get(accountNumber),
    });
    this.banks = new TwoBanks(this.bank);
  }

  /** Shared by all processes of the installation. */
  readonly secret = newRootSecret();

  readonly clock = (): Date => new Date(this.#now);

  /** Ids as the service makes them, from the simulated time and the seed. */
  readonly newId = (prefix: string): string => {
    this.#ids += 1;
    const time = this.#now.toString(16).padStart(12, '0');
    return `${prefix}_${time}${(this.#ids % 0x10000).toString(16).padStart(4, '0')}${this.random.hex(8)}`;
  };

  advance(ms: number): void {
    this.#now += ms;
    if (ms >= 1_000) this.jobsMayBeDue = true;
  }

  advanceTo(time: number): void {
    this.#now = Math.max(this.#now, time);
    this.jobsMayBeDue = true;
  }

  remember(agreement: SimAgreement): void {
    if (this.#byId.has(agreement.key.agreementId)) return;
    this.#byId.set(agreement.key.agreementId, agreement);
    this.agreements.push(agreement);
    for (const milestone of agreement.milestones) {
      for (const [index, partId] of partIdsOf(milestone).entries())
        this.#byPart.set(partId, { agreement, milestone, share: index === 0 ? null : index - 1 });
    }
  }

  find(agreementId: string): SimAgreement | undefined {
    return this.#byId.get(agreementId);
  }

  touch(key: AgreementKey): void {
    this.touched.set(key.agreementId, key);
  }

  /** Repeats a command whose first request is still running, after the claim must have expired. */
  retryLater(command: Command): void {
    this.#retries.push({ at: this.#now + CLAIM_MS, command });
  }

  /** The database was restored: pending retries are dropped. */
  forget(): void {
    this.#retries = [];
    this.touched = new Map();
    this.cancelled.clear();
    this.jobsMayBeDue = true;
  }

  takeRetry(): Command | undefined {
    const index = this.#retries.findIndex(({ at }) => at <= this.#now);
    return index < 0 ? undefined : this.#retries.splice(index, 1)[0]?.command;
  }

  nextRetryAt(): number | undefined {
    return this.#retries[0]?.at;
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  readonly play = (fault: string): void => {
    this.played.set(fault, (this.played.get(fault) ?? 0) + 1);
  };

  /** Logs one line per step, for debugging. */
  note(line: string): void {
    const noted = `#${this.steps} ${this.clock().toISOString()} ${line}`;
    this.#onNote(noted);
    this.#log.push(noted);
    if (this.#log.length > 2 * REMEMBERED_STEPS) this.#log.splice(0, REMEMBERED_STEPS);
  }

  lastSteps(subject: string, limit: number): string[] {
    const about = this.#log.filter((line) => line.includes(subject)).slice(-limit);
    return about.length > 0 ? about : this.#log.slice(-limit);
  }

  /** True when so much time has passed since the delivery that the buyer's silence may release it. */
  #silenceReleases({ deliveredAt, releasedAfterMs }: SimMilestone): boolean {
    return deliveredAt !== null && releasedAfterMs !== null && deliveredAt + releasedAfterMs <= this.#now;
  }

  #confirmed(partId: string) {
    const found = this.#byPart.get(partId);
    return (
      found && {
        agreementId: found.agreement.key.agreementId,
        amount: partOf(found.milestone, found.share, found.milestone.amount),
        confirmed: found.milestone.triedBy.size === 2 || this.#silenceReleases(found.milestone),
        decidedFor: new Set(
          [...found.milestone.decidedFor].map((award) => partOf(found.milestone, found.share, award)),
        ),
        milestone: { amount: found.milestone.amount, partIds: partIdsOf(found.milestone) },
        payee: `${found.agreement.key.developerId} ${payeeOf(found)}`,
        cancelled: this.cancelled.has(partId),
      }
    );
  }
}

function payeeOf({
  agreement,
  milestone,
  share,
}: {
  agreement: SimAgreement;
  milestone: SimMilestone;
  share: number | null;
}): string | undefined {
  return share === null ? agreement.seller : milestone.shares[share]?.externalUserId;
}

/** The part of the seller, then those of the shares. */
export function partIdsOf({ id, shares }: SimMilestone): string[] {
  return [id, ...shares.map((_, index) => `${id}_p${index + 1}`)];
}

/**
 * What a payee gets of an award: fees and shares are proportional to it and rounded down, the rest is the
 * seller's.
 */
function partOf({ amount, fees, shares }: SimMilestone, share: number | null, award: number): number {
  const sellerFees = fees.reduce((sum, line) => sum + line.seller, 0);
  const portion = (whole: number) => Math.floor((whole * award) / amount);
  if (share !== null) return portion(shares[share]?.amount ?? 0);
  return shares.reduce((rest, one) => rest - portion(one.amount), award - portion(sellerFees));
}
