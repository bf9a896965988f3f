import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { hash, verify } from '@node-rs/argon2';

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

let nobodysHash: Promise<string> | undefined;

/**
 * Whether the password is the one of this hash. Without a hash (nobody has this e-mail address) the same work
 * is done for nothing, so that the time taken does not tell which addresses have an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== null;
}

/** What everybody tries first, from lists of passwords that were stolen. Read when somebody signs up. */
const MOST_USED = '@zxcvbn-ts/language-common/src/passwords.json';
let mostUsed: Promise<ReadonlySet<string>> | undefined;

/** Whether it is one of the passwords that guessers begin with, in whatever case. */
export async function isMostUsed(password: string): Promise<boolean> {
  mostUsed ??= readMostUsed();
  return (await mostUsed).has(password.toLowerCase());
}

async function readMostUsed(): Promise<ReadonlySet<string>> {
  const path = createRequire(import.meta.url).resolve(MOST_USED);
  return new Set(JSON.parse(await readFile(path, 'utf8')) as string[]);
}
