import { canonicalJson } from '#core/chain.ts';
import type { Exception } from '#core/escrow/exception.ts';
import type { AccountDetails } from '#core/escrow/payout-account.ts';

/** Where the two chains of an agreement stand. */
export type Heads = {
  readonly developerId: string;
  readonly agreementId: string;
  readonly version: number;
  /** The first event that is chained: 1, but for agreements that are older than the chain. */
  readonly chainedFrom: number;
  readonly eventCount: number;
  readonly eventHead: string;
  readonly transferCount: number;
  readonly chainHead: string;
};

/** Makes the mark that nobody can make who has the database alone (an HMAC), in hex. */
export type Mac = (text: string) => string;

/**
 * What an agreement's mac is taken over, fixed for ever. Whoever can write to the tables can chain a deposit
 * that no bank saw as well as we can; what they cannot do is mac it.
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

/** A version of a payout account with the hash of the event that told of it. */
export type MacAccount = AccountDetails & {
  readonly developerId: string;
  readonly externalUserId: string;
  readonly version: number;
  readonly usableFrom: Date;
  readonly eventHash: string;
};

/** The same of where a seller's money goes. */
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

/** The same of an exception, open or closed. Of one that is nobody's the developer is empty. */
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
