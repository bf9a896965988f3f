import { ZERO } from '#core/escrow/money.ts';
import { mayBeResolved, resolve } from '#core/escrow/resolve.ts';
import { Problem } from '#core/problem.ts';
import { DAY_MS, HOUR_MS } from '#core/time.ts';
import * as owedWork from '#store/escrow/owed-work.ts';
import { changeAgreement, loadAgreement } from './change-agreement.ts';
import type { EscrowContext } from './context.ts';
import { resolveFacts } from './resolve-facts.ts';

/**
 * Returns money that has been unused for as long as configured: the rest is never paid, a milestone is never
 * confirmed, or the seller has no payout account. Off by default. Returns the number of agreements.
 */
export async function expireAgreements(
  context: EscrowContext,
  limit: number,
  developerId: string | null = null,
): Promise<number> {
  const { expireAfterMs } = context.policy;
  if (expireAfterMs === null) return 0;
  const since = new Date(context.clock().getTime() - expireAfterMs);
  const still = await owedWork.lyingStill(context.db, since, limit, developerId);
  const reason = `Nothing has happened for ${inWords(expireAfterMs)}.`;
  for (const found of still) await expire(context, found, reason);
  return still.length;
}

function inWords(ms: number): string {
  return ms < 2 * DAY_MS ? `${Math.round(ms / HOUR_MS)} hours` : `${Math.round(ms / DAY_MS)} days`;
}

/** What is disputed waits for the end of the dispute; commission that was paid out cannot come back. */
const STAYS: ReadonlySet<string> = new Set(['milestone_disputed', 'commission_paid_out']);

/** One milestone at a time, and only while nothing else changes the agreement. */
async function expire(context: EscrowContext, found: owedWork.LyingStill, reason: string): Promise<void> {
  const { version: expected, ...key } = found;
  let version: number | null = expected;
  for (const { id: milestoneId, amount } of (await loadAgreement(context, key)).milestones) {
    const resolution = { milestoneId, toBuyer: amount, toSeller: ZERO, reason };
    version = await changeAgreement(context, key, async (agreement, moment) => {
      if (agreement.version !== version || agreement.hold !== null) return { change: null, result: null };
      if (!mayBeResolved(agreement, milestoneId)) return { change: null, result: agreement.version };
      const facts = await resolveFacts(context, key, agreement, milestoneId);
      try {
        const { change, result } = resolve(agreement, resolution, facts, moment);
        return { change, result: result.version };
      } catch (error) {
        if (!(error instanceof Problem && STAYS.has(error.code))) throw error;
        return { change: null, result: agreement.version };
      }
    });
  }
}
