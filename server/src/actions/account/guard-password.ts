import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { OpenedFrom } from '#core/account/session.ts';
import { GUARDS, type GuardPolicy, RESET_GUARDS, withAttempt } from '#core/account/sign-in-guard.ts';
import { Problem } from '#core/problem.ts';
import * as knownNetworks from '#store/account/known-networks.ts';
import * as guards from '#store/account/sign-in-guards.ts';
import type { Queryable } from '#store/db.ts';
import type { AccountContext } from './context.ts';

/** Where an attempt comes from: a browser that was used before, or else a network. */
export type ClientOrigin = OpenedFrom & { readonly device: string | null };

type AttemptLimit = { readonly name: Buffer; readonly policy: GuardPolicy };

/** The limits that an attempt counts against. The first is reset when the password was right. */
export type AttemptLimits = readonly [AttemptLimit, ...AttemptLimit[]];

/**
 * Each kind of attempt has its own limits: a person who knows the password has not used up attempts at the
 * second factor.
 */
const POLICIES = { password: GUARDS, factor: GUARDS, reset: RESET_GUARDS } as const;

type Tried = {
  readonly what: keyof typeof POLICIES;
  /** The address as typed: unknown addresses are limited like any other. */
  readonly account: string;
  readonly personId: string | undefined;
};

export async function attemptLimitsFor(
  context: AccountContext,
  { what, account, personId }: Tried,
  { network, device }: Omit<ClientOrigin, 'browser'>,
): Promise<AttemptLimits> {
  const limitFor = (kind: keyof typeof GUARDS, ...of: readonly string[]): AttemptLimit => ({
    name: context.box.digests('sign-in guard', what, kind, ...of)[0],
    policy: POLICIES[what][kind],
  });
  const known = personId !== undefined && device !== null && knownDevice(context, personId, device);
  if (known) return [limitFor('accountAtPlace', account, 'device', known)];
  const atPlace = limitFor('accountAtPlace', account, 'network', network);
  if (personId !== undefined) {
    const digests = context.box.digests('known network', personId, network);
    if (await knownNetworks.isKnown(context.db, personId, digests)) return [atPlace];
  }
  return [atPlace, limitFor('accountByStrangers', account), limitFor('strangersAtPlace', network)];
}

/**
 * The limit of one session whose holder proves the password again: a stolen session cannot lock the others.
 */
export function attemptLimitWithin(context: AccountContext, tokenHash: Buffer): AttemptLimits {
  const [name] = context.box.digests('sign-in guard', 'within', tokenHash.toString('hex'));
  return [{ name, policy: GUARDS.accountAtPlace }];
}

/**
 * Counts the attempt before it is made, so that concurrent attempts cannot exceed the limit. Throws when it
 * is reached.
 */
export async function countAttempt(context: AccountContext, attemptLimits: AttemptLimits): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const names = attemptLimits.map(({ name }) => name);
    const met = await guards.lock(tx, names, now);
    const until = Math.max(...met.map(({ refusedUntil }) => refusedUntil?.getTime() ?? 0));
    if (until > now.getTime()) throw tooMany(Math.ceil((until - now.getTime()) / 1000));
    const after = attemptLimits.map(({ name, policy }) => {
      const before = met.find((guard) => guard.name.equals(name));
      return { name, ...withAttempt(before, policy, now) };
    });
    await guards.save(tx, after);
  });
}

function tooMany(seconds: number): Problem {
  return new Problem(
    'rate_limited',
    `Too many attempts. Try again in ${seconds} s, or use a browser or network that you have signed in ` +
      'from before.',
    { retryAfterSeconds: seconds },
  );
}

/** Resets the limit after a success: the earlier attempts were the owner's. */
export async function resetAttempts(tx: Queryable, [limitFor]: AttemptLimits): Promise<void> {
  await guards.remove(tx, limitFor.name);
}

/** Only after a complete sign-in: a password without the second factor does not make a network known. */
export async function rememberNetwork(
  context: AccountContext,
  tx: Queryable,
  personId: string,
  network: string,
): Promise<void> {
  const [digest] = context.box.digests('known network', personId, network);
  await knownNetworks.remember(tx, personId, digest, context.clock());
}

/** Creates a browser name with a proof that we issued it for this person. It grants nothing by itself. */
export function newDevice(context: AccountContext, personId: string): string {
  const name = randomBytes(DEVICE_BYTES).toString('base64url');
  const [proof] = context.box.digests('known device', personId, name);
  return `${name}.${proof.toString('base64url')}`;
}

const DEVICE_BYTES = 16;

/** The name of a browser that this person has signed in from before, or null. */
function knownDevice(context: AccountContext, personId: string, device: string): string | null {
  const [name = '', proof = ''] = device.split('.');
  const given = Buffer.from(proof, 'base64url');
  const genuine = context.box
    .digests('known device', personId, name)
    .some((digest) => digest.length === given.length && timingSafeEqual(digest, given));
  return genuine ? name : null;
}
