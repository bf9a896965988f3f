import { z } from 'zod';
import {
  draftPolicy,
  dropDraft,
  type Promotion,
  promotePolicy,
  retirePolicy,
} from '#actions/risk/change-policy.ts';
import type { RiskContext } from '#actions/risk/context.ts';
import { Problem } from '#core/problem.ts';
import type { RiskPolicies, RiskPolicy } from '#core/risk/policy/risk-policy.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { APPROVAL_NOTE, PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read, write } from '#http/pipeline/endpoint.ts';
import { PageQuery } from '#http/pipeline/paging.ts';
import { NO_CONTENT, ok } from '#http/pipeline/schemas.ts';
import * as policies from '#store/risk/policy/policies.ts';
import {
  DraftView,
  PoliciesView,
  PolicyBody,
  ShadowView,
  VersionView,
  viewDraft,
  viewPolicies,
  viewVersion,
} from './policy-views.ts';

const PromoteBody = z.object({
  from: z.enum(['draft', 'shadow'], { error: 'from must be draft or shadow' }),
  to: z.enum(['shadow', 'live'], { error: 'to must be shadow or live' }),
});
const WAYS: readonly Promotion[] = [
  { from: 'draft', to: 'shadow' },
  { from: 'draft', to: 'live' },
  { from: 'shadow', to: 'live' },
];

const RetireBody = z.object({
  state: z.enum(['shadow', 'live'], { error: 'state must be shadow or live' }),
});

/** So many are read for a comparison, however many there are. */
const NEWEST = 100_000;

/** What an account has made of its scores. */
export const riskPolicyEndpoints = [
  read('GET /fraud/policy', {
    operationId: 'retrieveRiskPolicy',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'The risk policy in use, the one that is tried beside it, and the draft',
    description: `\`live\` decides, \`shadow\` is computed beside it and decides nothing, \`draft\` is being
      written. Without a live one the usual points and thresholds hold.`,
    heavy: true,
    answer: ok('What there is of each', PoliciesView),
    run: ({ context, caller }) => policies.findAll(context.db, caller.developerId),
    view: viewAll,
  }),

  command('PUT /fraud/policy/draft', {
    operationId: 'draftRiskPolicy',
    permission: 'risk_policy.write',
    tag: 'Fraud',
    summary: 'Save a draft of the risk policy: thresholds, weights and rules',
    description: `Rules are checked as a whole, and \`details\` says where one is wrong. A draft decides
      nothing; promote it to shadow first, hold it against your past, then put it to use.`,
    body: PolicyBody,
    answer: ok('The draft as it is now', DraftView),
    run: ({ context, caller: { developerId }, body }, answerFor) =>
      draftPolicy(context, developerId, body as RiskPolicy, answerFor),
    view: viewDraft,
  }),

  write('DELETE /fraud/policy/draft', {
    operationId: 'dropRiskPolicyDraft',
    permission: 'risk_policy.write',
    tag: 'Fraud',
    summary: 'Throw the draft away',
    description: `What is live or in shadow stays as it is. Without a draft nothing happens.`,
    answer: NO_CONTENT,
    run: ({ context, caller }) => dropDraft(context, caller.developerId),
    view: () => undefined,
  }),

  command('POST /fraud/policy/promote', {
    operationId: 'promoteRiskPolicy',
    permission: 'risk_policy.write',
    tag: 'Fraud',
    summary: 'Try a draft beside the policy in use (shadow), or put a draft or what was tried to use (live)',
    description: `From \`draft\` to \`shadow\` or \`live\`, or from \`shadow\` to \`live\`. What was there
      is retired and kept for what it has decided. The next assessment goes by it, and the event
      \`risk_policy.changed\` tells of it. ${APPROVAL_NOTE} To try one in shadow waits for nobody.`,
    errors: ['no_risk_policy', 'too_many_approvals'],
    body: PromoteBody,
    answer: ok('The version as it is now; what it replaces is retired', VersionView),
    later: MAY_WAIT,
    run: ({ context, caller: { developerId }, body }, answerFor) =>
      promotePolicy(context, developerId, wayOf(body), answerFor),
    view: viewVersion,
  }),

  command('POST /fraud/policy/retire', {
    operationId: 'retireRiskPolicy',
    permission: 'risk_policy.write',
    tag: 'Fraud',
    summary: 'Take the policy in use, or the one that is tried, out of use',
    description: `Back to the usual points, at once, when a policy does harm. It stays in the list of
      versions. ${APPROVAL_NOTE}`,
    errors: ['no_risk_policy', 'too_many_approvals'],
    body: RetireBody,
    answer: ok('What is left; without a live policy the usual points hold', PoliciesView),
    later: MAY_WAIT,
    run: ({ context, caller: { developerId }, body }, answerFor) =>
      retirePolicy(context, developerId, body.state, answerFor),
    view: viewAll,
  }),

  read('GET /fraud/policy/shadow', {
    operationId: 'compareRiskPolicyShadow',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'What the version in shadow would have said, beside what was said',
    description: `How many of each colour would have had which other: look here before a policy goes live.`,
    errors: ['no_risk_policy'],
    heavy: true,
    answer: ok('Among the newest 100,000 assessments, those that it was computed for', ShadowView),
    problems: [409],
    run: async ({ context: { db }, caller: { developerId } }) => {
      const { shadow } = await policies.findAll(db, developerId);
      if (!shadow) throw new Problem('no_risk_policy', 'No version is in shadow.');
      const { version } = shadow;
      return { version, counts: await policies.compareShadow(db, developerId, version, NEWEST) };
    },
    view: viewShadow,
  }),

  list('GET /fraud/policy/versions', {
    operationId: 'listRiskPolicyVersions',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'Every version of the risk policy, newest first',
    description: `Each with who made it and when it was in use. ${PAGING_NOTE}`,
    query: PageQuery,
    answer: ok('A page of versions', VersionView),
    cursor: { shape: /^\d{1,9}$/, of: ({ version }: { version: number }) => version },
    rows: ({ context, caller }, { limit, before }) =>
      policies.list(context.db, caller.developerId, {
        limit,
        before: before === undefined ? undefined : Number(before),
      }),
    view: viewVersion,
  }),
];

function viewAll(found: RiskPolicies, { context }: { readonly context: RiskContext }) {
  return viewPolicies(found, context.risk.thresholds);
}

function viewShadow({ version, counts }: { version: number; counts: policies.ShadowCount[] }) {
  const row = () => ({ GREEN: 0, AMBER: 0, RED: 0 });
  const flags = { GREEN: row(), AMBER: row(), RED: row() };
  for (const { flag, shadowFlag, count } of counts) flags[flag][shadowFlag] = count;
  return { version, flags };
}

function wayOf({ from, to }: z.output<typeof PromoteBody>): Promotion {
  const way = WAYS.find((one) => one.from === from && one.to === to);
  if (way) return way;
  const message = 'what is in shadow already can only go live';
  throw new Problem('validation_failed', `to: ${message}`, { details: [{ path: 'to', message }] });
}
