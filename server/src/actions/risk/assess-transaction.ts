import { unlessTaken } from '#actions/unless-taken.ts';
import type { AssessRiskInput } from '#core/risk/gather-facts.ts';
import type { Answered, AnswerFor } from '#store/idempotency.ts';
import { type Assessment, assessRisk } from './assess-risk.ts';
import type { RiskContext } from './context.ts';

/** The action of POST /fraud/assess: a standalone assessment with its own event. */
export function assessTransaction(
  context: RiskContext,
  input: Omit<AssessRiskInput, 'bands'>,
  answerFor: AnswerFor<Assessment>,
): Promise<Answered<Assessment>> {
  const { developerId, callerMetadata } = input;
  return unlessTaken(context.db, { developerId, kind: 'assessment', callerMetadata }, () =>
    assessRisk(context, { ...input, bands: 'fraud' }, answerFor),
  );
}
