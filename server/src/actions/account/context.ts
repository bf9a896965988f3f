import type { ApprovalsContext } from '#actions/approvals/context.ts';
import type { SignUps } from '#core/account/developer.ts';
import type { Notice } from '#core/account/notice.ts';
import type { Rights } from '#core/account/permissions.ts';
import type { SignInProvider } from '#core/account/sign-in-provider.ts';
import type { KeyRing } from '#store/account/key-ring.ts';
import type { RequestLog } from '#store/account/request-log.ts';
import type { UsageBook } from '#store/account/usage.ts';
import type { Queryable } from '#store/db.ts';

/** A notice to a person about their sign-in, sent in the name of the service. */
export type PersonNotice = {
  /** The account whose limits apply. */
  readonly accountId: string;
  readonly to: string;
  readonly notice: Notice;
  /** True when the person has never signed in. */
  readonly unanswered?: boolean;
};

/** The settings of the sign-in. */
export type FrontDoor = {
  /** The origin of all pages, which passkeys are bound to. */
  readonly origin: string;
  /** Null when no mail with a link back can be sent. */
  readonly notify: ((tx: Queryable, notice: PersonNotice) => Promise<void>) | null;
  /** The company's sign-in provider, if there is one. */
  readonly provider: SignInProvider | null;
};

export type AccountContext = ApprovalsContext & {
  /** The service itself has all rights. */
  readonly caller: { readonly rights: Rights };
  /** Who may create an account. */
  readonly signUps: SignUps;
  readonly front: FrontDoor;
  readonly keyRing: KeyRing;
  readonly requestLog: RequestLog;
  readonly usage: UsageBook;
  /** A person who signs in may belong to another cell. */
  readonly otherCells: () => readonly AccountContext[];
};
