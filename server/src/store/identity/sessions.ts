import { createHash, randomBytes } from 'node:crypto';
import { CHAIN_START } from '#core/chain.ts';
import type { DomainEvent } from '#core/events/event.ts';
import { endOfLink, type IdentitySession, type SessionState } from '#core/identity/session.ts';
import { addPeriod, Conditions, type Period } from '#store/caller-metadata/conditions.ts';
import type { Db, Queryable } from '#store/db.ts';
import { append } from '#store/events/chained.ts';
import { type AssociatedData, encryptFacts, openFields } from '#store/secrets/personal.ts';
import { aheadMsOf, aheadOf } from '#store/test-clocks.ts';

export type SessionKey = { readonly developerId: string; readonly id: string };

/** 256 random bits, stored only as a hash: the link grants access and cannot be guessed. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfLink(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const COLUMNS = `s.developer_id AS "developerId", s.id, s.external_user_id AS "externalUserId", s.state,
  s.liveness_level AS "livenessLevel", s.document_types AS "documentTypes", s.language,
  s.return_url AS "returnUrl", s.encrypted, s.attempts, s.verification_id AS "verificationId", s.consent,
  s.challenge, s.draws,
  s.register,   s.created_at AS "createdAt", s.expires_at AS "expiresAt", s.ended_at AS "endedAt"`;

type Row = IdentitySession & { readonly encrypted: string | null };

function associatedData({ developerId, id }: SessionKey): AssociatedData {
  return ['identity_sessions', developerId, id];
}

/** With how far its tenant's time is ahead; null for most. */
type PresentedSession = IdentitySession & { readonly aheadMs: number | null };

async function read<Session extends IdentitySession = IdentitySession>(
  db: Queryable,
  text: string,
  values: unknown[],
): Promise<Session[]> {
  const rows = await db.query<Row & Session>(text, values);
  return rows.map((row) => openFields<Session>(db.personal, associatedData(row), row));
}

export async function insert(tx: Queryable, session: IdentitySession, tokenHash: Buffer): Promise<void> {
  const { developerId, id, externalUserId, state, livenessLevel, documentTypes, language, register } =
    session;
  await tx.query(
    `INSERT INTO identity_sessions (developer_id, id, external_user_id, state, liveness_level, document_types,
       language, encrypted, created_at, expires_at, register)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      developerId,
      id,
      externalUserId,
      state,
      livenessLevel,
      documentTypes,
      language,
      encryptFacts(tx.personal, associatedData(session), { returnUrl: session.returnUrl }),
      session.createdAt,
      session.expiresAt,
      register && JSON.stringify(register),
    ],
  );
  await tx.query(
    `INSERT INTO identity_session_links (token_hash, developer_id, session_id, expires_at)
     VALUES ($1, $2, $3, $4)`,
    [tokenHash, developerId, id, endOfLink(session)],
  );
}

export async function find(db: Queryable, key: SessionKey): Promise<IdentitySession | undefined> {
  const [row] = await read(
    db,
    `SELECT ${COLUMNS} FROM identity_sessions s WHERE s.developer_id = $1 AND s.id = $2`,
    [key.developerId, key.id],
  );
  return row;
}

/** Locks the session for a change. */
export async function lock(tx: Queryable, key: SessionKey): Promise<IdentitySession | undefined> {
  const [row] = await read(
    tx,
    `SELECT ${COLUMNS} FROM identity_sessions s WHERE s.developer_id = $1 AND s.id = $2 FOR UPDATE`,
    [key.developerId, key.id],
  );
  return row;
}

export async function findByLink(
  db: Queryable,
  tokenHash: Buffer,
  wallTime: Date,
): Promise<PresentedSession | undefined> {
  const [row] = await read<PresentedSession>(
    db,
    `SELECT ${COLUMNS}, ${aheadMsOf('l.developer_id')} AS "aheadMs" FROM identity_session_links l
     JOIN identity_sessions s ON s.developer_id = l.developer_id AND s.id = l.session_id
     WHERE l.token_hash = $1 AND l.expires_at > $2::timestamptz + ${aheadOf('l.developer_id')}`,
    [tokenHash, wallTime],
  );
  return row;
}

export type SessionFilter = Period & {
  readonly externalUserId?: string | undefined;
  readonly state?: SessionState | undefined;
  readonly now: Date;
  readonly before?: string | undefined;
  readonly limit: number;
};

/** Newest first; ids sort by time. A session past its time counts as expired before that is recorded. */
export async function list(
  db: Db,
  developerId: string,
  { externalUserId, state, now, before, limit, ...period }: SessionFilter,
): Promise<IdentitySession[]> {
  const conditions = addPeriod(new Conditions(developerId), 'ids', period)
    .also('external_user_id =', externalUserId)
    .also('id <', before);
  if (state) {
    const expired = `s.ended_at IS NULL AND s.expires_at <= ${conditions.place(now)}`;
    conditions.also(`CASE WHEN ${expired} THEN 'EXPIRED' ELSE s.state END =`, state);
  }
  return read(
    db,
    `SELECT ${COLUMNS} FROM identity_sessions s WHERE ${conditions.sql}
     ORDER BY s.id DESC LIMIT ${conditions.place(limit)}`,
    conditions.values,
  );
}

/** Locks and returns a person's sessions that have not ended. */
export async function runningOf(
  tx: Queryable,
  developerId: string,
  externalUserId: string,
): Promise<IdentitySession[]> {
  return read(
    tx,
    `SELECT ${COLUMNS} FROM identity_sessions s
     WHERE s.developer_id = $1 AND s.external_user_id = $2 AND s.ended_at IS NULL ORDER BY s.id FOR UPDATE`,
    [developerId, externalUserId],
  );
}

/** Returns sessions that have expired but are not marked as ended. */
export async function overdue(
  db: Db,
  { now, limit, developerId }: { now: Date; limit: number; developerId: string | null },
): Promise<IdentitySession[]> {
  return read(
    db,
    `SELECT ${COLUMNS} FROM identity_sessions s
     WHERE s.ended_at IS NULL AND s.expires_at <= $1 AND ($3::text IS NULL OR s.developer_id = $3)
     ORDER BY s.expires_at LIMIT $2`,
    [now, limit, developerId],
  );
}

/** Saves the changeable fields. The caller holds the lock, or is the only one to change them. */
export async function save(tx: Queryable, session: IdentitySession): Promise<void> {
  const { developerId, id, state, attempts, verificationId, consent, challenge, draws, endedAt, register } =
    session;
  const json = (value: object | null) => value && JSON.stringify(value);
  await tx.query(
    `UPDATE identity_sessions SET state = $3, attempts = $4, verification_id = $5, consent = $6, ended_at = $7,
       challenge = $8, draws = $9, register = $10
     WHERE developer_id = $1 AND id = $2`,
    [
      ...[developerId, id, state, attempts, verificationId, json(consent), endedAt, json(challenge), draws],
      json(register),
    ],
  );
}

/** A session has a single event: how it ended. */
export async function announce(tx: Queryable, key: SessionKey, event: DomainEvent): Promise<void> {
  await append(tx, { developerId: key.developerId, streamId: key.id }, CHAIN_START, [event]);
}

export async function sweepLinks(db: Db, now: Date, limit: number): Promise<number> {
  const gone = await db.query(
    `DELETE FROM identity_session_links WHERE token_hash IN (
       SELECT token_hash FROM identity_session_links WHERE expires_at < $1 ORDER BY expires_at LIMIT $2)
     RETURNING true`,
    [now, limit],
  );
  return gone.length;
}
