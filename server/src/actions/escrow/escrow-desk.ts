import type { EventsContext } from '#actions/events/webhook-desk.ts';
import type { KeyedLock } from '#actions/keyed-lock.ts';
import type { RiskContext } from '#actions/risk/risk-desk.ts';
import type { Bank } from '#core/escrow/bank.ts';
import type { DepositConflict } from '#core/escrow/deposit.ts';
import type { AgreementStore } from '#store/escrow/agreements.ts';

export type EscrowPolicy = {
  /** How long money beyond the amount due stays before it goes back by itself. */
  readonly excessReturnAfterMs: number;
  /** How long money lies still before it goes back to the buyer; null when it may lie for ever. */
  readonly expireAfterMs: number | null;
  /** What stands before "Escrow" in the name of a virtual account. */
  readonly accountLabel: string;
};

/** A payment is assessed before it is taken, and what happens to it is told. */
export type EscrowContext = RiskContext &
  EventsContext & {
    readonly agreements: AgreementStore;
    readonly bank: Bank;
    readonly policy: EscrowPolicy;
    /** Hears what a bank has told in two ways; what was told first is on the books. */
    readonly onDepositConflict: (conflict: DepositConflict) => void;
    /** Changes of one agreement queue here, so that only other processes can get in their way. */
    readonly inTurn: KeyedLock;
    /** Waits before another try after a lost race: longer each time, and never as long as the other one. */
    readonly backOff: (tries: number) => Promise<void>;
  };
