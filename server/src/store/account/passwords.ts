import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { openTurns } from './hash-turns.ts';

/** The library's enum is a const enum, so its value is repeated here. */
const ARGON2ID = 2;

/** At most half of the processors hash: strangers may ask for it, and payments share the machine. */
const turns = openTurns({
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  maxWaiting: 200,
  patienceMs: 10_000,
});

/**
 * OWASP's minimum for argon2id: 19 MiB, two passes. Runs off the event loop and takes about 20 ms of one
 * core. `place` is the network or session that asks.
 */
export function hashPassword(password: string, place: string): Promise<string> {
  return turns.take(place, () => argon2id(password));
}

function argon2id(password: string): Promise<string> {
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
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  place: string,
): Promise<boolean> {
  dummyHash ??= argon2id('a password for unknown accounts');
  const expected = passwordHash ?? (await dummyHash);
  const matches = await turns.take(place, () => verify(expected, password));
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
