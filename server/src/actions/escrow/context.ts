import type { ApprovalsContext } from '#actions/approvals/context.ts';
import type { EventsContext } from '#actions/events/context.ts';
import type { KeyedLock } from '#actions/keyed-lock.ts';
import type { RiskContext } from '#actions/risk/context.ts';
import type { Actor } from '#core/actor.ts';
import { type Environment, environmentOf } from '#core/environment.ts';
import { type Bank, BankNotConfigured } from '#core/escrow/bank.ts';
import type { PictureRedrawer } from '#core/escrow/disputes/evidence.ts';
import type { Standing } from '#core/escrow/exceptions/standing.ts';
import type { Money } from '#core/escrow/money.ts';
import type { Statement } from '#core/escrow/reconciliation/statement.ts';
import type { Clock } from '#core/time.ts';
import type { AgreementStore } from '#store/escrow/agreements.ts';
import type { KnownTerms } from '#store/escrow/terms.ts';
import type { PayersWatched, Watched } from '#store/escrow/watched.ts';

export type EscrowPolicy = {
  /** How long an overpayment is kept before it is returned automatically. */
  readonly excessReturnAfterMs: number;
  /** How long a changed payout account waits before its first payout. */
  readonly payoutAccountCoolOffMs: Readonly<Record<Environment, number>>;
  /** How long money may stay unused before it is returned to the buyer. Null for unlimited. */
  readonly expireAfterMs: number | null;
  /** The text before "Escrow" in the name of a virtual account. */
  readonly accountLabel: string;
  /** How far back the lists of banks are read. Null when they are not read. */
  readonly lookBackMs: number | null;
  /** The least commission that is paid out automatically, in the smallest unit of its currency. */
  readonly commissionMinimum: number;
  /** How often changes are anchored. */
  readonly anchorEveryMs: number;
};

/** Takes an amount from the spending limit. Returns a function that gives it back. */
export type Spend = (amount: Money, currency: string) => Promise<() => Promise<void>>;
export const UNLIMITED: Spend = async () => async () => undefined;

/** Escrow assesses payments, sends events and needs approvals. */
export type EscrowContext = RiskContext &
  EventsContext &
  ApprovalsContext & {
    readonly agreements: AgreementStore;
    readonly watched: Watched;
    readonly payersWatched: PayersWatched;
    readonly terms: KnownTerms;
    /** Reads the text of an account statement, or throws a StatementError. */
    readonly parseStatement: (text: string) => Statement;
    /** Encodes the pictures of disputes anew. */
    readonly redrawer: PictureRedrawer;
    /** The bank for new accounts and payouts in live environments. */
    readonly bank: Bank;
    /** Every configured bank by name. Always includes the sandbox. */
    readonly banks: ReadonlyMap<string, Bank>;
    /** The sandbox bank with another clock. */
    readonly sandboxAt: (clock: Clock) => Bank;
    /** Issues accounts while the first bank is down. */
    readonly fallbackBank: Bank | null;
    readonly policy: EscrowPolicy;
    /** `spend` is called before money is sent: it throws when that exceeds the caller's limit. */
    readonly caller: { readonly spend: Spend; readonly rights: ReadonlySet<string> };
    /** Called after a commit for money that now waits for something. */
    readonly onStanding: (standing: Standing) => void;
    /** Publishes a signed anchor outside of the database. */
    readonly publishAnchor: (developerId: string, note: string) => Promise<void>;
    /** Serialises changes to an agreement within this process, so that only other processes can conflict. */
    readonly inTurn: KeyedLock;
    /** The member who acts, or whose key does; null when unknown. */
    readonly memberBehind: (developerId: string, actor: Actor) => Promise<string | null>;
    /** Waits before a retry after a conflict: longer each time, with jitter. */
    readonly backOff: (tries: number) => Promise<void>;
    /** A bank sends the notifications of all cells to one endpoint. */
    readonly otherCells: () => readonly EscrowContext[];
  };

type Banks = Pick<EscrowContext, 'bank' | 'banks'>;

/** The bank for new business of a tenant. Test environments always use the sandbox. */
export function bankFor(context: Banks, developerId: string): Bank {
  return environmentOf(developerId) === 'test' ? bankOf(context, SANDBOX) : context.bank;
}

export const SANDBOX = 'sandbox';

/** The bank that has a reference, a deposit or an account. New business may use another one by now. */
export function bankOf(context: Banks, provider: string): Bank {
  const bank = context.bank.name === provider ? context.bank : context.banks.get(provider);
  if (!bank) throw new BankNotConfigured(provider);
  return bank;
}
