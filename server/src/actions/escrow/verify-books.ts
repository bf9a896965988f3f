import { createHash } from 'node:crypto';
import { auditBooks } from '#core/escrow/audit/audit.ts';
import type { Check, Fault } from '#core/escrow/audit/books.ts';
import { assetsOf, liabilitiesOf } from '#core/escrow/ledger.ts';
import type { Queryable } from '#store/db.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import * as books from '#store/escrow/books.ts';
import * as orphans from '#store/escrow/orphans.ts';
import { alterableHistory } from '#store/grants.ts';

export type Verification = {
  readonly agreements: number;
  readonly transfers: number;
  readonly events: number;
  readonly currencies: readonly { currency: string; assets: bigint; liabilities: bigint }[];
  /** One entry per broken promise: how often, and where first. */
  readonly faults: readonly FaultCount[];
  /** Tables of history that the service's own role could alter. */
  readonly unprotected: readonly string[];
};
export type FaultCount = { readonly check: Check; count: number; readonly first: Fault };

export type VerifyProgress = { readonly stage: string; readonly done: number; readonly total: number | null };
export type VerifyOptions = {
  readonly pageSize?: number;
  readonly onProgress?: (progress: VerifyProgress) => void;
};

const PAGE_SIZE = 200;
const ORPHAN_PAGE_SIZE = 10_000;

/**
 * Holds everything in a live database against everything else that says the same. Reads page by page in the
 * order of the primary key, so the memory it takes does not grow with the database.
 */
export async function verifyBooks(db: Queryable, options: VerifyOptions = {}): Promise<Verification> {
  const tally = openTally();
  const counted = await verifyAgreements(db, tally, options);
  for (const table of orphans.OWNED_TABLES) await verifyOwners(db, table, tally, options);
  return { ...counted, faults: tally.faults(), unprotected: await alterableHistory(db) };
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

type Counted = Pick<Verification, 'agreements' | 'transfers' | 'events' | 'currencies'>;

async function verifyAgreements(db: Queryable, tally: Tally, options: VerifyOptions): Promise<Counted> {
  const total = await books.countAgreements(db);
  const currencies = new Map<string, { currency: string; assets: bigint; liabilities: bigint }>();
  const counted = { agreements: 0, transfers: 0, events: 0 };
  let after: AgreementKey | null = null;
  for (;;) {
    const page: books.AuditPage = await books.page(db, after, options.pageSize ?? PAGE_SIZE);
    for (const { books: book, currency, key } of page) {
      if (auditBooks(book, sha256).length > 0) tally.add(await lookAgain(db, key));
      counted.agreements += 1;
      counted.transfers += book.transfers.length;
      counted.events += book.eventSequences.length;
      const sums = currencies.get(currency) ?? { currency, assets: 0n, liabilities: 0n };
      sums.assets += BigInt(assetsOf(book.balances));
      sums.liabilities += BigInt(liabilitiesOf(book.balances));
      currencies.set(currency, sums);
      after = key;
    }
    options.onProgress?.({ stage: 'agreements', done: counted.agreements, total });
    if (page.length === 0) break;
  }
  for (const { currency, assets, liabilities } of currencies.values()) {
    if (assets === liabilities) continue;
    const what = `${assets} lie at the bank, but ${liabilities} are owed`;
    tally.add([{ check: 'equation', where: `all agreements in ${currency}`, what }]);
  }
  return {
    ...counted,
    currencies: [...currencies.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1)),
  };
}

/** A fault is reported only if it is still there, alone and a moment later. */
async function lookAgain(db: Queryable, key: AgreementKey): Promise<Fault[]> {
  const [again] = await books.read(db, [key]);
  return again ? auditBooks(again, sha256) : [];
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
      const what = 'what it belongs to is not there';
      tally.add([{ check: 'orphans', where, what }], page.orphans);
    }
    done += page.rows;
    options.onProgress?.({ stage: table.table, done, total: null });
    if (page.rows < ORPHAN_PAGE_SIZE) return;
    after = page.last;
  }
}

type Tally = { add(found: readonly Fault[], times?: number): void; faults(): FaultCount[] };

function openTally(): Tally {
  const byCheck = new Map<Check, FaultCount>();
  return {
    add(found, times = 1) {
      for (const fault of found) {
        const known = byCheck.get(fault.check);
        if (known) known.count += times;
        else byCheck.set(fault.check, { check: fault.check, count: times, first: fault });
      }
    },
    faults: () => [...byCheck.values()],
  };
}
