import type { Base } from '#actions/base.ts';
import type { KeyRing } from '#store/account/key-ring.ts';
import type { RequestLog } from '#store/account/request-log.ts';
import type { UsageBook } from '#store/account/usage.ts';

export type AccountContext = Base & {
  readonly keyRing: KeyRing;
  readonly requestLog: RequestLog;
  readonly usage: UsageBook;
};
