import { Problem } from '#core/problem.ts';
import { localTimeIn } from '#core/risk/local-time.ts';
import { backtest } from '#core/risk/policy/backtest.ts';
import { compilePolicy } from '#core/risk/policy/risk-policy.ts';
import { inUnits, yardstickOf } from '#core/risk/value.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { withOwnFacts } from '#store/risk/facts/own-facts.ts';
import { PastAggregates } from '#store/risk/past-aggregates.ts';
import { timeZoneOf } from '#store/risk/policy/active-policies.ts';
import * as backtests from '#store/risk/policy/backtests.ts';
import { askForWork } from './ask-for-work.ts';
import type { RiskContext } from './context.ts';

/** Limits the cost; the newest million are representative. */
const MOST = 1_000_000;
const A_TURN = 50_000;

type BacktestContext = Pick<RiskContext, 'db' | 'clock'> & {
  readonly risk: Pick<RiskContext['risk'], 'thresholds'>;
};

export type BacktestInput = { readonly source: backtests.Backtest['source']; readonly since: Date };

/** Queues a backtest of a policy on the account's past assessments. */
export async function startBacktest(
  context: RiskContext,
  developerId: string,
  { source, since }: BacktestInput,
  answerFor: AnswerFor<backtests.Backtest>,
): Promise<Answered<backtests.Backtest>> {
  return askForWork(context, developerId, answerFor, async (tx, asked, current) => {
    const found = current[source];
    if (!found)
      throw new Problem('no_risk_policy', `There is no ${source} risk policy. See GET /v1/policies/risk.`);
    await backtests.stopOthers(tx, developerId, asked.askedAt);
    const wanted = { ...asked, source, since, policy: found.policy, id: context.newId('bkt') };
    const made = await backtests.insert(tx, developerId, wanted, MOST);
    return { made, work: { kind: 'backtest', payload: { backtestId: made.id } } };
  });
}

/**
 * Runs one turn: tens of thousands of assessments in batches, so that other jobs run between turns and other
 * requests between batches. The result so far is saved with the position. Returns true when there is more.
 */
export async function continueBacktest(
  context: BacktestContext,
  developerId: string,
  id: string,
): Promise<boolean> {
  const from = await backtests.find(context.db, developerId, id);
  if (from?.state !== 'running') return false;
  const compiledPolicy = compilePolicy(null, from.policy);
  const { tally } = from;
  let { cursor, done } = from;
  const most = Math.min(A_TURN, MOST - done);
  const { reads } = compiledPolicy;
  const own = {
    metadata: reads.metadata.length > 0,
    lookups: reads.lists,
    now: context.clock(),
    localTime: reads.localTime ? localTimeIn(await timeZoneOf(context.db, developerId)) : null,
  };
  const aggregates = new PastAggregates(context.db, developerId, reads.aggregates, (amount, currency) =>
    inUnits(amount, yardstickOf(currency, compiledPolicy.thresholds, context.risk.thresholds).threshold),
  );
  for await (const past of backtests.pastOf(context.db, developerId, from, most)) {
    const completed = await aggregates.addTo(await withOwnFacts(context.db, developerId, past, own));
    backtest(tally, completed, compiledPolicy, context.risk.thresholds);
    done += past.length;
    cursor = past.at(-1)?.id ?? cursor;
  }
  const more = done - from.done === most && done < MOST;
  const stands = more
    ? ({ state: 'running', finishedAt: null } as const)
    : ({ state: 'done', finishedAt: context.clock() } as const);
  await backtests.advance(context.db, developerId, from, { cursor, done, tally, ...stands });
  return more;
}
