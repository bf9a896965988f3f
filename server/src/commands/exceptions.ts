import type { Context } from '#actions/context.ts';
import { closeException } from '#actions/escrow/exceptions/close-exception.ts';
import { returnUnmatched } from '#actions/escrow/exceptions/return-unmatched.ts';
import { recordAudit } from '#actions/record-audit.ts';
import { createContext } from '#app/context.ts';
import { type Unlocked, unlockBeside } from '#app/database.ts';
import { OPERATOR } from '#core/actor.ts';
import { closeUnowned } from '#core/escrow/exceptions/unmatched.ts';
import type { Config } from '#settings/config.ts';
import { openDatabaseClock } from '#store/clock.ts';
import { type Db, openDb } from '#store/db.ts';
import type { OwnedException } from '#store/escrow/exceptions.ts';
import * as exceptions from '#store/escrow/exceptions.ts';
import { NO_ANSWER } from '#store/idempotency.ts';
import { requireCurrent } from '#store/migrate.ts';
import { inCells } from './cells/in-cells.ts';
import { CommandError, UsageError } from './command-error.ts';
import { type Listing, printRecords } from './records.ts';

const SHOWN = 200;

const USAGE = `use one of
  surety exceptions list                        open exceptions that concern no agreement
  surety exceptions close <id> --note <text>    record what was done about it
  surety exceptions return <id>                 return money that belongs to no agreement`;

/**
 * `surety exceptions`: for operators. Exceptions of an agreement are on its owner's dashboard; the others are
 * the operator's. Reads and writes the database directly.
 */
export async function manageExceptions(
  config: Config,
  [verb, id, ...rest]: readonly string[],
  { note, json }: { readonly note: string | undefined; readonly json: boolean },
): Promise<number> {
  const list = verb === 'list' && id === undefined;
  const close = verb === 'close' && id !== undefined && note;
  const giveBack = verb === 'return' && id !== undefined;
  if (rest.length > 0 || !(list || close || giveBack)) throw new UsageError(USAGE);
  return inCells(config, json || id !== undefined, async (serviceUrl) => {
    const locked = openDb(serviceUrl, { max: 1 });
    try {
      await requireCurrent(locked);
      const opened = await unlockBeside(locked, config);
      const { db } = opened;
      if (list) return await show(db, json);
      const exception = await exceptions.findAnyones(db, id ?? '');
      if (!exception) throw new CommandError(`there is no exception ${id}`);
      if (exception.closedAt) throw new CommandError(`${id} is already closed: ${exception.note}`);
      return await (close ? closeOne(opened, config, exception, note) : returnOne(opened, config, exception));
    } finally {
      await locked.close();
    }
  });
}

async function show(db: Db, json: boolean): Promise<number> {
  const found = await exceptions.list(db, '', { open: true }, { limit: SHOWN + 1, before: undefined });
  const { developers } = await exceptions.countOpen(db);
  const cut = found.length > SHOWN ? [`Only the newest ${SHOWN} are shown.`] : [];
  const listing: Listing<OwnedException> = {
    rows: found.slice(0, SHOWN),
    columns: {
      EXCEPTION: ({ id }) => id,
      KIND: ({ kind }) => kind,
      ABOUT: ({ subject }) => subject,
      AMOUNT: ({ amount, currency }) => (amount === null ? '' : `${amount} ${currency ?? ''}`),
      SINCE: ({ openedAt }) => openedAt.toISOString(),
    },
    line: describe,
    notes: [...cut, `${found.length} open here, ${developers} on the dashboards of developers.`],
    totals: { developers },
  };
  printRecords(listing, json);
  return 0;
}

function describe({ id, kind, subject, amount, currency, details, openedAt }: OwnedException): string {
  const said = Object.entries(details).filter(([, value]) => value !== null);
  return [
    `${id}  ${kind}  ${subject}${amount === null ? '' : `  ${amount} ${currency ?? ''}`.trimEnd()}`,
    `  since ${openedAt.toISOString()}`,
    `  ${said.map(([name, value]) => `${name} ${value}`).join(', ')}`,
  ].join('\n');
}

async function closeOne(
  opened: Unlocked,
  config: Config,
  exception: OwnedException,
  note: string,
): Promise<number> {
  const { db } = opened;
  const { developerId, id } = exception;
  const context = await contextOf(opened, config);
  if (developerId === '') {
    const closing = closeUnowned(exception, note, {
      ...context.caller,
      now: context.clock(),
      newId: context.newId,
    });
    await db.transaction(async (tx) => {
      const closed = { ...closing, hasMac: exception.hasMac };
      if (!(await exceptions.closeUnowned(tx, closed, context.mac))) return;
      const { kind, subject: about, amount, currency } = exception;
      const after = { note, kind, about, amount, currency };
      await recordAudit(context, tx, { developerId, kind: 'exception.closed', subject: id, after });
    });
  } else {
    await closeException(context, { developerId, exceptionId: id }, { note }, NO_ANSWER);
  }
  console.log(`${id} is closed.`);
  return 0;
}

async function contextOf({ db, secret }: Unlocked, config: Config): Promise<Context> {
  const { clock } = await openDatabaseClock(db);
  const context = createContext(db, config, { secret, clock });
  return { ...context, caller: { ...context.caller, actor: OPERATOR } };
}

async function returnOne(opened: Unlocked, config: Config, exception: OwnedException): Promise<number> {
  const { id, kind, amount, currency } = exception;
  if (kind !== 'unmatched_deposit' && kind !== 'wrong_currency') {
    throw new CommandError(
      `${id} is a ${kind}; only money that belongs to no agreement can be returned here`,
    );
  }
  const status = await returnUnmatched(await contextOf(opened, config), exception);
  switch (status) {
    case 'SUCCEEDED':
      await closeOne(opened, config, exception, `returned: ${amount} ${currency}`);
      return 0;
    case 'PENDING':
      console.log('The bank has not decided yet. Run the same command again later.');
      return 0;
    case 'NOT_HERE':
      throw new CommandError(`the money of ${id} is no longer here, or is at another bank`);
    default:
      throw new CommandError(
        `the bank reports ${status}; nothing was returned. Ask the bank, then close the exception`,
      );
  }
}
