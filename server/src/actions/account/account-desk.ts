import type { ApprovalsContext } from '#actions/approvals/approvals-desk.ts';
import type { SignUps } from '#core/account/developer.ts';
import type { Rights } from '#core/account/permissions.ts';
import type { KeyRing } from '#store/account/key-ring.ts';
import type { RequestLog } from '#store/account/request-log.ts';
import type { UsageBook } from '#store/account/usage.ts';

export type AccountContext = ApprovalsContext & {
  /** What whoever asks may do. The service itself may do everything. */
  readonly rights: Rights;
  /** Who may make an account. */
  readonly signUps: SignUps;
  readonly keyRing: KeyRing;
  readonly requestLog: RequestLog;
  readonly usage: UsageBook;
};
