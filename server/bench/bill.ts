import type { Report } from '#bench/lib/report.ts';
import { openDb } from '#store/db.ts';
import { startCarelessPostgres } from '#test/support/database/careless-postgres.ts';
import { complaintsOf, readBudgets, writeBudgets } from './bill/budget.ts';
import { type Life, measureLife } from './bill/life.ts';
import { type Bills, measureBills } from './bill/measure.ts';
import { LIFE } from './bill/operations.ts';
import { startMeteredService } from './bill/service.ts';

export type BillOptions = { readonly write: boolean };

const count = (value: number) => value.toLocaleString('en');

/**
 * Counts instead of times: the cost of each main operation, alone, on a service with filled caches. The test
 * performance/bill holds them as budgets; `--write` makes this run's counts the new budgets.
 */
export async function benchBill({ write }: BillOptions, report: Report): Promise<void> {
  report.progress('bill: measuring each operation');
  const bills = await measureAll();
  tabulate(bills, report);
  if (write) writeBudgets(bills);
  for (const complaint of complaintsOf(readBudgets(), bills)) report.note(complaint);
  report.progress('bill: measuring the life of an agreement');
  tabulateLife(await measureLife(), bills, report);
}

/** On a server with the settings of the tests, because the budgets are for both. */
async function measureAll(): Promise<Bills> {
  const server = await startCarelessPostgres();
  const observer = openDb(server.ownerUrl, { max: 1 });
  try {
    const service = await startMeteredService(server.serviceUrl);
    try {
      return await measureBills(service, observer);
    } finally {
      await service.stop();
    }
  } finally {
    await observer.close();
    await server.stop();
  }
}

function tabulate(bills: Bills, report: Report): void {
  report.table(
    'the cost of one request (payout: of one job), counted',
    [
      ...['operation', 'round trips', 'statements', 'rows read', 'rows written', 'jobs', 'events'],
      ...['bytes of rows', 'bytes of WAL', 'bytes encrypted', 'bytes decrypted', 'bytes hashed'],
    ],
    Object.entries(bills).map(([name, bill]) => [
      name,
      ...[bill.roundTrips, bill.statements, bill.rowsRead, sum(Object.values(bill.rows))].map(count),
      ...[bill.jobs, bill.events].map(count),
      ...[bill.rowBytes, bill.walBytes, bill.encryptedBytes, bill.decryptedBytes, bill.hashedBytes].map(
        count,
      ),
    ]),
  );
  const writing = Object.entries(bills).filter(([, { rows }]) => Object.keys(rows).length > 0);
  report.table(
    'the rows written',
    ['operation', 'rows'],
    writing.map(([name, { rows }]) => [
      name,
      Object.entries(rows)
        .map(([line, written]) => `${line} ${written}`)
        .join(', '),
    ]),
  );
  report.note(
    'A row that is updated twice counts twice. Bytes of rows are without indexes, WAL is without ' +
      'full-page images. Hashes and ciphers are those of the Node process.\n',
  );
}

function tabulateLife({ walBytes, tables }: Life, bills: Bills, report: Report): void {
  const rows = sum(tables.map((table) => table.rows));
  const indexes = sum(tables.map((table) => table.indexes));
  report.table(
    'the life of an agreement: created, assessed, paid, confirmed twice and paid out, with all jobs',
    ['growth', 'bytes'],
    [
      ['tables, with old row versions', count(rows)],
      ['indexes', count(indexes)],
      ['the database', count(rows + indexes)],
      ['WAL, with full-page images', count(walBytes)],
      ['WAL of the six operations alone', count(sum(LIFE.map((name) => bills[name].walBytes)))],
    ],
  );
  const largest = tables.filter((table) => table.rows + table.indexes > 0);
  report.table(
    'its growth by table',
    ['table', 'bytes of the table', 'bytes of its indexes'],
    largest
      .toSorted((one, other) => other.rows + other.indexes - (one.rows + one.indexes))
      .map((table) => [table.name, count(table.rows), count(table.indexes)]),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
