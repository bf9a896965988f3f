import { hash } from 'node:crypto';

/** Returns the hash in hex. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
