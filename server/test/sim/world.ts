import type { FeeRefund } from '#core/escrow/fee.ts';
import type { Party } from '#core/escrow/party.ts';
import { newRootSecret } from '#settings/root-secret.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import { TwoBanks } from '#test/sim/faults/two-banks.ts';
import { SimBank } from './bank.ts';
import type { Command } from './commands/command.ts';
import { HoldWatch } from './hold-watch.ts';
import { type Random, seededRandom } from './random.ts';

/** What was agreed about a milestone, as an answer showed it. */
export type SimTerms = {
  readonly amount: number;
  /** What each side pays of each fee. */
  readonly fees: readonly { readonly buyer: number; readonly seller: number; readonly refund: FeeRefund }[];
  /** What other payees get when it is released in full. */
  readonly shares: readonly { readonly externalUserId: string; readonly amount: number }[];
  /** The length of a window whose end releases the milestone; null without one. */
  readonly releasedAfterMs: number | null;
};

export type SimMilestone = SimTerms & {
  readonly id: string;
  /** Other terms that may be in force: those before an amendment, and those that a client tried to accept. */
  readonly otherTerms: SimTerms[];
  /** Parties that have tried to confirm it; the seller may be paid only after both have. */
  readonly triedBy: Set<Party>;
  /** Amounts that the platform may have awarded to the seller's side. */
  readonly decidedFor: Set<number>;
  /** When the seller first tried to confirm. */
  deliveredAt: number | null;
  /** Delivery codes that the buyer has seen, and of them those that another code has replaced. */
  readonly codes: {
    readonly shown: Set<string>;
    readonly ended: Set<string>;
    renewed: boolean;
    /** One that may work was entered. */
    entered: boolean;
  };
};

/** The clients' knowledge of an agreement. It comes only from responses, never from the database. */
export type SimAgreement = {
  readonly key: AgreementKey;
  readonly buyer: string;
  readonly seller: string;
  /** What the buyer has to pay, fees included. */
  total: number;
  milestones: SimMilestone[];
  /** Payees of shares, of every terms that were ever shown. */
  readonly payees: Set<string>;
  /** An amendment was proposed, according to the responses so far. */
  proposed: boolean;
  /** A client has tried to accept an amendment, so others may know terms that are out of date. */
  amended: boolean;
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
    for (const milestone of agreement.milestones) this.rememberMilestone(agreement, milestone);
  }

  /** Called again when other terms of the milestone become known. */
  rememberMilestone(agreement: SimAgreement, milestone: SimMilestone): void {
    for (const [index, partId] of partIdsOf(milestone).entries())
      this.#byPart.set(partId, { agreement, milestone, share: index === 0 ? null : index - 1 });
    for (const { shares } of allTerms(milestone))
      for (const { externalUserId } of shares) agreement.payees.add(externalUserId);
  }

  findMilestone(id: string): SimMilestone | undefined {
    return this.#byPart.get(id)?.milestone;
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
    for (const { milestones } of this.agreements) for (const { codes } of milestones) codes.ended.clear();
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
  #silenceReleases(milestone: SimMilestone): boolean {
    const { deliveredAt } = milestone;
    if (deliveredAt === null) return false;
    return allTerms(milestone).some(
      ({ releasedAfterMs }) => releasedAfterMs !== null && deliveredAt + releasedAfterMs <= this.#now,
    );
  }

  #confirmed(partId: string) {
    const found = this.#byPart.get(partId);
    if (!found) return undefined;
    const { agreement, milestone, share } = found;
    const terms = allTerms(milestone);
    const awards = (award: number) => terms.map((each) => partOf(each, share, award));
    return {
      agreementId: agreement.key.agreementId,
      amounts: new Set(terms.map((each) => partOf(each, share, each.amount))),
      confirmed: milestone.triedBy.size === 2 || this.#silenceReleases(milestone),
      decidedFor: new Set([...milestone.decidedFor].flatMap(awards)),
      milestone: { amount: Math.max(...terms.map(({ amount }) => amount)), partIds: partIdsOf(milestone) },
      payees: new Set(terms.map((each) => `${agreement.key.developerId} ${payeeOf(agreement, each, share)}`)),
      cancelled: this.cancelled.has(partId),
    };
  }
}

function payeeOf({ seller }: SimAgreement, { shares }: SimTerms, share: number | null): string | undefined {
  return share === null ? seller : shares[share]?.externalUserId;
}

export function allTerms(milestone: SimMilestone): readonly SimTerms[] {
  return [milestone, ...milestone.otherTerms];
}

/** The part of the seller, then those of the shares. */
export function partIdsOf(milestone: SimMilestone): string[] {
  const most = Math.max(...allTerms(milestone).map(({ shares }) => shares.length));
  return [milestone.id, ...Array.from({ length: most }, (_, index) => `${milestone.id}_p${index + 1}`)];
}

/**
 * What a payee gets of an award: fees and shares are proportional to it and rounded down, the rest is the
 * seller's.
 */
function partOf({ amount, fees, shares }: SimTerms, share: number | null, award: number): number {
  const sellerFees = fees.reduce((sum, line) => sum + line.seller, 0);
  const portion = (whole: number) => Math.floor((whole * award) / amount);
  if (share !== null) return portion(shares[share]?.amount ?? 0);
  return shares.reduce((rest, one) => rest - portion(one.amount), award - portion(sellerFees));
}
