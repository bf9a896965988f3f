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
import { POLICY_STATES, type RiskPolicies, type RiskPolicy } from '#core/risk/policy/risk-policy.ts';
import { MAY_WAIT } from '#http/api/approvals/approval-views.ts';
import { APPROVAL_NOTE, PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read, write } from '#http/pipeline/endpoint.ts';
import { LONG_BODY_BYTES } from '#http/pipeline/limits/body-limits.ts';
import { PageQuery } from '#http/pipeline/paging.ts';
import { inLowerCase, lifecycle, NO_CONTENT, ok } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as policies from '#store/risk/policy/policies.ts';
import {
  DraftBody,
  DraftView,
  PoliciesView,
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
  policy: z.enum(['shadow', 'live'], { error: 'policy must be shadow or live' }),
});

const VersionsQuery = PageQuery.extend({ status: lifecycle(POLICY_STATES).optional(), ...periodFilters });

/** The most assessments that a comparison reads. */
const NEWEST = 100_000;

/** An account's own risk policy. */
export const riskPolicyEndpoints = [
  read('GET /policies/risk', {
    operationId: 'retrieveRiskPolicy',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'Retrieve the risk policy',
    description: `\`live\` decides, \`shadow\` is computed alongside without effect, and \`draft\` is being
      edited. Without a live policy, the default points and thresholds apply.`,
    heavy: true,
    answer: ok('The live, shadow and draft policies', PoliciesView),
    run: ({ context, caller }) => policies.findAll(context.db, caller.developerId),
    view: viewAll,
  }),

  command('PUT /policies/risk/draft', {
    operationId: 'draftRiskPolicy',
    bodyLimit: LONG_BODY_BYTES,
    permission: 'risk_policy.write',
    tag: 'Fraud',
    summary: 'Save a draft of the risk policy',
    description: `A draft has thresholds, weights and rules. All rules are validated together, and
      \`details\` locates each error. A draft decides nothing: promote it to shadow first, backtest it, then
      make it live. Send the \`draftRevision\` that you edited as \`revision\`, so that you do not overwrite
      the change of another.`,
    errors: ['draft_changed'],
    body: DraftBody,
    answer: ok('The updated draft', DraftView),
    run: ({ context, caller: { developerId }, body: { revision, ...policy } }, answerFor) => {
      const draft = { policy: policy as RiskPolicy, edited: revision };
      return draftPolicy(context, developerId, draft, answerFor);
    },
    view: viewDraft,
  }),

  write('DELETE /policies/risk/draft', {
    operationId: 'dropRiskPolicyDraft',
    permission: 'risk_policy.write',
    tag: 'Fraud',
    summary: 'Delete the draft of the risk policy',
    description: `The live and shadow policies do not change. Without a draft, nothing happens.`,
    answer: NO_CONTENT,
    run: ({ context, caller }) => dropDraft(context, caller.developerId),
    view: () => undefined,
  }),

  command('POST /policies/risk/promote', {
    operationId: 'promoteRiskPolicy',
    permission: 'risk_policy.write',
    tag: 'Fraud',
    summary: 'Promote a risk policy',
    description: `Promotes the \`draft\` to \`shadow\` or \`live\`, or the \`shadow\` to \`live\`. The
      policy that it replaces is retired and kept as a record. The new one applies from the next assessment
      on, and the event \`risk_policy.changed\` announces it. ${APPROVAL_NOTE} Promotion to shadow never
      needs approval.`,
    errors: ['no_risk_policy', 'too_many_approvals'],
    body: PromoteBody,
    answer: ok('The promoted version; the one it replaces is retired', VersionView),
    later: MAY_WAIT,
    run: ({ context, caller: { developerId }, body }, answerFor) =>
      promotePolicy(context, developerId, wayOf(body), answerFor),
    view: viewVersion,
  }),

  command('POST /policies/risk/retire', {
    operationId: 'retireRiskPolicy',
    permission: 'risk_policy.write',
    tag: 'Fraud',
    summary: 'Retire a risk policy',
    description: `Takes the live or shadow policy out of use immediately, for example when it does harm.
      Without a live policy, the default points apply. The retired version stays in the list of versions.
      ${APPROVAL_NOTE}`,
    errors: ['no_risk_policy', 'too_many_approvals'],
    body: RetireBody,
    answer: ok('The remaining policies; without a live one, the default points apply', PoliciesView),
    later: MAY_WAIT,
    run: ({ context, caller: { developerId }, body }, answerFor) =>
      retirePolicy(context, developerId, body.policy, answerFor),
    view: viewAll,
  }),

  read('GET /policies/risk/shadow', {
    operationId: 'compareRiskPolicyShadow',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'Compare the shadow policy with the live one',
    description: `Counts how many assessments of each flag would have had another flag. Check this before
      you make a policy live.`,
    errors: ['no_risk_policy'],
    heavy: true,
    answer: ok('Those of the newest 100,000 assessments that it was computed for', ShadowView),
    problems: [409],
    run: async ({ context: { db }, caller: { developerId } }) => {
      const { shadow } = await policies.findAll(db, developerId);
      if (!shadow)
        throw new Problem('no_risk_policy', 'There is no shadow policy. Promote the draft to shadow first.');
      const { version } = shadow;
      return { version, counts: await policies.compareShadow(db, developerId, version, NEWEST) };
    },
    view: viewShadow,
  }),

  list('GET /policies/risk/versions', {
    operationId: 'listRiskPolicyVersions',
    permission: 'risk.read',
    tag: 'Fraud',
    summary: 'List the versions of the risk policy',
    description: `Returns all versions, newest first, each with who created it and when it was in use.
      ${PAGING_NOTE}`,
    query: VersionsQuery,
    answer: ok('A page of versions', VersionView),
    cursor: { shape: /^\d{1,9}$/, of: ({ version }: { version: number }) => version },
    rows: ({ context, caller, query: { status, ...period } }, part) => {
      const filter = { ...period, state: status && inLowerCase(status) };
      return policies.list(context.db, caller.developerId, filter, part);
    },
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
  const message = 'a shadow policy can only be promoted to live';
  throw new Problem('validation_failed', `to: ${message}`, { details: [{ path: 'to', message }] });
}
