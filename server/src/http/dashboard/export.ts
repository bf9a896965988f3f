import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { type Cell, csvLine } from '#core/csv.ts';
import { type Agreement, fundingOf, statusOf } from '#core/escrow/agreement.ts';
import { toDecimal } from '#core/escrow/currency.ts';
import { BREAK_COLUMNS } from '#core/escrow/reconciliation/break-columns.ts';
import { AgreementParams, keyOf } from '#http/api/escrow/agreements.ts';
import { findReport, ReportParams } from '#http/api/escrow/reconciliations.ts';
import type { Wire } from '#http/pipeline/call.ts';
import { stream } from '#http/pipeline/endpoint.ts';
import type { ShownAgreement } from '#store/escrow/agreement-rows.ts';
import * as agreements from '#store/escrow/agreements.ts';
import * as deposits from '#store/escrow/deposits.ts';
import * as journal from '#store/escrow/journal.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import { findAgreements, SearchQuery } from './agreements.ts';

/** Small enough that formatting a batch does not block other requests. */
const BATCH_SIZE = 100;

/** The pause after each batch, as a multiple of its duration: an export is not urgent. */
const REST = 3;

/** A client that reads nothing for this long is considered gone. */
const PATIENCE_MS = 60_000;

const decimal = (of: (agreement: Agreement) => number) => (agreement: Agreement) =>
  toDecimal(of(agreement), agreement.currency);

const AGREEMENT_COLUMNS: Record<string, (agreement: ShownAgreement, paidAt: Date | undefined) => Cell> = {
  id: (agreement) => agreement.id,
  reference: (agreement) => agreement.callerMetadata.reference,
  status: statusOf,
  createdAt: (agreement) => agreement.createdAt.toISOString(),
  paidAt: (_agreement, paidAt) => paidAt?.toISOString() ?? null,
  buyerExternalId: (agreement) => agreement.buyerExternalId,
  buyerName: (agreement) => agreement.buyerName,
  sellerExternalId: (agreement) => agreement.sellerExternalId,
  sellerName: (agreement) => agreement.sellerName,
  currency: (agreement) => agreement.currency,
  totalAmount: decimal((agreement) => agreement.totalAmount),
  deposited: decimal((agreement) => fundingOf(agreement).deposited),
  held: decimal((agreement) => fundingOf(agreement).held),
  released: decimal((agreement) => fundingOf(agreement).released),
  paidOut: decimal((agreement) => fundingOf(agreement).paidOut),
  refunded: decimal((agreement) => fundingOf(agreement).refunded),
  outstanding: decimal((agreement) => fundingOf(agreement).outstanding),
  virtualAccountNo: (agreement) => agreement.virtualAccount?.accountNumber ?? null,
  milestones: (agreement) => agreement.milestones.length,
};

const MOST_CHOSEN = 100;

/** The rows that a person chose in a list: separated by commas. */
export const chosenIds = z
  .string()
  .transform((ids) => ids.split(','))
  .pipe(z.array(z.string()).max(MOST_CHOSEN, `ids may have at most ${MOST_CHOSEN} entries`))
  .optional();

const ExportQuery = SearchQuery.omit({ limit: true, cursor: true }).extend({
  ids: chosenIds,
  search: SearchQuery.shape.search.default(''),
});

/** CSV files for finance. Amounts are decimals in the currency's main unit; `paidAt` is the last deposit. */
export const exportEndpoints = [
  stream('GET /agreements.csv', {
    operationId: 'exportAgreements',
    permission: 'escrow.read',
    query: ExportQuery,
    run: async ({ context, caller, query, wire }) =>
      sendCsv(wire, 'agreements.csv', agreementRows(context, caller.developerId, query)),
  }),

  stream('GET /agreements/:id/ledger.csv', {
    operationId: 'exportLedger',
    permission: 'escrow.read',
    params: AgreementParams,
    run: async (call) => {
      const key = keyOf(call);
      const { currency } = await loadAgreement(call.context, key);
      const rows = ledgerRows(call.context, key, currency);
      return sendCsv(call.wire, `${key.agreementId}-ledger.csv`, rows);
    },
  }),

  stream('GET /reconciliations/:id/breaks.csv', {
    operationId: 'exportBreaks',
    permission: 'escrow.read',
    params: ReportParams,
    run: async ({ context, caller: { developerId }, params: { id }, wire }) => {
      await findReport(context, developerId, id);
      return sendCsv(wire, `${id}-breaks.csv`, breakRows(context, developerId, id));
    },
  }),
];

async function* agreementRows(
  context: Context,
  developerId: string,
  { ids: chosen, ...filter }: z.output<typeof ExportQuery>,
): AsyncGenerator<readonly Cell[][]> {
  yield [Object.keys(AGREEMENT_COLUMNS)];
  if (chosen)
    return yield agreementCells(
      context,
      developerId,
      await agreements.loadByIds(context.db, developerId, chosen),
    );
  let before: string | undefined;
  for (;;) {
    const page = await findAgreements(context, developerId, filter, { limit: BATCH_SIZE, before });
    yield await agreementCells(context, developerId, page);
    if (page.length < BATCH_SIZE) return;
    before = page.at(-1)?.id;
  }
}

async function agreementCells(
  { db }: Context,
  developerId: string,
  page: readonly ShownAgreement[],
): Promise<readonly Cell[][]> {
  const ids = page.map(({ id }) => id);
  const paidAt = await deposits.lastPaid(db, developerId, ids);
  return page.map((agreement) =>
    Object.values(AGREEMENT_COLUMNS).map((column) => column(agreement, paidAt.get(agreement.id))),
  );
}

async function* ledgerRows(
  context: Context,
  key: agreements.AgreementKey,
  currency: string,
): AsyncGenerator<readonly Cell[][]> {
  yield [['sequence', 'createdAt', 'kind', 'debit', 'credit', 'currency', 'amount', 'cause', 'hash']];
  let after = 0;
  for (;;) {
    const page = await journal.transfers(context.db, key, { limit: BATCH_SIZE, after });
    yield page.map(({ sequence, createdAt, kind, debit, credit, amount, cause, hash }) => [
      sequence,
      createdAt.toISOString(),
      kind,
      debit,
      credit,
      currency,
      toDecimal(amount, currency),
      cause,
      hash,
    ]);
    if (page.length < BATCH_SIZE) return;
    after = page.at(-1)?.sequence ?? after;
  }
}

async function* breakRows(
  { db }: Context,
  developerId: string,
  reportId: string,
): AsyncGenerator<readonly Cell[][]> {
  yield [Object.keys(BREAK_COLUMNS)];
  let before: string | undefined;
  for (;;) {
    const page = await breaks.ofReport(db, developerId, reportId, { limit: BATCH_SIZE, before });
    yield page.map((found) => Object.values(BREAK_COLUMNS).map((column) => column(found)));
    if (page.length < BATCH_SIZE) return;
    before = page.at(-1)?.id;
  }
}

/** Streams the rows in batches, at the reader's pace, so that the total size does not matter. */
export function sendCsv(
  { request, reply }: Wire,
  name: string,
  batches: AsyncGenerator<readonly Cell[][]>,
): FastifyReply {
  reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`);
  // No body is sent, so no rows are read.
  if (request.method === 'HEAD') return reply.send();
  reply.raw.setTimeout(PATIENCE_MS, () => reply.raw.destroy());
  async function* lines() {
    let startedAt = performance.now();
    for await (const rows of batches) {
      await sleep((performance.now() - startedAt) * REST);
      startedAt = performance.now();
      yield rows.map(csvLine).join('');
    }
  }
  return reply.send(Readable.from(lines()));
}
