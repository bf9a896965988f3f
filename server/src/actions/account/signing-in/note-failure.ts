import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountContext } from '#actions/account/context.ts';
import { recordOfPerson } from '#actions/account/record-of-person.ts';
import { SYSTEM } from '#core/actor.ts';
import * as guards from '#store/account/sign-in-guards.ts';

/** So many a day are written down of one person: whoever guesses must not be able to fill the log. */
const NOTED_A_DAY = 20;
/** Longer than a line takes to write: the answer comes then, whether there was one to write or not. */
const ANSWERED_AFTER_MS = 50;

type Shown = 'password' | 'code' | 'passkey';

/** A password that was wrong, for an address that somebody has or nobody: both take one time. */
export async function noteWrongPassword(
  context: AccountContext,
  personId: string | undefined,
): Promise<void> {
  await Promise.all([sleep(ANSWERED_AFTER_MS), personId && noteFailure(context, personId, 'password')]);
}

/**
 * Writes into the log of every account of a person that somebody has tried to come in as them. Who that was
 * nobody knows; where they asked from is in the line. The last one of a day says that it is the last.
 */
export async function noteFailure(context: AccountContext, personId: string, shown: Shown): Promise<void> {
  const now = context.clock();
  const day = now.toISOString().slice(0, 10);
  const [name] = context.box.digests('sign-in guard', 'noted', personId, day);
  await context.db.transaction(async (tx) => {
    const [before] = await guards.lock(tx, [name], now);
    const attempts = (before?.attempts ?? 0) + 1;
    if (attempts > NOTED_A_DAY) return;
    await guards.save(tx, [{ name, attempts, refusedUntil: null, lastAt: now }]);
    const after = { wrong: shown, ...(attempts === NOTED_A_DAY && { lastNotedToday: true }) };
    await recordOfPerson(context, tx, personId, { kind: 'sign_in.failed', actor: SYSTEM, after });
  });
}
