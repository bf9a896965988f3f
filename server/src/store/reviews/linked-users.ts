import type { Flag } from '#core/risk/facts.ts';
import type { Outcome } from '#core/risk/labels/label.ts';
import type { Queryable } from '#store/db.ts';
import { NETWORK_OF } from '#store/risk/verdicts.ts';

/** The kinds of links between two users. */
export const TIES = ['device', 'network', 'bank_account', 'deal'] as const;
export type Tie = (typeof TIES)[number];

/** A user who is linked to the user of a review. */
export type LinkedUser = {
  readonly tie: Tie;
  /**
   * The shared item: the start of a device's hash, a network's number, the start of a bank account's blind
   * index, or "paid".
   */
  readonly through: string;
  readonly userId: string;
  /** The linked user's newest assessment and its label. */
  readonly assessmentId: string | null;
  readonly flag: Flag | null;
  readonly outcome: Outcome | null;
};

/** Maximum number of users per kind of link: more than a graph can show. */
const EACH = 12;
/** Maximum number of the user's own devices and bank accounts to look up, newest first. */
const OWN = 50;
/** How many assessments back to search for users of the same network. Most networks have many users. */
const LOOKED_AT = 2_000;

/**
 * Returns users who share a device, a bank account or an agreement with a user, or recently used the same
 * network. Each kind has its own index, so the cost does not grow with the data.
 */
export async function linkedUsersOf(
  db: Queryable,
  developerId: string,
  userId: string,
  network: number | null,
): Promise<LinkedUser[]> {
  return db.query<LinkedUser>(
    `WITH ties AS MATERIALIZED (
       (SELECT 'device' AS tie, left(encode(o.device, 'hex'), 12) AS through, o.user_id AS other
        FROM (SELECT device FROM risk_user_devices WHERE developer_id = $1 AND user_id = $2
              ORDER BY day_bucket DESC, first_seen_at DESC LIMIT $6) d
          CROSS JOIN LATERAL (SELECT device, user_id FROM risk_user_devices
            WHERE developer_id = $1 AND device = d.device AND user_id <> $2 LIMIT $4) o LIMIT $4)
       UNION ALL
       (SELECT 'bank_account', left(encode(o.blind_index, 'hex'), 12), o.external_user_id
        FROM (SELECT blind_index FROM payout_account_index WHERE developer_id = $1 AND external_user_id = $2
              ORDER BY seen_at DESC LIMIT $6) m
          CROSS JOIN LATERAL (SELECT blind_index, external_user_id FROM payout_account_index
            WHERE developer_id = $1 AND blind_index = m.blind_index AND external_user_id <> $2 LIMIT $4) o LIMIT $4)
       UNION ALL
       (SELECT 'deal', 'paid', payee_id FROM risk_pairs WHERE developer_id = $1 AND user_id = $2
        ORDER BY first_at DESC LIMIT $4)
       UNION ALL
       (SELECT DISTINCT 'network', 'AS' || $3::bigint, user_id FROM (
          SELECT user_id, ${NETWORK_OF('risk_assessments')} AS asn FROM risk_assessments
          WHERE developer_id = $1 ORDER BY id DESC LIMIT $5) r
        WHERE $3::bigint IS NOT NULL AND asn = $3::text AND user_id <> $2 LIMIT $4)
     )
     SELECT t.tie, t.through, t.other AS "userId", a.id AS "assessmentId", a.flag, l.outcome
     FROM ties t
       LEFT JOIN LATERAL (SELECT id, flag FROM risk_assessments
         WHERE developer_id = $1 AND user_id = t.other ORDER BY id DESC LIMIT 1) a ON true
       LEFT JOIN LATERAL (SELECT outcome FROM risk_labels
         WHERE developer_id = $1 AND assessment_id = a.id ORDER BY created_at DESC, id DESC LIMIT 1) l ON true
     ORDER BY t.tie, t.through, t.other`,
    [developerId, userId, network, EACH, LOOKED_AT, OWN],
  );
}
