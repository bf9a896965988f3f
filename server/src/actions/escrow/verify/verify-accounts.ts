import { canonicalJson } from '#core/chain.ts';
import { accountMacInput, type Mac } from '#core/escrow/verify/mac.ts';
import type { Queryable } from '#store/db.ts';
import * as accounts from '#store/escrow/verify/accounts.ts';

type Report = (where: string, what: string) => void;

const PAGE = 1_000;

/** Checks each payout account against its stored version, its event and its MAC. */
export async function verifyAccounts(db: Queryable, mac: Mac | null, report: Report): Promise<void> {
  const { found, atStart } = await accounts.missingMacs(db);
  if (found !== atStart) {
    report('all payout accounts', `${found} versions have no MAC, but ${atStart} existed before MACs`);
  }
  for (let after: accounts.AuditedAccount | null = null, more = true; more; ) {
    const page: accounts.AuditedAccount[] = await accounts.page(db, after, PAGE);
    for (const account of page) {
      const fault =
        setBack(account) ?? (account.unopened === null ? faultOf(account, mac) : closedFault(account, db));
      if (fault) report(`payout account of ${account.externalUserId} (${account.developerId})`, fault);
    }
    after = page.at(-1) ?? after;
    more = page.length === PAGE;
  }
}

/** Without the secret it cannot be decrypted, which is not a fault. */
function closedFault({ unopened, version }: accounts.AuditedAccount, db: Queryable): string | null {
  if (!version) return 'it has no version';
  return db.personal.locked ? null : unopened;
}

/** An older version can be put back with the MAC that it had, so the row must be the newest. */
function setBack({ account, newest, lastEvent }: accounts.AuditedAccount): string | null {
  if (newest !== null && newest > account.version) {
    return `it is version ${account.version}, but its newest version is ${newest}`;
  }
  if (lastEvent !== null && lastEvent > account.version) {
    return `it is version ${account.version}, but its newest event is ${lastEvent}`;
  }
  return null;
}

function faultOf(audited: accounts.AuditedAccount, mac: Mac | null): string | null {
  const { developerId, externalUserId, account, version, event } = audited;
  if (!version) return `it has no version ${account.version}`;
  const { mac: storedMac, ...kept } = version;
  if (canonicalJson(kept) !== canonicalJson(account)) return 'it differs from its stored version';
  // Set before MACs existed: counted above, and no new ones can appear.
  if (storedMac === null) return null;
  if (!event?.hash) return 'it has no event';
  if (event.erased) return null;
  const { bankCode, accountNumber, accountName } = event.data;
  if (canonicalJson([bankCode, accountNumber, accountName]) !== canonicalJson(destinationOf(account))) {
    return `the event says ${canonicalJson([bankCode, accountNumber, accountName])}`;
  }
  const input = { ...account, developerId, externalUserId, usableFrom: new Date(account.usableFrom) };
  if (mac && mac(accountMacInput({ ...input, eventHash: event.hash })) !== storedMac) {
    return 'its MAC does not match: it was set without the secret';
  }
  return null;
}

function destinationOf({ bankCode, accountNumber, accountName }: accounts.AuditedAccount['account']) {
  return [bankCode, accountNumber, accountName];
}
