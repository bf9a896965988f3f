import { createHmac, randomBytes } from 'node:crypto';
import { base32, type Hmac, stepOf, TOTP_SECRET_BYTES } from '#core/account/totp.ts';
import type { Queryable } from '#store/db.ts';
import type { Reencrypted, SecretBox } from '#store/secrets/secret-box.ts';

const associatedDataOf = (personId: string) => `totp_secrets/${personId}/secret`;

function hmacWith(secret: Buffer): Hmac {
  return (message) => createHmac('sha1', secret).update(message).digest();
}

/**
 * Creates a TOTP secret for an authenticator app, replacing an unconfirmed one. Null when the person already
 * has a confirmed secret.
 */
export async function begin(
  tx: Queryable,
  box: SecretBox,
  personId: string,
  now: Date,
): Promise<string | null> {
  const secret = randomBytes(TOTP_SECRET_BYTES);
  const written = await tx.query(
    `INSERT INTO totp_secrets AS s (person_id, secret, encrypted_by, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (person_id) DO UPDATE SET secret = excluded.secret, encrypted_by = excluded.encrypted_by,
       created_at = excluded.created_at, last_step = 0
     WHERE s.confirmed_at IS NULL RETURNING true`,
    [personId, box.encrypt(associatedDataOf(personId), secret.toString('hex')), box.keyId, now],
  );
  return written.length === 0 ? null : base32(secret);
}

type Row = { readonly secret: string; readonly lastStep: number };

/**
 * True when a TOTP code is correct and used for the first time: of two concurrent attempts with one code,
 * only one succeeds. With `confirmed: false`, the code confirms an app that is being set up.
 */
export async function spend(
  tx: Queryable,
  box: SecretBox,
  asked: {
    readonly personId: string;
    readonly code: string;
    readonly confirmed: boolean;
    readonly now: Date;
  },
): Promise<boolean> {
  const { personId, code, confirmed, now } = asked;
  const [row] = await tx.query<Row>(
    `SELECT secret, last_step AS "lastStep" FROM totp_secrets
     WHERE person_id = $1 AND (confirmed_at IS NOT NULL) = $2 FOR UPDATE`,
    [personId, confirmed],
  );
  if (!row) return false;
  const secret = Buffer.from(box.open(associatedDataOf(personId), row.secret), 'hex');
  const step = stepOf(hmacWith(secret), code, now, row.lastStep);
  if (step === null) return false;
  await tx.query(
    `UPDATE totp_secrets SET last_step = $2, confirmed_at = coalesce(confirmed_at, $3) WHERE person_id = $1`,
    [personId, step, now],
  );
  return true;
}

export async function remove(tx: Queryable, personId: string): Promise<void> {
  await tx.query('DELETE FROM totp_secrets WHERE person_id = $1', [personId]);
}

/** Re-encrypts a batch with the current key. Returns the number of rows. */
export async function reencrypt(
  tx: Queryable,
  box: SecretBox,
  which: Reencrypted,
  limit: number,
): Promise<number> {
  const rows = await tx.query<{ personId: string; secret: string }>(
    `SELECT person_id AS "personId", secret FROM totp_secrets WHERE ${which} LIMIT $2 FOR UPDATE`,
    [box.keyId, limit],
  );
  for (const { personId, secret } of rows) {
    const associatedData = associatedDataOf(personId);
    await tx.query('UPDATE totp_secrets SET secret = $2, encrypted_by = $3 WHERE person_id = $1', [
      personId,
      box.encrypt(associatedData, box.open(associatedData, secret)),
      box.keyId,
    ]);
  }
  return rows.length;
}
