import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { type AnyDay, closeDay, findDay, isClosed } from '#actions/escrow/days/close-day.ts';
import { compareDay, type DayComparison } from '#actions/escrow/days/compare-day.ts';
import { DAY_LINES, type DayLine } from '#core/escrow/days/day.ts';
import { isDay } from '#core/escrow/days/local-day.ts';
import { BREAK_TYPES } from '#core/escrow/reconciliation/comparison.ts';
import { ENTRY_KINDS } from '#core/escrow/reconciliation/entry.ts';
import { anchorOrigin } from '#core/escrow/verify/anchor.ts';
import { Problem } from '#core/problem.ts';
import { canonicalTimeZone, isTimeZone } from '#core/time-zone.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { STATEMENT_BODY_BYTES } from '#http/pipeline/limits/body-limits.ts';
import type { Cursor } from '#http/pipeline/paging.ts';
import { ActorView, created, ok, timestamp } from '#http/pipeline/schemas.ts';
import { PeriodQuery } from '#http/pipeline/shape/caller-metadata.ts';
import * as closedDays from '#store/escrow/days/closed-days.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';
import { saveAnswer } from '#store/idempotency.ts';

const day = z
  .string()
  .refine(isDay, 'day must be a day such as 2026-03-31')
  .meta({ description: 'A day of the calendar, such as 2026-03-31' });
const timeZone = z
  .string('timeZone must be text')
  .max(64, 'timeZone is not a time zone')
  .refine(isTimeZone, { error: 'timeZone must be a time zone such as Africa/Lagos', abort: true })
  .transform(canonicalTimeZone)
  .meta({ description: 'Whose day it is. Left out: the zone of the last closed day, or Africa/Lagos' });

const signed = (description: string) =>
  z.int().meta({ description: `${description}, in the smallest currency unit` });
const LINES = {
  deposits: signed('What arrived from buyers'),
  returned: signed('Payouts and refunds that the bank returned'),
  payouts: signed('Payouts that the bank has paid; negative'),
  refunds: signed('Refunds that the bank has paid; negative'),
  reversals: signed('Deposits that the bank took back; negative'),
  fees: signed('Your fees that were paid out to you; negative'),
} satisfies Record<DayLine, z.ZodType>;

const DayCurrencyView = z.object({
  currency: z.string(),
  opening: signed('What was at the bank when the day began: the closing of the day before'),
  ...LINES,
  late: signed('The part of these movements that was booked after the day before had been closed'),
  closing: signed('The opening and all movements: the trial balance of that instant'),
  bank: z
    .object({
      provider: z.string(),
      balance: z.int().meta({ description: 'The balance that the bank reported' }),
      books: z.int().meta({ description: 'What your books had at the bank at that moment' }),
      difference: z
        .int()
        .meta({ description: 'Money at the bank that is not on your books, such as of other accounts' }),
    })
    .nullable()
    .meta({ description: 'Asked when the day was closed. Null if the bank cannot be asked' }),
});

const DayView = z
  .object({
    day: z.string(),
    timeZone: z.string(),
    from: timestamp,
    to: timestamp,
    currencies: z.array(DayCurrencyView),
    note: z.string().nullable().meta({
      description: 'The figures with the latest anchor, as a C2SP signed note. Null until it is closed',
    }),
    publicKey: z.string().meta({ description: 'The verifier key for the signature' }),
    closedAt: timestamp.nullable().meta({ description: 'Null while it may still change' }),
    closedBy: ActorView.nullable(),
  })
  .meta({ id: 'Day' });

/** More differences than these are counted, and not listed. */
const MOST_SHOWN = 200;

const DayComparisonView = z
  .object({
    day: z.string(),
    timeZone: z.string(),
    provider: z.string().meta({ description: 'The bank whose entries were compared' }),
    lines: z.int().meta({ description: 'The lines of the statement, also of other days' }),
    listed: z.int().meta({ description: 'The transactions of this day on the statement' }),
    matched: z.int().meta({ description: 'The number of those that agree with your books' }),
    undecided: z.int().meta({
      description: `The number of your entries that the statement does not show and may show later: it does not
        reach three days beyond the day, or the bank has not settled them`,
    }),
    different: z.int().meta({ description: 'The number of differences' }),
    differences: z
      .array(
        z.object({
          type: z.enum(BREAK_TYPES),
          movement: z.enum(ENTRY_KINDS),
          subject: z.string().meta({ description: 'Our reference, or the bank’s, or the text of the line' }),
          agreementId: z.string().nullable(),
          currency: z.string().nullable(),
          ours: z.int().nullable().meta({ description: 'The amount in your books' }),
          theirs: z.int().nullable().meta({ description: 'The amount on the statement' }),
          difference: z.int().meta({ description: 'The bank’s amount minus the amount in your books' }),
        }),
      )
      .meta({ description: `At most ${MOST_SHOWN}` }),
  })
  .meta({ id: 'DayComparison' });

const DayParams = z.object({ day });
const DayQuery = z.object({ timeZone: timeZone.optional() });
const MOST_CHARACTERS = 1_000_000;
const statement = z
  .string('statement must be text')
  .min(1, 'statement must not be empty')
  .max(MOST_CHARACTERS, `statement must have at most ${MOST_CHARACTERS} characters`)
  .meta({ description: 'The text of the bank’s statement: CSV, SWIFT MT940 or ISO 20022 camt.053' });
const CompareBody = z.object({ statement, timeZone: timeZone.optional() });
const CloseBody = z
  .object({
    timeZone: timeZone.optional(),
    statement: statement.optional().meta({
      description: `The bank’s statement. It is compared, and its SHA-256 with the result is signed with the
        day; the text is not kept`,
    }),
  })
  .prefault({});

const byDay: Cursor<closedDays.ClosedDay> = { shape: /^\d{4}-\d{2}-\d{2}$/, of: (closed) => closed.day };

/** Days of the books, and their closing. */
export const dayEndpoints = [
  list('GET /days', {
    operationId: 'listDays',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'List closed days',
    description: `Returns the days that were closed, newest first. ${PAGING_NOTE}`,
    query: PeriodQuery,
    answer: ok('A page of days', DayView),
    cursor: byDay,
    rows: ({ context, caller, query }, part) =>
      closedDays.list(context.db, caller.developerId, { ...query, ...part }),
    view: (found, { context, caller }) => viewDay(context, caller.developerId, found),
  }),

  read('GET /days/:day', {
    operationId: 'retrieveDay',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'Retrieve a day',
    description: `Returns a day as it was closed; a day that is not closed, as it would be closed now: what was
      at the bank, what came and went, and what is there at the end.`,
    errors: ['sum_too_large'],
    problems: [409],
    params: DayParams,
    query: DayQuery,
    heavy: true,
    answer: ok('The day', DayView),
    run: ({ context, caller: { developerId }, params, query }) =>
      findDay(context, { developerId, ...params, ...query }),
    view: (found, { context, caller }) => viewDay(context, caller.developerId, found),
  }),

  command('POST /days/:day/close', {
    operationId: 'closeDay',
    permission: 'reconciliation.write',
    tag: 'Ledger',
    summary: 'Close a day',
    description: `Closes a day that is over, for good, and signs it with the latest anchor. Days are closed in
      order. What is booked later, for whatever day, falls on the next day.`,
    errors: ['day_closed', 'day_not_over', 'day_out_of_order', 'sum_too_large'],
    params: DayParams,
    body: CloseBody,
    bodyLimit: STATEMENT_BODY_BYTES,
    answer: created('The closed day', DayView),
    run: ({ context, caller: { developerId }, params, body }, answerFor) =>
      closeDay(context, { developerId, ...params, ...body }, answerFor),
    view: viewClosed,
  }),

  command('POST /days/:day/compare', {
    operationId: 'compareDay',
    permission: 'reconciliation.write',
    tag: 'Ledger',
    summary: 'Compare a day with a statement',
    description: `Compares your entries of a day with an account statement of your bank: which agree, which are
      missing on either side, and which have another amount. Lines that are not of your account are
      \`missing_here\`. Nothing is kept, and no money moves.`,
    params: DayParams,
    body: CompareBody,
    bodyLimit: STATEMENT_BODY_BYTES,
    answer: ok('The comparison', DayComparisonView),
    run: async ({ context, caller: { developerId }, params, body }, answerFor) => {
      const compared = await compareDay(context, { developerId, ...params, ...body });
      return context.db.transaction((tx) => saveAnswer(tx, developerId, compared, answerFor));
    },
    view: viewComparison,
  }),
];

function viewComparison({ undecided, breaks, ...found }: DayComparison): z.output<typeof DayComparisonView> {
  const { day, timeZone, provider, lines, listed, matched } = found;
  const differences = breaks
    .slice(0, MOST_SHOWN)
    .map(({ type, kind, subject, currency, ours, theirs, difference, owner }) => ({
      type,
      movement: kind,
      subject,
      agreementId: owner?.agreementId ?? null,
      currency,
      ours: ours?.amount ?? null,
      theirs: theirs?.amount ?? null,
      difference,
    }));
  const counts = { lines, listed, matched, undecided: undecided.length, different: breaks.length };
  return { day, timeZone, provider, ...counts, differences };
}

type Asked = { readonly context: Context; readonly caller: { readonly developerId: string } };

function viewClosed(found: closedDays.ClosedDay, { context, caller }: Asked): z.output<typeof DayView> {
  return viewDay(context, caller.developerId, found);
}

function viewDay({ secret }: Context, developerId: string, found: AnyDay): z.output<typeof DayView> {
  const key = openAnchorKey(secret.derive('anchor'));
  const closed = isClosed(found) ? found : null;
  return {
    day: found.day,
    timeZone: found.timeZone,
    from: found.since.toISOString(),
    to: found.until.toISOString(),
    currencies: found.statement.map(({ currency, opening, lines, late, closing, bank }) => ({
      currency,
      opening: safe(opening),
      ...(Object.fromEntries(DAY_LINES.map((line) => [line, safe(lines[line])])) as Record<DayLine, number>),
      late: safe(late),
      closing: safe(closing),
      bank: bank && {
        provider: bank.provider,
        balance: safe(bank.balance),
        books: safe(bank.books),
        difference: safe((BigInt(bank.balance) - BigInt(bank.books)).toString()),
      },
    })),
    note: closed?.note ?? null,
    publicKey: key.verifierKey(anchorOrigin(secret.id, developerId)),
    closedAt: closed?.closedAt.toISOString() ?? null,
    closedBy: closed?.closedBy ?? null,
  };
}

/** Each amount is a safe integer, but a sum need not be. It is never rounded. */
function safe(digits: string): number {
  const value = Number(digits);
  if (!Number.isSafeInteger(value)) throw new Problem('sum_too_large');
  return value;
}
