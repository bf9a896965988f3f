import type { Actor } from '#core/actor.ts';
import { CHAIN_START } from '#core/chain.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { LinkStatus, PartyLink, SentCode } from '#core/parties/link.ts';
import { addPeriod, Conditions, type ListPage, type Period } from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import { append } from '#store/events/chained.ts';
import type { AssociatedData } from '#store/secrets/personal.ts';
import { aheadMsOf } from '#store/test-clocks.ts';

export type LinkKey = { readonly developerId: string; readonly agreementId: string; readonly id: string };

const COLUMNS = `l.developer_id AS "developerId", l.id, l.agreement_id AS "agreementId", l.party, l.purposes,
  l.language, l.created_at AS "createdAt", l.expires_at AS "expiresAt", l.revoked_at AS "revokedAt",
  l.opened_at AS "openedAt", l.encrypted`;
type Row = Omit<PartyLink, 'phone'> & { readonly encrypted: string | null };

export const linkData = ({ developerId, id }: Pick<PartyLink, 'developerId' | 'id'>): AssociatedData => [
  'party_links',
  developerId,
  id,
];

function opened({ personal }: Queryable, { encrypted, ...link }: Row): PartyLink {
  return { ...link, phone: encrypted === null ? null : personal.open(linkData(link), encrypted) };
}

export async function insert(tx: Queryable, link: PartyLink, tokenHash: Buffer): Promise<void> {
  const { developerId, id, agreementId, party, purposes, language, phone, createdAt, expiresAt } = link;
  const encrypted = phone && tx.personal.encrypt(linkData(link), phone);
  await tx.query(
    `INSERT INTO party_links (developer_id, id, agreement_id, party, purposes, language, created_at, expires_at,
       encrypted)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [developerId, id, agreementId, party, purposes, language, createdAt, expiresAt, encrypted],
  );
  await tx.query(
    'INSERT INTO party_link_tokens (token_hash, developer_id, link_id, expires_at) VALUES ($1, $2, $3, $4)',
    [tokenHash, developerId, id, expiresAt],
  );
}

/** With how far its tenant's time is ahead; null for most. */
export type PresentedLink = PartyLink & { readonly aheadMs: number | null };

/** Also returns links that have ended, so that the page can say so. */
export async function findByToken(db: Queryable, tokenHash: Buffer): Promise<PresentedLink | undefined> {
  const [row] = await db.query<Row & Pick<PresentedLink, 'aheadMs'>>(
    `SELECT ${COLUMNS}, ${aheadMsOf('l.developer_id')} AS "aheadMs" FROM party_link_tokens t
     JOIN party_links l ON l.developer_id = t.developer_id AND l.id = t.link_id
     WHERE t.token_hash = $1`,
    [tokenHash],
  );
  return row && { ...opened(db, row), aheadMs: row.aheadMs };
}

/** Newest first; ids sort by time. */
export async function list(
  db: Db,
  { developerId, agreementId }: Omit<LinkKey, 'id'>,
  { status, now, ...period }: Period & { readonly status?: LinkStatus | undefined; readonly now: Date },
  { limit, before }: ListPage,
): Promise<PartyLink[]> {
  const conditions = addPeriod(new Conditions(developerId), 'lnk', period)
    .also('agreement_id =', agreementId)
    .also('id <', before);
  if (status) {
    const ended = `WHEN l.expires_at <= ${conditions.place(now)} THEN 'EXPIRED'`;
    conditions.also(`CASE WHEN l.revoked_at IS NOT NULL THEN 'REVOKED' ${ended} ELSE 'ACTIVE' END =`, status);
  }
  const rows = await db.query<Row>(
    `SELECT ${COLUMNS} FROM party_links l WHERE ${conditions.sql}
     ORDER BY l.id DESC LIMIT ${conditions.place(limit)}`,
    conditions.values,
  );
  return rows.map((row) => opened(db, row));
}

/** Locks a link for a change. */
export async function lock(tx: Queryable, key: LinkKey): Promise<PartyLink | undefined> {
  const [row] = await tx.query<Row>(
    `SELECT ${COLUMNS} FROM party_links l
     WHERE l.developer_id = $1 AND l.agreement_id = $2 AND l.id = $3 FOR UPDATE`,
    [key.developerId, key.agreementId, key.id],
  );
  return row && opened(tx, row);
}

/** Its end, and who created it; undefined where the audit log does not have that any more. */
export type LinkOrigin = Pick<PartyLink, 'expiresAt' | 'revokedAt'> & { readonly createdBy: Actor };

export async function findOrigin(
  db: Queryable,
  developerId: string,
  linkId: string,
): Promise<LinkOrigin | undefined> {
  const [row] = await db.query<LinkOrigin>(
    `SELECT l.expires_at AS "expiresAt", l.revoked_at AS "revokedAt",
       jsonb_build_object('type', a.actor_type, 'id', a.actor_id) AS "createdBy"
     FROM party_links l JOIN audit_log a
       ON a.developer_id = l.developer_id AND a.kind = 'link.created' AND a.subject = l.id
     WHERE l.developer_id = $1 AND l.id = $2`,
    [developerId, linkId],
  );
  return row;
}

export async function revoke(tx: Queryable, { developerId, id }: LinkKey, now: Date): Promise<void> {
  await tx.query('UPDATE party_links SET revoked_at = $3 WHERE developer_id = $1 AND id = $2', [
    developerId,
    id,
    now,
  ]);
}

/** Notes the first opening, with its event. */
export async function noteOpened(tx: Queryable, link: PartyLink, event: DomainEvent): Promise<void> {
  const { developerId, id } = link;
  const first = await tx.query(
    `UPDATE party_links SET opened_at = $3 WHERE developer_id = $1 AND id = $2 AND opened_at IS NULL
     RETURNING true`,
    [developerId, id, event.createdAt],
  );
  if (first.length > 0) await append(tx, { developerId, streamId: id }, CHAIN_START, [event]);
}

/** Locks the link's code for a milestone by locking the link. */
export async function lockCode(
  tx: Queryable,
  link: PartyLink,
  milestoneId: string,
): Promise<SentCode | undefined> {
  await lock(tx, link);
  const [row] = await tx.query<SentCode>(
    `SELECT mac, expires_at AS "expiresAt", sends, failures FROM party_codes
     WHERE developer_id = $1 AND link_id = $2 AND milestone_id = $3`,
    [link.developerId, link.id, milestoneId],
  );
  return row;
}

export async function saveCode(
  tx: Queryable,
  link: PartyLink,
  milestoneId: string,
  code: SentCode,
): Promise<void> {
  await tx.query(
    `INSERT INTO party_codes (developer_id, link_id, milestone_id, mac, expires_at, sends, failures)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (developer_id, link_id, milestone_id) DO UPDATE SET mac = excluded.mac,
       expires_at = excluded.expires_at, sends = excluded.sends, failures = excluded.failures`,
    [link.developerId, link.id, milestoneId, code.mac, code.expiresAt, code.sends, code.failures],
  );
}

/** Deletes tokens that ended before this time. Until then the page of such a link says why it has ended. */
export async function sweepTokens(db: Db, before: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM party_link_tokens WHERE token_hash IN (
       SELECT token_hash FROM party_link_tokens WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)
     RETURNING true`,
    [before, limit],
  );
  return gone.length;
}
