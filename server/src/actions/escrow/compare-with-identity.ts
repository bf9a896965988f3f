import { matchReadName, type NameMatch } from '#core/name-match.ts';
import type { Queryable } from '#store/db.ts';
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
