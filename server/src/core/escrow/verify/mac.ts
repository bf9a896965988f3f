import { canonicalJson } from '#core/chain.ts';
import type { Exception } from '#core/escrow/exception.ts';
import type { AccountDetails } from '#core/escrow/payout-account.ts';

/** The heads of an agreement's two chains. */
export type Heads = {
  readonly developerId: string;
  readonly agreementId: string;
  readonly version: number;
  /** The first chained event: 1, except for agreements older than the chain. */
  readonly chainedFrom: number;
  readonly eventCount: number;
  readonly eventHead: string;
  readonly transferCount: number;
  readonly chainHead: string;
};

/** HMAC in hex with a key that is not in the database. */
export type Mac = (text: string) => string;

/**
 * Returns the text that an agreement's MAC covers. The format must never change. An attacker with write
 * access to the tables can chain a forged deposit as well as we can, but cannot compute its MAC.
 */
export function agreementMacInput(heads: Heads): string {
  return JSON.stringify([
    'seal 1',
    heads.developerId,
    heads.agreementId,
    heads.version,
    heads.chainedFrom,
    heads.eventCount,
    heads.eventHead,
    heads.transferCount,
    heads.chainHead,
  ]);
}

/** A version of a payout account with the hash of the event that recorded it. */
export type MacAccount = AccountDetails & {
  readonly developerId: string;
  readonly externalUserId: string;
  readonly version: number;
  readonly usableFrom: Date;
  readonly eventHash: string;
};

/** Returns the text that a payout account's MAC covers. The format must never change. */
export function accountMacInput(account: MacAccount): string {
  return JSON.stringify([
    'account seal 1',
    account.developerId,
    account.externalUserId,
    account.version,
    account.bankCode,
    account.accountNumber,
    account.accountName,
    account.nameGiven,
    account.nameAtBank,
    account.nameMatch,
    account.usableFrom.toISOString(),
    account.eventHash,
  ]);
}

/**
 * Returns the text that an exception's MAC covers, open or closed. The format must never change. The
 * developer is empty for exceptions without an agreement.
 */
export function exceptionMacInput(exception: Exception & { readonly developerId: string }): string {
  return canonicalJson([
    'exception seal 1',
    exception.developerId,
    exception.id,
    exception.kind,
    exception.agreementId,
    exception.subject,
    exception.amount,
    exception.currency,
    exception.details,
    exception.openedAt.toISOString(),
    exception.closedAt?.toISOString() ?? null,
    exception.note,
    exception.closedBy,
    exception.eventHead,
  ]);
}
