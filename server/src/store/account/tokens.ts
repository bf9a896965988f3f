import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits: guessing one is out of the question, so a fast hash of it is enough to store. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
