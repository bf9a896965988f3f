import { CALLER_METADATA } from './fields.ts';

/** The result of an assessment, in every event that reports one. */
export const ASSESSED = {
  assessmentId: 'text',
  score: 'integer',
  flag: { oneOf: ['GREEN', 'AMBER', 'RED'] },
  triggeredSignals: 'texts',
  ...CALLER_METADATA,
} as const;

/**
 * Events of standalone assessments and of the risk policy. The assessment of an agreement's payment is an
 * event of the agreement.
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
    description: 'A version of the risk policy entered shadow mode, went live or was retired',
    data: {
      version: 'integer',
      state: { oneOf: ['shadow', 'live', 'retired'] },
      previousState: { oneOf: ['draft', 'shadow', 'live'] },
    },
  },
} as const;
