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
import {
  ActorView,
  idOf,
  inCapitals,
  inLowerCase,
  lifecycle,
  ok,
  text,
  timestamp,
} from '#http/pipeline/schemas.ts';
import {
  agreementReferenceFilter,
  PeriodQuery,
  periodFilters,
} from '#http/pipeline/shape/caller-metadata.ts';
import { idOf as idOfReference } from '#store/caller-metadata/conditions.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import type { CountedReport } from '#store/escrow/reconciliation/reports.ts';
import * as reports from '#store/escrow/reconciliation/reports.ts';

const ReconciliationView = z
  .object({
    id: z.string(),
    provider: z.string(),
    source: z
      .enum(SOURCES)
      .meta({ description: 'What the books were compared with: the bank’s own lists, or a statement' }),
    from: timestamp,
    to: timestamp.meta({ description: 'The end of the period (exclusive)' }),
    breaks: z.int().meta({ description: 'The number of breaks that concern your agreements' }),
    open: z.int().meta({ description: 'The number of those that are still open' }),
    createdAt: timestamp,
  })
  .meta({ id: 'Reconciliation' });

const Side = z
  .object({ amount: z.int().nullable(), status: lifecycle(STANDINGS), bookedAt: timestamp })
  .nullable();

const BreakView = z
  .object({
    id: z.string(),
    type: z.enum(BREAK_TYPES),
    movement: z.enum(ENTRY_KINDS).meta({ description: 'What differs' }),
    status: lifecycle(BREAK_STATUSES),
    agreementId: z.string().nullable(),
    provider: z.string(),
    subject: z.string().meta({ description: 'The bank’s transaction, or our reference' }),
    currency: z.string().nullable(),
    ours: Side.meta({ description: 'The entry in our books' }),
    theirs: Side.meta({ description: 'The entry at the bank' }),
    difference: z.int().meta({ description: 'The bank’s amount minus the amount in our books' }),
    createdAt: timestamp,
    reason: z.string().nullable(),
    closedAt: timestamp.nullable(),
    closedBy: ActorView.nullable(),
  })
  .meta({ id: 'ReconciliationBreak' });

export const ReportParams = z.object({ id: idOf('rec') });
const BreakParams = z.object({ id: idOf('rec'), breakId: idOf('brk') });
const BreaksQuery = PageQuery.extend({
  status: lifecycle(BREAK_STATUSES).optional(),
  ...agreementReferenceFilter,
  ...periodFilters,
});
const CloseBody = z.object({ reason: text('reason', { max: 1_000 }) });

/** Reconciliations of our books with the bank's, and the breaks they found. */
export const reconciliationEndpoints = [
  list('GET /reconciliations', {
    operationId: 'listReconciliations',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'List reconciliations',
    description: `Returns the reports of \`surety reconcile\`, newest first. Each compares our books with
      the bank's own lists or a statement, and counts the breaks that concern agreements of this account.
      ${PAGING_NOTE}`,
    query: PeriodQuery,
    answer: ok('A page of reports', ReconciliationView),
    cursor: byId('rec'),
    rows: ({ context, caller, query }, part) =>
      reports.list(context.db, caller.developerId, { ...query, ...part }),
    view: viewReport,
  }),

  read('GET /reconciliations/:id', {
    operationId: 'retrieveReconciliation',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'Retrieve a reconciliation',
    description: `Returns what the books were compared with, for which period, and how many breaks are still
      open.`,
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
    summary: 'List the breaks of a reconciliation',
    description: `Returns the differences between the books that concern your agreements, newest first:
      entries that are missing on one side or have another amount. \`difference\` is the bank's amount minus
      ours. ${PAGING_NOTE}`,
    params: ReportParams,
    query: BreaksQuery,
    answer: ok('A page of breaks', BreakView),
    cursor: byId('brk'),
    rows: async ({ context, caller: { developerId }, params, query }, part) => {
      await findReport(context, developerId, params.id);
      const { from, to, status } = query;
      const named = await idOfReference(context.db, developerId, 'agreement', query);
      if (named === null) return [];
      const filter = { from, to, status: status && inLowerCase(status), agreementId: named };
      return breaks.ofReport(context.db, developerId, params.id, { ...filter, ...part });
    },
    view: viewBreak,
  }),

  command('POST /reconciliations/:id/breaks/:breakId/close', {
    operationId: 'closeReconciliationBreak',
    permission: 'reconciliation.write',
    tag: 'Ledger',
    summary: 'Close a reconciliation break',
    description: `Use this for a difference that you can explain. It is posted to suspense with your reason,
      so that the books match the bank. A break that a later reconciliation finds resolved is closed
      automatically.`,
    errors: ['break_closed'],
    params: BreakParams,
    body: CloseBody,
    answer: ok('The updated break', BreakView),
    run: ({ context, caller: { developerId }, params, body }, answerFor) =>
      closeBreak(
        context,
        { developerId, breakId: params.breakId, reportId: params.id },
        body.reason,
        answerFor,
      ),
    view: viewBreak,
  }),
];

export async function findReport({ db }: Context, developerId: string, id: string): Promise<CountedReport> {
  const report = await reports.find(db, developerId, id);
  if (!report)
    throw new Problem(
      'not_found',
      'No report with this id exists in this account. GET /v1/reconciliations lists them.',
    );
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
    id,
    type,
    movement: kind,
    status: inCapitals(status),
    agreementId,
    provider,
    subject,
    currency,
    ours: viewSide(found.ours),
    theirs: viewSide(found.theirs),
    difference,
    createdAt: found.foundAt.toISOString(),
    reason,
    closedAt: found.closedAt?.toISOString() ?? null,
    closedBy: found.closedBy && { ...found.closedBy },
  };
}

function viewSide(side: KeptBreak['ours']): z.output<typeof Side> {
  return side && { amount: side.amount, status: inCapitals(side.standing), bookedAt: side.at.toISOString() };
}
