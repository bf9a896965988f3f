import type { Bank, Clock, IdentityEngine, NewId } from '#core/ports.ts';
import type { AgreementStore } from '#store/agreements.ts';
import type { Db } from '#store/db.ts';
import type { KeyRing } from '#store/key-ring.ts';
import type { RequestLog } from '#store/request-log.ts';
import type { KeyedLock } from './keyed-lock.ts';
import type { RiskDesk } from './risk-desk.ts';
import type { WebhookDesk } from './webhook-desk.ts';

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
