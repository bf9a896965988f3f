import { hash } from '@node-rs/argon2';

/** The library's enum exists for the compiler only, so its value is named here. */
const ARGON2ID = 2;

/** OWASP's floor for argon2id: 19 MiB, two passes. Off the event loop, about 20 ms of one core. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, {
    algorithm: ARGON2ID,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
}
