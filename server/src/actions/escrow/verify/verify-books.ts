import { verifyApprovals } from '#actions/approvals/verify-approvals.ts';
import { LONGEST_WAIT_MS } from '#actions/escrow/take-up-owed-work.ts';
import { liabilitiesOf } from '#core/escrow/ledger.ts';
import { MAX_PAYOUT_FAILURES } from '#core/escrow/payouts/settle.ts';
import type { Books, Check, Fault } from '#core/escrow/verify/books.ts';
import type { Mac } from '#core/escrow/verify/mac.ts';
import { auditBooks, type EventCounts } from '#core/escrow/verify/verify-agreement.ts';
import { DAY_MS } from '#core/time.ts';
import { databaseTime } from '#store/clock.ts';
import type { Queryable } from '#store/db.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as commissionPayouts from '#store/escrow/commission.ts';
import * as owedWork from '#store/escrow/owed-work.ts';
import * as books from '#store/escrow/verify/books.ts';
import * as missingMacs from '#store/escrow/verify/missing-macs.ts';
import * as orphans from '#store/escrow/verify/orphans.ts';
import { alterableHistory } from '#store/grants.ts';
import * as jobs from '#store/jobs.ts';
import { sha256 } from '#store/sha256.ts';
import { verifyAccounts } from './verify-accounts.ts';
import { type AnchorEvidence, verifyAnchors } from './verify-anchors.ts';
import { verifyBankBooks } from './verify-bank-books.ts';
import { verifyCommission } from './verify-commission.ts';
import { verifyExceptions } from './verify-exceptions.ts';

export type Verification = {
  readonly agreements: number;
  /** Agreements from before events were chained, and those of them without a MAC. */
  readonly older: number;
  readonly missingMacs: number;
  readonly transfers: number;
  readonly events: number;
  /** Events chained in version 1: their hashes cover personal data in plain text. */
  readonly version1: number;
  /** Events with personal data of people who were erased. */
  readonly erased: number;
  readonly anchors: number;
  readonly currencies: readonly CurrencySums[];
  /** One entry for each failed check: how often it failed, and the first places. */
  readonly faults: readonly FaultCount[];
  /** History tables that the service's own role could change. */
  readonly unprotected: readonly string[];
};
/** The totals of all agreements in a currency: assets, liabilities, and the platform's own share of those. */
export type CurrencySums = {
  readonly currency: string;
  readonly bank: bigint;
  readonly receivable: bigint;
  readonly fees: bigint;
  readonly platform: bigint;
  readonly commission: bigint;
  readonly liabilities: bigint;
};
export type FaultCount = { readonly check: Check; readonly count: number; readonly found: readonly Fault[] };

export type VerifyProgress = { readonly stage: string; readonly done: number; readonly total: number | null };
export type VerifyOptions = {
  /** Without it, MACs are not checked. */
  readonly mac?: Mac | null;
  readonly anchors?: AnchorEvidence;
  /** The time by the service's clock; the database's by default. */
  readonly now?: Date;
  /** Overpayments received before this time must be on their way back. */
  readonly excessSince?: Date;
  readonly pageSize?: number;
  readonly onProgress?: (progress: VerifyProgress) => void;
};

const PAGE_SIZE = 200;
const ORPHAN_PAGE_SIZE = 10_000;
const OWED_LIMIT = 1_000;
/** The number of faults listed for each check. */
const NAMED = 5;
const NO_SUMS = { bank: 0n, receivable: 0n, fees: 0n, platform: 0n, commission: 0n, liabilities: 0n };

/**
 * Checks everything in a live database for consistency. Reads page by page in primary key order, so that
 * memory use does not grow with the database.
 */
export async function verifyBooks(db: Queryable, options: VerifyOptions = {}): Promise<Verification> {
  const tally = openTally();
  const counted = await verifyAgreements(db, tally, options);
  const found = await books.countAtChainStart(db);
  if (counted.older !== found) {
    const what = `${counted.older} claim to be older than the event chain, but ${found} were when it began`;
    tally.add([{ check: 'events', where: 'all agreements', what }]);
  }
  for (const table of orphans.OWNED_TABLES) await verifyOwners(db, table, tally, options);
  const now = options.now ?? (await databaseTime(db));
  const latest = new Date(now.getTime() + LONGEST_WAIT_MS);
  await verifyOwed(db, tally, options.excessSince ?? new Date(Date.now() - DAY_MS), latest);
  await verifyChores(db, tally, latest);
  await verifyBankBooks(db, (check, where, what) => tally.add([{ check, where, what }]));
  await verifyAccounts(db, options.mac ?? null, (where, what) =>
    tally.add([{ check: 'accounts', where, what }]),
  );
  await verifyCommission(db, options.mac ?? null, (where, what) =>
    tally.add([{ check: 'commission', where, what }]),
  );
  await verifyExceptions(db, options.mac ?? null, (where, what) =>
    tally.add([{ check: 'exceptions', where, what }]),
  );
  await verifyApprovals(db, options.mac ?? null, (where, what) =>
    tally.add([{ check: 'approvals', where, what }]),
  );
  const anchors = await verifyAnchors(
    db,
    options.anchors ?? { signer: null, published: null },
    (where, what) => tally.add([{ check: 'anchors', where, what }]),
    (done) => options.onProgress?.({ stage: 'anchors', done, total: null }),
  );
  return { ...counted, anchors, faults: tally.faults(), unprotected: await alterableHistory(db) };
}

type Counted = Pick<
  Verification,
  'agreements' | 'older' | 'missingMacs' | 'transfers' | 'events' | 'version1' | 'erased' | 'currencies'
>;

async function verifyAgreements(db: Queryable, tally: Tally, options: VerifyOptions): Promise<Counted> {
  const total = await books.countAgreements(db);
  const currencies = new Map<string, CurrencySums>();
  const counted = {
    agreements: 0,
    older: 0,
    missingMacs: 0,
    transfers: 0,
    events: 0,
    version1: 0,
    erased: 0,
  };
  const backfillDone = await missingMacs.areNone(db);
  let after: AgreementKey | null = null;
  for (;;) {
    const page: books.AuditPage = await books.page(db, after, options.pageSize ?? PAGE_SIZE);
    for (const { books: book, currency, key } of page) {
      if (audit(book, options, counted).length > 0) tally.add(await lookAgain(db, key, options));
      counted.agreements += 1;
      if (book.chainedFrom > 1) counted.older += 1;
      if (book.mac === null) counted.missingMacs += 1;
      if (book.mac === null && backfillDone) tally.add([macGone(book)]);
      counted.transfers += book.transfers.length;
      counted.events += book.events.length;
      const { bank, receivable, fees, platform, commission, liabilities } =
        currencies.get(currency) ?? NO_SUMS;
      currencies.set(currency, {
        currency,
        bank: bank + BigInt(book.balances.bank),
        receivable: receivable + BigInt(book.balances.receivable),
        fees: fees + BigInt(book.balances.fees),
        platform: platform + BigInt(book.balances.platform),
        commission: commission + BigInt(book.balances.commission),
        liabilities: liabilities + BigInt(liabilitiesOf(book.balances)),
      });
      after = key;
    }
    options.onProgress?.({ stage: 'agreements', done: counted.agreements, total });
    if (page.length === 0) break;
  }
  for (const [currency, paid] of await commissionPayouts.paidOut(db, null)) {
    const sums = currencies.get(currency);
    if (!sums) continue;
    const { bank, commission, liabilities } = sums;
    const left = { bank: bank - paid, commission: commission - paid, liabilities: liabilities - paid };
    currencies.set(currency, { ...sums, ...left });
  }
  for (const { currency, bank, receivable, fees, liabilities } of currencies.values()) {
    const assets = bank + receivable + fees;
    if (assets === liabilities) continue;
    const what = `${assets} are there, but ${liabilities} are owed`;
    tally.add([{ check: 'equation', where: `all agreements in ${currency}`, what }]);
  }
  return {
    ...counted,
    currencies: [...currencies.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1)),
  };
}

function macGone({ agreementId }: Books): Fault {
  return {
    check: 'mac',
    where: `agreement ${agreementId}`,
    what: 'it has no MAC, although all agreements had one',
  };
}

/** Unreadable rows are a fault of that agreement, and do not stop the verification. */
function audit(book: Books, { mac = null }: VerifyOptions, counts?: EventCounts): Fault[] {
  try {
    return auditBooks(book, sha256, mac, counts);
  } catch (error) {
    const what = `its rows cannot be read (${(error as Error).message})`;
    return [{ check: 'unreadable', where: `agreement ${book.agreementId}`, what }];
  }
}

/** A fault is reported only if it is still there when the agreement is read again. */
async function lookAgain(db: Queryable, key: AgreementKey, options: VerifyOptions): Promise<Fault[]> {
  const [again] = await books.read(db, [key]);
  return again ? audit(again, options) : [];
}

async function verifyOwners(
  db: Queryable,
  table: orphans.OwnedTable,
  tally: Tally,
  options: VerifyOptions,
): Promise<void> {
  let after: orphans.OrphanPage['last'] = null;
  for (let done = 0; ; ) {
    const page: orphans.OrphanPage = await orphans.page(db, table, after, ORPHAN_PAGE_SIZE);
    if (page.firstOrphan) {
      const where = `${table.table} (${page.firstOrphan.join(', ')})`;
      const what = 'its owner does not exist';
      tally.add([{ check: 'orphans', where, what }], page.orphans);
    }
    done += page.rows;
    options.onProgress?.({ stage: table.table, done, total: null });
    if (page.rows < ORPHAN_PAGE_SIZE) return;
    after = page.last;
  }
}

/** Every job is written in the transaction that requires it, so a missing job was removed. */
async function verifyOwed(db: Queryable, tally: Tally, excessSince: Date, latest: Date): Promise<void> {
  const rules = { maxPayoutFailures: MAX_PAYOUT_FAILURES, excessSince, latest, limit: OWED_LIMIT };
  const wanted = async () =>
    (await owedWork.find(db, rules)).map((work) => ({ work, is: JSON.stringify(work) }));
  const first = new Set((await wanted()).map(({ is }) => is));
  if (first.size === 0) return;
  for (const { work, is } of await wanted()) {
    if (!first.has(is)) continue;
    const where = `agreement ${work.payload.agreementId}`;
    tally.add([{ check: 'owed', where, what: `the ${work.kind} job that money waits for is missing` }]);
  }
}

/** Chores that are put off would stop anchors, reconciliation and the look into the banks' lists. */
async function verifyChores(db: Queryable, tally: Tally, latest: Date): Promise<void> {
  for (const { id, kind, runAt } of await jobs.putOff(db, latest, OWED_LIMIT)) {
    const what = `the ${kind} job is put off until ${runAt}`;
    tally.add([{ check: 'owed', where: `job ${id}`, what }]);
  }
}

type Tally = { add(found: readonly Fault[], times?: number): void; faults(): FaultCount[] };

function openTally(): Tally {
  const byCheck = new Map<Check, { check: Check; count: number; found: Fault[] }>();
  return {
    add(found, times = 1) {
      for (const fault of found) {
        const known = byCheck.get(fault.check) ?? { check: fault.check, count: 0, found: [] };
        known.count += times;
        if (known.found.length < NAMED) known.found.push(fault);
        byCheck.set(fault.check, known);
      }
    },
    faults: () => [...byCheck.values()],
  };
}
