import type { Mac } from '#core/escrow/verify/mac.ts';
import { hmacWith } from '#store/hmac.ts';

/** HMAC-SHA256 with a key that is not in the database. */
export function openMac(key: Uint8Array): Mac {
  const hmac = hmacWith(key);
  return (text) => hmac(text, 'hex');
}
