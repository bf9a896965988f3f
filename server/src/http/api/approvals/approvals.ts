import { z } from 'zod';
import { findApproval, withdrawRequest } from '#actions/approvals/decide.ts';
import { APPROVAL_STATES } from '#core/approvals/approval.ts';
import { APPROVAL_KIND_NAMES } from '#core/approvals/kinds.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { idOf, ok, text } from '#http/pipeline/schemas.ts';
import { agreementReferenceFilter, periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import { policyVersions } from '#http/pipeline/shape/revisions.ts';
import * as approvals from '#store/approvals/approvals.ts';
import * as rules from '#store/approvals/rules.ts';
import { ApprovalView, PolicyView, viewApproval, viewPolicy } from './approval-views.ts';

const ListQuery = PageQuery.extend({
  status: z.enum(APPROVAL_STATES, `status must be one of ${APPROVAL_STATES.join(', ')}`).optional(),
  type: z.enum(APPROVAL_KIND_NAMES, `type must be one of ${APPROVAL_KIND_NAMES.join(', ')}`).optional(),
  agreementId: text('agreementId', { max: 100 }).optional(),
  ...agreementReferenceFilter,
  ...periodFilters,
});

export const ApprovalParams = z.object({ id: idOf('apr') });

/** Identifies an approval, always within the caller's environment. */
export function keyOf({ caller, params }: { caller: Caller; params: { id: string } }) {
  return { developerId: caller.developerId, approvalId: params.id };
}

/** Only people can approve and reject, so those endpoints are part of the dashboard. */
export const approvalEndpoints = [
  read('GET /policies/approval', {
    operationId: 'retrieveApprovalPolicy',
    permission: 'approvals.read',
    tag: 'Approvals',
    summary: 'Retrieve the approval policy',
    description: `Returns, for each kind of request in this environment, whether it needs a second person
      and above which amount. Rules are changed in the dashboard, which needs a second person as well.`,
    answer: ok('The approval policy of this environment', PolicyView),
    run: ({ context, caller }) => rules.policy(context.db, caller.developerId),
    view: viewPolicy,
  }),

  policyVersions('GET /policies/approval/versions', {
    operationId: 'listApprovalPolicyVersions',
    permission: 'approvals.read',
    tag: 'Approvals',
    name: 'approval policy',
    answer: PolicyView,
    list: rules.list,
    view: viewPolicy,
  }),

  list('GET /approvals', {
    operationId: 'listApprovals',
    permission: 'approvals.read',
    tag: 'Approvals',
    summary: 'List approvals',
    description: `Returns requests that need a second person, newest first. Filter by status, type and
      agreement. ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of approvals', ApprovalView),
    cursor: byId('apr'),
    rows: ({ context, caller, query: { status: state, type: kind, ...query } }, part) =>
      approvals.list(context.db, caller.developerId, { ...query, state, kind }, part),
    view: viewApproval,
  }),

  read('GET /approvals/:id', {
    operationId: 'retrieveApproval',
    permission: 'approvals.read',
    tag: 'Approvals',
    summary: 'Retrieve an approval',
    description: `Returns what was requested, by whom, when it expires, and how it was decided. Approvals
      are decided by people in the dashboard; an API key cannot approve or reject.`,
    params: ApprovalParams,
    answer: ok('The approval', ApprovalView),
    run: (call) => findApproval(call.context, keyOf(call)),
    view: viewApproval,
  }),

  command('POST /approvals/:id/withdraw', {
    operationId: 'withdrawApproval',
    permission: 'approvals.read',
    tag: 'Approvals',
    summary: 'Withdraw an approval',
    description: `Cancels a pending request, so that nothing changes. Members can withdraw their own
      requests; a key can withdraw requests made by any key.`,
    errors: ['approval_settled', 'approval_of_another'],
    params: ApprovalParams,
    answer: ok('The withdrawn approval', ApprovalView),
    run: (call, answerFor) => withdrawRequest(call.context, keyOf(call), answerFor),
    view: viewApproval,
  }),
];
