import { hash } from 'node:crypto';

/** Returns the hash in hex. */
export function sha256(text: string | Uint8Array): string {
  return hash('sha256', text, 'hex');
}
