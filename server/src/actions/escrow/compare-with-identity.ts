import type { Agreement } from '#core/escrow/agreement.ts';
import type { Deposit } from '#core/escrow/deposit.ts';
import { comparePayer, matchReadName, type NameMatch, type PayerMatch } from '#core/name-match.ts';
import type { Db, Queryable } from '#store/db.ts';
import * as deposits from '#store/escrow/deposits.ts';
import * as verifiedNames from '#store/risk/verified-names.ts';

type Seller = { readonly developerId: string; readonly externalUserId: string };
type Named = { readonly nameAtBank: string | null };

/** An account, with how its holder's name compares with the document that verified the seller. */
export type Compared<Account extends Named> = Account & { readonly identityNameMatch: NameMatch };

/** Computed on request and not stored, because either name may be added later. */
export async function compareWithIdentity(
  db: Queryable,
  { developerId, externalUserId }: Seller,
): Promise<<Account extends Named>(account: Account) => Compared<Account>> {
  const verified = await verifiedNames.find(db, developerId, externalUserId);
  return (account) => ({ ...account, identityNameMatch: matchReadName(verified, account.nameAtBank) });
}

export type ComparedDeposit = Deposit & PayerMatch;

/** The deposits of an agreement, newest first, with whether the buyer sent them. */
export async function depositsWithPayers(db: Db, agreement: Agreement): Promise<ComparedDeposit[]> {
  const { developerId, id: agreementId, buyerExternalId, buyerName: given } = agreement;
  const verified = await verifiedNames.find(db, developerId, buyerExternalId);
  const found = await deposits.newest(db, { developerId, agreementId });
  return found.map((deposit) => ({ ...deposit, ...comparePayer({ given, verified }, deposit.senderName) }));
}
