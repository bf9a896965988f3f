import type { Money } from '#core/escrow/money.ts';
import {
  type AttemptStatus,
  type KnownAttempt,
  type PayoutAttempt,
  type PayoutStatus,
  STATUS_OF,
} from '#core/escrow/payout.ts';
import type { NameMatch } from '#core/name-match.ts';
import type { Db } from '#store/db.ts';
import { attemptData } from '#store/escrow/encrypted/associated-data.ts';
import { openFields, type PersonalBox } from '#store/secrets/personal.ts';
import type { AgreementKey } from './agreements.ts';
import { HOLD_JSON, type HoldRow, type KeptHold, toHold } from './release/holds.ts';

export type Payout = {
  readonly id: string;
  readonly agreementId: string;
  readonly milestoneId: string;
  readonly sellerExternalId: string;
  readonly amount: Money;
  readonly currency: string;
  readonly status: PayoutStatus;
  readonly createdAt: Date;
  /** Oldest first. */
  readonly attempts: readonly PayoutAttempt[];
  /** Holds that currently apply. */
  readonly holds: readonly KeptHold[];
};

type AttemptRow = {
  developer_id: string;
  agreement_id: string;
  reference: string;
  milestone_id: string;
  attempt: number;
  provider: string;
  amount: Money;
  bank_code: string | null;
  account_number: string | null;
  account_name: string | null;
  name_at_bank: string | null;
  name_match: NameMatch | null;
  account_version: number | null;
  encrypted: string | null;
  status: AttemptStatus;
  reason: string | null;
  session_id: string | null;
  submitted_at: Date | string;
  settled_at: Date | string | null;
};

function toAttempt(box: PersonalBox, row: AttemptRow): PayoutAttempt {
  return {
    reference: row.reference,
    milestoneId: row.milestone_id,
    attempt: row.attempt,
    provider: row.provider,
    amount: row.amount,
    destination: toDestination(box, row),
    status: row.status,
    reason: row.reason,
    sessionId: row.session_id,
    submittedAt: new Date(row.submitted_at),
    settledAt: row.settled_at === null ? null : new Date(row.settled_at),
  };
}

/** Null for attempts that are older than this table. */
function toDestination(box: PersonalBox, row: AttemptRow): PayoutAttempt['destination'] {
  const { developer_id, agreement_id, milestone_id, attempt, encrypted } = row;
  const key = { developerId: developer_id, agreementId: agreement_id };
  const { bankCode, accountNumber, accountName, nameAtBank } = openFields(
    box,
    attemptData(key, { milestoneId: milestone_id, attempt }),
    {
      bankCode: row.bank_code,
      accountNumber: row.account_number,
      accountName: row.account_name,
      nameAtBank: row.name_at_bank,
      encrypted,
    },
  );
  if (!bankCode || !accountNumber || !accountName) return null;
  const { name_match, account_version } = row;
  const known = { bankCode, accountNumber, accountName, nameAtBank };
  return { ...known, nameMatch: name_match ?? 'unknown', version: account_version ?? 0 };
}

/** Returns all attempts for a milestone, with the journal's movements for each. */
export async function attemptsOf(
  db: Db,
  key: AgreementKey & { readonly milestoneId: string },
): Promise<KnownAttempt[]> {
  const rows = await db.query<AttemptRow & { movements: KnownAttempt['movements'] }>(
    `SELECT a.*, (
       SELECT coalesce(json_agg(json_build_object('kind', t.kind, 'amount', t.amount)), '[]') FROM transfers t
       WHERE t.developer_id = a.developer_id AND t.agreement_id = a.agreement_id AND t.cause = a.reference)
       AS movements
     FROM payout_attempts a
     WHERE a.developer_id = $1 AND a.agreement_id = $2 AND a.milestone_id = $3 ORDER BY a.attempt`,
    [key.developerId, key.agreementId, key.milestoneId],
  );
  return rows.map((row) => ({ ...toAttempt(db.personal, row), movements: row.movements }));
}

type PayoutRow = Omit<Payout, 'attempts' | 'holds' | 'status'> & {
  holds: HoldRow[];
  settlement: keyof typeof STATUS_OF;
  attempts: AttemptRow[];
};

const PAYOUTS = `
  SELECT p.id, p.agreement_id AS "agreementId", p.milestone_id AS "milestoneId",
    p.seller_external_id AS "sellerExternalId", m.amount - m.to_buyer AS amount, g.currency,
    m.settlement, p.created_at AS "createdAt",
    (SELECT coalesce(json_agg(t ORDER BY t.attempt), '[]') FROM payout_attempts t
     WHERE t.developer_id = p.developer_id AND t.agreement_id = p.agreement_id
       AND t.milestone_id = p.milestone_id) AS attempts,
    (SELECT coalesce(json_agg(${HOLD_JSON} ORDER BY h.id), '[]') FROM payout_holds h
     WHERE h.developer_id = p.developer_id AND h.agreement_id = p.agreement_id
       AND h.milestone_id = p.milestone_id AND h.lifted_at IS NULL
       AND m.settlement IN ('RELEASED', 'AWAITING_DETAILS')) AS holds
  FROM payouts p
  JOIN agreements g ON g.developer_id = p.developer_id AND g.id = p.agreement_id
  JOIN milestones m ON m.developer_id = p.developer_id AND m.agreement_id = p.agreement_id
    AND m.id = p.milestone_id`;

function toPayout(box: PersonalBox, { settlement, attempts, holds, ...row }: PayoutRow): Payout {
  const opened = attempts.map((attempt) => toAttempt(box, attempt));
  const status = STATUS_OF[settlement];
  return { ...row, status, attempts: opened, holds: holds.map((hold) => toHold<KeptHold>(hold)) };
}

export async function find(db: Db, developerId: string, id: string): Promise<Payout | undefined> {
  const [row] = await db.query<PayoutRow>(`${PAYOUTS} WHERE p.developer_id = $1 AND p.id = $2`, [
    developerId,
    id,
  ]);
  return row && toPayout(db.personal, row);
}

/** Oldest first; an agreement has at most one payout per milestone. */
export async function ofAgreement(db: Db, key: AgreementKey): Promise<Payout[]> {
  const rows = await db.query<PayoutRow>(
    `${PAYOUTS} WHERE p.developer_id = $1 AND p.id IN (${MILESTONES} AND agreement_id = $2)
     ORDER BY p.created_at, p.id`,
    [key.developerId, key.agreementId],
  );
  return rows.map((row) => toPayout(db.personal, row));
}

export type PayoutFilter = {
  readonly status?: PayoutStatus | undefined;
  readonly agreementId?: string | undefined;
  readonly sellerExternalId?: string | undefined;
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
};

/**
 * Newest first. `before` is the time and id of the last one seen. Open payouts are few among many, so they
 * are looked up through milestones, which have indexes for that.
 */
export async function list(
  db: Db,
  developerId: string,
  { status, agreementId, sellerExternalId, from, to }: PayoutFilter,
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<Payout[]> {
  const values: unknown[] = [developerId];
  const where = ['p.developer_id = $1'];
  const also = (condition: (value: string) => string, ...given: (string | undefined)[]) => {
    if (given[0] === undefined) return;
    const first = values.push(...given) - given.length + 1;
    where.push(condition(given.map((_value, index) => `$${first + index}`).join(', ')));
  };
  const [at, id] = page.before?.split(' ') ?? [];
  also((value) => `p.seller_external_id = ${value}`, sellerExternalId);
  also((value) => `p.id IN (${MILESTONES} AND agreement_id = ${value})`, agreementId);
  also((value) => `p.created_at >= ${value}`, from?.toISOString());
  also((value) => `p.created_at < ${value}`, to?.toISOString());
  also((value) => `(p.created_at, p.id) < (${value})`, at, id);
  if (status) {
    const settlement = `settlement = '${SETTLEMENT_OF[status]}'`;
    where.push(OVER.has(status) ? `m.${settlement}` : `p.id IN (${MILESTONES} AND ${settlement})`);
  }
  values.push(page.limit);
  const rows = await db.query<PayoutRow>(
    `${PAYOUTS} WHERE ${where.join(' AND ')} ORDER BY p.created_at DESC, p.id DESC LIMIT $${values.length}`,
    values,
  );
  return rows.map((row) => toPayout(db.personal, row));
}

const MILESTONES = `SELECT 'po_' || substr(id, 4) FROM milestones WHERE developer_id = $1`;
const OVER: ReadonlySet<PayoutStatus> = new Set(['SUCCEEDED', 'CANCELLED']);
const SETTLEMENT_OF = Object.fromEntries(
  Object.entries(STATUS_OF).map(([settlement, status]) => [status, settlement]),
) as Readonly<Record<PayoutStatus, string>>;
