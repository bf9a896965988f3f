import type { ApprovalsContext } from '#actions/approvals/context.ts';
import type { SignUps } from '#core/account/developer.ts';
import type { Notice } from '#core/account/notice.ts';
import type { Rights } from '#core/account/permissions.ts';
import type { SignInProvider } from '#core/account/sign-in-provider.ts';
import type { KeyRing } from '#store/account/key-ring.ts';
import type { RequestLog } from '#store/account/request-log.ts';
import type { UsageBook } from '#store/account/usage.ts';
import type { Queryable } from '#store/db.ts';

/** Told about their own way in, in the name of an account of theirs. */
export type PersonNotice = {
  readonly accountId: string;
  readonly accountName: string;
  readonly to: string;
  readonly notice: Notice;
};

/** Where people come in. */
export type FrontDoor = {
  /** What the addresses of all pages begin with, and whom a passkey is made for. */
  readonly origin: string;
  /** Null while nothing can be sent to anybody that leads back here. */
  readonly notify: ((tx: Queryable, notice: PersonNotice) => Promise<void>) | null;
  /** The company's own sign-in, where there is one. */
  readonly provider: SignInProvider | null;
};

export type AccountContext = ApprovalsContext & {
  /** What whoever asks may do. The service itself may do everything. */
  readonly rights: Rights;
  /** Who may make an account. */
  readonly signUps: SignUps;
  readonly front: FrontDoor;
  readonly keyRing: KeyRing;
  readonly requestLog: RequestLog;
  readonly usage: UsageBook;
  /** Somebody who comes in may be at home in another cell. */
  readonly otherCells: () => readonly AccountContext[];
};
