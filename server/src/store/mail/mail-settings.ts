import type { Audience } from '#core/mail/message.ts';
import type { Queryable } from '#store/db.ts';
import { type AssociatedData, encryptFacts, openFields } from '#store/secrets/personal.ts';

export type MailSettings = {
  /** Null for the account's own name. */
  readonly senderName: string | null;
  /** The zone of the times in mails. Null for the default. */
  readonly timeZone: string | null;
  /** Of buttons on the pages for buyers and sellers, such as `#17663f`. Null for the default. */
  readonly color: string | null;
  /** On those pages: a PNG or JPEG that the service has encoded itself. */
  readonly logo: Buffer | null;
} & Readonly<Record<Audience, boolean>>;

const EVERYTHING: MailSettings = {
  senderName: null,
  timeZone: null,
  color: null,
  logo: null,
  buyers: true,
  sellers: true,
  members: true,
};
const COLUMNS = `sender_name AS "senderName", encrypted, time_zone AS "timeZone", color, logo, to_buyers AS buyers,
  to_sellers AS sellers, to_members AS members`;

const associatedData = (developerId: string): AssociatedData => ['mail_settings', developerId];

type Row = MailSettings & { readonly encrypted: string | null };

/** Decrypts a row; the defaults when there is none. */
function opened(db: Queryable, developerId: string, row: Row | undefined): MailSettings {
  return row ? openFields<MailSettings>(db.personal, associatedData(developerId), row) : EVERYTHING;
}

export async function find(db: Queryable, developerId: string): Promise<MailSettings> {
  const [row] = await db.query<Row>(`SELECT ${COLUMNS} FROM mail_settings WHERE developer_id = $1`, [
    developerId,
  ]);
  return opened(db, developerId, row);
}

/** Locks the settings for a change and returns them. */
export async function lock(tx: Queryable, developerId: string): Promise<MailSettings> {
  await tx.query(
    `INSERT INTO mail_settings (developer_id, to_buyers, to_members) VALUES ($1, true, true) ON CONFLICT DO NOTHING`,
    [developerId],
  );
  await tx.query('SELECT 1 FROM mail_settings WHERE developer_id = $1 FOR UPDATE', [developerId]);
  return find(tx, developerId);
}

/**
 * Changes the given fields in one statement, so that concurrent changes of different fields both take effect.
 */
export async function change(
  db: Queryable,
  developerId: string,
  to: { readonly [Field in keyof MailSettings]?: MailSettings[Field] | undefined },
): Promise<MailSettings> {
  const [row] = await db.query<Row>(
    `INSERT INTO mail_settings AS s (developer_id, encrypted, to_buyers, to_sellers, to_members, time_zone,
       color, logo)
     VALUES ($1, $3, coalesce($4, true), coalesce($5, true), coalesce($6, true), $8, $10, $12)
     ON CONFLICT (developer_id) DO UPDATE SET
       encrypted = CASE WHEN $2 THEN excluded.encrypted ELSE s.encrypted END,
       sender_name = CASE WHEN $2 THEN NULL ELSE s.sender_name END,
       to_buyers = coalesce($4, s.to_buyers), to_sellers = coalesce($5, s.to_sellers),
       to_members = coalesce($6, s.to_members),
       time_zone = CASE WHEN $7 THEN excluded.time_zone ELSE s.time_zone END,
       color = CASE WHEN $9 THEN excluded.color ELSE s.color END,
       logo = CASE WHEN $11 THEN excluded.logo ELSE s.logo END
     RETURNING ${COLUMNS}`,
    [
      developerId,
      to.senderName !== undefined,
      encryptFacts(db.personal, associatedData(developerId), { senderName: to.senderName }),
      to.buyers ?? null,
      to.sellers ?? null,
      to.members ?? null,
      to.timeZone !== undefined,
      to.timeZone ?? null,
      to.color !== undefined,
      to.color ?? null,
      to.logo !== undefined,
      to.logo ?? null,
    ],
  );
  return opened(db, developerId, row);
}
