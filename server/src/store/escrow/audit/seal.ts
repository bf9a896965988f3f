import { createHmac } from 'node:crypto';
import type { Seal } from '#core/escrow/audit/seal.ts';

/** HMAC-SHA256 under a key that the database does not hold. */
export function openSeal(key: Uint8Array): Seal {
  return (text) => createHmac('sha256', key).update(text).digest('hex');
}
