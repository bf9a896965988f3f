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

/** Returns the second factors that a person has set up. */
export async function find(db: Queryable, personId: string): Promise<Factors> {
  const [row] = await db.query<Factors>(
    `SELECT (SELECT confirmed_at FROM totp_secrets WHERE person_id = $1) AS "appSince",
       (SELECT count(*) FROM passkeys WHERE person_id = $1) AS passkeys,
       (SELECT count(*) FROM recovery_codes WHERE person_id = $1) AS "recoveryCodes"`,
    [personId],
  );
  return row ?? { appSince: null, passkeys: 0, recoveryCodes: 0 };
}

/** SQL that is true when the person has a second factor. */
export function hasSecondFactor(personId: string): string {
  return `(EXISTS (SELECT 1 FROM totp_secrets t WHERE t.person_id = ${personId} AND t.confirmed_at IS NOT NULL)
    OR EXISTS (SELECT 1 FROM passkeys k WHERE k.person_id = ${personId}))`;
}

/** Replaces all recovery codes. They are returned once; only hashes are stored. */
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

/** Consumes a recovery code. Only one of two concurrent attempts succeeds. */
export async function spendRecoveryCode(tx: Queryable, personId: string, typed: string): Promise<boolean> {
  const spent = await tx.query(
    'DELETE FROM recovery_codes WHERE person_id = $1 AND code_hash = $2 RETURNING true',
    [personId, hashToken(readRecoveryCode(typed))],
  );
  return spent.length > 0;
}

/** Removes all second factors: for the operator, when a person has lost theirs. */
export async function removeAll(tx: Queryable, personId: string): Promise<void> {
  for (const table of ['totp_secrets', 'passkeys', 'recovery_codes']) {
    await tx.query(`DELETE FROM ${table} WHERE person_id = $1`, [personId]);
  }
}
