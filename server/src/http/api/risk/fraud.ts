import { z } from 'zod';
import type { Assessment } from '#actions/risk/assess-risk.ts';
import { assessTransaction } from '#actions/risk/assess-transaction.ts';
import { Problem } from '#core/problem.ts';
import { DEGRADATIONS, FLAGS, SIGNALS } from '#core/risk/facts.ts';
import { fraudTypeOf } from '#core/risk/fraud-type.ts';
import type { Label } from '#core/risk/labels/label.ts';
import { knownFacts } from '#core/risk/policy/rule-facts.ts';
import { FIRST_RULE_SET } from '#core/risk/score.ts';
import { DAY_MS } from '#core/time.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import {
  currency,
  externalId,
  idOf,
  newExternalId,
  ok,
  positiveAmount,
  text,
  timestamp,
} from '#http/pipeline/schemas.ts';
import {
  amountFilters,
  CallerMetadataAlways,
  CallerMetadataIfAsked,
  callerMetadataFields,
  callerMetadataOf,
  expandable,
  listFilters,
} from '#http/pipeline/shape/caller-metadata.ts';
import { along, of as callerMetadataOfOne } from '#store/caller-metadata/caller-metadata.ts';
import * as riskAssessments from '#store/risk/assessments.ts';
import * as labels from '#store/risk/labels/labels.ts';
import { LabelView, viewLabel } from './labels/label-views.ts';
import {
  Contribution,
  FRAUD_TYPE_IN_ANSWERS,
  FraudTypeView,
  fingerprint,
  hintOf,
  simulate,
  userFacts,
} from './risk-fields.ts';

const Flag = z.enum(FLAGS);
const Signal = z.enum(SIGNALS);
const Score = z.int().min(0).max(100).meta({ description: 'Higher means riskier' });
const AssessBody = z.object({
  platformUserId: newExternalId('platformUserId').meta({ description: 'Your own id of the end user' }),
  transactionAmount: positiveAmount('transactionAmount'),
  deviceFingerprint: fingerprint('deviceFingerprint'),
  agreementId: text('agreementId', { max: 255 })
    .optional()
    .meta({ description: 'Links the assessment to an agreement' }),
  simulateVpn: simulate('a VPN had been detected'),
  simulateImpossibleTravel: simulate('the user had travelled impossibly fast'),
  currency: currency('currency').default('NGN'),
  ...userFacts,
  ...callerMetadataFields,
});

const Verdict = z.object({
  score: Score,
  flag: Flag,
  category: z.string().meta({ description: 'Low Risk, Elevated Risk or Critical' }),
  triggeredSignals: z.array(Signal),
  recommendation: z.string(),
});
const FraudAssessment = Verdict.extend({
  id: z.string(),
  contributions: z.array(Contribution),
  fraudType: FraudTypeView.optional().meta({ description: FRAUD_TYPE_IN_ANSWERS }),
}).meta({ id: 'FraudAssessment' });

const Recorded = Verdict.extend({
  fraudType: FraudTypeView.nullable().meta({
    description: 'The kind of fraud that the signals point to. Null when they point to none',
  }),
  id: z.string(),
  endpoint: z.enum(['fraud', 'payment']),
  platformUserId: z.string(),
  agreementId: z.string().nullable(),
  transactionAmount: z.int(),
  currency: z.string(),
  simulated: z.boolean().meta({ description: 'Made with a simulate flag, and ignored by later assessments' }),
  createdAt: timestamp,
});
const ListedAssessment = Recorded.extend(CallerMetadataAlways).meta({ id: 'ListedAssessment' });

const StoredAssessment = Recorded.extend({
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
    .meta({ description: 'Data that was unavailable, so that its signals were skipped' }),
  network: z
    .object({
      class: z.string(),
      asn: z.int().nullable(),
      organisation: z.string().nullable(),
      country: z.string().nullable(),
    })
    .nullable()
    .meta({ description: 'What was known about the IP address; the address itself is not stored' }),
  ipDataVersion: z.string().nullable(),
  deviceHints: z
    .object({ webdriver: z.boolean().nullable(), virtualCamera: z.boolean().nullable() })
    .nullable()
    .meta({ description: 'What the browser reported about itself. Null when nothing was sent' }),
  facts: z
    .record(z.string(), z.union([z.number(), z.boolean(), z.string()]))
    .nullable()
    .meta({
      description:
        'The facts behind the score, named as in rules. Unknown ones are left out. Null for older assessments',
    }),
  ruleSet: z
    .int()
    .nullable()
    .meta({ description: 'The version of the default points used. Null for older assessments' }),
  label: LabelView.nullable().meta({
    description: 'The latest label: how it turned out. Null when not labelled',
  }),
  labels: z.array(LabelView).meta({ description: 'All labels, newest first' }),
  ...CallerMetadataIfAsked,
  policyVersion: z
    .int()
    .nullable()
    .meta({ description: 'The version of your risk policy that decided. Null when there was none' }),
}).meta({ id: 'StoredAssessment' });

const ListQuery = PageQuery.extend({
  platformUserId: externalId('platformUserId').optional(),
  agreementId: text('agreementId', { max: 255 }).optional(),
  flag: Flag.optional(),
  ...listFilters,
  ...amountFilters,
});

const MAX_DAYS = 7;
const daysError = `days must be a whole number from 1 to ${MAX_DAYS}`;
const GreensQuery = PageQuery.extend({
  days: z.coerce
    .number(daysError)
    .int(daysError)
    .min(1, daysError)
    .max(MAX_DAYS, daysError)
    .default(1)
    .meta({ description: 'How many days to look back' }),
});

function placeOf(before: string | undefined): riskAssessments.GreenPlace | undefined {
  const [score, id] = before?.split('.') ?? [];
  return id === undefined ? undefined : { score: Number(score), id };
}

export const fraudEndpoints = [
  command('POST /fraud/assess', {
    operationId: 'assessFraud',
    permission: 'risk.write',
    tag: 'Fraud',
    summary: 'Assess a transaction',
    description: `Use this for a payment or a sign-up without an agreement, or before there is one. The more
      you send (device, address, e-mail, location), the more signals apply; unknown data is left out, not
      guessed. The status is 200 whatever the verdict. Later assessments learn from it, so call it once for
      each transaction. The \`simulate\` flags show what a bad transaction looks like, and are not learned
      from.`,
    errors: ['reference_taken', 'person_restricted'],
    body: AssessBody,
    problems: [404],
    answer: ok('The verdict, whatever it is', FraudAssessment),
    run: ({ context, caller, body }, answerFor) => {
      const input = {
        developerId: caller.developerId,
        userId: body.platformUserId,
        amount: body.transactionAmount,
        currency: body.currency,
        deviceFingerprint: body.deviceFingerprint,
        agreementId: body.agreementId,
        facts: body,
        simulateVpn: body.simulateVpn,
        simulateImpossibleTravel: body.simulateImpossibleTravel,
        callerMetadata: callerMetadataOf(body),
      };
      return assessTransaction(context, input, answerFor);
    },
    view: viewVerdict,
  }),

  read('GET /fraud/assessments/:id', {
    operationId: 'retrieveAssessment',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'Retrieve an assessment',
    description: `Returns everything needed to explain a verdict: each contribution with its points, what
      the user could do about it, what was known about the network, and how it turned out.`,
    params: z.object({ id: idOf('fra') }),
    query: z.object({ expand: expandable(['metadata'], 'Adds your reference and metadata') }),
    answer: ok('The assessment', StoredAssessment),
    run: async ({ context: { db }, caller: { developerId }, params, query }) => {
      const found = await riskAssessments.find(db, developerId, params.id);
      if (!found)
        throw new Problem(
          'not_found',
          'No assessment with this id exists in this account. GET /v1/fraud/assessments lists them.',
        );
      return {
        found: { ...found, labels: await labels.historyOf(db, developerId, found.id) },
        callerMetadata: query.expand ? await callerMetadataOfOne(db, developerId, found.id) : null,
      };
    },
    view: ({ found, callerMetadata }) => ({ ...viewStored(found), ...callerMetadata }),
  }),

  list('GET /fraud/assessments', {
    operationId: 'listAssessments',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'List assessments',
    description: `Returns assessments, including those of payments, newest first. Filter by user, agreement,
      flag, reference, date and amount. ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of assessments', ListedAssessment),
    cursor: byId('fra'),
    rows: async ({ context: { db }, caller: { developerId }, query }, part) => {
      const { platformUserId: userId, cursor: _cursor, ...filter } = query;
      const found = await riskAssessments.list(db, developerId, { ...filter, userId, ...part });
      return along(db, developerId, found);
    },
    view: ({ callerMetadata, ...assessment }) => ({ ...viewListed(assessment), ...callerMetadata }),
  }),

  list('GET /fraud/greens', {
    operationId: 'listRiskiestGreens',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'List the riskiest GREEN assessments',
    description: `A queue for an analyst: assessments of the last day that were GREEN and have not been
      labelled, those with the highest score first. A label takes one out. Simulated assessments and those
      without any points are left out. ${PAGING_NOTE}`,
    query: GreensQuery,
    answer: ok('A page of assessments', ListedAssessment),
    cursor: {
      shape: /^\d{1,3}\.fra_[0-9a-f]{32}$/,
      of: ({ score, id }: riskAssessments.GreenPlace) => `${score}.${id}`,
    },
    rows: async ({ context: { db, clock }, caller: { developerId }, query: { days } }, { before, limit }) => {
      const since = new Date(clock().getTime() - days * DAY_MS);
      const page = { after: placeOf(before), limit };
      return along(db, developerId, await riskAssessments.riskiestGreens(db, developerId, since, page));
    },
    view: ({ callerMetadata, ...assessment }) => ({ ...viewListed(assessment), ...callerMetadata }),
  }),
];

function viewVerdict(assessment: Assessment): z.output<typeof FraudAssessment> {
  const { id, score, flag, category, triggeredSignals, recommendation, contributions } = assessment;
  const verdict = { id, score, flag, category, triggeredSignals, recommendation, contributions };
  return { ...verdict, ...hintOf(assessment) };
}

function viewListed(stored: riskAssessments.StoredAssessment): z.output<typeof Recorded> {
  const { category, triggeredSignals, recommendation, facts, ruleSet = FIRST_RULE_SET } = stored.detail;
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
    fraudType: facts ? fraudTypeOf(facts, ruleSet) : null,
    simulated: stored.simulated,
    createdAt: stored.createdAt.toISOString(),
  };
}

function viewStored(
  stored: riskAssessments.StoredAssessment & { readonly labels: readonly Label[] },
): z.output<typeof StoredAssessment> {
  const { contributions, counterfactuals, bandLimits, degraded, network } = stored.detail;
  const { ipDataVersion, ruleSet, facts } = stored.detail;
  const views = stored.labels.map(viewLabel);
  return {
    ...viewListed(stored),
    contributions,
    counterfactuals,
    bands: bandLimits,
    degraded,
    network,
    ipDataVersion,
    deviceHints: stored.detail.facts?.browser ?? null,
    facts: facts ? knownFacts(facts, stored.bands) : null,
    ruleSet: ruleSet ?? null,
    label: views[0] ?? null,
    labels: views,
    policyVersion: stored.policyVersion,
  };
}
