import {
  AGGREGATE_LIMITS,
  type Aggregate,
  type AggregateSums,
  aggregated,
  aggregateName,
} from '#core/risk/policy/aggregates.ts';
import type { PastAssessment } from '#core/risk/policy/backtest.ts';
import { HOUR_MS } from '#core/time.ts';
import type { Queryable } from '#store/db.ts';

type PastEvent = {
  readonly id: string;
  readonly event: string;
  readonly at: Date;
  readonly amount: number;
  readonly currency: string;
  readonly user: string;
  readonly device: string | null;
  readonly seller: string | null;
};
type Identity = 'user' | 'device' | 'seller';
/** Past assessments do not store the others. */
const IDENTITIES: readonly string[] = ['user', 'device', 'seller'] satisfies Identity[];
const isPast = (source: string): source is Identity => IDENTITIES.includes(source);

type UnitsOf = (amount: number, currency: string) => number | null;

const PAGE = 20_000;
/** Limits the memory. Of busier weeks, aggregates that reach further back are unknown. */
const MOST_LOADED = 500_000;

/**
 * Computes aggregates for past assessments, newest first, from the assessments before each: those by user,
 * device or seller. The windows of all keys move back together, so each assessment is read once a turn.
 */
export class PastAggregates {
  readonly #aggregates: readonly Aggregate[];
  readonly #window: number;
  readonly #read: (before: string, limit: number) => Promise<PastEvent[]>;
  readonly #unitsOf: UnitsOf;
  readonly #byId = new Map<string, PastEvent>();
  readonly #lists = new Map<string, PastEvent[]>();
  readonly #windows = new Map<string, SlidingWindow>();
  #oldest: PastEvent | null = null;
  #isWhole = false;

  constructor(db: Queryable, developerId: string, aggregates: readonly Aggregate[], unitsOf: UnitsOf) {
    this.#aggregates = aggregates.filter(
      ({ kind, of, by }) => isPast(by) && (kind !== 'distinct' || (of !== null && isPast(of))),
    );
    this.#window = Math.max(0, ...this.#aggregates.map(({ hours }) => hours)) * HOUR_MS;
    this.#unitsOf = unitsOf;
    this.#read = (before, limit) => readEvents(db, developerId, before, limit);
  }

  /** Keeps what an assessment has stored itself. */
  async addTo(past: readonly PastAssessment[]): Promise<readonly PastAssessment[]> {
    if (this.#aggregates.length === 0) return past;
    await this.#loadFor(past);
    return past.map((one) => {
      const own = this.#byId.get(one.id);
      if (!one.facts || !own) return one;
      const found = this.#aggregates.flatMap((aggregate) => {
        const value = this.#valueOf(aggregate, own);
        return value === null ? [] : [[aggregateName(aggregate), value]];
      });
      const aggregates = { ...Object.fromEntries(found), ...one.facts.aggregates };
      return { ...one, facts: { ...one.facts, aggregates } };
    });
  }

  async #loadFor(past: readonly PastAssessment[]): Promise<void> {
    const [first, last] = [past[0], past.at(-1)];
    if (!first || !last) return;
    const isEnough = () => {
      const own = this.#byId.get(last.id);
      return own !== undefined && this.#covers(own);
    };
    while (!this.#isWhole && this.#byId.size < MOST_LOADED && !isEnough()) {
      const found = await this.#read(this.#oldest?.id ?? `${first.id}~`, PAGE);
      for (const one of found) this.#add(one);
      this.#oldest = found.at(-1) ?? this.#oldest;
      this.#isWhole = found.length < PAGE;
    }
  }

  #covers({ at }: PastEvent): boolean {
    return (
      this.#isWhole || (this.#oldest !== null && this.#oldest.at.getTime() <= at.getTime() - this.#window)
    );
  }

  #add(one: PastEvent): void {
    this.#byId.set(one.id, one);
    for (const by of new Set(this.#aggregates.map((aggregate) => aggregate.by as Identity))) {
      if (one[by] === null) continue;
      const key = `${by} ${one[by]}`;
      const list = this.#lists.get(key);
      if (list) list.push(one);
      else this.#lists.set(key, [one]);
    }
  }

  #valueOf(aggregate: Aggregate, own: PastEvent): number | null {
    const { kind, by, of, hours } = aggregate;
    const list = this.#lists.get(`${by} ${own[by as Identity]}`);
    if (!list || !this.#covers(own)) return null;
    const member = kind === 'distinct' ? (of as Identity) : null;
    if (member && own[member] === null) return null;
    const key = `${aggregateName(aggregate)} ${own[by as Identity]}`;
    const window = this.#windows.get(key) ?? new SlidingWindow(list, hours * HOUR_MS, member, this.#unitsOf);
    this.#windows.set(key, window);
    return aggregated(aggregate, window.at(own));
  }
}

type Counted = { times: number; amount: number; readonly currency: string };

/** The events of one key in the time before one of them. It only moves back. */
class SlidingWindow {
  readonly #list: readonly PastEvent[];
  readonly #lengthMs: number;
  readonly #member: Identity | null;
  readonly #unitsOf: UnitsOf;
  readonly #events = new Map<string, Counted>();
  readonly #members = new Map<string, number>();
  #from = 0;
  #to = 0;

  constructor(list: readonly PastEvent[], lengthMs: number, member: Identity | null, unitsOf: UnitsOf) {
    this.#list = list;
    this.#lengthMs = lengthMs;
    this.#member = member;
    this.#unitsOf = unitsOf;
  }

  at(own: PastEvent): AggregateSums {
    const since = own.at.getTime() - this.#lengthMs;
    for (let one = this.#list[this.#from]; one && one !== own; one = this.#list[++this.#from]) {
      if (this.#from < this.#to) this.#remove(one);
    }
    this.#to = Math.max(this.#to, this.#from);
    for (let one = this.#list[this.#to]; one && one.at.getTime() > since; one = this.#list[++this.#to]) {
      this.#add(one);
    }
    const units = this.#unitsOf(0, own.currency) === null ? null : this.#sum((one) => this.#units(one));
    return {
      count: this.#events.size,
      amount: this.#sum(({ amount, currency }) => (currency === own.currency ? amount : 0)),
      units,
      distinct: this.#members.size,
    };
  }

  #units({ amount, currency }: Counted): number {
    return this.#unitsOf(amount, currency) ?? 0;
  }

  #sum(of: (one: Counted) => number): number {
    let [total, counted] = [0, 0];
    for (const one of this.#events.values()) {
      if (counted++ >= AGGREGATE_LIMITS.events) break;
      total += of(one);
    }
    return total;
  }

  #add({ event, amount, currency, ...one }: PastEvent): void {
    const known = this.#events.get(event);
    if (known) {
      known.times += 1;
      known.amount = Math.max(known.amount, amount);
    } else {
      this.#events.set(event, { times: 1, amount, currency });
    }
    const member = this.#member && one[this.#member];
    if (member) this.#members.set(member, (this.#members.get(member) ?? 0) + 1);
  }

  #remove({ event, ...one }: PastEvent): void {
    const known = this.#events.get(event);
    if (known) known.times -= 1;
    if (known?.times === 0) this.#events.delete(event);
    const member = this.#member && one[this.#member];
    if (!member) return;
    const left = (this.#members.get(member) ?? 0) - 1;
    if (left > 0) this.#members.set(member, left);
    else this.#members.delete(member);
  }
}

/** Newest first. The amount of a payment is what its account lets in, as when it was assessed. */
function readEvents(db: Queryable, developerId: string, before: string, limit: number): Promise<PastEvent[]> {
  return db.query<PastEvent>(
    `SELECT a.id, coalesce(a.agreement_id, a.id) AS event, a.created_at AS at,
       greatest(a.amount, g.total_amount) AS amount, a.currency, a.user_id AS user,
       encode(a.device, 'hex') AS device, g.seller_external_id AS seller
     FROM risk_assessments a LEFT JOIN agreements g
       ON a.bands = 'payment' AND g.developer_id = a.developer_id AND g.id = a.agreement_id
     WHERE a.developer_id = $1 AND a.id < $2 AND NOT a.simulated ORDER BY a.id DESC LIMIT $3`,
    [developerId, before, limit],
  );
}
