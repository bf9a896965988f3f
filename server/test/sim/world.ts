import type { Party } from '#core/escrow/milestone.ts';
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
  /** Who has tried to confirm it; nobody may be paid before both have. */
  readonly triedBy: Set<Party>;
  /** What the platform may have decided that the seller gets. */
  readonly decidedFor: Set<number>;
};

/** What the clients know of an agreement. They learn it from answers only, never from the database. */
export type SimAgreement = {
  readonly key: AgreementKey;
  readonly buyer: string;
  readonly seller: string;
  readonly total: number;
  readonly milestones: readonly SimMilestone[];
  account: string | null;
  paidIn: number;
  /** As far as anybody was told. */
  held: boolean;
  over: boolean;
  /** Confirmations that were answered with success: they must be there for ever. */
  readonly acknowledged: { milestoneId: string; party: Party }[];
};

const START = Date.UTC(2026, 0, 1);
const REMEMBERED_STEPS = 4_000;
/** A claim on an Idempotency-Key runs out after a minute. */
const CLAIM_MS = 61_000;

/** All that is shared in one simulation: time, chance, the bank, and what the clients know. */
export class World {
  readonly seed: number;
  readonly random: Random;
  readonly bank: SimBank;
  readonly banks: TwoBanks;
  readonly holds = new HoldWatch();
  readonly agreements: SimAgreement[] = [];
  readonly #byId = new Map<string, SimAgreement>();
  readonly #byMilestone = new Map<string, { agreement: SimAgreement; milestone: SimMilestone }>();
  readonly #log: string[] = [];
  readonly #onNote: (line: string) => void;
  #retries: { at: number; command: Command }[] = [];
  #now = START;
  #ids = 0;
  steps = 0;
  /** Agreements that were written to since somebody last looked. */
  touched = new Map<string, AgreementKey>();
  /** False while the last look for jobs found none and nothing has happened since. */
  jobsMayBeDue = true;
  faults = true;
  /** Sellers, with their developer, who were told that we know where to pay them. */
  readonly sellersWithDetails = new Set<string>();
  /** Transactions that the service has heard of in two ways. */
  readonly conflicts = new Set<string>();
  readonly counts = new Map<string, number>();
  /** What went wrong on purpose, and how often. */
  readonly played = new Map<string, number>();
  /** Nobody at the platform is awake: only the bank, the workers and whoever pays in. */
  unattended = false;
  /** Agreements of which a bank has paid something that a restored database does not know: left alone. */
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
      milestone: (id) => this.#confirmed(id),
    });
    this.banks = new TwoBanks(this.bank);
  }

  /** One installation, so its processes share it. */
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
    for (const milestone of agreement.milestones)
      this.#byMilestone.set(milestone.id, { agreement, milestone });
  }

  find(agreementId: string): SimAgreement | undefined {
    return this.#byId.get(agreementId);
  }

  touch(key: AgreementKey): void {
    this.touched.set(key.agreementId, key);
  }

  /** Whoever hears that the first request is still running asks again when it must be over. */
  retryLater(command: Command): void {
    this.#retries.push({ at: this.#now + CLAIM_MS, command });
  }

  /** The database is an older one: whoever waited for it gives up. */
  forget(): void {
    this.#retries = [];
    this.touched = new Map();
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

  /** One line per step, for whoever has to find out what went wrong. */
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

  #confirmed(milestoneId: string) {
    const found = this.#byMilestone.get(milestoneId);
    return (
      found && {
        agreementId: found.agreement.key.agreementId,
        amount: found.milestone.amount,
        confirmed: found.milestone.triedBy.size === 2,
        decidedFor: found.milestone.decidedFor,
      }
    );
  }
}
