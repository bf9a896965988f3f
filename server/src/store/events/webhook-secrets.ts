import { SECRET_START } from '#core/events/webhook.ts';
import type { Queryable } from '#store/db.ts';
import type { Reencrypted, SecretBox } from '#store/secrets/secret-box.ts';

type Owner = { readonly developerId: string; readonly endpointId: string };

/** Shared by both secrets of an endpoint: a rotation moves one to the other's column. */
const associatedDataOf = ({ developerId, endpointId }: Owner) =>
  `webhook_endpoints/${developerId}/${endpointId}/secret`;

export function encryptSecret(box: SecretBox, key: Owner, secret: string): string {
  return box.encrypt(associatedDataOf(key), secret);
}

/** Version 0.1 stored secrets in plain text. */
export function openSecret(box: SecretBox, key: Owner, stored: string): string {
  return stored.startsWith(SECRET_START) ? stored : box.open(associatedDataOf(key), stored);
}

type Stored = Owner & { readonly secret: string; readonly previous: string | null };

/** Re-encrypts a batch with the current key. Returns the number of rows. */
export async function reencrypt(
  tx: Queryable,
  box: SecretBox,
  which: Reencrypted,
  limit: number,
): Promise<number> {
  const rows = await tx.query<Stored>(
    `SELECT developer_id AS "developerId", id AS "endpointId", secret, previous_secret AS previous
     FROM webhook_endpoints WHERE ${which} LIMIT $2 FOR UPDATE`,
    [box.keyId, limit],
  );
  for (const { secret, previous, ...key } of rows) {
    const anew = (stored: string) => encryptSecret(box, key, openSecret(box, key, stored));
    await tx.query(
      `UPDATE webhook_endpoints SET secret = $3, previous_secret = $4, encrypted_by = $5
       WHERE developer_id = $1 AND id = $2`,
      [key.developerId, key.endpointId, anew(secret), previous === null ? null : anew(previous), box.keyId],
    );
  }
  return rows.length;
}
