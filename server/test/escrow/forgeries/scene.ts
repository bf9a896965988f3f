import { CHAIN_START } from '#core/chain.ts';
import { chainInput, MOVEMENTS, type MovementKind } from '#core/escrow/ledger.ts';
import { money } from '#core/escrow/money.ts';
import type { Check } from '#core/escrow/verify/books.ts';
import { eventChainInput } from '#core/events/chain.ts';
import type { Queryable } from '#store/db.ts';
import { sha256 } from '#store/sha256.ts';
import { amendments } from '#test/support/amendments.ts';
import type { TestApp } from '#test/support/app.ts';
import { fundedAgreement, type Platform, runDueJobs } from '#test/support/escrow.ts';
import { openExceptions, type SceneExceptions } from './exceptions.ts';
import { type Rows, rememberRows } from './rows.ts';

/**
 * Statements in which $busy, $waiting … stand for the agreements of the scene, or a function for more complex
 * forgeries.
 */
export type Forge = string[] | ((tx: Queryable, scene: Scene) => Promise<void>);
export type Forgery = [name: string, forge: Forge, check: Check, says: RegExp];

/** Agreements to forge, one for each relevant state. */
export type Scene = SceneExceptions & {
  readonly developerId: string;
  /** Paid out in part, with a part refunded: a row of every kind. */
  readonly busy: string;
  /** Funded, with one milestone confirmed by its buyer only. */
  readonly waiting: string;
  readonly frozen: string;
  /** Released to a seller whose bank has not decided yet. */
  readonly leaving: string;
  /** Funded, with a fee and a share. */
  readonly shared: string;
  /** An agreement with a deposit, and all its rows from before the deposit. */
  readonly young: string;
  readonly youngBefore: Rows;
};

export async function makeScene(app: TestApp, on: Platform, developerId: string): Promise<Scene> {
  await on.setPayoutAccount();
  const busy = await fundedAgreement(on, [300, 200, 100], 650);
  const [first = '', , third = ''] = busy.milestones.map(({ id }) => id);
  for (const party of ['buyer', 'seller']) await on.confirm(busy.id, first, party);
  await on.refund(busy.id, { milestoneIds: [third] });
  await on.refund(busy.id, { excess: true });
  await runDueJobs(app);

  const waiting = await fundedAgreement(on, [40, 60], 100);
  await on.confirm(waiting.id, waiting.milestones[0]?.id ?? '', 'buyer');
  const amending = amendments(app, on, waiting.id);
  await amending.propose([{ type: 'change', milestoneId: waiting.milestones[1]?.id, amount: 50 }]);
  const frozen = await fundedAgreement(on, [10, 20], 30);
  await on.post(frozen.id, 'freeze', { reason: 'dispute' });
  const leaving = await fundedAgreement(on, [70], 70);
  for (const party of ['buyer', 'seller']) {
    await on.confirm(leaving.id, leaving.milestones[0]?.id ?? '', party);
  }
  const young = await fundedAgreement(on, [500], 200);
  const youngBefore = await rememberRows(app.database.owner, young.id);
  await on.deposit(young.virtualAccountNo ?? '', 300, 'the-rest');
  const exceptions = await openExceptions(app, on, young.virtualAccountNo ?? '');
  const shared = await fundedAgreement(on, [900], 900, 'seller', {
    fees: [{ name: 'Commission', basisPoints: 1_000, refund: 'all' }],
    milestones: [{ title: 'All', amount: 900, shares: [{ externalUserId: 'courier', amount: 200 }] }],
  });
  return {
    developerId,
    busy: busy.id,
    waiting: waiting.id,
    frozen: frozen.id,
    leaving: leaving.id,
    shared: shared.id,
    young: young.id,
    youngBefore,
    ...exceptions,
  };
}

type Heads = {
  developer_id: string;
  event_count: number;
  event_head: string;
  transfer_count: number;
  chain_head: string;
};

async function headsOf(tx: Queryable, agreementId: string): Promise<Heads> {
  const [heads] = await tx.query<Heads>('SELECT * FROM agreements WHERE id = $1', [agreementId]);
  if (!heads) throw new Error(`there is no agreement ${agreementId}`);
  return heads;
}

/** Appends an event with the right hash, which anyone who reads the code can compute. */
export async function forgeEvent(
  tx: Queryable,
  agreementId: string,
  type: string,
  data: object,
): Promise<void> {
  const { developer_id: developerId, event_count, event_head } = await headsOf(tx, agreementId);
  const event = {
    developerId,
    streamId: agreementId,
    sequence: event_count + 1,
    id: `evt_forged${event_count + 1}`,
    type,
    data,
    createdAt: new Date(),
    actor: { type: 'key' as const, id: 'key_forged' },
  };
  const hash = sha256(eventChainInput(event_head, event));
  await tx.query(
    `INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at, actor, hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [developerId, agreementId, event.sequence, event.id, type, data, event.createdAt, event.actor, hash],
  );
  await tx.query(
    'UPDATE agreements SET event_count = $2, event_head = $3, version = version + 1 WHERE id = $1',
    [agreementId, event.sequence, hash],
  );
}

/** Appends a transfer with the right hash and the right balances. */
async function forgeTransfer(
  tx: Queryable,
  agreementId: string,
  { kind, amount, cause }: { kind: MovementKind; amount: number; cause: string },
): Promise<void> {
  const { developer_id, transfer_count, chain_head } = await headsOf(tx, agreementId);
  const { debit, credit, addsTo } = MOVEMENTS[kind];
  const sequence = transfer_count + 1;
  const createdAt = new Date();
  const transfer = { sequence, kind, debit, credit, amount: money(amount), cause, createdAt };
  const hash = sha256(chainInput(chain_head, agreementId, transfer));
  await tx.query('INSERT INTO transfers VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)', [
    developer_id,
    agreementId,
    sequence,
    kind,
    debit,
    credit,
    amount,
    cause,
    hash,
    createdAt,
  ]);
  const columns = [...new Set([debit, credit, ...(addsTo ? [addsTo] : [])])];
  await tx.query(
    `UPDATE agreements SET ${columns.map((column) => `${column} = ${column} + ${amount}`).join(', ')},
       transfer_count = $2, chain_head = $3 WHERE id = $1`,
    [agreementId, sequence, hash],
  );
}

/** A deposit that no bank reported, with all its rows. */
export async function forgeDeposit(tx: Queryable, agreementId: string): Promise<void> {
  const facts = { provider: 'sandbox', transactionId: 'tx-forged', amount: 1_000, senderName: null };
  const [agreement] = await tx.query<{ developer_id: string; account_number: string; escrow: number }>(
    'SELECT developer_id, account_number, escrow FROM agreements WHERE id = $1',
    [agreementId],
  );
  const { developer_id, account_number: accountNumber, escrow: held } = agreement ?? { escrow: 0 };
  const owner = [developer_id, agreementId];
  await tx.query(`INSERT INTO provider_transactions VALUES ('sandbox', 'tx-forged', $1, $2)`, owner);
  await tx.query(
    `INSERT INTO deposits (developer_id, agreement_id, provider, transaction_id, account_number, amount, applied,
       received_at) VALUES ($1, $2, 'sandbox', 'tx-forged', $3, 1000, true, now())`,
    [...owner, accountNumber],
  );
  await forgeTransfer(tx, agreementId, { kind: 'deposit_excess', amount: 1_000, cause: 'sandbox:tx-forged' });
  await forgeEvent(tx, agreementId, 'deposit.received', {
    ...facts,
    accountNumber,
    escrow: 0,
    excess: 1_000,
  });
  await forgeEvent(tx, agreementId, 'agreement.overfunded', { held, excess: 1_000, outstanding: 0 });
  await tx.query(
    `UPDATE agreements SET status = 'OVERFUNDED' WHERE id = $1 AND status NOT IN ('FROZEN', 'IN_PROGRESS')`,
    [agreementId],
  );
  await tx.query(
    `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
     VALUES ($1, 'job_forged', 'return-excess', $2, now(), now())`,
    [developer_id, { agreementId }],
  );
}

/** Another payout account of the seller, with its version and event. */
export async function forgeAccount(tx: Queryable, developerId: string, mac: string | null): Promise<void> {
  const place = { bankCode: '058', accountNumber: '9999999999', accountName: 'MALLORY' };
  const streamId = 'payout-account:seller';
  const [last] = await tx.query<{ sequence: number; hash: string }>(
    'SELECT sequence, hash FROM events WHERE stream_id = $1 ORDER BY sequence DESC LIMIT 1',
    [streamId],
  );
  const sequence = (last?.sequence ?? 0) + 1;
  const event = {
    developerId,
    streamId,
    sequence,
    id: 'evt_forged',
    type: 'payout_account.changed',
    data: place,
  };
  const createdAt = new Date();
  const hash = sha256(eventChainInput(last?.hash ?? CHAIN_START, { ...event, createdAt, actor: null }));
  await tx.query(
    `INSERT INTO events (developer_id, stream_id, sequence, id, type, data, created_at, hash)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [...Object.values(event), createdAt, hash],
  );
  await tx.query(
    `UPDATE payout_accounts SET version = version + 1, bank_code = '058', encrypted = NULL,
       account_number = '9999999999', account_name = 'MALLORY' WHERE external_user_id = 'seller'`,
  );
  await tx.query(
    `WITH now_set AS (SELECT * FROM payout_accounts WHERE external_user_id = 'seller')
     INSERT INTO payout_account_versions (developer_id, external_user_id, version, bank_code, account_number,
       account_name, name_given, name_at_bank, name_match, usable_from, created_at, mac)
     SELECT developer_id, external_user_id, version, bank_code, account_number, account_name, name_given,
       name_at_bank, name_match, usable_from, now(), $1
     FROM now_set`,
    [mac],
  );
}

/** Recomputes every hash of a stream, as the owner can. */
export async function rehashEvents(tx: Queryable, agreementId: string): Promise<void> {
  let head = CHAIN_START;
  const events = await tx.query<Parameters<typeof eventChainInput>[1]>(
    `SELECT developer_id AS "developerId", stream_id AS "streamId", sequence, id, type, data, actor,
       created_at AS "createdAt" FROM events WHERE stream_id = $1 ORDER BY sequence`,
    [agreementId],
  );
  for (const event of events) {
    head = sha256(eventChainInput(head, event));
    await tx.query('UPDATE events SET hash = $3 WHERE stream_id = $1 AND sequence = $2', [
      agreementId,
      event.sequence,
      head,
    ]);
  }
  await tx.query('UPDATE agreements SET event_head = $2, event_count = $3 WHERE id = $1', [
    agreementId,
    head,
    events.length,
  ]);
}
