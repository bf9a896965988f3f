import { canonicalJson } from '#core/chain.ts';
import { accountSealInput, type Seal } from '#core/escrow/verify/mac.ts';
import type { Queryable } from '#store/db.ts';
import * as accounts from '#store/escrow/verify/accounts.ts';

type Report = (where: string, what: string) => void;

const PAGE = 1_000;

/** Holds where sellers' money goes against the version that was kept, its event and its seal. */
export async function verifyAccounts(db: Queryable, seal: Seal | null, report: Report): Promise<void> {
  const { found, atStart } = await accounts.unsealed(db);
  if (found !== atStart) {
    report('all payout accounts', `${found} versions have no seal, and there were ${atStart} before seals`);
  }
  for (let after: accounts.AuditedAccount | null = null, more = true; more; ) {
    const page: accounts.AuditedAccount[] = await accounts.page(db, after, PAGE);
    for (const account of page) {
      const fault = account.unopened === null ? faultOf(account, seal) : closedFault(account, db);
      if (fault) report(`payout account of ${account.externalUserId} (${account.developerId})`, fault);
    }
    after = page.at(-1) ?? after;
    more = page.length === PAGE;
  }
}

/** Without the secret it cannot be read, and that is no fault. */
function closedFault({ unopened, version }: accounts.AuditedAccount, db: Queryable): string | null {
  if (!version) return 'there is no version of it';
  return db.personal.locked ? null : unopened;
}

function faultOf(audited: accounts.AuditedAccount, seal: Seal | null): string | null {
  const { developerId, externalUserId, account, version, event } = audited;
  if (!version) return `there is no version ${account.version} of it`;
  const { seal: sealed, ...kept } = version;
  if (canonicalJson(kept) !== canonicalJson(account)) return 'it is not the version that was kept';
  // From before this was kept: counted above, and never added to.
  if (sealed === null) return null;
  if (!event?.hash) return 'no event says that it was set';
  const { bankCode, accountNumber, accountName } = event.data;
  if (canonicalJson([bankCode, accountNumber, accountName]) !== canonicalJson(placeOf(account))) {
    return `the event says ${canonicalJson([bankCode, accountNumber, accountName])}`;
  }
  const input = { ...account, developerId, externalUserId, usableFrom: new Date(account.usableFrom) };
  if (seal && seal(accountSealInput({ ...input, eventHash: event.hash })) !== sealed) {
    return 'its seal does not fit: somebody without the secret has set it';
  }
  return null;
}

function placeOf({ bankCode, accountNumber, accountName }: accounts.AuditedAccount['account']) {
  return [bankCode, accountNumber, accountName];
}
