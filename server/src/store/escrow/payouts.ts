import type { Money } from '#core/escrow/money.ts';
import { milestoneIdOf } from '#core/escrow/part.ts';
import {
  type AttemptStatus,
  type KnownAttempt,
  type PayoutAttempt,
  type PayoutStatus,
  STATUS_OF,
} from '#core/escrow/payout.ts';
import type { NameMatch } from '#core/name-match.ts';
import { naturalBatch } from '#store/batch.ts';
import { idOf } from '#store/caller-metadata/conditions.ts';
import type { Db } from '#store/db.ts';
import { attemptData } from '#store/escrow/encrypted/associated-data.ts';
import { openFields, type PersonalBox } from '#store/secrets/personal.ts';
import type { AgreementKey } from './agreements.ts';
import { HOLD_JSON, type HoldRow, type KeptHold, toHold } from './release/holds.ts';
import { amountOf, HAS_OPEN_SHARE, SHARE_PART, SHARES, settlementOf } from './share-sql.ts';

export type Payout = {
  readonly id: string;
  readonly agreementId: string;
  readonly milestoneId: string;
  readonly sellerExternalId: string;
  /** Who is paid: the seller, or the payee of a share. */
  readonly payeeExternalId: string;
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
    partId: row.milestone_id,
    milestoneId: milestoneIdOf(row.milestone_id),
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
    attemptData(key, { partId: milestone_id, attempt }),
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

type PartKey = AgreementKey & { readonly milestoneId: string };
const attemptReads = new WeakMap<Db, (key: PartKey) => Promise<KnownAttempt[]>>();

/**
 * Returns all attempts of the payout of a part, with the journal's movements for each. Concurrent calls share
 * a round trip.
 */
export function attemptsOf(db: Db, key: PartKey): Promise<KnownAttempt[]> {
  const read = attemptReads.get(db) ?? naturalBatch((keys: readonly PartKey[]) => attemptsOfAll(db, keys));
  attemptReads.set(db, read);
  return read(key);
}

async function attemptsOfAll(db: Db, keys: readonly PartKey[]): Promise<KnownAttempt[][]> {
  const rows = await db.query<
    AttemptRow & { readonly movements: KnownAttempt['movements']; readonly position: number }
  >(
    `SELECT a.*, (
       SELECT coalesce(json_agg(json_build_object('kind', t.kind, 'amount', t.amount)), '[]') FROM transfers t
       WHERE t.developer_id = a.developer_id AND t.agreement_id = a.agreement_id AND t.cause = a.reference)
       AS movements, k.position
     FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY
         AS k(developer_id, agreement_id, milestone_id, position)
       JOIN payout_attempts a USING (developer_id, agreement_id, milestone_id)
     ORDER BY a.attempt`,
    [
      keys.map(({ developerId }) => developerId),
      keys.map(({ agreementId }) => agreementId),
      keys.map(({ milestoneId }) => milestoneId),
    ],
  );
  const found: KnownAttempt[][] = keys.map(() => []);
  for (const { position, movements, ...row } of rows) {
    found[position - 1]?.push({ ...toAttempt(db.personal, row), movements });
  }
  return found;
}

type PayoutRow = Omit<Payout, 'attempts' | 'holds' | 'status'> & {
  holds: HoldRow[];
  settlement: keyof typeof STATUS_OF;
  attempts: AttemptRow[];
};

const PAYOUTS = `
  SELECT p.id, p.agreement_id AS "agreementId", p.milestone_id AS "milestoneId",
    g.seller_external_id AS "sellerExternalId", p.seller_external_id AS "payeeExternalId",
    ${amountOf('p.id')} AS amount, g.currency, ${settlementOf('p.id')} AS settlement, p.created_at AS "createdAt",
    (SELECT coalesce(json_agg(t ORDER BY t.attempt), '[]') FROM payout_attempts t
     WHERE t.developer_id = p.developer_id AND t.agreement_id = p.agreement_id
       AND t.milestone_id = 'ms_' || substr(p.id, 4)) AS attempts,
    (SELECT coalesce(json_agg(${HOLD_JSON} ORDER BY h.id), '[]') FROM payout_holds h
     WHERE h.developer_id = p.developer_id AND h.agreement_id = p.agreement_id
       AND h.milestone_id = 'ms_' || substr(p.id, 4) AND h.lifted_at IS NULL
       AND ${settlementOf('p.id')} IN ('RELEASED', 'AWAITING_DETAILS')) AS holds
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

/** Oldest first; an agreement has at most one payout for each payee of a milestone. */
export async function ofAgreement(db: Db, key: AgreementKey): Promise<Payout[]> {
  const rows = await db.query<PayoutRow>(
    `${PAYOUTS} WHERE p.developer_id = $1 AND p.id IN (${idsOf('m.agreement_id = $2')})
     ORDER BY p.created_at, p.id`,
    [key.developerId, key.agreementId],
  );
  return rows.map((row) => toPayout(db.personal, row));
}

export type PayoutFilter = {
  readonly status?: PayoutStatus | undefined;
  readonly agreementId?: string | undefined;
  readonly sellerExternalId?: string | undefined;
  readonly payeeExternalId?: string | undefined;
  /** Of the agreement. */
  readonly reference?: string | undefined;
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
  { status, agreementId, sellerExternalId, payeeExternalId, reference, from, to }: PayoutFilter,
  page: { readonly limit: number; readonly before: string | undefined },
): Promise<Payout[]> {
  const values: unknown[] = [developerId];
  const where = ['p.developer_id = $1'];
  const also = (condition: (value: string) => string, ...given: (string | undefined)[]) => {
    if (given[0] === undefined) return;
    const first = values.push(...given) - given.length + 1;
    where.push(condition(given.map((_value, index) => `$${first + index}`).join(', ')));
  };
  const named = await idOf(db, developerId, 'agreement', { reference });
  if (named === null) return [];
  const [at, id] = page.before?.split(' ') ?? [];
  also((value) => `p.seller_external_id = ${value}`, payeeExternalId);
  // A seller's own payouts.
  also((value) => `p.seller_external_id = ${value} AND strpos(p.id, '_p') = 0`, sellerExternalId);
  also((value) => `p.id IN (${idsOf(`m.agreement_id = ${value}`)})`, agreementId);
  also((value) => `p.id IN (${idsOf(`m.agreement_id = ${value}`)})`, named);
  also((value) => `p.created_at >= ${value}`, from?.toISOString());
  also((value) => `p.created_at < ${value}`, to?.toISOString());
  also((value) => `(p.created_at, p.id) < (${value})`, at, id);
  if (status) {
    const settlement = `= '${SETTLEMENT_OF[status]}'`;
    where.push(
      OVER.has(status)
        ? `${settlementOf('p.id')} ${settlement}`
        : `p.id IN (${idsOf(
            `m.settlement ${settlement}`,
            `${HAS_OPEN_SHARE} AND share->>'settlement' ${settlement}`,
          )})`,
    );
  }
  values.push(page.limit);
  const rows = await db.query<PayoutRow>(
    `${PAYOUTS} WHERE ${where.join(' AND ')} ORDER BY p.created_at DESC, p.id DESC LIMIT $${values.length}`,
    values,
  );
  return rows.map((row) => toPayout(db.personal, row));
}

/** The ids of the payouts of milestones, and of shares. */
const idsOf = (ofMilestones: string, ofShares = `m.shares IS NOT NULL AND ${ofMilestones}`) => `
  SELECT 'po_' || substr(m.id, 4) FROM milestones m WHERE m.developer_id = $1 AND ${ofMilestones}
  UNION ALL
  SELECT 'po_' || substr(${SHARE_PART}, 4) FROM ${SHARES} WHERE m.developer_id = $1 AND ${ofShares}`;
const OVER: ReadonlySet<PayoutStatus> = new Set(['SUCCEEDED', 'CANCELLED']);
const SETTLEMENT_OF = Object.fromEntries(
  Object.entries(STATUS_OF).map(([settlement, status]) => [status, settlement]),
) as Readonly<Record<PayoutStatus, string>>;
