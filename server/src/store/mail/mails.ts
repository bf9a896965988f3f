import type { Audience } from '#core/mail/message.ts';
import { type MailState, type MailVerdict, maskAddress } from '#core/mail/outbox.ts';
import { type MailKind, type Notification, TEXTS } from '#core/mail/texts.ts';
import {
  addPeriod,
  Conditions,
  idOf,
  type ListPage,
  type Period,
} from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import type { Reencrypted, SecretBox } from '#store/secrets/secret-box.ts';

export type MailKey = { readonly developerId: string; readonly mailId: string };

/** The parts that are deleted once the mail is settled. */
type Content = {
  readonly to: string;
  readonly senderName: string;
  /** Absent for the default, and in mails that an older version queued. */
  readonly timeZone?: string | undefined;
  readonly notification: Notification;
};

export type NewMail = MailKey & {
  readonly cause: string;
  readonly agreementId: string | null;
  readonly content: Content;
  readonly state: 'QUEUED' | 'KEPT';
  readonly createdAt: Date;
};

/** The parts visible to everyone who may list mails. */
export type Mail = {
  readonly id: string;
  readonly cause: string;
  readonly kind: MailKind;
  readonly audience: Audience;
  readonly agreementId: string | null;
  /** Masked. */
  readonly recipient: string;
  readonly state: MailState;
  readonly attempts: number;
  readonly reply: string | null;
  readonly createdAt: Date;
  readonly settledAt: Date | null;
};

export type OpenedMail = Mail & { readonly content: Content | null };

const COLUMNS = `id, cause, kind, audience, agreement_id AS "agreementId", recipient, state, attempts, reply,
  created_at AS "createdAt", settled_at AS "settledAt"`;
const KEYED = 'WHERE developer_id = $1 AND id = $2';
const associatedDataOf = ({ developerId, mailId }: MailKey) => `mails/${developerId}/${mailId}`;

/** Inserts a mail. False when there is already one for its cause. */
export async function insert(tx: Queryable, box: SecretBox, mail: NewMail): Promise<boolean> {
  const { kind } = mail.content.notification;
  const written = await tx.query(
    `INSERT INTO mails (developer_id, id, cause, kind, audience, agreement_id, recipient, encrypted, encrypted_by,
       state, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING true`,
    [
      mail.developerId,
      mail.mailId,
      mail.cause,
      kind,
      TEXTS[kind].audience,
      mail.agreementId,
      maskAddress(mail.content.to),
      box.encrypt(associatedDataOf(mail), JSON.stringify(mail.content)),
      box.keyId,
      mail.state,
      mail.createdAt,
    ],
  );
  return written.length === 1;
}

/** Counts a mail. Returns the day's totals of the tenant and of this address, including it. */
export async function count(
  tx: Queryable,
  box: SecretBox,
  { developerId, to, day }: { readonly developerId: string; readonly to: string; readonly day: string },
): Promise<{ tenant: number; recipient: number }> {
  const recipient = box.digests('mail recipient', to.toLowerCase())[0].toString('hex');
  const rows = await tx.query<{ recipient: string; mails: number }>(
    `INSERT INTO mail_counts AS c (developer_id, day, recipient, mails)
     SELECT $1, $2, r, 1 FROM unnest($3::text[]) AS r ORDER BY r
     ON CONFLICT (developer_id, day, recipient) DO UPDATE SET mails = c.mails + 1 RETURNING recipient, mails`,
    [developerId, day, ['', recipient]],
  );
  const of = (name: string) => rows.find((row) => row.recipient === name)?.mails ?? 0;
  return { tenant: of(''), recipient: of(recipient) };
}

export async function find(db: Queryable, box: SecretBox, key: MailKey): Promise<OpenedMail | undefined> {
  const [row] = await db.query<Mail & { encrypted: string | null }>(
    `SELECT ${COLUMNS}, encrypted FROM mails ${KEYED}`,
    [key.developerId, key.mailId],
  );
  if (!row) return undefined;
  const { encrypted, ...mail } = row;
  return {
    ...mail,
    content: encrypted === null ? null : readContent(box.open(associatedDataOf(key), encrypted)),
  };
}

/** A mail that was queued before the member was renamed has its notification as `told`. */
function readContent(json: string): Content {
  const { told, notification = told, ...content } = JSON.parse(json) as Content & { told?: Notification };
  return { ...content, notification: notification as Notification };
}

/** Settles a queued mail, and deletes its recipient and text. */
export async function settle(
  db: Queryable,
  key: MailKey,
  { state, reply }: Pick<MailVerdict, 'state' | 'reply'>,
  now: Date,
): Promise<void> {
  await db.query(
    `UPDATE mails SET state = $3, reply = $4, settled_at = $5, encrypted = NULL, encrypted_by = NULL,
       attempts = attempts + CASE WHEN $3 IN ('SENT', 'REFUSED') THEN 1 ELSE 0 END
     ${KEYED} AND state = 'QUEUED'`,
    [key.developerId, key.mailId, state, reply, now],
  );
}

export async function noteAttempt(db: Queryable, key: MailKey, reply: string | null): Promise<void> {
  await db.query(`UPDATE mails SET attempts = attempts + 1, reply = $3 ${KEYED} AND state = 'QUEUED'`, [
    key.developerId,
    key.mailId,
    reply,
  ]);
}

export type MailFilter = Period & {
  readonly state: MailState | undefined;
  readonly kind: MailKind | undefined;
  /** Of the agreement. */
  readonly reference?: string | undefined;
};

/** Newest first; ids sort by time. */
export async function list(db: Db, developerId: string, filter: MailFilter, page: ListPage): Promise<Mail[]> {
  const named = await idOf(db, developerId, 'agreement', filter);
  if (named === null) return [];
  const conditions = addPeriod(new Conditions(developerId), 'mail', filter)
    .also('state =', filter.state)
    .also('kind =', filter.kind)
    .also('agreement_id =', named)
    .also('id <', page.before);
  return db.query<Mail>(
    `SELECT ${COLUMNS} FROM mails WHERE ${conditions.sql}
     ORDER BY id DESC LIMIT ${conditions.place(page.limit)}`,
    conditions.values,
  );
}

/** Counts mails that a mail server refused, and mails that were given up, since `from`. */
export async function countBounces(
  db: Db,
  developerId: string,
  from: Date,
): Promise<{ refused: number; givenUp: number }> {
  const [row] = await db.query<{ refused: number; givenUp: number }>(
    `SELECT count(*) FILTER (WHERE state = 'REFUSED') AS refused,
            count(*) FILTER (WHERE state = 'GIVEN_UP') AS "givenUp"
     FROM mails WHERE developer_id = $1 AND state IN ('REFUSED', 'GIVEN_UP') AND created_at >= $2`,
    [developerId, from],
  );
  return row ?? { refused: 0, givenUp: 0 };
}

/** Re-encrypts a batch with the current key. Returns the number of rows. */
export async function reencrypt(
  tx: Queryable,
  box: SecretBox,
  which: Reencrypted,
  limit: number,
): Promise<number> {
  const rows = await tx.query<MailKey & { encrypted: string }>(
    `SELECT developer_id AS "developerId", id AS "mailId", encrypted FROM mails
     WHERE encrypted IS NOT NULL AND ${which} LIMIT $2 FOR UPDATE`,
    [box.keyId, limit],
  );
  for (const { encrypted, ...key } of rows) {
    await tx.query(`UPDATE mails SET encrypted = $3, encrypted_by = $4 ${KEYED}`, [
      key.developerId,
      key.mailId,
      box.encrypt(associatedDataOf(key), box.open(associatedDataOf(key), encrypted)),
      box.keyId,
    ]);
  }
  return rows.length;
}
