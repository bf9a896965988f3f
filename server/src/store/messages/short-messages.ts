import type { Party } from '#core/escrow/party.ts';
import type { ShortMessageKind, ShortMessageState, ShortMessageVerdict } from '#core/messages/outbox.ts';
import { maskPhone } from '#core/messages/phone.ts';
import type { ShortMessage, ShortMessageProvider } from '#core/messages/short-messenger.ts';
import { addPeriod, Conditions, type ListPage, type Period } from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import type { AssociatedData, PersonalBox } from '#store/secrets/personal.ts';

export type MessageKey = { readonly developerId: string; readonly messageId: string };

export type NewMessage = MessageKey & {
  readonly agreementId: string;
  readonly linkId: string;
  readonly party: Party;
  readonly kind: ShortMessageKind;
  readonly content: ShortMessage;
  readonly state: 'QUEUED' | 'KEPT';
  readonly parts: number;
  readonly cost: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
};

export type StoredMessage = {
  readonly id: string;
  readonly agreementId: string;
  readonly linkId: string;
  readonly party: Party;
  readonly kind: ShortMessageKind;
  /** Masked. */
  readonly recipient: string;
  readonly state: ShortMessageState;
  readonly parts: number;
  readonly cost: number;
  readonly attempts: number;
  readonly reply: string | null;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly sentAt: Date | null;
  readonly settledAt: Date | null;
  /** Null once it is settled. */
  readonly content: ShortMessage | null;
};

const COLUMNS = `id, agreement_id AS "agreementId", link_id AS "linkId", party, kind, recipient, state, parts,
  cost::float8 AS cost, attempts, reply, created_at AS "createdAt", expires_at AS "expiresAt",
  sent_at AS "sentAt", settled_at AS "settledAt", encrypted`;
const KEYED = 'WHERE developer_id = $1 AND id = $2';
type Row = Omit<StoredMessage, 'content'> & { readonly encrypted: string | null };

const messageData = ({ developerId, messageId }: MessageKey): AssociatedData => [
  'short_messages',
  developerId,
  messageId,
];

export async function insert(tx: Queryable, message: NewMessage): Promise<void> {
  const { developerId, messageId, agreementId, linkId, party, kind, content, state } = message;
  await tx.query(
    `INSERT INTO short_messages (developer_id, id, agreement_id, link_id, party, kind, recipient, encrypted,
       state, parts, cost, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      ...[developerId, messageId, agreementId, linkId, party, kind, maskPhone(content.to)],
      ...[tx.personal.encrypt(messageData(message), JSON.stringify(content)), state],
      ...[message.parts, message.cost, message.createdAt, message.expiresAt],
    ],
  );
}

type Counted = { readonly developerId: string; readonly day: string };

/** Counts a message to this number. False when it has had as many today as it may. */
export async function countTo(
  tx: Queryable,
  { developerId, day }: Counted,
  to: string,
  most: number,
): Promise<boolean> {
  const recipient = tx.personal.blindIndex(['short_message_counts', developerId], to).toString('hex');
  return counts(tx, { developerId, day, recipient, cost: 0 }, 'c.messages < $5', most);
}

/** Books the cost of a message. False when it would exceed the day's budget. */
export async function spend(tx: Queryable, counted: Counted, cost: number, budget: number): Promise<boolean> {
  if (cost > budget) return false;
  return counts(tx, { ...counted, recipient: '', cost }, 'c.cost + excluded.cost <= $5', budget);
}

async function counts(
  tx: Queryable,
  { developerId, day, recipient, cost }: Counted & { readonly recipient: string; readonly cost: number },
  within: string,
  limit: number,
): Promise<boolean> {
  const counted = await tx.query(
    `INSERT INTO short_message_counts AS c (developer_id, day, recipient, messages, cost)
     VALUES ($1, $2::date, $3, 1, $4) ON CONFLICT (developer_id, day, recipient)
     DO UPDATE SET messages = c.messages + 1, cost = c.cost + excluded.cost WHERE ${within} RETURNING true`,
    [developerId, day, recipient, cost, limit],
  );
  return counted.length > 0;
}

export async function find(db: Queryable, key: MessageKey): Promise<StoredMessage | undefined> {
  const [row] = await db.query<Row>(`SELECT ${COLUMNS} FROM short_messages ${KEYED}`, [
    key.developerId,
    key.messageId,
  ]);
  return row && opened(db.personal, key.developerId, row);
}

function opened(box: PersonalBox, developerId: string, { encrypted, ...row }: Row): StoredMessage {
  const data = messageData({ developerId, messageId: row.id });
  return { ...row, content: encrypted === null ? null : JSON.parse(box.open(data, encrypted)) };
}

/** Notes that the provider is about to be asked. False when another process has it, or it was settled. */
export async function begin(db: Queryable, key: MessageKey): Promise<boolean> {
  const begun = await db.query(
    `UPDATE short_messages SET state = 'SENDING', attempts = attempts + 1 ${KEYED} AND state = 'QUEUED'
     RETURNING true`,
    [key.developerId, key.messageId],
  );
  return begun.length > 0;
}

/** Puts a message back that was surely not sent. */
export async function putBack(db: Queryable, key: MessageKey, reply: string | null): Promise<void> {
  await db.query(`UPDATE short_messages SET state = 'QUEUED', reply = $3 ${KEYED} AND state = 'SENDING'`, [
    key.developerId,
    key.messageId,
    reply,
  ]);
}

type Settling = Exclude<ShortMessageVerdict, { readonly state: 'QUEUED' }>;

/** Settles a message and deletes its number and text. One that the provider accepted gets its reference. */
export async function settle(
  db: Db,
  { developerId, messageId }: MessageKey,
  verdict: Settling,
  provider: ShortMessageProvider | null,
  now: Date,
): Promise<void> {
  const reply = verdict.state === 'SENT' ? null : verdict.reply;
  await db.transaction(async (tx) => {
    await tx.query(
      `UPDATE short_messages SET state = $3, reply = $4, encrypted = NULL, settled_at = $5,
         sent_at = CASE WHEN $3 = 'SENT' THEN $5 ELSE sent_at END
       ${KEYED} AND state IN ('QUEUED', 'SENDING', 'UNKNOWN')`,
      [developerId, messageId, verdict.state, reply, now],
    );
    if (verdict.state !== 'SENT') return;
    await tx.query(
      `INSERT INTO short_message_references (provider_reference, provider, developer_id, message_id, created_at)
       VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [verdict.reference, provider, developerId, messageId, now],
    );
  });
}

/** Drops a message that was only just queued, and takes its cost back. */
export async function drop(
  tx: Queryable,
  { developerId, messageId }: MessageKey,
  reason: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE short_messages SET state = 'DROPPED', reply = $3, encrypted = NULL, cost = 0, settled_at = $4
     ${KEYED}`,
    [developerId, messageId, reason, now],
  );
}

/** The message that the provider knows by this reference. */
export async function findByReference(
  db: Queryable,
  provider: ShortMessageProvider,
  reference: string,
): Promise<MessageKey | undefined> {
  const [row] = await db.query<MessageKey>(
    `SELECT developer_id AS "developerId", message_id AS "messageId" FROM short_message_references
     WHERE provider_reference = $1 AND provider = $2`,
    [reference, provider],
  );
  return row;
}

/** Records a receipt. A repeated or later one changes nothing. */
export async function noteReceipt(
  db: Queryable,
  { developerId, messageId }: MessageKey,
  { delivered, reply }: { readonly delivered: boolean; readonly reply: string | null },
  now: Date,
): Promise<void> {
  await db.query(
    `UPDATE short_messages SET state = $3, reply = $4, settled_at = $5 ${KEYED} AND state = 'SENT'`,
    [developerId, messageId, delivered ? 'DELIVERED' : 'FAILED', reply, now],
  );
}

export type MessageFilter = Period & { readonly state?: ShortMessageState | undefined };

/** Newest first; ids sort by time. */
export async function list(
  db: Db,
  { developerId, agreementId }: { readonly developerId: string; readonly agreementId: string },
  { state, ...period }: MessageFilter,
  { limit, before }: ListPage,
): Promise<StoredMessage[]> {
  const conditions = addPeriod(new Conditions(developerId), 'msg', period)
    .also('agreement_id =', agreementId)
    .also('state =', state)
    .also('id <', before);
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM short_messages WHERE ${conditions.sql}
     ORDER BY id DESC LIMIT ${conditions.place(limit)}`,
    conditions.values,
  );
  return rows.map((row) => opened(db.personal, developerId, row));
}

/** Deletes what is older than `keptSince`, and texts of test environments older than `readableSince`. */
export async function sweep(
  db: Db,
  { keptSince, readableSince }: { readonly keptSince: Date; readonly readableSince: Date },
  limit: number,
): Promise<number> {
  const forgotten = await db.query(
    `UPDATE short_messages SET encrypted = NULL WHERE (developer_id, id) IN (
       SELECT developer_id, id FROM short_messages
       WHERE created_at < $1 AND state = 'KEPT' AND encrypted IS NOT NULL ORDER BY created_at LIMIT $2)
     RETURNING true`,
    [readableSince, limit],
  );
  const old = await db.query(
    `DELETE FROM short_messages WHERE (developer_id, id) IN (
       SELECT developer_id, id FROM short_messages WHERE created_at < $1 AND state <> 'QUEUED'
       ORDER BY created_at LIMIT $2) RETURNING true`,
    [keptSince, limit],
  );
  const references = await db.query(
    `DELETE FROM short_message_references WHERE (provider_reference, provider) IN (
       SELECT provider_reference, provider FROM short_message_references WHERE created_at < $1
       ORDER BY created_at LIMIT $2) RETURNING true`,
    [keptSince, limit],
  );
  const counts = await db.query(
    `DELETE FROM short_message_counts WHERE (developer_id, day, recipient) IN (
       SELECT developer_id, day, recipient FROM short_message_counts WHERE day < $1::date ORDER BY day LIMIT $2)
     RETURNING true`,
    [readableSince, limit],
  );
  return Math.max(forgotten.length, old.length, references.length, counts.length);
}
