import { DEVICE_TRUST } from '#core/risk/devices.ts';
import type { Db, Queryable } from '#store/db.ts';
import { deviceKey } from './records.ts';

/** Trust that comes from elsewhere than assessments: a verified identity, an agreement that was paid out. */
export type VerifiedUser = {
  readonly developerId: string;
  readonly userId: string;
  /** The device that the verification was made with, if the caller named it: it is trusted from now on. */
  readonly deviceFingerprint?: string | null | undefined;
  readonly at: Date;
};

/**
 * From now on `identity_not_verified` is silent for this user. Safe to repeat; takes part in a transaction.
 */
export async function markVerified(tx: Queryable, verified: VerifiedUser): Promise<void> {
  const { developerId, userId, deviceFingerprint, at } = verified;
  await tx.query(
    `INSERT INTO risk_users AS u (developer_id, user_id, first_seen_at, verified_at) VALUES ($1, $2, $3, $3)
     ON CONFLICT (developer_id, user_id) DO UPDATE SET verified_at = coalesce(u.verified_at, excluded.verified_at)`,
    [developerId, userId, at],
  );
  if (deviceFingerprint)
    await trustDevice(tx, { developerId, userId, device: deviceKey(deviceFingerprint), at });
}

async function trustDevice(
  tx: Queryable,
  { developerId, userId, device, at }: { developerId: string; userId: string; device: Buffer; at: Date },
): Promise<void> {
  const until = new Date(at.getTime() + DEVICE_TRUST.idleMs);
  await tx.query(
    `UPDATE risk_users SET trusted_until = greatest(trusted_until, $3) WHERE developer_id = $1 AND user_id = $2`,
    [developerId, userId, until],
  );
  // Never seen in an assessment: day 0 makes the first one count the user on this device.
  await tx.query(
    `INSERT INTO risk_user_devices AS d
       (developer_id, user_id, device, first_seen_at, day_bucket, seen_today, trusted_until)
     VALUES ($1, $2, $3, $4, 0, 0, $5)
     ON CONFLICT (developer_id, user_id, device) DO UPDATE
       SET trusted_until = greatest(d.trusted_until, excluded.trusted_until)`,
    [developerId, userId, device, at, until],
  );
  await tx.query(
    `INSERT INTO risk_devices (developer_id, device, first_seen_at, seen, hour_bucket, hour_current, hour_previous,
       day_bucket, users_current, users_previous)
     VALUES ($1, $2, $3, 1, 0, 0, 0, 0, 0, 0) ON CONFLICT DO NOTHING`,
    [developerId, device, at],
  );
}

/** The agreement was disbursed: the device that its buyer was last assessed with is the buyer's own. */
export async function trustAgreementDevice(
  db: Db,
  { developerId, agreementId, at }: { developerId: string; agreementId: string; at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const assessed = await tx.query<{ userId: string; device: Buffer }>(
      `SELECT user_id AS "userId", device FROM risk_agreements
       WHERE developer_id = $1 AND agreement_id = $2 AND device IS NOT NULL ORDER BY user_id`,
      [developerId, agreementId],
    );
    for (const { userId, device } of assessed) await trustDevice(tx, { developerId, userId, device, at });
  });
}
