import type {
  BankDestination,
  ListedDeposit,
  Period,
  SandboxTransfer,
  SandboxVault,
} from '#core/escrow/bank.ts';
import { type Money, money } from '#core/escrow/money.ts';
import { naturalBatch } from '#store/batch.ts';
import type { Db, Queryable } from '#store/db.ts';
import { depositData } from '#store/escrow/encrypted/associated-data.ts';
import * as jobs from '#store/jobs.ts';
import { encryptFacts, openFields } from '#store/secrets/personal.ts';
import type { AgreementKey } from './agreements.ts';

/** Number of rows of a list read at a time. */
const PAGE = 500;

/** Number of serials reserved at a time: all accounts take theirs from one row. */
const SERIALS = 64;

/** The sandbox bank's storage: the data that a real bank keeps on its own systems. */
export function openSandboxVault(db: Db): SandboxVault {
  return {
    nextSerial: openSerials(db),
    saveAccount: openAccounts(db),
    saveTransfer: openTransfers(db),
    findTransfer: (reference) => findTransfer(db, reference),
    listDeposits: (period) => listDeposits(db, period),
    listTransfers: (period) => listTransfers(db, period),
    balance: (currency) => balance(db, currency),
  };
}

function openTransfers(db: Db): SandboxVault['saveTransfer'] {
  const save = naturalBatch((transfers: readonly SandboxTransfer[]) => saveTransfers(db, transfers), {
    keyOf: ({ reference }) => reference,
  });
  return async (transfer) => {
    const saved = transfer.notifyAt
      ? await db.transaction((tx) => saveAnnounced(tx, transfer, transfer.notifyAt as Date))
      : await save(transfer);
    const first = saved ?? (await findTransfer(db, transfer.reference));
    if (!first) throw new Error(`the sandbox's transfer ${transfer.reference} was neither saved nor found`);
    return first;
  };
}

type TransferEnd = Pick<SandboxTransfer, 'outcome' | 'settlesAt'>;

/** Null for a transfer that another process saves at this moment: it is not seen yet. */
async function saveTransfers(
  db: Queryable,
  transfers: readonly SandboxTransfer[],
): Promise<(TransferEnd | null)[]> {
  const column = <Field extends keyof SandboxTransfer>(field: Field) => transfers.map((each) => each[field]);
  const rows = await db.query<TransferEnd & { readonly reference: string }>(
    `WITH asked AS (
       SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::text[], $6::timestamptz[],
           $7::timestamptz[])
         AS x(reference, kind, amount, currency, outcome, created_at, settles_at)
     ), saved AS (
       INSERT INTO sandbox_transfers (reference, kind, amount, currency, outcome, created_at, settles_at)
       SELECT * FROM asked ON CONFLICT (reference) DO NOTHING RETURNING reference, outcome, settles_at
     )
     SELECT reference, outcome, settles_at AS "settlesAt" FROM saved
     UNION ALL
     SELECT reference, t.outcome, t.settles_at FROM sandbox_transfers t JOIN asked USING (reference)`,
    [
      ...[column('reference'), column('kind'), column('amount'), column('currency'), column('outcome')],
      ...[column('at'), column('settlesAt')],
    ],
  );
  const known = new Map(rows.map(({ reference, ...end }) => [reference, end]));
  return transfers.map(({ reference }) => known.get(reference) ?? null);
}

/** Saves a transfer with the job of its notification, if it is new. */
async function saveAnnounced(
  tx: Queryable,
  transfer: SandboxTransfer,
  runAt: Date,
): Promise<TransferEnd | null> {
  const { reference, settlesAt } = transfer;
  const isNew = (await findTransfer(tx, reference)) === null;
  const [saved] = await saveTransfers(tx, [transfer]);
  if (isNew && saved) {
    const id = `sandbox-notice-${reference}`;
    const developerId = (await ownerOf(tx, reference)) ?? '';
    const job = { developerId, id, kind: 'sandbox-notice', payload: { reference }, runAt } as const;
    await jobs.add(tx, job, settlesAt);
  }
  return saved ?? null;
}

async function findTransfer(db: Queryable, reference: string): Promise<TransferEnd | null> {
  const [row] = await db.query<TransferEnd>(
    `SELECT outcome, settles_at AS "settlesAt" FROM sandbox_transfers WHERE reference = $1`,
    [reference],
  );
  return row ?? null;
}

/** The tenant whose transfer it is, in whose time the bank sends its notification. */
async function ownerOf(tx: Queryable, reference: string): Promise<string | undefined> {
  const [owner] = await tx.query<{ developerId: string }>(
    `SELECT developer_id AS "developerId" FROM bank_references WHERE provider = 'sandbox' AND reference = $1`,
    [reference],
  );
  return owner?.developerId;
}

function openSerials(db: Db): SandboxVault['nextSerial'] {
  let next = 1;
  let last = 0;
  let reserving: Promise<void> | null = null;
  const reserve = async () => {
    const [row] = await db.query<{ serial: number }>('SELECT next_sandbox_serial($1) AS serial', [SERIALS]);
    last = row?.serial ?? 0;
    next = last - SERIALS + 1;
  };
  return async () => {
    while (next > last) {
      reserving ??= reserve().finally(() => {
        reserving = null;
      });
      await reserving;
    }
    return next++;
  };
}

type AskedAccount = { readonly reference: string; readonly account: BankDestination };

function openAccounts(db: Db): SandboxVault['saveAccount'] {
  const save = naturalBatch(
    async (asked: readonly AskedAccount[]) => {
      // An account that another process saves at this moment is not seen yet: the caller asks again.
      const rows = await db.query<BankDestination & { readonly reference: string }>(
        `WITH asked AS (
           SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
             AS x(reference, bank_code, account_number, encrypted)
         ), saved AS (
           INSERT INTO sandbox_accounts (reference, bank_code, account_number, encrypted)
           SELECT * FROM asked ON CONFLICT DO NOTHING RETURNING *
         ), known AS (
           SELECT * FROM saved UNION ALL SELECT a.* FROM sandbox_accounts a JOIN asked USING (reference))
         SELECT reference, bank_code AS "bankCode", account_number AS "accountNumber",
           account_name AS "accountName", encrypted FROM known`,
        [
          asked.map(({ reference }) => reference),
          asked.map(({ account }) => account.bankCode),
          asked.map(({ account }) => account.accountNumber),
          asked.map(({ reference, account: { accountName } }) =>
            encryptFacts(db.personal, accountData(reference), { accountName }),
          ),
        ],
      );
      const known = new Map(rows.map(({ reference, ...account }) => [reference, account]));
      return asked.map(({ reference, account: wanted }) => {
        const account = known.get(reference);
        if (!account) return null;
        const isNew = account.accountNumber === wanted.accountNumber;
        return isNew ? wanted : openFields(db.personal, accountData(reference), account);
      });
    },
    { keyOf: ({ reference }) => reference },
  );
  return (reference, account) => save({ reference, account });
}

function accountData(reference: string) {
  return ['sandbox_accounts', reference] as const;
}

/** The sandbox bank keeps no books of its own, so it lists ours. */
async function* listDeposits(db: Db, { from, to }: Period): AsyncIterable<ListedDeposit> {
  let last = { at: from, transactionId: '' };
  for (;;) {
    const page: Listed[] = await db.query(
      `(SELECT d.provider, d.transaction_id AS "transactionId", d.account_number AS "accountNumber", d.amount,
         a.currency, d.sender_name AS "senderName", d.encrypted, d.developer_id AS "developerId",
         d.agreement_id AS "agreementId", d.received_at AS at, d.reversed > 0 AS reversed
       FROM deposits d JOIN agreements a ON a.developer_id = d.developer_id AND a.id = d.agreement_id
       WHERE d.provider = 'sandbox' AND d.received_at < $3 AND (d.received_at, d.transaction_id) > ($1, $2)
       ORDER BY d.received_at, d.transaction_id LIMIT $4)
       UNION ALL
       SELECT h.provider, h.cause, h.account_number, h.amount, h.currency, NULL, NULL, '', '', h.created_at, EXISTS (
         SELECT 1 FROM platform_transfers o
         WHERE o.provider = h.provider AND o.cause = h.cause AND o.kind = 'unmatched_reversed')
       FROM platform_transfers h
       WHERE h.provider = 'sandbox' AND h.kind = 'unmatched' AND h.created_at < $3
         AND (h.created_at, h.cause) > ($1, $2)
       ORDER BY at, "transactionId" LIMIT $4`,
      [last.at, last.transactionId, to, PAGE],
    );
    yield* page.map((deposit) => opened(db, deposit));
    const end = page.at(-1);
    if (!end || page.length < PAGE) return;
    last = end;
  }
}

type Listed = ListedDeposit & AgreementKey;

function opened(db: Db, { developerId, agreementId, ...deposit }: Listed): ListedDeposit {
  const associatedData = depositData({ developerId, agreementId }, deposit);
  return openFields<ListedDeposit>(db.personal, associatedData, deposit);
}

async function* listTransfers(db: Db, { from, to }: Period): AsyncIterable<SandboxTransfer> {
  let last = { at: from, reference: '' };
  for (;;) {
    const page: SandboxTransfer[] = await db.query(
      `SELECT reference, kind, amount, currency, outcome, created_at AS at, settles_at AS "settlesAt",
         NULL AS "notifyAt"
       FROM sandbox_transfers WHERE created_at < $3 AND (created_at, reference) > ($1, $2)
       ORDER BY created_at, reference LIMIT $4`,
      [last.at, last.reference, to, PAGE],
    );
    yield* page;
    const end = page.at(-1);
    if (!end || page.length < PAGE) return;
    last = end;
  }
}

async function balance(db: Db, currency: string): Promise<Money> {
  const [row] = await db.query<{ left: number }>(
    `SELECT coalesce((
         SELECT sum(d.amount - d.reversed)
         FROM deposits d JOIN agreements a ON a.developer_id = d.developer_id AND a.id = d.agreement_id
         WHERE d.provider = 'sandbox' AND a.currency = $1), 0)
       - coalesce((
         SELECT sum(amount) FROM sandbox_transfers WHERE outcome = 'SUCCEEDED' AND currency = $1), 0) AS left`,
    [currency],
  );
  return money(Math.max(0, row?.left ?? 0));
}
