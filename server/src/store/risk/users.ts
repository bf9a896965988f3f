import type { Db } from '#store/db.ts';
import { unpackUser } from './state/packed.ts';

/** Facts about an end user, for a person to see. Locations and addresses are left out. */
export type RiskUser = {
  readonly firstSeenAt: Date;
  readonly verifiedAt: Date | null;
  readonly country: string | null;
};

export type RiskUserDevice = {
  /** The start of the fingerprint's hash: enough to tell devices apart. */
  readonly device: string;
  readonly firstSeenAt: Date;
  readonly lastSeenDay: Date;
  readonly greens: number;
  readonly trustedUntil: Date | null;
};

const MAX_DEVICES = 20;

export async function find(db: Db, developerId: string, userId: string): Promise<RiskUser | undefined> {
  const [user] = await db.query<Omit<RiskUser, 'country'> & { readonly state: string | null }>(
    `SELECT first_seen_at AS "firstSeenAt", verified_at AS "verifiedAt", state FROM risk_users
     WHERE developer_id = $1 AND user_id = $2`,
    [developerId, userId],
  );
  if (!user) return undefined;
  const { state, ...rest } = user;
  const { place } = unpackUser(state, { knownSince: null, trustedUntil: null, verified: false });
  return { ...rest, country: place?.fix.country ?? null };
}

/** A day bucket is the number of days since 1970. */
export async function devices(db: Db, developerId: string, userId: string): Promise<RiskUserDevice[]> {
  return db.query<RiskUserDevice>(
    `SELECT left(encode(device, 'hex'), 12) AS device, first_seen_at AS "firstSeenAt",
       to_timestamp(day_bucket * 86400) AS "lastSeenDay", greens, trusted_until AS "trustedUntil"
     FROM risk_user_devices WHERE developer_id = $1 AND user_id = $2 ORDER BY day_bucket DESC LIMIT $3`,
    [developerId, userId, MAX_DEVICES],
  );
}
