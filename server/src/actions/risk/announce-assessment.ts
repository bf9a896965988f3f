import { NO_CALLER_METADATA } from '#core/caller-metadata.ts';
import type { DomainEvent } from '#core/events/event.ts';
import type { AssessRiskInput } from '#core/risk/gather-facts.ts';
import type { Verdict } from '#core/risk/verdict.ts';
import type { RiskContext } from './context.ts';

/** The event of an assessment. An assessment of a payment has none: its agreement announces it. */
export function eventOf(
  context: RiskContext,
  input: AssessRiskInput,
  { id, score, flag, triggeredSignals }: Verdict & { readonly id: string },
  createdAt: Date,
): DomainEvent | null {
  if (input.bands !== 'fraud') return null;
  const { userId, amount, currency, agreementId = null, callerMetadata = NO_CALLER_METADATA } = input;
  return {
    id: context.newId('evt'),
    sequence: 1,
    type: 'assessment.created',
    data: {
      assessmentId: id,
      score,
      flag,
      triggeredSignals,
      ...callerMetadata,
      platformUserId: userId,
      agreementId,
      transactionAmount: amount,
      currency,
      simulated: Boolean(input.simulateVpn || input.simulateImpossibleTravel),
    },
    createdAt,
    actor: context.caller.actor,
  };
}
