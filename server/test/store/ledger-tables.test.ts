import { afterAll, describe, expect, it } from 'vitest';
import { ACCOUNTS, MOVEMENTS, NORMAL_SIDE, TOTALS } from '#core/escrow/ledger.ts';
import { PLATFORM_MOVEMENTS } from '#store/escrow/bank/unmatched-money.ts';
import { createTestDatabase } from '#test/support/database/database.ts';

type Movement = { readonly debit: string; readonly credit: string; readonly ofPayee?: boolean };

const database = await createTestDatabase();
const { owner } = database;
afterAll(() => database.drop());

describe('the ledger of core, compared with the database (if one fails, a migration is missing):', () => {
  async function constraint(name: string): Promise<string> {
    const [row] = await owner.query<{ definition: string }>(
      'SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = $1',
      [name],
    );
    return row?.definition ?? `there is no constraint ${name}`;
  }

  it.each([...ACCOUNTS, ...TOTALS])('%s is a column of agreements that starts at zero', async (name) => {
    const [column] = await owner.query(
      `SELECT data_type, is_nullable, column_default FROM information_schema.columns
       WHERE table_name = 'agreements' AND column_name = $1`,
      [name],
    );
    expect(column).toEqual({ data_type: 'bigint', is_nullable: 'NO', column_default: '0' });
  });

  it.each(ACCOUNTS)('%s may not go below zero', async (account) => {
    expect(await constraint(`agreements_${account}_check`)).toContain(`(${account} >= 0)`);
  });

  it('agreements_balance compares all assets with all liabilities', async () => {
    const sides = (await constraint('agreements_balance')).replace('CHECK', '').split('=');
    const raisedBy = (side: string) => ACCOUNTS.filter((account) => NORMAL_SIDE[account] === side);
    const accounts = sides.map((side) => side.match(/\w+/g));
    expect(accounts).toEqual([raisedBy('debit'), raisedBy('credit')]);
  });

  it.each([
    ['transfers_movement', MOVEMENTS],
    ['platform_transfers_movement', PLATFORM_MOVEMENTS],
  ])('%s lists the movements', async (name, movements) => {
    const known = [...(await constraint(name)).matchAll(/'(\w+)'::text/g)].map(([, value]) => value);
    const expected = Object.entries<Movement>(movements).flatMap(([kind, { debit, credit, ofPayee }]) => {
      const ofShare = [debit, credit].map((account) => (account === 'seller' ? 'shares' : account));
      return [kind, debit, credit, ...(ofPayee ? [kind, ...ofShare] : [])];
    });
    expect(known).toEqual(expected);
  });
});
