import { z } from 'zod';
import { closeException, findException } from '#actions/escrow/exceptions/close-exception.ts';
import { EXCEPTION_KINDS, type Exception } from '#core/escrow/exception.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { ActorView, idOf, ok, text, timestamp } from '#http/pipeline/schemas.ts';
import * as exceptions from '#store/escrow/exceptions.ts';

export const ExceptionView = z
  .object({
    id: z.string(),
    kind: z.enum(EXCEPTION_KINDS),
    status: z.enum(['open', 'closed']),
    agreementId: z.string().nullable(),
    subject: z
      .string()
      .meta({ description: 'What it is about: a bank’s transaction, or a reference of ours' }),
    amount: z
      .int()
      .nullable()
      .meta({ description: 'How much is at stake: what is owed to you, or what belongs to nobody' }),
    currency: z.string().nullable(),
    details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    openedAt: timestamp,
    closedAt: timestamp.nullable(),
    note: z.string().nullable(),
    closedBy: ActorView.nullable(),
  })
  .meta({ id: 'Exception' });

const ExceptionParams = z.object({ id: idOf('exc') });
const ExceptionsQuery = PageQuery.extend({
  status: z.enum(['open', 'closed'], { error: 'status must be open or closed' }).optional(),
});
const CloseBody = z.object({ note: text('note', { max: 1_000 }) });

/** What does not fit, and waits for a person. */
export const exceptionEndpoints = [
  list('GET /exceptions', {
    operationId: 'listExceptions',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'What a bank told us that does not fit and waits for a person, newest first',
    description: `Money on an account that is not known, in another currency, a deposit that the bank took
      back, a payout that was paid after all: nothing is guessed, it waits here, and the event
      \`exception.opened\` tells of it. ${PAGING_NOTE}`,
    query: ExceptionsQuery,
    answer: ok('A page of exceptions', ExceptionView),
    cursor: byId('exc'),
    rows: ({ context, caller, query: { status } }, part) => {
      const open = status === undefined ? undefined : status === 'open';
      return exceptions.list(context.db, caller.developerId, { open }, part);
    },
    view: viewException,
  }),

  read('GET /exceptions/:id', {
    operationId: 'retrieveException',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'One exception',
    description: `With what the bank said, word by word, and who closed it with which note.`,
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
    summary: 'Say what became of it; what is owed because of it counts as settled',
    description: `Write down what was done about it outside of this service. Closing moves no money at a
      bank.`,
    errors: ['exception_closed'],
    params: ExceptionParams,
    body: CloseBody,
    answer: ok('The exception as it is now', ExceptionView),
    run: ({ context, caller: { developerId }, params, body }, answerFor) =>
      closeException(context, { developerId, exceptionId: params.id }, body.note, answerFor),
    view: viewException,
  }),
];

export function viewException(exception: Exception): z.output<typeof ExceptionView> {
  const { id, kind, agreementId, subject, amount, currency, details, note, closedBy } = exception;
  return {
    id,
    kind,
    status: exception.closedAt === null ? 'open' : 'closed',
    agreementId,
    subject,
    amount,
    currency,
    details: { ...details },
    openedAt: exception.openedAt.toISOString(),
    closedAt: exception.closedAt?.toISOString() ?? null,
    note,
    closedBy: closedBy && { ...closedBy },
  };
}
