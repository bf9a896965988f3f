import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { hash, verify } from '@node-rs/argon2';

/** The library's enum is a const enum, so its value is repeated here. */
const ARGON2ID = 2;

/**
 * OWASP's minimum for argon2id: 19 MiB, two passes. Runs off the event loop and takes about 20 ms of one
 * core.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password, {
    algorithm: ARGON2ID,
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
  });
}

let dummyHash: Promise<string> | undefined;

/**
 * True when the password matches the hash. Without a hash (unknown e-mail address) the same work is done, so
 * that response times do not reveal which addresses have an account.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('a password for unknown accounts');
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== null;
}

/** The most common passwords from leaked lists. Read at the first sign-up. */
const MOST_USED = '@zxcvbn-ts/language-common/src/passwords.json';
let mostUsed: Promise<ReadonlySet<string>> | undefined;

/** True for one of the most common passwords, ignoring case. */
export async function isMostUsed(password: string): Promise<boolean> {
  mostUsed ??= readMostUsed();
  return (await mostUsed).has(password.toLowerCase());
}

async function readMostUsed(): Promise<ReadonlySet<string>> {
  const path = createRequire(import.meta.url).resolve(MOST_USED);
  return new Set(JSON.parse(await readFile(path, 'utf8')) as string[]);
}
