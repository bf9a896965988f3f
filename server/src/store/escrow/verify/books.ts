import type { BankReference } from '#core/escrow/bank.ts';
import { type Account, type MovementKind, perAccount } from '#core/escrow/ledger.ts';
import type { Books, StoredHold, StoredTransfer } from '#core/escrow/verify/books.ts';
import type { Queryable } from '#store/db.ts';
import { type AgreementRow, type MilestoneTuple, toAgreement } from '#store/escrow/agreement-rows.ts';
import type { AgreementKey } from '#store/escrow/agreements.ts';
import { milestoneOf } from '#store/escrow/share-sql.ts';
import { withKeys } from '#store/events/encrypted-data.ts';
import type { PersonalBox } from '#store/secrets/personal.ts';
import { type EncryptedRows, openBooks } from './opened.ts';

export type AuditPage = { readonly books: Books; readonly key: AgreementKey; readonly currency: string }[];

type BooksRow = EncryptedRows<AgreementRow & { status: string; mac: string | null }> & {
  milestones: MilestoneTuple[];
  transfers: TransferTuple[];
  registered_for: string | null;
  references: BankReference[];
  payouts_for: string[];
  payout_holds: StoredHold[];
  deadlines: Books['deadlines'];
};

type TransferTuple = [
  sequence: number,
  kind: MovementKind,
  debit: Account,
  credit: Account,
  amount: number,
  cause: string,
  hash: string,
  createdAt: string,
];

/** A single statement sees one moment, so a concurrent commit cannot look like a fault. */
const READ_BOOKS = `
  SELECT row_to_json(a) AS agreement,
    (SELECT coalesce(json_agg(json_build_array(
        m.id, m.title, m.amount, m.buyer_confirmed, m.seller_confirmed, m.settlement, m.completed_as,
        m.payout_attempts, m.payout_failures, m.to_buyer, m.open_returns, m.fees, m.commission,
        m.limits, m.clock, m.shares, m.dispute) ORDER BY m.position), '[]')
      FROM milestones m WHERE m.developer_id = a.developer_id AND m.agreement_id = a.id) AS milestones,
    (SELECT coalesce(json_agg(json_build_array(
        t.sequence, t.kind, t.debit, t.credit, t.amount, t.cause, t.hash, t.created_at) ORDER BY t.sequence), '[]')
      FROM transfers t WHERE t.developer_id = a.developer_id AND t.agreement_id = a.id) AS transfers,
    (SELECT coalesce(json_agg(json_build_object(
        'sequence', e.sequence, 'id', e.id, 'type', e.type, 'actor', e.actor, 'data', ${withKeys('e')},
        'createdAt', e.created_at, 'hash', e.hash, 'funding', e.funding) ORDER BY e.sequence), '[]')
      FROM events e WHERE e.developer_id = a.developer_id AND e.stream_id = a.id) AS events,
    (SELECT v.agreement_id FROM virtual_accounts v
      WHERE v.provider = a.account_provider AND v.account_number = a.account_number
      ORDER BY v.developer_id = a.developer_id AND v.agreement_id = a.id DESC LIMIT 1) AS registered_for,
    (SELECT coalesce(json_agg(json_build_object(
        'provider', b.provider, 'reference', b.reference, 'kind', b.kind, 'subjectId', b.subject_id)), '[]')
      FROM bank_references b WHERE b.developer_id = a.developer_id AND b.agreement_id = a.id) AS references,
    (SELECT coalesce(json_agg(json_build_object(
        'provider', d.provider, 'transactionId', d.transaction_id, 'accountNumber', d.account_number,
        'senderName', d.sender_name, 'encrypted', d.encrypted, 'amount', d.amount, 'returned', d.returned,
        'reversed', d.reversed, 'senderBank', d.sender_bank, 'sessionId', d.session_id, 'fee', d.fee,
        'applied', d.applied, 'registeredFor', p.agreement_id) ORDER BY d.provider, d.transaction_id), '[]')
      FROM deposits d LEFT JOIN provider_transactions p
        ON p.provider = d.provider AND p.transaction_id = d.transaction_id
      WHERE d.developer_id = a.developer_id AND d.agreement_id = a.id) AS deposits,
    (SELECT coalesce(json_agg('ms_' || substr(p.id, 4)), '[]')
      FROM milestones m JOIN payouts p ON p.developer_id = m.developer_id
        AND p.id = ANY ('po_' || substr(m.id, 4) || ARRAY(
          SELECT 'po_' || substr(m.id, 4) || '_p' || n FROM generate_series(1, jsonb_array_length(m.shares)) n))
      WHERE m.developer_id = a.developer_id AND m.agreement_id = a.id) AS payouts_for,
    (SELECT coalesce(json_agg(json_build_object(
        'partId', t.milestone_id, 'milestoneId', ${milestoneOf('t.milestone_id')}, 'attempt', t.attempt, 'reference', t.reference, 'provider', t.provider,
        'status', t.status, 'contradicted', EXISTS (SELECT 1 FROM exceptions x
          WHERE x.developer_id = t.developer_id AND x.agreement_id = t.agreement_id
            AND x.kind = 'contradiction' AND x.subject = t.reference), 'amount', t.amount, 'bankCode', t.bank_code, 'accountNumber', t.account_number,
        'accountName', t.account_name, 'nameAtBank', t.name_at_bank, 'nameMatch', t.name_match,
        'encrypted', t.encrypted,
        'registeredWith', b.provider) ORDER BY t.milestone_id, t.attempt), '[]')
      FROM payout_attempts t LEFT JOIN bank_references b
        ON b.provider = t.provider AND b.reference = t.reference AND b.kind = 'payout'
          AND b.subject_id = t.milestone_id
      WHERE t.developer_id = a.developer_id AND t.agreement_id = a.id) AS attempts,
    (SELECT coalesce(json_agg(json_build_object('id', h.id, 'milestoneId', h.milestone_id, 'rule', h.rule,
        'lifted', h.lifted_at IS NOT NULL) ORDER BY h.id), '[]')
      FROM payout_holds h WHERE h.developer_id = a.developer_id AND h.agreement_id = a.id) AS payout_holds,
    (SELECT coalesce(json_agg(json_build_object(
        'id', r.id, 'kind', r.kind, 'amount', r.amount, 'status', r.status, 'milestoneIds', r.milestone_ids,
        'reason', r.reason, 'parts', r.part_count, 'open', r.open_parts, 'failed', r.failed_parts,
        'createdAt', r.created_at, 'rows', (
          SELECT coalesce(json_agg(json_build_object('position', p.position, 'provider', p.provider,
            'transactionId', p.transaction_id, 'amount', p.amount, 'status', p.status, 'attempts', p.attempts,
            'stem', p.stem, 'bankCode', p.bank_code, 'accountNumber', p.account_number,
            'accountName', p.account_name, 'encrypted', p.encrypted)
            ORDER BY p.position), '[]')
          FROM refund_parts p WHERE p.developer_id = r.developer_id AND p.agreement_id = r.agreement_id
            AND p.refund_id = r.id)) ORDER BY r.created_at, r.id), '[]')
      FROM refunds r WHERE r.developer_id = a.developer_id AND r.agreement_id = a.id) AS refunds,
    (SELECT coalesce(json_agg(json_build_object('kind', d.kind, 'milestoneId', d.milestone_id,
        'dueAt', d.due_at)), '[]')
      FROM deadlines d WHERE d.developer_id = a.developer_id AND d.agreement_id = a.id) AS deadlines,
    (SELECT json_build_object('id', p.subject_id, 'reference', p.reference, 'encrypted', p.encrypted)
      FROM caller_metadata p WHERE p.developer_id = a.developer_id AND p.subject_id = a.id) AS "callerMetadata"
  FROM agreements a`;

/** Returns the books of the agreements after this one in primary key order. */
export async function page(db: Queryable, after: AgreementKey | null, limit: number): Promise<AuditPage> {
  const rows = await db.query<BooksRow>(
    `${READ_BOOKS} WHERE (a.developer_id, a.id) > ($1, $2) ORDER BY a.developer_id, a.id LIMIT $3`,
    [after?.developerId ?? '', after?.agreementId ?? '', limit],
  );
  return rows.map((row) => ({
    key: { developerId: row.agreement.developer_id, agreementId: row.agreement.id },
    currency: row.agreement.currency,
    books: toBooks(db.personal, row),
  }));
}

export async function read(db: Queryable, keys: readonly AgreementKey[]): Promise<Books[]> {
  const rows = await db.query<BooksRow>(
    `${READ_BOOKS} JOIN unnest($1::text[], $2::text[]) AS wanted(developer_id, id)
       ON a.developer_id = wanted.developer_id AND a.id = wanted.id`,
    [keys.map((key) => key.developerId), keys.map((key) => key.agreementId)],
  );
  return rows.map((row) => toBooks(db.personal, row));
}

export async function countAgreements(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>('SELECT count(*) AS count FROM agreements');
  return row?.count ?? 0;
}

/** Returns how many agreements there were when event chains were introduced. */
export async function countAtChainStart(db: Queryable): Promise<number> {
  const [row] = await db.query<{ agreements: number }>('SELECT agreements FROM chain_start');
  return row?.agreements ?? 0;
}

function toBooks(box: PersonalBox, row: BooksRow): Books {
  const { agreement } = row;
  const opened = openBooks(box, row);
  return {
    developerId: agreement.developer_id,
    agreementId: agreement.id,
    version: agreement.version,
    ...readAgreement(opened.agreement, row.milestones),
    callerMetadata: opened.callerMetadata,
    unopened: opened.unopened,
    locked: box.locked,
    storedStatus: agreement.status,
    balances: perAccount((account) => agreement[account]),
    deposited: agreement.deposited,
    refunded: agreement.refunded,
    reversed: agreement.reversed,
    transferCount: agreement.transfer_count,
    chainHead: agreement.chain_head,
    eventCount: agreement.event_count,
    eventHead: agreement.event_head,
    chainedFrom: agreement.chained_from,
    mac: agreement.mac,
    accountRegisteredFor: row.registered_for,
    transfers: row.transfers.map(toTransfer),
    events: opened.events,
    deposits: opened.deposits,
    payoutsFor: row.payouts_for,
    attempts: opened.attempts,
    payoutHolds: row.payout_holds,
    refunds: opened.refunds,
    references: row.references,
    deadlines: row.deadlines,
  };
}

/** The verification must not fail on the faults it looks for: a negative balance is a fault, not a crash. */
function readAgreement(
  row: AgreementRow,
  milestones: MilestoneTuple[],
): Pick<Books, 'agreement' | 'unreadable'> {
  try {
    return { agreement: toAgreement(row, milestones), unreadable: null };
  } catch (error) {
    return { agreement: null, unreadable: (error as Error).message };
  }
}

function toTransfer(tuple: TransferTuple): StoredTransfer {
  const [sequence, kind, debit, credit, amount, cause, hash, createdAt] = tuple;
  return {
    sequence,
    kind,
    debit,
    credit,
    amount: amount as StoredTransfer['amount'],
    cause,
    hash,
    createdAt: new Date(createdAt),
  };
}
