import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { closeBreak } from '#actions/escrow/reconciliation/close-break.ts';
import { BREAK_TYPES } from '#core/escrow/reconciliation/comparison.ts';
import { ENTRY_KINDS, STANDINGS } from '#core/escrow/reconciliation/entry.ts';
import { BREAK_STATUSES, type KeptBreak, SOURCES } from '#core/escrow/reconciliation/report.ts';
import { Problem } from '#core/problem.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { ActorView, idOf, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import type { CountedReport } from '#store/escrow/reconciliation/reports.ts';
import * as reports from '#store/escrow/reconciliation/reports.ts';

const ReconciliationView = z
  .object({
    id: z.string(),
    provider: z.string(),
    source: z
      .enum(SOURCES)
      .meta({ description: 'What the books were held against: the bank’s own lists, or a statement' }),
    from: timestamp,
    to: timestamp.meta({ description: 'Up to, and without, this moment' }),
    breaks: z.int().meta({ description: 'What it found about agreements of yours' }),
    open: z.int().meta({ description: 'Those of them that nobody has closed' }),
    createdAt: timestamp,
  })
  .meta({ id: 'Reconciliation' });

const Side = z.object({ amount: z.int().nullable(), state: z.enum(STANDINGS), at: timestamp }).nullable();

const BreakView = z
  .object({
    id: z.string(),
    type: z.enum(BREAK_TYPES),
    kind: z.enum(ENTRY_KINDS),
    status: z.enum(BREAK_STATUSES),
    agreementId: z.string().nullable(),
    provider: z.string(),
    subject: z.string().meta({ description: 'The bank’s transaction, or our reference' }),
    currency: z.string().nullable(),
    ours: Side.meta({ description: 'What our books have' }),
    theirs: Side.meta({ description: 'What the bank has' }),
    difference: z.int().meta({ description: 'What the bank has more than our books; below zero when less' }),
    foundAt: timestamp,
    reason: z.string().nullable(),
    closedAt: timestamp.nullable(),
    closedBy: ActorView.nullable(),
  })
  .meta({ id: 'ReconciliationBreak' });

export const ReportParams = z.object({ id: idOf('rec') });
const BreakParams = z.object({ id: idOf('brk') });
const CloseBody = z.object({ reason: text('reason', { max: 1_000 }) });

/** Our books held against the bank’s, and where they differ. */
export const reconciliationEndpoints = [
  list('GET /reconciliations', {
    operationId: 'listReconciliations',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'Reports of our books held against the bank’s, newest first',
    description: `\`surety reconcile\` makes them, from the bank's own lists or from a statement. Each
      counts what it found about agreements of this account. ${PAGING_NOTE}`,
    query: PageQuery,
    answer: ok('A page of reports', ReconciliationView),
    cursor: byId('rec'),
    rows: ({ context, caller }, part) => reports.list(context.db, caller.developerId, part),
    view: viewReport,
  }),

  read('GET /reconciliations/:id', {
    operationId: 'retrieveReconciliation',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'One report',
    description: `What it was held against, for which days, and how much of it is still open.`,
    params: ReportParams,
    heavy: true,
    answer: ok('The report', ReconciliationView),
    run: ({ context, caller, params }) => findReport(context, caller.developerId, params.id),
    view: viewReport,
  }),

  list('GET /reconciliations/:id/breaks', {
    operationId: 'listReconciliationBreaks',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'What a report found about agreements of yours, newest first',
    description: `Where the two books differ: what is missing on which side, or has another amount.
      \`difference\` is what the bank has more than we. ${PAGING_NOTE}`,
    params: ReportParams,
    query: PageQuery,
    answer: ok('A page of breaks', BreakView),
    cursor: byId('brk'),
    rows: async ({ context, caller, params }, part) => {
      await findReport(context, caller.developerId, params.id);
      return breaks.ofReport(context.db, caller.developerId, params.id, part);
    },
    view: viewBreak,
  }),

  command('POST /reconciliations/breaks/:id/close', {
    operationId: 'closeReconciliationBreak',
    permission: 'reconciliation.write',
    tag: 'Ledger',
    summary: 'Say why the books differ; the difference is posted to suspense',
    description: `For a difference that is understood. It is posted to suspense with the reason, so that the
      books say what the bank has; a break that a later report finds settled closes by itself.`,
    errors: ['break_closed'],
    params: BreakParams,
    body: CloseBody,
    answer: ok('The break as it is now', BreakView),
    run: ({ context, caller: { developerId }, params, body }, answerFor) =>
      closeBreak(context, { developerId, breakId: params.id }, body.reason, answerFor),
    view: viewBreak,
  }),
];

export async function findReport({ db }: Context, developerId: string, id: string): Promise<CountedReport> {
  const report = await reports.find(db, developerId, id);
  if (!report) throw new Problem('not_found', 'There is no such report.');
  return report;
}

function viewReport(report: CountedReport): z.output<typeof ReconciliationView> {
  const { id, provider, source, period, breaks: found, open, createdAt } = report;
  const [from, to] = [period.from.toISOString(), period.to.toISOString()];
  return { id, provider, source, from, to, breaks: found, open, createdAt: createdAt.toISOString() };
}

function viewBreak(found: KeptBreak): z.output<typeof BreakView> {
  const { id, type, kind, status, agreementId, provider, subject, currency, difference, reason } = found;
  return {
    ...{ id, type, kind, status, agreementId, provider, subject, currency },
    ours: viewSide(found.ours),
    theirs: viewSide(found.theirs),
    difference,
    foundAt: found.foundAt.toISOString(),
    reason,
    closedAt: found.closedAt?.toISOString() ?? null,
    closedBy: found.closedBy && { ...found.closedBy },
  };
}

function viewSide(side: KeptBreak['ours']): z.output<typeof Side> {
  return side && { amount: side.amount, state: side.standing, at: side.at.toISOString() };
}
