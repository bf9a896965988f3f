import { CALLER_METADATA } from './fields.ts';

/** What an assessment came to, as it is told wherever one is told of. */
export const ASSESSED = {
  assessmentId: 'text',
  score: 'integer',
  flag: { oneOf: ['GREEN', 'AMBER', 'RED'] },
  triggeredSignals: 'texts',
  ...CALLER_METADATA,
} as const;

/**
 * Of what was assessed for itself; the assessment of an agreement's payment is the agreement's to tell. And
 * of what an account makes of its scores.
 */
export const RISK_EVENTS = {
  'assessment.created': {
    description: 'A transaction or user was assessed with POST /v1/fraud/assess',
    data: {
      ...ASSESSED,
      platformUserId: 'text',
      agreementId: 'text or null',
      transactionAmount: 'amount',
      currency: 'text',
      simulated: 'flag',
    },
  },
  'risk_policy.changed': {
    description: 'A version of the risk policy is tried, in use, or no longer',
    data: {
      version: 'integer',
      state: { oneOf: ['shadow', 'live', 'retired'] },
      previousState: { oneOf: ['draft', 'shadow', 'live'] },
    },
  },
} as const;
