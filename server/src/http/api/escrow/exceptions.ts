import { z } from 'zod';
import { closeException, findException } from '#actions/escrow/exceptions/close-exception.ts';
import { EXCEPTION_KINDS, type Exception } from '#core/escrow/exception.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { ActorView, idOf, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import { agreementReferenceFilter, periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as exceptions from '#store/escrow/exceptions.ts';

const ExceptionView = z
  .object({
    id: z.string(),
    type: z.enum(EXCEPTION_KINDS),
    status: z.enum(['OPEN', 'CLOSED']),
    agreementId: z.string().nullable(),
    subject: z.string().meta({ description: 'The bank’s transaction, or one of our references' }),
    amount: z
      .int()
      .nullable()
      .meta({ description: 'The amount at stake: owed to you, or not assigned to anyone' }),
    currency: z.string().nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    createdAt: timestamp,
    closedAt: timestamp.nullable(),
    note: z.string().nullable(),
    closedBy: ActorView.nullable(),
  })
  .meta({ id: 'Exception' });

const ExceptionParams = z.object({ id: idOf('exc') });
const ExceptionsQuery = PageQuery.extend({
  status: z.enum(['OPEN', 'CLOSED'], 'status must be OPEN or CLOSED').optional(),
  agreementId: text('agreementId', { max: 100 }).optional(),
  ...agreementReferenceFilter,
  ...periodFilters,
});
const CloseBody = z.object({
  note: text('note', { max: 1_000 }),
  paidAsOrdered: z
    .boolean('paidAsOrdered must be true or false')
    .optional()
    .meta({
      description: `For a contradiction about the amount of a payout or refund: the difference has been settled
      with the bank or the payee, so the payment counts as made with the ordered amount`,
    }),
});

/** Bank notifications that need manual review. */
export const exceptionEndpoints = [
  list('GET /exceptions', {
    operationId: 'listExceptions',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'List exceptions',
    description: `Returns bank notifications that need manual review, newest first: money on an unknown
      account or in another currency, a deposit that the bank reversed, a payout that was paid after it had
      failed. Nothing is guessed; each one waits for a person, and the event \`exception.opened\` announces
      it. ${PAGING_NOTE}`,
    query: ExceptionsQuery,
    answer: ok('A page of exceptions', ExceptionView),
    cursor: byId('exc'),
    rows: ({ context, caller, query: { status, ...query } }, part) => {
      const open = status === undefined ? undefined : status === 'OPEN';
      return exceptions.list(context.db, caller.developerId, { ...query, open }, part);
    },
    view: viewException,
  }),

  read('GET /exceptions/:id', {
    operationId: 'retrieveException',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'Retrieve an exception',
    description: `Returns the exception with the bank's own message, and who closed it with which note.`,
    params: ExceptionParams,
    answer: ok('The exception', ExceptionView),
    run: ({ context, caller: { developerId }, params }) =>
      findException(context, { developerId, exceptionId: params.id }),
    view: viewException,
  }),

  command('POST /exceptions/:id/close', {
    operationId: 'closeException',
    permission: 'exceptions.write',
    tag: 'Ledger',
    summary: 'Close an exception',
    description: `Records what was done about it outside of this service. Amounts owed because of it count
      as settled. Closing does not move money at a bank. A payment that the bank has made with another amount
      stays open until the bank corrects its report, or until you close the exception with
      \`paidAsOrdered\`.`,
    errors: ['exception_closed', 'no_payment_open'],
    params: ExceptionParams,
    body: CloseBody,
    answer: ok('The updated exception', ExceptionView),
    run: ({ context, caller: { developerId }, params, body }, answerFor) =>
      closeException(context, { developerId, exceptionId: params.id }, body, answerFor),
    view: viewException,
  }),
];

function viewException(exception: Exception): z.output<typeof ExceptionView> {
  const { id, kind, agreementId, subject, amount, currency, details, note, closedBy } = exception;
  return {
    id,
    type: kind,
    status: exception.closedAt === null ? 'OPEN' : 'CLOSED',
    agreementId,
    subject,
    amount,
    currency,
    details: { ...details },
    createdAt: exception.openedAt.toISOString(),
    closedAt: exception.closedAt?.toISOString() ?? null,
    note,
    closedBy: closedBy && { ...closedBy },
  };
}
