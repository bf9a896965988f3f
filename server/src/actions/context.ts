import type { WebhookDesk } from '#actions/events/webhook-desk.ts';
import type { RiskDesk } from '#actions/risk/risk-desk.ts';
import type { Bank } from '#core/escrow/bank.ts';
import type { IdentityEngine } from '#core/identity/engine.ts';
import type { Clock, NewId } from '#core/time.ts';
import type { KeyRing } from '#store/account/key-ring.ts';
import type { RequestLog } from '#store/account/request-log.ts';
import type { Db } from '#store/db.ts';
import type { AgreementStore } from '#store/escrow/agreements.ts';
import type { KeyedLock } from './keyed-lock.ts';

/** What every action may reach. app.ts makes one; tests make one with a clock and ids of their own. */
export type Context = {
  readonly db: Db;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly keyRing: KeyRing;
  readonly requestLog: RequestLog;
  readonly agreements: AgreementStore;
  readonly risk: RiskDesk;
  readonly bank: Bank;
  readonly identity: IdentityEngine;
  readonly webhooks: WebhookDesk;
  readonly policy: EscrowPolicy;
  /** Changes of one agreement queue here, so that only other processes can get in their way. */
  readonly inTurn: KeyedLock;
  /** Waits before another try after a lost race: longer each time, and never as long as the other one. */
  readonly backOff: (tries: number) => Promise<void>;
  /** A hint that a job is due now. Nothing depends on it but the time until the next poll. */
  readonly wakeWorker: () => void;
};

export type EscrowPolicy = {
  /** How long money beyond the amount due stays before it goes back by itself. */
  readonly excessReturnAfterMs: number;
  /** What stands before "Escrow" in the name of a virtual account. */
  readonly accountLabel: string;
};
