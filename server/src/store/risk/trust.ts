import { DEVICE_TRUST } from '#core/risk/devices.ts';
import type { Db, Queryable } from '#store/db.ts';
import { deviceKey } from './records.ts';
import * as verifiedNames from './verified-names.ts';

/**
 * Trust that does not come from assessments: a verified identity, or an agreement that was paid out. Every
 * change raises the row's version, so that an assessment that read it before is made again.
 */
export type VerifiedUser = {
  readonly developerId: string;
  readonly userId: string;
  /** The name on the document, if it could be read with certainty and the account keeps it. */
  readonly name?: string | null | undefined;
  /** The device used for the verification, if the caller named it: it is trusted from now on. */
  readonly deviceFingerprint?: string | null | undefined;
  readonly at: Date;
};

/**
 * Marks a user as verified, which silences `identity_not_verified`. Safe to repeat; runs in the caller's
 * transaction.
 */
export async function markVerified(tx: Queryable, verified: VerifiedUser): Promise<void> {
  const { developerId, userId, name, deviceFingerprint, at } = verified;
  await tx.query(
    `INSERT INTO risk_users AS u (developer_id, user_id, version, first_seen_at, known_since, verified_at)
     VALUES ($1, $2, 1, $3, $3, $3) ON CONFLICT (developer_id, user_id) DO UPDATE SET
       version = u.version + 1, known_since = coalesce(u.known_since, excluded.known_since),
       verified_at = coalesce(u.verified_at, excluded.verified_at)`,
    [developerId, userId, at],
  );
  if (name) await verifiedNames.keep(tx, { developerId, userId }, name, at);
  if (deviceFingerprint)
    await trustDevice(tx, { developerId, userId, device: deviceKey(deviceFingerprint), at });
}

/** Withdraws a verification and the trust in its device. */
export async function unmarkVerified(
  tx: Queryable,
  { developerId, userId, device }: { developerId: string; userId: string; device: Buffer | null },
): Promise<void> {
  // The user's row first, as in every transaction that changes it.
  await tx.query('UPDATE risk_users SET version = version + 1 WHERE developer_id = $1 AND user_id = $2', [
    developerId,
    userId,
  ]);
  if (device) {
    await tx.query(
      `UPDATE risk_user_devices SET trusted_until = NULL
       WHERE developer_id = $1 AND user_id = $2 AND device = $3`,
      [developerId, userId, device],
    );
  }
  await verifiedNames.forget(tx, { developerId, userId });
  await tx.query(
    `UPDATE risk_users u SET verified_at = NULL, trusted_until = (
       SELECT max(d.trusted_until) FROM risk_user_devices d WHERE d.developer_id = $1 AND d.user_id = $2)
     WHERE u.developer_id = $1 AND u.user_id = $2`,
    [developerId, userId],
  );
}

async function trustDevice(
  tx: Queryable,
  { developerId, userId, device, at }: { developerId: string; userId: string; device: Buffer; at: Date },
): Promise<void> {
  const until = new Date(at.getTime() + DEVICE_TRUST.idleMs);
  await tx.query(
    `UPDATE risk_users SET version = version + 1, trusted_until = greatest(trusted_until, $3)
     WHERE developer_id = $1 AND user_id = $2`,
    [developerId, userId, until],
  );
  // Not yet seen in an assessment: with day 0, the first assessment counts the user on this device.
  await tx.query(
    `INSERT INTO risk_user_devices AS d
       (developer_id, user_id, device, first_seen_at, day_bucket, trusted_until)
     VALUES ($1, $2, $3, $4, 0, $5)
     ON CONFLICT (developer_id, user_id, device) DO UPDATE
       SET trusted_until = greatest(d.trusted_until, excluded.trusted_until)`,
    [developerId, userId, device, at, until],
  );
  await tx.query(
    `INSERT INTO risk_devices AS d (developer_id, device, version, known_since) VALUES ($1, $2, 1, $3)
     ON CONFLICT (developer_id, device) DO UPDATE SET version = d.version + 1,
       known_since = coalesce(d.known_since, excluded.known_since)`,
    [developerId, device, at],
  );
}

/**
 * Trusts the device that the buyer was last assessed with, after the agreement was disbursed. Only the
 * buyer's: other users assessed with the agreement have nothing to do with its outcome.
 */
export async function trustAgreementDevice(
  db: Db,
  { developerId, agreementId, at }: { developerId: string; agreementId: string; at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const assessed = await tx.query<{ userId: string; device: Buffer }>(
      `SELECT r.user_id AS "userId", r.device FROM risk_agreements r JOIN agreements a
         ON a.developer_id = r.developer_id AND a.id = r.agreement_id AND a.buyer_external_id = r.user_id
       WHERE r.developer_id = $1 AND r.agreement_id = $2 AND r.device IS NOT NULL`,
      [developerId, agreementId],
    );
    for (const { userId, device } of assessed) await trustDevice(tx, { developerId, userId, device, at });
  });
}
