import type { BankNotice } from '#core/escrow/bank.ts';
import type { Queryable } from '#store/db.ts';
import { type AssociatedData, encryptFacts, openFields, type PersonalBox } from '#store/secrets/personal.ts';
import { traceparent } from '#tracing/span.ts';

/**
 * The outcome of a message. Applied: it changed something. Repeated: it was already known, or the bank has
 * said something newer. Unknown: it is about nothing of ours. Conflict, contradiction: it does not fit our
 * records. Unmatched: money that belongs to no agreement was posted to the platform's books. Elsewhere: it
 * was passed on to the cell it concerns.
 */
export type MessageOutcome =
  | 'applied'
  | 'repeated'
  | 'unknown'
  | 'conflict'
  | 'contradiction'
  | 'unmatched'
  | 'elsewhere';

export type MessageKey = { readonly provider: string; readonly key: string };
export type BankMessage = MessageKey & {
  readonly content: BankNotice;
  readonly receivedAt: Date;
  readonly outcome: MessageOutcome | null;
};
export type NewMessage = MessageKey & {
  readonly subject: string;
  readonly content: BankNotice;
  readonly receivedAt: Date;
};

export function associatedDataOf({ provider, key }: MessageKey): AssociatedData {
  return ['bank_messages', provider, key];
}

/** The whole message is encrypted: where it contains personal data differs from bank to bank. */
function encryptContent(box: PersonalBox, message: NewMessage): object {
  return { encrypted: encryptFacts(box, associatedDataOf(message), message.content) };
}

/**
 * Stores a message and the job that applies it in one statement: once we have acknowledged it, no crash can
 * lose it. A message that was already applied is left alone; one that was unknown is tried again, since its
 * subject may be known now. The job belongs to the developer, so one developer's messages do not wait for
 * another's.
 */
export async function take(db: Queryable, message: NewMessage): Promise<void> {
  const { provider, key, subject, content, receivedAt } = message;
  await db.query(
    `WITH kept AS (
       INSERT INTO bank_messages AS m (provider, key, kind, subject, content, received_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (provider, key) DO UPDATE SET outcome = NULL WHERE m.outcome = 'unknown'
       RETURNING true),
     owner AS (
       SELECT developer_id FROM bank_references WHERE provider = $1 AND reference = $4
       UNION ALL
       SELECT developer_id FROM provider_transactions WHERE provider = $1 AND transaction_id = $4 LIMIT 1)
     INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at, trace)
     SELECT coalesce((SELECT developer_id FROM owner), ''), 'bank-message-' || $2::text, 'bank-message',
       jsonb_build_object('provider', $1::text, 'key', $2::text), $6, $6, $7
     FROM kept ON CONFLICT DO NOTHING`,
    [provider, key, content.kind, subject, encryptContent(db.personal, message), receivedAt, traceparent()],
  );
}

/** Creates jobs for messages that have not been applied. Messages that have a job are left alone. */
export async function takeUp(db: Queryable, now: Date, limit: number): Promise<number> {
  const added = await db.query(
    `INSERT INTO jobs (developer_id, id, kind, payload, run_at, created_at)
     SELECT coalesce(r.developer_id, p.developer_id, ''), 'bank-message-' || m.key, 'bank-message',
       jsonb_build_object('provider', m.provider, 'key', m.key), $1, $1
     FROM bank_messages m
     LEFT JOIN bank_references r ON r.provider = m.provider AND r.reference = m.subject
     LEFT JOIN provider_transactions p ON p.provider = m.provider AND p.transaction_id = m.subject
     WHERE m.outcome IS NULL AND on_this_node() ORDER BY m.received_at LIMIT $2
     ON CONFLICT DO NOTHING RETURNING true`,
    [now, limit],
  );
  return added.length;
}

/** Stores a message that was already applied. */
export async function note(
  db: Queryable,
  message: NewMessage,
  outcome: MessageOutcome,
  agreementId: string | null,
): Promise<void> {
  const { provider, key, subject, content, receivedAt } = message;
  await db.query(
    `INSERT INTO bank_messages (provider, key, kind, subject, content, received_at, outcome, agreement_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [
      provider,
      key,
      content.kind,
      subject,
      encryptContent(db.personal, message),
      receivedAt,
      outcome,
      agreementId,
    ],
  );
}

export async function find(db: Queryable, { provider, key }: MessageKey): Promise<BankMessage | null> {
  const [row] = await db.query<BankMessage>(
    `SELECT provider, key, content, received_at AS "receivedAt", outcome
     FROM bank_messages WHERE provider = $1 AND key = $2`,
    [provider, key],
  );
  return row ? { ...row, content: openFields(db.personal, associatedDataOf(row), row.content) } : null;
}

/** Returns up to ten other messages on this subject that are waiting or were unknown when they arrived. */
export async function unheeded(
  db: Queryable,
  { provider, key }: MessageKey,
  subject: string,
): Promise<BankNotice[]> {
  const rows = await db.query<BankMessage>(
    `SELECT provider, key, content FROM bank_messages WHERE provider = $1 AND subject = $2 AND key <> $3
       AND (outcome IS NULL OR outcome = 'unknown') LIMIT ${FEW}`,
    [provider, subject, key],
  );
  return rows.map((row) => openFields(db.personal, associatedDataOf(row), row.content));
}
/** More messages than the states of one transfer produce. */
const FEW = 10;

export async function conclude(
  db: Queryable,
  { provider, key }: MessageKey,
  outcome: MessageOutcome,
  agreementId: string | null,
): Promise<void> {
  await db.query(
    'UPDATE bank_messages SET outcome = $3, agreement_id = $4 WHERE provider = $1 AND key = $2',
    [provider, key, outcome, agreementId],
  );
}
