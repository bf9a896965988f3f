import type { Agreement } from '#core/escrow/agreement.ts';
import type { Deposit } from '#core/escrow/deposit.ts';
import { comparePayer, matchReadName, type NameMatch, type PayerMatch } from '#core/name-match.ts';
import type { Db, Queryable } from '#store/db.ts';
import * as deposits from '#store/escrow/deposits.ts';
import * as verifiedNames from '#store/risk/verified-names.ts';

type Seller = { readonly developerId: string; readonly externalUserId: string };
type Named = { readonly nameAtBank: string | null };

/** An account, and how its holder compares with the name on the document that verified the seller. */
export type Compared<Account extends Named> = Account & { readonly identityNameMatch: NameMatch };

/** Compared when somebody asks, and kept nowhere: either of the two names may come first. */
export async function compareWithIdentity(
  db: Queryable,
  { developerId, externalUserId }: Seller,
): Promise<<Account extends Named>(account: Account) => Compared<Account>> {
  const verified = await verifiedNames.find(db, developerId, externalUserId);
  return (account) => ({ ...account, identityNameMatch: matchReadName(verified, account.nameAtBank) });
}

export type ComparedDeposit = Deposit & PayerMatch;

/** What came in for an agreement, newest first, and whether the buyer has sent it. */
export async function depositsWithPayers(db: Db, agreement: Agreement): Promise<ComparedDeposit[]> {
  const { developerId, id: agreementId, buyerExternalId, buyerName: given } = agreement;
  const verified = await verifiedNames.find(db, developerId, buyerExternalId);
  const found = await deposits.newest(db, { developerId, agreementId });
  return found.map((deposit) => ({ ...deposit, ...comparePayer({ given, verified }, deposit.senderName) }));
}
