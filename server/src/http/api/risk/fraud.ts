import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { type Assessment, assessRisk } from '#actions/risk/assess-risk.ts';
import { Problem } from '#core/problem.ts';
import { DEGRADATIONS, FLAGS, SIGNALS } from '#core/risk/facts.ts';
import { callerOf } from '#http/frame/auth.ts';
import { answerOnce } from '#http/frame/idempotency.ts';
import { PageQuery, type Part, pageOf, readPage } from '#http/frame/paging.ts';
import {
  answers,
  currency,
  externalId,
  IdempotencyHeaders,
  idOf,
  positiveAmount,
  problems,
  READ,
  text,
  timestamp,
  WRITE,
} from '#http/frame/schemas.ts';
import * as riskAssessments from '#store/risk/assessments.ts';
import { camelCaseFacts, fingerprint, simulate } from './risk-fields.ts';

const Flag = z.enum(FLAGS);
const Signal = z.enum(SIGNALS);
const Score = z.int().min(0).max(100).meta({ description: 'Higher means riskier' });
export const Contribution = z
  .object({
    signal: z.enum([...SIGNALS, 'cap']),
    points: z.int().meta({ description: 'The points of all contributions add up to the score' }),
    reason: z.string(),
  })
  .meta({ id: 'RiskContribution' });

export const AssessBody = z.object({
  platformUserId: externalId('platformUserId').meta({ description: 'Your own id of the end user' }),
  transactionAmount: positiveAmount('transactionAmount'),
  deviceFingerprint: fingerprint('deviceFingerprint'),
  agreementId: text('agreementId', { max: 255 })
    .optional()
    .meta({ description: 'Links the assessment to an agreement' }),
  simulateVpn: simulate('a VPN was detected'),
  simulateImpossibleTravel: simulate('the user had travelled impossibly fast'),
  currency: currency('currency').default('NGN'),
  ...camelCaseFacts,
});

const Verdict = z.object({
  score: Score,
  flag: Flag,
  category: z.string().meta({ description: 'Low Risk, Elevated Risk or Critical' }),
  triggeredSignals: z.array(Signal),
  recommendation: z.string(),
});
export const FraudAssessment = Verdict.extend({
  id: z.string(),
  contributions: z.array(Contribution),
}).meta({ id: 'FraudAssessment' });

export const ListedAssessment = Verdict.extend({
  id: z.string(),
  endpoint: z.enum(['fraud', 'payment']),
  platformUserId: z.string(),
  agreementId: z.string().nullable(),
  transactionAmount: z.int(),
  currency: z.string(),
  simulated: z.boolean().meta({ description: 'Made with a simulate flag, and not learned from' }),
  createdAt: timestamp,
}).meta({ id: 'ListedAssessment' });

export const StoredAssessment = ListedAssessment.extend({
  contributions: z.array(Contribution),
  counterfactuals: z
    .array(
      z.object({
        step: z.enum(['verify_identity', 'use_known_device', 'leave_vpn']),
        removes: z.array(Signal),
        score: Score,
        flag: Flag,
      }),
    )
    .meta({ description: 'The score and flag if the user took this step, best first' }),
  bands: z.object({ amberFrom: z.int(), redFrom: z.int() }),
  degraded: z
    .array(z.enum(DEGRADATIONS))
    .meta({ description: 'What could not be read, so that its signals were skipped' }),
  network: z
    .object({
      class: z.string(),
      asn: z.int().nullable(),
      organisation: z.string().nullable(),
      country: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'What was known of the address; the address itself is not kept' }),
  ipDataVersion: z.string().nullable(),
}).meta({ id: 'StoredAssessment' });

const ASSESSMENT_ID = /^fra_[0-9a-f]{32}$/;

export const ListQuery = PageQuery.extend({
  platformUserId: externalId('platformUserId').optional(),
  agreementId: text('agreementId', { max: 255 }).optional(),
  flag: Flag.optional(),
});

export function fraudRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/v1/fraud/assess',
      {
        schema: {
          operationId: 'assessFraud',
          tags: ['Fraud'],
          summary: 'Assess the risk of a transaction or user',
          headers: IdempotencyHeaders,
          body: AssessBody,
          response: { 200: answers('The verdict, whatever it is', FraudAssessment), ...problems(WRITE) },
        },
      },
      async (request, reply) => {
        const { body } = request;
        const input = {
          developerId: callerOf(request).developerId,
          userId: body.platformUserId,
          amount: body.transactionAmount,
          currency: body.currency,
          bands: 'fraud' as const,
          deviceFingerprint: body.deviceFingerprint,
          agreementId: body.agreementId,
          facts: body,
          simulateVpn: body.simulateVpn,
          simulateImpossibleTravel: body.simulateImpossibleTravel,
        };
        return answerOnce(request, reply, 200, viewVerdict, (answerFor) =>
          assessRisk(context, input, answerFor),
        );
      },
    );

    app.get(
      '/v1/fraud/assessments/:id',
      {
        schema: {
          operationId: 'retrieveAssessment',
          tags: ['Fraud'],
          summary: 'An assessment as it was made, with the reasons for its score',
          params: z.object({ id: idOf('fra') }),
          response: { 200: answers('The assessment', StoredAssessment), ...problems(READ, 404) },
        },
      },
      async (request) => {
        const { developerId } = callerOf(request);
        const found = await riskAssessments.find(context.db, developerId, request.params.id);
        if (!found) throw new Problem('not_found', 'There is no such assessment.');
        return viewStored(found);
      },
    );

    app.get(
      '/v1/fraud/assessments',
      {
        schema: {
          operationId: 'listAssessments',
          tags: ['Fraud'],
          summary: 'Assessments, newest first',
          querystring: ListQuery,
          response: {
            200: answers('A page of assessments', pageOf(ListedAssessment)),
            ...problems(READ, 400),
          },
        },
      },
      async (request) => {
        const { platformUserId: userId, agreementId, flag } = request.query;
        const { developerId } = callerOf(request);
        const read = (part: Part) =>
          riskAssessments.list(context.db, developerId, { userId, agreementId, flag, ...part });
        return readPage(request.query, ASSESSMENT_ID, read, viewListed);
      },
    );
  };
}

function viewVerdict(assessment: Assessment): z.output<typeof FraudAssessment> {
  const { id, score, flag, category, triggeredSignals, recommendation, contributions } = assessment;
  return { id, score, flag, category, triggeredSignals, recommendation, contributions };
}

function viewListed(stored: riskAssessments.StoredAssessment): z.output<typeof ListedAssessment> {
  const { category, triggeredSignals, recommendation } = stored.detail;
  return {
    id: stored.id,
    endpoint: stored.bands,
    platformUserId: stored.userId,
    agreementId: stored.agreementId,
    transactionAmount: stored.amount,
    currency: stored.currency,
    score: stored.score,
    flag: stored.flag,
    category,
    triggeredSignals,
    recommendation,
    simulated: stored.simulated,
    createdAt: stored.createdAt.toISOString(),
  };
}

function viewStored(stored: riskAssessments.StoredAssessment): z.output<typeof StoredAssessment> {
  const { contributions, counterfactuals, bandLimits, degraded, network, ipDataVersion } = stored.detail;
  return {
    ...viewListed(stored),
    contributions,
    counterfactuals,
    bands: bandLimits,
    degraded,
    network,
    ipDataVersion,
  };
}
