import { randomBytes } from 'node:crypto';
import {
  type Factors,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  readRecoveryCode,
  recoveryCode,
} from '#core/account/second-factor.ts';
import { hashToken } from '#store/account/tokens.ts';
import type { Queryable } from '#store/db.ts';

/** What somebody has set up besides a password. */
export async function find(db: Queryable, personId: string): Promise<Factors> {
  const [row] = await db.query<Factors>(
    `SELECT (SELECT confirmed_at FROM totp_secrets WHERE person_id = $1) AS "appSince",
       (SELECT count(*) FROM passkeys WHERE person_id = $1) AS passkeys,
       (SELECT count(*) FROM recovery_codes WHERE person_id = $1) AS "recoveryCodes"`,
    [personId],
  );
  return row ?? { appSince: null, passkeys: 0, recoveryCodes: 0 };
}

/** New ones in the place of all that were there. They are in the answer once; what is kept are hashes. */
export async function renewRecoveryCodes(tx: Queryable, personId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_CODE_BYTES)));
  await removeRecoveryCodes(tx, personId);
  await tx.query(
    'INSERT INTO recovery_codes (person_id, code_hash) SELECT $1, hash FROM unnest($2::bytea[]) AS hash',
    [personId, codes.map(hashToken)],
  );
  return codes;
}

export async function removeRecoveryCodes(tx: Queryable, personId: string): Promise<void> {
  await tx.query('DELETE FROM recovery_codes WHERE person_id = $1', [personId]);
}

/** Of two who send the same at once one is let through. */
export async function spendRecoveryCode(tx: Queryable, personId: string, typed: string): Promise<boolean> {
  const spent = await tx.query(
    'DELETE FROM recovery_codes WHERE person_id = $1 AND code_hash = $2 RETURNING true',
    [personId, hashToken(readRecoveryCode(typed))],
  );
  return spent.length > 0;
}

/** For whoever runs the service, when somebody has lost all of theirs. */
export async function removeAll(tx: Queryable, personId: string): Promise<void> {
  for (const table of ['totp_secrets', 'passkeys', 'recovery_codes']) {
    await tx.query(`DELETE FROM ${table} WHERE person_id = $1`, [personId]);
  }
}
