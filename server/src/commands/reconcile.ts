import type { Context } from '#actions/context.ts';
import { SANDBOX } from '#actions/escrow/context.ts';
import { closeBreak } from '#actions/escrow/reconciliation/close-break.ts';
import { reconcile as compare } from '#actions/escrow/reconciliation/reconcile.ts';
import { amongCells } from '#app/cells.ts';
import { createContext } from '#app/context.ts';
import { type Unlocked, unlockBeside } from '#app/database.ts';
import { OPERATOR } from '#core/actor.ts';
import { csvLine } from '#core/csv.ts';
import { BankUnavailable, type Period } from '#core/escrow/bank.ts';
import { BREAK_COLUMNS } from '#core/escrow/reconciliation/break-columns.ts';
import type { KeptBreak } from '#core/escrow/reconciliation/report.ts';
import { StatementError } from '#core/escrow/reconciliation/statement.ts';
import { DAY_MS } from '#core/time.ts';
import { COLUMN_NAMES, type ColumnName, type Columns, UnknownColumns } from '#providers/statements/csv.ts';
import { readStatement } from '#providers/statements/read-statement.ts';
import type { Config } from '#settings/config.ts';
import { openDatabaseClock } from '#store/clock.ts';
import { type Db, openDb } from '#store/db.ts';
import * as breaks from '#store/escrow/reconciliation/breaks.ts';
import type { CountedReport } from '#store/escrow/reconciliation/reports.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { requireCurrent } from '#store/migrate.ts';
import { inCells } from './cells/in-cells.ts';
import { CommandError } from './command-error.ts';
import { type Listing, printRecords } from './records.ts';

const LONGEST_DAYS = 366;
const SHOWN = 200;
const PAGE = 500;

const USAGE = `use one of
  surety reconcile --from 2026-03-01 --to 2026-03-31    compare these days (UTC) with every bank's own lists
    --provider <name>      only this bank
    --statement <file>     compare with a statement (CSV, MT940, camt.053) instead of its lists
    --columns "date=Day,credit=In,debit=Out,reference=Ref"    the columns of a CSV statement
    --json | --csv         for programs, for spreadsheets
  surety reconcile list                                  list open breaks
  surety reconcile close <id> --reason <text>            post the difference to suspense, with the reason
Exit codes: 0 the books agree, 1 there are breaks, 2 unknown: undecided entries, or no comparison.`;

export type ReconcileOptions = {
  readonly [Name in 'from' | 'to' | 'provider' | 'statement' | 'columns' | 'reason']?: string | undefined;
} & { readonly json?: boolean | undefined; readonly csv?: boolean | undefined };

/** `surety reconcile`: for operators, also while the service runs, and before `surety jobs resume`. */
export async function reconcile(
  config: Config,
  words: readonly string[],
  options: ReconcileOptions,
): Promise<number> {
  const run = choose(words, options);
  const alone = options.json === true || options.csv === true || words[0] === 'close';
  return inCells(config, alone, async (serviceUrl, cell) => {
    const db = openDb(serviceUrl, { max: 2 });
    try {
      await requireCurrent(db);
      return await run({ ...(await unlockBeside(db, config)), cell }, config);
    } catch (error) {
      if (error instanceof UnknownColumns)
        throw new CommandError(
          `the statement: ${error.message}. Name the columns: --columns "date=Day,amount=Sum,reference=Ref"`,
        );
      if (error instanceof StatementError) throw new CommandError(`the statement: ${error.message}`);
      if (error instanceof BankUnavailable) throw new CommandError(error.message);
      throw error;
    } finally {
      await db.close();
    }
  });
}

type Opened = Unlocked & { readonly cell: string | null };
type Run = (opened: Opened, config: Config) => Promise<number>;

function choose([verb, id, ...rest]: readonly string[], options: ReconcileOptions): Run {
  const { from, to, reason } = options;
  if (verb === undefined && from && to) {
    const period = periodOf(from, to);
    return (opened, config) => compareAll(opened, config, period, options);
  }
  if (verb === 'list' && id === undefined) return (opened) => list(opened, options.json === true);
  if (verb === 'close' && id && reason && rest.length === 0) {
    return (opened, config) => closeOne(opened, config, id, reason);
  }
  throw new CommandError(USAGE);
}

/** Whole UTC days, including the last one. */
function periodOf(from: string, to: string): Period {
  const [first, last] = [from, to].map((day) => {
    const date = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00Z`) : new Date(Number.NaN);
    if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== day) {
      throw new CommandError(`"${day}" is not a date; write it as 2026-03-31`);
    }
    return date;
  }) as [Date, Date];
  const days = (last.getTime() - first.getTime()) / DAY_MS + 1;
  if (days < 1) throw new CommandError('--to is before --from');
  if (days > LONGEST_DAYS) throw new CommandError(`at most ${LONGEST_DAYS} days at a time`);
  return { from: first, to: new Date(last.getTime() + DAY_MS) };
}

async function compareAll(
  { db, secret, cell }: Opened,
  config: Config,
  period: Period,
  options: ReconcileOptions,
): Promise<number> {
  if (cell !== null) return amongCells(config, cell, (context) => compareIn(context, period, options));
  const { clock } = await openDatabaseClock(db);
  return compareIn(createContext(db, config, { secret, clock }), period, options);
}

async function compareIn(context: Context, period: Period, options: ReconcileOptions): Promise<number> {
  const { db } = context;
  const providers = [...context.banks.keys()];
  const chosen = options.provider === undefined ? providers : [options.provider];
  if (options.statement === undefined && chosen.some((name) => !providers.includes(name))) {
    throw new CommandError(`${options.provider} is not configured; configured: ${providers.join(', ')}`);
  }
  const [only, ...others] = chosen;
  if (options.statement !== undefined && (only === undefined || others.length > 0)) {
    throw new CommandError(`name the bank of the statement: --provider ${providers.join(' | ')}`);
  }
  const statement =
    options.statement === undefined
      ? undefined
      : await readStatement(options.statement, columnsOf(options.columns));
  const results: Result[] = [];
  for (const provider of chosen) {
    const report = await compare(context, { provider, period, statement });
    results.push({ report, found: await allOf(db, report) });
  }
  console.log(shown(results, options));
  if (results.some(({ report }) => report.open > 0)) return 1;
  return results.some(({ report }) => report.undecided > 0) ? 2 : 0;
}

type Result = { readonly report: CountedReport; readonly found: readonly KeptBreak[] };

async function allOf(db: Db, { id }: CountedReport): Promise<KeptBreak[]> {
  const all: KeptBreak[] = [];
  for (;;) {
    const page = await breaks.ofReport(db, null, id, { limit: PAGE, before: all.at(-1)?.id });
    all.push(...page);
    if (page.length < PAGE) return all;
  }
}

function columnsOf(text = ''): Columns {
  const columns: Columns = {};
  for (const pair of text.split(',').filter(Boolean)) {
    const [name = '', ...heading] = pair.split('=');
    if (!COLUMN_NAMES.includes(name.trim() as ColumnName) || heading.length === 0) {
      throw new CommandError(`--columns accepts ${COLUMN_NAMES.join(', ')}, such as date=Day`);
    }
    columns[name.trim() as ColumnName] = heading.join('=');
  }
  return columns;
}

function shown(results: readonly Result[], { json, csv }: ReconcileOptions): string {
  if (json)
    return JSON.stringify(
      results.map(({ report, found }) => ({ ...report, found })),
      null,
      2,
    );
  if (csv) {
    const rows = results.flatMap(({ found }) => found);
    const lines = rows.map((each) => csvLine(Object.values(BREAK_COLUMNS).map((column) => column(each))));
    return [csvLine(Object.keys(BREAK_COLUMNS)), ...lines].join('').trimEnd();
  }
  const shown = results.length > 1 ? results.filter((result) => !isUnusedSandbox(result)) : results;
  return shown.map(({ report, found }) => [...found.map(describe), summary(report)].join('\n')).join('\n');
}

/** Beside a real bank, the sandbox has the money of test environments only, which may have none. */
function isUnusedSandbox({ report: { provider, listed, breaks: all, undecided } }: Result): boolean {
  return provider === SANDBOX && listed + all + undecided === 0;
}

function summary({
  id,
  provider,
  source,
  period,
  listed,
  matched,
  undecided,
  breaks: all,
  open,
}: CountedReport) {
  const last = new Date(period.to.getTime() - 1).toISOString().slice(0, 10);
  const days = `${period.from.toISOString().slice(0, 10)} to ${last}`;
  const against = source === 'bank' ? `the lists of ${provider}` : `a statement of ${provider}`;
  const breaksSaid = all === 0 ? 'No breaks.' : `${all} breaks, ${open} of them open.`;
  const until = source === 'bank' ? 'run this again in an hour' : 'they are outside its range or too recent';
  const unknown = undecided > 0 ? ` ${undecided} undecided: ${until}.` : '';
  return `${id}  ${days} against ${against}: ${listed} listed, ${matched} agree. ${breaksSaid}${unknown}`;
}

function describe(found: KeptBreak): string {
  const { id, type, kind, subject, difference, currency, agreementId, status, ours, theirs } = found;
  const side = (name: string, of: KeptBreak['ours']) =>
    of ? `${name} ${of.amount ?? '?'} ${of.standing} ${of.at.toISOString()}` : `${name} nothing`;
  const state = status === 'open' ? '' : `  ${status}: ${found.reason}`;
  return [
    `${id}  ${type}  ${kind} ${subject}  ${difference > 0 ? '+' : ''}${difference} ${currency ?? ''}${state}`,
    `  ${side('ours', ours)}, ${side('theirs', theirs)}${agreementId ? `, ${agreementId}` : ''}`,
  ].join('\n');
}

async function list({ db }: Unlocked, json: boolean): Promise<number> {
  const found = await breaks.listOpen(db, SHOWN + 1);
  const cut = found.length > SHOWN ? [`Only the newest ${SHOWN} are shown.`] : [];
  const listing: Listing<KeptBreak> = {
    rows: found.slice(0, SHOWN),
    columns: {
      BREAK: ({ id }) => id,
      TYPE: ({ type }) => type,
      KIND: ({ kind }) => kind,
      ABOUT: ({ subject }) => subject,
      DIFFERENCE: ({ difference, currency }) => `${difference} ${currency ?? ''}`,
      FOUND: ({ foundAt }) => foundAt.toISOString(),
    },
    line: describe,
    notes: [...cut, found.length === 0 ? 'No breaks are open.' : `${found.length} open.`],
  };
  printRecords(listing, json);
  return found.length === 0 ? 0 : 1;
}

async function closeOne(
  { db, secret }: Unlocked,
  config: Config,
  id: string,
  reason: string,
): Promise<number> {
  const found = await breaks.find(db, null, id);
  if (!found) throw new CommandError(`there is no break ${id}`);
  if (found.status !== 'open') throw new CommandError(`${id} is ${found.status}: ${found.reason}`);
  const { clock } = await openDatabaseClock(db);
  const key = { developerId: found.developerId, breakId: id };
  const context = { ...createContext(db, config, { secret, clock }), actor: OPERATOR };
  await closeBreak(context, key, reason, NO_ANSWER);
  console.log(`${id} is closed.`);
  return 0;
}
