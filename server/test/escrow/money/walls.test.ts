import { describe, expect, it } from 'vitest';
import { sqlState, violatedConstraint } from '#store/db.ts';
import { startTestApp } from '#test/support/app.ts';
import { findContradictions } from '#test/support/database/books.ts';
import { fundedAgreement, platform } from '#test/support/escrow.ts';

/** Constraints that the database itself enforces, independently of the code. */
const app = await startTestApp();
const { key, developerId } = await app.signUp();
const on = platform(app, key);
const { service, owner } = app.database;

const INSUFFICIENT_PRIVILEGE = '42501';
async function refusal(work: Promise<unknown>): Promise<{ state?: string; constraint?: string }> {
  try {
    await work;
    return {};
  } catch (error) {
    return { state: sqlState(error) ?? String(error), constraint: violatedConstraint(error) ?? '' };
  }
}

describe('as the role of the service', () => {
  it.each(['transfers', 'events', 'provider_transactions'])(
    'the history in %s cannot be altered',
    async (table) => {
      await fundedAgreement(on, [100], 100);
      const before = await owner.query(`SELECT count(*) AS n FROM ${table}`);
      for (const sql of [
        `UPDATE ${table} SET developer_id = developer_id`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table}`,
        `DROP TABLE ${table}`,
        `ALTER TABLE ${table} ADD COLUMN note text`,
      ]) {
        expect([sql, (await refusal(service.query(sql))).state]).toEqual([sql, INSUFFICIENT_PRIVILEGE]);
      }
      expect(await owner.query(`SELECT count(*) AS n FROM ${table}`)).toEqual(before);
    },
  );

  it('no constraint can be dropped, and no trigger can be added', async () => {
    for (const sql of [
      'ALTER TABLE transfers DROP CONSTRAINT transfers_once',
      'ALTER TABLE agreements DROP CONSTRAINT agreements_balance',
      '/* So that Citus leaves it to PostgreSQL */ SET LOCAL citus.enable_ddl_propagation = off; CREATE FUNCTION public.sneak() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$',
      'DROP FUNCTION commit_changes',
      'DELETE FROM schema_migrations',
      'DELETE FROM living_sql',
      'SET ROLE surety_owner',
    ]) {
      expect([sql, (await refusal(service.query(sql))).state]).toEqual([sql, INSUFFICIENT_PRIVILEGE]);
    }
  });
});

type Transfer = { kind: string; debit: string; credit: string; amount: number; cause: string };
type Bad = {
  version?: number;
  transfers?: Partial<Transfer>[];
  deposits?: object[];
  returns?: object[];
  milestones?: object[];
  events?: object[];
};

/** Calls commit_changes() by hand, with arguments that the code would never make. */
async function commitByHand(agreementId: string, bad: Bad): Promise<number[]> {
  const [row] = await owner.query<Record<string, number | string | null>>(
    'SELECT * FROM agreements WHERE id = $1',
    [agreementId],
  );
  if (!row) throw new Error('no such agreement');
  const own = { n: 0, developer_id: row['developer_id'], agreement_id: agreementId };
  const change = {
    ...own,
    ...Object.fromEntries(
      ['version', 'status', 'account_provider', 'account_number', 'account_bank_code', 'account_name'].map(
        (column) => [column, row[column]],
      ),
    ),
    ...Object.fromEntries(
      ['hold', 'event_count', 'chain_head', 'event_head', 'mac'].map((column) => [column, row[column]]),
    ),
    ...(bad.version === undefined ? {} : { version: bad.version }),
  };
  const created_at = new Date();
  const transfers = bad.transfers?.map((transfer, index) => ({
    ...own,
    sequence: Number(row['transfer_count']) + 1 + index,
    kind: 'deposit',
    debit: 'bank',
    credit: 'escrow',
    amount: 1,
    cause: `by hand ${index}`,
    hash: 'x',
    created_at,
    ...transfer,
  }));
  const json = (rows: object[] | undefined) =>
    rows ? JSON.stringify(rows.map((entry) => ({ ...own, ...entry }))) : null;
  const [result] = await service.query<{ won: number[] }>(
    `SELECT commit_changes($1, changed_milestones => $2, new_transfers => $3, new_events => $4,
       new_deposits => $5, changed_deposits => $6) AS won`,
    [
      json([change]),
      json(bad.milestones),
      json(transfers),
      json(bad.events),
      json(bad.deposits),
      json(bad.returns),
    ],
  );
  return result?.won ?? [];
}

const deposit = (transactionId: string) => ({
  provider: 'sandbox',
  transaction_id: transactionId,
  account_number: '9900000011',
  amount: 1,
  applied: true,
  received_at: new Date(),
});

async function released(): Promise<{ id: string; milestoneId: string; reference: string }> {
  const agreement = await fundedAgreement(on, [100, 200], 0);
  const milestoneId = agreement.milestones[0]?.id ?? '';
  const paid = await on.deposit(agreement.virtualAccountNo ?? '', 300);
  for (const user of ['buyer', 'seller']) await on.confirm(agreement.id, milestoneId, user);
  return { id: agreement.id, milestoneId, reference: String(paid.body['reference']) };
}

describe('commit_changes(), called by hand,', () => {
  it('writes a change that is based on the current facts', async () => {
    const { id } = await released();
    expect(await commitByHand(id, {})).toEqual([0]);
  });

  it('writes nothing for a stale version, not even the rest of the change', async () => {
    const { id } = await released();
    const before = await on.ledger(id);
    for (const version of [0, 1, 999]) {
      const won = await commitByHand(id, { version, transfers: [{}], deposits: [deposit('stale')] });
      expect(won).toEqual([]);
    }
    expect((await on.ledger(id)).body).toEqual(before.body);
    expect(await owner.query("SELECT * FROM provider_transactions WHERE transaction_id = 'stale'")).toEqual(
      [],
    );
  });

  it.each<
    readonly [what: string, constraint: string, bad: (of: Awaited<ReturnType<typeof released>>) => Bad]
  >([
    [
      'a second release of a milestone',
      'transfers_once',
      ({ milestoneId }) => ({
        transfers: [{ kind: 'release', debit: 'escrow', credit: 'seller', amount: 100, cause: milestoneId }],
      }),
    ],
    [
      'a second release under another name',
      'transfers_movement',
      ({ milestoneId }) => ({
        transfers: [{ kind: 'gift', debit: 'escrow', credit: 'seller', amount: 100, cause: milestoneId }],
      }),
    ],
    [
      'a release of more than there is',
      'agreements_escrow_check',
      () => ({ transfers: [{ kind: 'release', debit: 'escrow', credit: 'seller', amount: 201 }] }),
    ],
    [
      'a payout of more than is at the bank',
      'agreements_payout_clearing_check',
      () => ({ transfers: [{ kind: 'payout_succeeded', debit: 'payout_clearing', credit: 'bank' }] }),
    ],
    [
      'books that do not balance',
      'agreements_balance',
      () => ({ transfers: [{ credit: 'nowhere', amount: 50 }] }),
    ],
    [
      'a movement between unknown accounts',
      'transfers_movement',
      () => ({ transfers: [{ debit: 'somewhere', credit: 'nowhere' }] }),
    ],
    [
      'a movement from an account to itself',
      'agreements_balance',
      () => ({ transfers: [{ debit: 'escrow', credit: 'escrow' }] }),
    ],
    ['a movement of nothing', 'transfers_amount_check', () => ({ transfers: [{ amount: 0 }] })],
    [
      'more money than a number holds',
      'agreements_bank_check',
      () => ({ transfers: [{ amount: Number.MAX_SAFE_INTEGER }] }),
    ],
    [
      'a transaction of the provider that is known',
      'provider_transactions_pkey',
      ({ reference }) => ({ deposits: [deposit(`${developerId}/${reference}`)] }),
    ],
    [
      'more returned than a deposit was',
      'deposits_returned_once',
      ({ reference }) => ({
        returns: [
          { provider: 'sandbox', transaction_id: `${developerId}/${reference}`, returned: 301, reversed: 0 },
        ],
      }),
    ],
    [
      'an event in the place of another',
      'events_pkey',
      () => ({
        events: [
          { stream_id: 'replaced', sequence: 1, id: 'evt_x', type: 'x', data: {}, created_at: new Date() },
        ],
      }),
    ],
    [
      'a milestone in a state that does not exist',
      'milestones_settlement_check',
      ({ milestoneId }) => ({
        milestones: [
          {
            id: milestoneId,
            ...{ buyer_confirmed: true, seller_confirmed: true, settlement: 'STOLEN' },
            ...{ payout_attempts: 0, payout_failures: 0, to_buyer: 0, open_returns: 0 },
          },
        ],
      }),
    ],
  ])('refuses %s', async (_what, constraint, bad) => {
    const made = await released();
    const before = await on.ledger(made.id);
    const change = bad(made);
    const events = change.events?.map((event) => ({ ...event, stream_id: made.id }));
    const refused = await refusal(commitByHand(made.id, events ? { ...change, events } : change));
    expect(refused.constraint).toBe(constraint);
    expect((await on.ledger(made.id)).body).toEqual(before.body);
  });

  it('left the books as they were', async () => {
    expect(await findContradictions(owner)).toEqual([]);
  });
});
