import type { BankDestination } from '#core/escrow/bank.ts';
import type { Refund, RefundPart, RefundPartStatus, RefundStatus } from '#core/escrow/refund.ts';
import type { PartOfRefund } from '#core/escrow/refunds/send.ts';
import { type BookedPart, PART_MOVEMENTS } from '#core/escrow/refunds/settle.ts';
import { askedPair, type ListFilter } from '#store/caller-metadata/conditions.ts';
import type { Db } from '#store/db.ts';
import { refundPartData } from '#store/escrow/encrypted/associated-data.ts';
import { openFields, type PersonalBox } from '#store/secrets/personal.ts';
import type { AgreementKey } from './agreements.ts';

const REFUND = `r.id, r.kind, r.amount, r.milestone_ids AS "milestoneIds", r.reason, r.part_count AS parts,
  r.open_parts AS open, r.failed_parts AS failed, r.created_at AS "createdAt"`;

export async function find(db: Db, key: AgreementKey, refundId: string): Promise<Refund | undefined> {
  const [row] = await db.query<Refund>(
    `SELECT ${REFUND} FROM refunds r WHERE r.developer_id = $1 AND r.agreement_id = $2 AND r.id = $3`,
    [key.developerId, key.agreementId, refundId],
  );
  return row;
}

type Page = { readonly limit: number; readonly before: string | undefined };

/** Newest first. The cursor is the id of the last one seen; ids of refunds do not sort by time. */
export async function list(
  db: Db,
  key: AgreementKey,
  filter: ListFilter & { readonly status?: RefundStatus | undefined },
  page: Page,
): Promise<Refund[]> {
  return db.query<Refund>(
    `SELECT ${REFUND} FROM refunds r
     WHERE r.developer_id = $1 AND r.agreement_id = $2 AND ($3::text IS NULL OR (r.created_at, r.id) < (
       SELECT seen.created_at, seen.id FROM refunds seen
       WHERE seen.developer_id = $1 AND seen.agreement_id = $2 AND seen.id = $3))
       AND ($4::text IS NULL OR r.status = $4)
       AND ($6::text IS NULL OR r.id = (SELECT subject_id FROM caller_metadata
         WHERE developer_id = $1 AND kind = 'refund' AND reference = $6))
       AND r.created_at >= coalesce($7::timestamptz, '-infinity')
       AND r.created_at < coalesce($8::timestamptz, 'infinity')
       AND r.amount BETWEEN coalesce($9::bigint, 0) AND coalesce($10::bigint, r.amount)
       AND ($11::bigint IS NULL OR r.id IN (SELECT subject_id FROM metadata_pairs
         WHERE developer_id = $1 AND kind = 'refund' AND pair = $11))
     ORDER BY r.created_at DESC, r.id DESC LIMIT $5`,
    [
      key.developerId,
      key.agreementId,
      page.before,
      filter.status,
      page.limit,
      filter.reference,
      filter.from,
      filter.to,
      filter.minAmount,
      filter.maxAmount,
      askedPair(db, key.developerId, 'refund', filter),
    ],
  );
}

export type PartKey = Pick<RefundPart, 'refundId' | 'position'>;

/** Returns parts to be sent or asked about, oldest refund first. */
export async function unpaidParts(
  db: Db,
  key: AgreementKey,
): Promise<(PartKey & { readonly isRedirected: boolean })[]> {
  return db.query<PartKey & { readonly isRedirected: boolean }>(
    `SELECT p.refund_id AS "refundId", p.position, p.bank_code IS NOT NULL AND NOT p.via_refund AS "isRedirected"
     FROM refund_parts p JOIN refunds r
       ON r.developer_id = p.developer_id AND r.agreement_id = p.agreement_id AND r.id = p.refund_id
     WHERE p.developer_id = $1 AND p.agreement_id = $2 AND p.status IN ('PENDING', 'SUBMITTED')
     ORDER BY r.created_at, p.refund_id, p.position`,
    [key.developerId, key.agreementId],
  );
}

/** Returns the parts that a bank has received and has not decided about, oldest refund first. */
export async function partsAtBank(
  db: Db,
  key: AgreementKey,
): Promise<Pick<RefundPart, 'refundId' | 'amount' | 'stem' | 'attempts'>[]> {
  return db.query(
    `SELECT p.refund_id AS "refundId", p.amount, p.stem, p.attempts FROM ${JOINED} AND p.status = 'SUBMITTED'
     ORDER BY r.created_at, p.refund_id, p.position`,
    [key.developerId, key.agreementId],
  );
}

const PART = `p.refund_id AS "refundId", p.position, p.provider, p.transaction_id AS "transactionId",
  p.amount AS "partAmount", p.status, p.attempts, p.stem, p.retry_at AS "retryAt", p.reason AS refusal,
  p.encrypted, p.bank_code AS "bankCode", p.account_number AS "accountNumber", p.account_name AS "accountName",
  p.via_refund AS "viaRefund", p.waits, p.settled_at AS "settledAt"`;

type PartRow = Omit<RefundPart, 'amount' | 'reason' | 'destination'> & {
  readonly partAmount: RefundPart['amount'];
  readonly refusal: string | null;
  readonly encrypted?: string | null;
} & { readonly [Field in keyof BankDestination]: string | null };

const JOINED = `refund_parts p JOIN refunds r
  ON r.developer_id = p.developer_id AND r.agreement_id = p.agreement_id AND r.id = p.refund_id
  WHERE p.developer_id = $1 AND p.agreement_id = $2`;

export async function findPart(
  db: Db,
  key: AgreementKey,
  { refundId, position }: PartKey,
): Promise<PartOfRefund | undefined> {
  const [row] = await db.query<PartRow & Refund>(
    `SELECT ${REFUND}, ${PART} FROM ${JOINED} AND p.refund_id = $3 AND p.position = $4`,
    [key.developerId, key.agreementId, refundId, position],
  );
  return row && toPartOfRefund(opened(db.personal, key, row));
}

/** Returns the part with this reference stem, and the movements booked for its attempts. */
export async function findBookedPart(
  db: Db,
  key: AgreementKey,
  stem: string,
): Promise<BookedPart | undefined> {
  const [row] = await db.query<PartRow & Refund & Pick<BookedPart, 'booked'>>(
    `SELECT ${REFUND}, ${PART}, (
       SELECT coalesce(json_agg(json_build_object('kind', t.kind, 'cause', t.cause)), '[]')
       FROM generate_series(1, p.attempts) attempt JOIN transfers t
         ON t.developer_id = $1 AND t.agreement_id = $2 AND t.kind = ANY($4)
           AND t.cause = p.stem || '_' || attempt) AS booked
     FROM ${JOINED} AND p.stem = $3`,
    [key.developerId, key.agreementId, stem, PART_MOVEMENTS],
  );
  return row && { ...toPartOfRefund(opened(db.personal, key, row)), booked: row.booked };
}

export type PartOfDeposit = Pick<RefundPart, 'amount' | 'status' | 'attempts' | 'stem'> & {
  readonly createdAt: Date;
};

/** Returns the parts that return this deposit to its sender. A part that is sent elsewhere is a transfer. */
export async function partsOfDeposit(
  db: Db,
  { developerId, agreementId }: AgreementKey,
  { provider, transactionId }: { readonly provider: string; readonly transactionId: string },
): Promise<PartOfDeposit[]> {
  return db.query<PartOfDeposit>(
    `SELECT p.amount, p.status, p.attempts, p.stem, r.created_at AS "createdAt" FROM ${JOINED}
       AND p.provider = $3 AND p.transaction_id = $4
       AND (p.bank_code IS NULL OR p.via_refund)`,
    [developerId, agreementId, provider, transactionId],
  );
}

export type RefundWithParts = { readonly refund: Refund; readonly parts: readonly RefundPart[] };

/** Returns a refund with its first parts. A single statement, so the status fits the parts. */
export async function findWithParts(
  db: Db,
  key: AgreementKey,
  refundId: string,
  limit: number,
): Promise<RefundWithParts | undefined> {
  const rows = await db.query<PartRow & Refund>(
    `SELECT ${REFUND}, ${PART} FROM refunds r LEFT JOIN refund_parts p
       ON p.developer_id = r.developer_id AND p.agreement_id = r.agreement_id AND p.refund_id = r.id
     WHERE r.developer_id = $1 AND r.agreement_id = $2 AND r.id = $3 ORDER BY p.position LIMIT $4`,
    [key.developerId, key.agreementId, refundId, limit],
  );
  const [first] = rows;
  if (!first) return undefined;
  const { refund } = toPartOfRefund(first);
  // If nothing had been paid there is nothing to send, and the only row has no part.
  return {
    refund,
    parts: refund.parts === 0 ? [] : rows.map((row) => toPart(opened(db.personal, key, row))),
  };
}

type WhichParts = { readonly refundId: string; readonly status?: RefundPartStatus | undefined };

/** In order. The cursor is the position of the last one seen. */
export async function parts(
  db: Db,
  key: AgreementKey,
  { refundId, status }: WhichParts,
  page: Page | null,
): Promise<RefundPart[]> {
  const rows = await db.query<PartRow>(
    `SELECT ${PART} FROM ${JOINED} AND p.refund_id = $3 AND ($4::text IS NULL OR p.status = $4)
       AND p.position > coalesce($5::integer, -1) ORDER BY p.position LIMIT $6`,
    [key.developerId, key.agreementId, refundId, status, page?.before, page?.limit],
  );
  return rows.map((row) => toPart(opened(db.personal, key, row)));
}

function opened<Row extends PartRow>(box: PersonalBox, key: AgreementKey, row: Row): Row {
  return openFields(box, refundPartData(key, row), row);
}

function toPartOfRefund(row: PartRow & Refund): PartOfRefund {
  const { id, kind, amount, milestoneIds, reason, parts, open, failed, createdAt } = row;
  const refund = { id, kind, amount, milestoneIds, reason, parts, open, failed, createdAt };
  return { refund, part: toPart(row) };
}

function toPart(row: PartRow): RefundPart {
  const { bankCode, accountNumber, accountName } = row;
  const known = bankCode !== null && accountNumber !== null && accountName !== null;
  return {
    refundId: row.refundId,
    position: row.position,
    provider: row.provider,
    transactionId: row.transactionId,
    amount: row.partAmount,
    status: row.status,
    attempts: row.attempts,
    stem: row.stem,
    retryAt: row.retryAt,
    reason: row.refusal,
    destination: known ? { bankCode, accountNumber, accountName } : null,
    viaRefund: row.viaRefund,
    waits: row.waits,
    settledAt: row.settledAt,
  };
}
