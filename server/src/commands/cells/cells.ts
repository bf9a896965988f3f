import { reachCells } from '#app/cells.ts';
import { reachDatabase } from '#app/database.ts';
import { CommandError, UsageError } from '#commands/command-error.ts';
import { printRecords } from '#commands/records.ts';
import type { Config } from '#settings/config.ts';
import * as developers from '#store/account/developers.ts';
import * as cells from '#store/connection/cells.ts';
import * as onCitus from '#store/connection/cells-on-citus.ts';
import { asRole } from '#store/connection/role.ts';
import { openDb } from '#store/db.ts';
import { checkInstead, migrate } from '#store/migrate.ts';

const USAGE = `use one of
  surety cells list           every cell, its number of accounts, and whether it accepts new ones
  surety cells add <name>     create a schema with all tables; it accepts no accounts yet
  surety cells open <name>    accept new accounts in it, once every process was restarted
  surety cells close <name>   accept no new accounts in it; existing ones stay
  surety cells move <name> <host:port>   on Citus: move it to another node while the service runs`;

const NAME = /^[a-z][a-z0-9_]{0,30}$/;
/** Each cell has a share of the sandbox bank's account numbers, which allows this many. */
const MOST = 49;

/**
 * `surety cells`: for operators, also while the service runs. All but the list need the owner of the tables.
 */
export async function manageCells(
  config: Config,
  [verb, name, ...rest]: readonly string[],
  json: boolean,
): Promise<number> {
  const everywhere = { ...config, CELL: undefined };
  if (rest.length === 0 && verb === 'list' && name === undefined) return listCells(everywhere, json);
  const [node, ...more] = rest;
  if (verb === 'move' && name && node && more.length === 0 && !json) return moveCell(everywhere, name, node);
  if (rest.length > 0 || name === undefined || json) throw new UsageError(USAGE);
  if (verb === 'add') return addCell(everywhere, name);
  if (verb === 'open' || verb === 'close') return setOpen(everywhere, name, verb === 'open');
  throw new UsageError(USAGE);
}

type Listed = {
  readonly name: string;
  readonly accounts: number;
  readonly takesAccounts: boolean;
  /** On Citus, the node that it is on. */
  readonly node?: string;
};

async function listCells(config: Config, json: boolean): Promise<number> {
  const reached = await reachCells(config);
  try {
    const [first] = reached.cells;
    const known = await cells.listAt(first?.serviceUrl ?? '');
    const rows: Listed[] = [];
    for (const { name, serviceUrl } of reached.cells) {
      const db = openDb(serviceUrl, { max: 1 });
      try {
        const takesAccounts = known.find((cell) => cell.name === name)?.takesAccounts ?? true;
        const accounts = await developers.count(db);
        const node = await onCitus.nodeOf(db);
        const called = name ?? (await cells.schemaOf(db));
        rows.push({ name: called, accounts, takesAccounts, ...(node !== null && { node }) });
      } finally {
        await db.close();
      }
    }
    const state = ({ takesAccounts }: Listed) => (takesAccounts ? 'open' : 'closed');
    const columns = {
      CELL: ({ name }: Listed) => name,
      ACCOUNTS: ({ accounts }: Listed) => String(accounts),
      'NEW ONES': state,
      ...(rows.some(({ node }) => node) && { NODE: ({ node = '' }: Listed) => node }),
    };
    const line = (cell: Listed) =>
      `${cell.name}  ${cell.accounts} accounts, ${state(cell)} to new ones${cell.node ? `, on ${cell.node}` : ''}`;
    printRecords({ rows, columns, line }, json);
    return 0;
  } finally {
    await reached.stop();
  }
}

async function addCell(config: Config, name: string): Promise<number> {
  if (!NAME.test(name) || name.startsWith('pg_')) {
    throw new UsageError(
      'the name of a cell has lower-case letters, digits and _, starts with a letter, and has at most ' +
        '31 characters',
    );
  }
  const { ownerUrl, serviceUrl, stop } = await reachDatabase(config);
  try {
    await checkInstead(serviceUrl);
    if ((await cells.listAt(serviceUrl)).length >= MOST) {
      throw new CommandError(`there are ${MOST} cells, which is the maximum`);
    }
    if (!(await cells.makeSchema(ownerUrl, name))) {
      throw new CommandError(`the schema ${name} already exists; choose a name without a schema`);
    }
    const at = { name, isFirst: false };
    const bringForward = () => migrate(cells.urlOf(ownerUrl, at), cells.urlOf(serviceUrl, at), name);
    try {
      await bringForward();
      if (await asRole(ownerUrl, onCitus.nodeOf)) {
        await onCitus.distribute(ownerUrl, name);
        await bringForward();
      }
      await cells.enlist(ownerUrl, name, new Date());
    } catch (error) {
      await cells.dropSchema(ownerUrl, name);
      throw error;
    }
    console.log(
      `The cell ${name} was created. Restart every process, so that all of them know it; then accept ` +
        'accounts ' +
        `in it: surety cells open ${name}`,
    );
    return 0;
  } finally {
    await stop();
  }
}

async function setOpen(config: Config, name: string, open: boolean): Promise<number> {
  const { ownerUrl, serviceUrl, stop } = await reachDatabase(config);
  try {
    const known = await cells.listAt(serviceUrl);
    const others = known.filter((cell) => cell.name !== name);
    if (others.length === known.length) throw new CommandError(`there is no cell ${name}`);
    if (!open && !others.some((cell) => cell.takesAccounts)) {
      throw new CommandError('no other cell is open; to refuse new accounts everywhere, set SIGNUP=closed');
    }
    await cells.setTakesAccounts(ownerUrl, name, open);
    console.log(open ? `${name} now accepts new accounts.` : `${name} accepts no new accounts.`);
    return 0;
  } finally {
    await stop();
  }
}

async function moveCell(config: Config, name: string, node: string): Promise<number> {
  const { ownerUrl, serviceUrl, stop } = await reachDatabase(config);
  try {
    const first = { name: await asRole(serviceUrl, cells.schemaOf), isFirst: true };
    const cell = [first, ...(await cells.listAt(serviceUrl))].find((one) => one.name === name);
    if (!cell) throw new CommandError(`there is no cell ${name}`);
    const from = await asRole(cells.urlOf(ownerUrl, cell), onCitus.nodeOf);
    if (from === null) throw new CommandError(`the cell ${name} is not on Citus; there is only one server`);
    if (from === node) throw new CommandError(`the cell ${name} is already on ${node}`);
    const nodes = await onCitus.nodesOf(ownerUrl);
    if (!nodes.includes(node)) {
      throw new CommandError(`Citus has no worker node ${node}; there are ${nodes.join(', ')}`);
    }
    await onCitus.moveTo(ownerUrl, cell, node);
    console.log(`The cell ${name} is now on ${node}. All processes find it automatically.`);
    return 0;
  } finally {
    await stop();
  }
}
