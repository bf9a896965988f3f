import type { ApprovalsContext } from '#actions/approvals/context.ts';
import type { EventsContext } from '#actions/events/context.ts';
import type { KeyedLock } from '#actions/keyed-lock.ts';
import type { RiskContext } from '#actions/risk/context.ts';
import { type Environment, environmentOf } from '#core/environment.ts';
import { type Bank, BankNotConfigured } from '#core/escrow/bank.ts';
import type { Standing } from '#core/escrow/exceptions/standing.ts';
import type { Money } from '#core/escrow/money.ts';
import type { AgreementStore } from '#store/escrow/agreements.ts';
import type { PayersWatched, Watched } from '#store/escrow/watched.ts';

export type EscrowPolicy = {
  /** How long money beyond the amount due stays before it goes back by itself. */
  readonly excessReturnAfterMs: number;
  /** How long another account of a seller waits before the first payout goes there. */
  readonly payoutAccountCoolOffMs: Readonly<Record<Environment, number>>;
  /** How long money lies still before it goes back to the buyer; null when it may lie for ever. */
  readonly expireAfterMs: number | null;
  /** What stands before "Escrow" in the name of a virtual account. */
  readonly accountLabel: string;
  /** How far back the lists of banks are read; null when they are not. */
  readonly lookBackMs: number | null;
  /** How often what has changed is anchored. */
  readonly anchorEveryMs: number;
};

/** Takes an amount from what may be spent; what it gives undoes that. */
export type Spend = (amount: Money, currency: string) => Promise<() => Promise<void>>;
export const UNLIMITED: Spend = async () => async () => undefined;

/** A payment is assessed before it is taken, what happens is told, and some of it needs a second person. */
export type EscrowContext = RiskContext &
  EventsContext &
  ApprovalsContext & {
    readonly agreements: AgreementStore;
    readonly watched: Watched;
    readonly payersWatched: PayersWatched;
    /** The bank for what is new in live environments: accounts and payouts. */
    readonly bank: Bank;
    /** Every bank that the service was started with, by its name. The sandbox is always among them. */
    readonly banks: ReadonlyMap<string, Bank>;
    /** Issues accounts while the first is down, if there is one. */
    readonly fallbackBank: Bank | null;
    readonly policy: EscrowPolicy;
    /** Asked before money is sent on its way: refuses what is beyond the limit of whoever asks for it. */
    readonly spend: Spend;
    /** Told of money that lies still from now on, once it is committed. */
    readonly onStanding: (standing: Standing) => void;
    /** Puts a signed head of an account's log of anchors where the database does not reach. */
    readonly publishAnchor: (developerId: string, note: string) => Promise<void>;
    /** Changes of one agreement queue here, so that only other processes can get in their way. */
    readonly inTurn: KeyedLock;
    /** Waits before another try after a lost race: longer each time, and never as long as the other one. */
    readonly backOff: (tries: number) => Promise<void>;
    /** A bank speaks to all cells at one door. */
    readonly otherCells: () => readonly EscrowContext[];
  };

type Banks = Pick<EscrowContext, 'bank' | 'banks'>;

/** The bank for what is new of a tenant. What a test environment does reaches no other than the sandbox. */
export function bankFor(context: Banks, developerId: string): Bank {
  return environmentOf(developerId) === 'test' ? bankOf(context, SANDBOX) : context.bank;
}

export const SANDBOX = 'sandbox';

/**
 * The bank that has a reference, a deposit or an account. What is new may go elsewhere by now, this not.
 */
export function bankOf(context: Banks, provider: string): Bank {
  const bank = context.bank.name === provider ? context.bank : context.banks.get(provider);
  if (!bank) throw new BankNotConfigured(provider);
  return bank;
}
