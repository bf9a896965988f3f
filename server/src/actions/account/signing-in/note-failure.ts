import { setTimeout as sleep } from 'node:timers/promises';
import type { AccountContext } from '#actions/account/context.ts';
import { recordOfPerson } from '#actions/account/record-of-person.ts';
import { SYSTEM } from '#core/actor.ts';
import * as guards from '#store/account/sign-in-guards.ts';

/** The most failures recorded per person and day, so that guessing cannot fill the log. */
const NOTED_A_DAY = 20;
/**
 * Longer than writing a record takes: the answer waits this long in any case, so that its timing reveals
 * nothing.
 */
const ANSWERED_AFTER_MS = 50;

type Shown = 'password' | 'code' | 'passkey';

/** Takes the same time whether the address is known or not. */
export async function noteWrongPassword(
  context: AccountContext,
  personId: string | undefined,
): Promise<void> {
  await Promise.all([sleep(ANSWERED_AFTER_MS), personId && noteFailure(context, personId, 'password')]);
}

/**
 * Records a failed sign-in in the audit log of each account of the person. The actor is unknown; the record
 * has the origin of the request. The last record of a day says so.
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
