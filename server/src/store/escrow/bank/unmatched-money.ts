import type { Money } from '#core/escrow/money.ts';
import type { Db, Queryable } from '#store/db.ts';

/** Money at a bank that belongs to no agreement. Its cause is the bank's transaction. */
export type UnmatchedDeposit = {
  readonly provider: string;
  readonly transactionId: string;
  readonly accountNumber: string;
  readonly amount: Money;
  readonly currency: string;
};

export const PLATFORM_MOVEMENTS = {
  unmatched: { debit: 'bank', credit: 'unmatched' },
  unmatched_returned: { debit: 'unmatched', credit: 'bank' },
  unmatched_reversed: { debit: 'unmatched', credit: 'bank' },
  break_over: { debit: 'bank', credit: 'suspense' },
  break_over_undone: { debit: 'suspense', credit: 'bank' },
  break_short: { debit: 'suspense', credit: 'bank' },
  break_short_undone: { debit: 'bank', credit: 'suspense' },
} as const;
type PlatformMovement = keyof typeof PLATFORM_MOVEMENTS;
type UnmatchedMovement = Extract<PlatformMovement, `unmatched${string}`>;
type BreakMovement = Exclude<PlatformMovement, UnmatchedMovement>;

/**
 * Posts an unmatched deposit to the platform's books. False when the transaction was already posted: each
 * bank transaction is registered once, for an agreement or for the platform.
 */
export function takeIn(db: Db, unmatched: UnmatchedDeposit, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const fresh = await tx.query(
      `INSERT INTO provider_transactions (provider, transaction_id, developer_id, agreement_id)
       VALUES ($1, $2, '', '') ON CONFLICT DO NOTHING RETURNING true`,
      [unmatched.provider, unmatched.transactionId],
    );
    if (fresh.length === 0) return false;
    await post(tx, 'unmatched', unmatched, now);
    return true;
  });
}

/** Posts a movement. False when it was posted before. */
export async function post(
  db: Queryable,
  kind: UnmatchedMovement,
  unmatched: UnmatchedDeposit,
  now: Date,
): Promise<boolean> {
  const { debit, credit } = PLATFORM_MOVEMENTS[kind];
  const { provider, transactionId, amount, currency, accountNumber } = unmatched;
  const fresh = await db.query(
    `INSERT INTO platform_transfers (provider, cause, kind, debit, credit, amount, currency, account_number, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING RETURNING true`,
    [provider, transactionId, kind, debit, credit, amount, currency, accountNumber, now],
  );
  return fresh.length > 0;
}

/** Posts the difference between the bank and our books for a break that is closed or reopened. */
export async function postBreak(
  db: Queryable,
  kind: BreakMovement,
  posting: {
    readonly provider: string;
    readonly breakId: string;
    readonly amount: number;
    readonly currency: string;
  },
  now: Date,
): Promise<void> {
  const { debit, credit } = PLATFORM_MOVEMENTS[kind];
  const { provider, breakId, amount, currency } = posting;
  await db.query(
    `INSERT INTO platform_transfers (provider, cause, kind, debit, credit, amount, currency, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [provider, breakId, kind, debit, credit, amount, currency, now],
  );
}

/** `left` is how the money left the platform; null while it is still there. */
export type UnmatchedState = UnmatchedDeposit & {
  readonly left: Exclude<UnmatchedMovement, 'unmatched'> | null;
  readonly receivedAt: Date;
};

/** Returns an unmatched deposit, and whether the platform still has it. */
export async function find(
  db: Queryable,
  provider: string,
  transactionId: string,
): Promise<UnmatchedState | null> {
  const [row] = await db.query<UnmatchedState>(
    `SELECT h.provider, h.cause AS "transactionId", h.account_number AS "accountNumber", h.amount, h.currency,
       h.created_at AS "receivedAt", (SELECT o.kind FROM platform_transfers o WHERE o.provider = h.provider AND o.cause = h.cause
         AND o.kind <> 'unmatched' LIMIT 1) AS left
     FROM platform_transfers h WHERE h.provider = $1 AND h.cause = $2 AND h.kind = 'unmatched'`,
    [provider, transactionId],
  );
  return row ?? null;
}

export type PlatformTotal = {
  readonly provider: string;
  readonly currency: string;
  readonly unmatched: bigint;
  /** How much more the bank has than the agreements' books because of breaks; negative when it has less. */
  readonly suspense: bigint;
};

/** Returns the money that the platform holds for others, by bank and currency. */
export async function totals(db: Queryable): Promise<PlatformTotal[]> {
  const total = (account: string) =>
    `coalesce(sum(CASE '${account}' WHEN credit THEN amount WHEN debit THEN -amount END), 0)::text`;
  const rows = await db.query<{ provider: string; currency: string; unmatched: string; suspense: string }>(
    `SELECT provider, currency, ${total('unmatched')} AS unmatched, ${total('suspense')} AS suspense
     FROM platform_transfers GROUP BY provider, currency ORDER BY currency, provider`,
  );
  return rows.map(({ unmatched, suspense, ...of }) => ({
    ...of,
    unmatched: BigInt(unmatched),
    suspense: BigInt(suspense),
  }));
}
