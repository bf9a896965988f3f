import { findInCells } from '#actions/cells.ts';
import { normaliseEmail } from '#core/account/developer.ts';
import { Problem } from '#core/problem.ts';
import * as developers from '#store/account/developers.ts';
import * as invitations from '#store/account/invitations.ts';
import * as people from '#store/account/people.ts';
import { hashToken } from '#store/account/tokens.ts';
import * as cellList from '#store/connection/cells.ts';
import type { AccountContext } from './context.ts';

type Cell = Pick<AccountContext, 'cell' | 'db' | 'box' | 'clock'>;

/**
 * Returns the cell for a sign-up. A person who is known or invited in a cell stays there; others go to the
 * open cell with the fewest accounts. An address is in only one cell, even with concurrent requests.
 */
export async function assignCell<One extends Cell>(
  cells: readonly [One, ...One[]],
  input: { readonly email: string; readonly invitation?: string | undefined },
): Promise<One> {
  const email = normaliseEmail(input.email);
  const known = await findInCells(cells, ({ db, box }) => people.credentialsOf(db, box, email));
  if (known) return known.cell;
  const { invitation } = input;
  const invited =
    invitation !== undefined &&
    (await findInCells(cells, async ({ db, box, clock }) => {
      const asked = { email, now: clock() };
      return (await invitations.opensSignUp(db, box, hashToken(invitation), asked)) || null;
    }));
  if (invited) return invited.cell;
  const [{ db, box, clock }] = cells;
  const [digest = email] = people.everyFormOf(box, email);
  const { cell } = await emptiest(cells);
  const name = await cellList.place(db, { email: digest, cell: cell.name, now: clock() });
  const placed = cells.find((one) => one.cell.name === name);
  // Another process knows a cell that this one does not know yet.
  if (!placed) throw new Problem('service_unavailable');
  return placed;
}

async function emptiest<One extends Cell>(cells: readonly [One, ...One[]]): Promise<One> {
  const listed = await cellList.list(cells[0].db);
  const open = new Set(listed.filter(({ takesAccounts }) => takesAccounts).map(({ name }) => name));
  const taking = cells.filter(({ cell }) => open.has(cell.name));
  const counted = await Promise.all(
    taking.map(async (one) => ({ one, accounts: await developers.count(one.db) })),
  );
  const [fewest] = counted.toSorted((left, right) => left.accounts - right.accounts);
  if (!fewest) throw new Problem('signup_closed');
  return fewest.one;
}
