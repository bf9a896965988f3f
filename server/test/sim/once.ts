import type { Context } from '#actions/context.ts';
import { Problem, type ProblemCode } from '#core/problem.ts';
import * as idempotency from '#store/idempotency.ts';
import { type Answered, type AnswerFor, LostClaim } from '#store/idempotency.ts';

/** The first request with this key is still running, or died and its claim has not expired yet. */
export class StillRunning extends Error {}
/** The key was first used so long ago that the service may have forgotten it: a careful client stops here. */
export class KeyExpired extends Error {}

export type OnceKey = { readonly value: string; firstUsedAt: number | null };

const KEPT_MS = 24 * 3_600_000;

const NOT_KEPT: ReadonlySet<string> = new Set(['service_unavailable', 'provider_unavailable']);

/**
 * A request with an Idempotency-Key, as the HTTP layer handles it: claims the key, executes and saves the
 * response in one commit, or returns the saved response.
 */
export async function once<Result, View>(
  context: Context,
  developerId: string,
  onceKey: OnceKey,
  view: (result: Result) => View,
  run: (answerFor: AnswerFor<Result>) => Promise<Answered<Result>>,
): Promise<View> {
  const now = context.clock();
  onceKey.firstUsedAt ??= now.getTime();
  if (now.getTime() - onceKey.firstUsedAt >= KEPT_MS) throw new KeyExpired();
  const key = onceKey.value;
  const claim = context.newId('claim');
  const fingerprint = Buffer.from(key);
  const claimed = await idempotency.claim(context.db, { developerId, key, fingerprint, claim, now });
  if (claimed.outcome === 'answered') {
    const answer = JSON.parse(claimed.body) as { view?: View; problem?: ProblemCode };
    if (answer.problem) throw new Problem(answer.problem);
    return answer.view as View;
  }
  if (claimed.outcome !== 'claimed') throw new StillRunning();
  const save = (body: object) => ({ key, claim, status: 200, body: JSON.stringify(body), encrypted: false });
  try {
    const { result } = await run((outcome) => save({ view: view(outcome) }));
    return view(result);
  } catch (error) {
    if (error instanceof LostClaim) throw new StillRunning();
    if (error instanceof Problem) {
      if (NOT_KEPT.has(error.code)) await idempotency.giveUp(context.db, developerId, key, claim);
      else await idempotency.writeAnswer(context.db, developerId, save({ problem: error.code }));
    }
    throw error;
  }
}
