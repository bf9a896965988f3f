import { createHash } from 'node:crypto';
import { bankFor, type EscrowContext } from '#actions/escrow/context.ts';
import { anchorAccount } from '#actions/escrow/verify/publish-anchors.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { bankOf, DAY_LINES, statementOf, type Totals } from '#core/escrow/days/day.ts';
import { dayAfter } from '#core/escrow/days/local-day.ts';
import { anchorOrigin } from '#core/escrow/verify/anchor.ts';
import { Problem } from '#core/problem.ts';
import { readCheckpoint, readNotes, signedNote } from '#core/signed-note.ts';
import type { Queryable } from '#store/db.ts';
import type { ClosedDay, StoredStatement } from '#store/escrow/days/closed-days.ts';
import * as closedDays from '#store/escrow/days/closed-days.ts';
import { openAnchorKey } from '#store/escrow/verify/anchor-key.ts';
import * as anchors from '#store/escrow/verify/anchors.ts';
import { type Answered, type AnswerFor, saveAnswer } from '#store/idempotency.ts';
import { boundsOf, type WantedDay } from './bounds.ts';
import { compareDay } from './compare-day.ts';

/** A day that may still change. */
export type OpenDay = Omit<ClosedDay, 'note' | 'closedAt' | 'closedBy'>;
export type AnyDay = ClosedDay | OpenDay;

export const isClosed = (day: AnyDay): day is ClosedDay => 'closedAt' in day;

/** The day as it was closed, or as it would be closed now. */
export async function findDay(context: EscrowContext, wanted: WantedDay): Promise<AnyDay> {
  const closed = await closedDays.find(context.db, wanted.developerId, wanted.day);
  if (closed) return closed;
  const previous = await closedDays.last(context.db, wanted.developerId);
  return count(context.db, wanted, previous?.day === dayAfter(wanted.day, -1) ? previous : undefined);
}

/**
 * Closes a day for good and signs it with the anchor of the moment. Days are closed in order, so that each
 * opens with what the one before closed with.
 */
export async function closeDay(
  context: EscrowContext,
  wanted: WantedDay & { readonly statement?: string | undefined },
  answerFor: AnswerFor<ClosedDay>,
): Promise<Answered<ClosedDay>> {
  const { developerId, day } = wanted;
  // What the day's entries have led to is in the anchor that its signature names.
  await anchorAccount(context, developerId);
  const balances = await bankBalances(context, developerId);
  const compared = await comparisonLine(context, wanted);
  return context.db.transaction(async (tx) => {
    const previous = await closedDays.last(tx, developerId);
    refuseOutOfOrder(day, previous);
    const counted = await count(tx, wanted, previous, balances);
    const closedAt = context.clock();
    if (counted.until > closedAt) throw new Problem('day_not_over');
    const note = await sign(context, tx, developerId, counted, { closedAt, compared });
    const closed: ClosedDay = { ...counted, note, closedAt, closedBy: context.caller.actor };
    if (!(await closedDays.insert(tx, developerId, { ...closed, previous: previous?.day ?? null })))
      throw new Problem('day_closed');
    const after = { timeZone: closed.timeZone, statement: closed.statement };
    await recordAudit(context, tx, { developerId, kind: 'day.closed', subject: day, after });
    return saveAnswer(tx, developerId, closed, answerFor);
  });
}

function refuseOutOfOrder(day: string, previous: ClosedDay | undefined): void {
  if (!previous) return;
  if (day <= previous.day) throw new Problem('day_closed');
  const next = dayAfter(previous.day);
  if (day !== next)
    throw new Problem('day_out_of_order', `The last closed day is ${previous.day}. Close ${next} first.`);
}

type Balances = { readonly provider: string; readonly of: ReadonlyMap<string, bigint> };

/** Asks the bank, where it can be asked. A bank that is down stops no closing. */
async function bankBalances(context: EscrowContext, developerId: string): Promise<Balances> {
  const bank = bankFor(context, developerId);
  const { now } = await closedDays.totals(context.db, developerId, new Date(0), new Date(0));
  const asked = await Promise.all(
    Object.keys(now).map(async (currency) => {
      const balance = await bank.balance(currency).catch(() => null);
      return balance === null ? null : ([currency, BigInt(balance)] as const);
    }),
  );
  return { provider: bank.name, of: new Map(asked.filter((one) => one !== null)) };
}

async function count(
  db: Queryable,
  { developerId, day, timeZone: asked }: WantedDay,
  previous: ClosedDay | undefined,
  balances?: Balances,
): Promise<OpenDay> {
  const { timeZone, since, until } = boundsOf(day, asked, previous);
  const counted = await closedDays.totals(db, developerId, since, until);
  const currencies = new Set([...Object.keys(counted.until), ...Object.keys(previous?.totals ?? {})]);
  const statement = [...currencies].sort().map((currency): StoredStatement => {
    const before: Totals = counted.before[currency] ?? {};
    const closedWith = previous ? (previous.totals[currency] ?? {}) : before;
    const made = statementOf(currency, { closedWith, before, until: counted.until[currency] ?? {} });
    const balance = balances?.of.get(currency);
    return {
      currency,
      opening: made.opening.toString(),
      lines: Object.fromEntries(DAY_LINES.map((line) => [line, made.lines[line].toString()])) as never,
      late: made.late.toString(),
      closing: made.closing.toString(),
      bank:
        balances && balance !== undefined
          ? {
              provider: balances.provider,
              balance: balance.toString(),
              books: bankOf(counted.now[currency] ?? {}).toString(),
            }
          : null,
    };
  });
  return { day, timeZone, since, until, totals: counted.until, statement };
}

/** What the bank's statement says of the day, to be signed with it. The text itself is not kept. */
async function comparisonLine(
  context: EscrowContext,
  { statement, ...wanted }: WantedDay & { readonly statement?: string | undefined },
): Promise<readonly string[]> {
  if (statement === undefined) return [];
  const { lines, listed, matched, undecided, breaks } = await compareDay(context, { ...wanted, statement });
  const hash = createHash('sha256').update(statement).digest('hex');
  const counts = `matched ${matched} undecided ${undecided.length} different ${breaks.length}`;
  return [`statement ${hash} lines ${lines} listed ${listed} ${counts}`];
}

/** States the figures and the anchor of the moment, signed with the key of the anchors. */
async function sign(
  { secret }: EscrowContext,
  tx: Queryable,
  developerId: string,
  { day, timeZone, since, until, statement }: OpenDay,
  { closedAt, compared }: { readonly closedAt: Date; readonly compared: readonly string[] },
): Promise<string> {
  const newest = await anchors.latest(tx, developerId);
  const [anchored] = readNotes(newest?.note ?? '');
  const checkpoint = anchored ? readCheckpoint(anchored) : null;
  const text = [
    'surety day 1',
    `day ${day} ${timeZone}`,
    `from ${since.toISOString()} to ${until.toISOString()}`,
    ...statement.map(({ currency, opening, lines, late, closing }) =>
      [
        currency,
        `opening ${opening}`,
        ...DAY_LINES.map((line) => `${line} ${lines[line]}`),
        `late ${late}`,
        `closing ${closing}`,
      ].join(' '),
    ),
    ...compared,
    `anchor ${checkpoint ? `${checkpoint.size} ${checkpoint.rootHash}` : 'none'}`,
    `closed ${closedAt.toISOString()}`,
  ].join('\n');
  const name = anchorOrigin(secret.id, developerId);
  return signedNote(openAnchorKey(secret.derive('anchor')).signed(name, `${text}\n`));
}
