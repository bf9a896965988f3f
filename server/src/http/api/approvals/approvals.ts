import { z } from 'zod';
import { findApproval, withdrawRequest } from '#actions/approvals/decide.ts';
import { APPROVAL_STATES } from '#core/approvals/approval.ts';
import { APPROVAL_KIND_NAMES } from '#core/approvals/kinds.ts';
import type { Caller } from '#http/pipeline/call.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { command, list, read } from '#http/pipeline/endpoint.ts';
import { byId, PageQuery } from '#http/pipeline/paging.ts';
import { idOf, ok, text } from '#http/pipeline/schemas.ts';
import * as approvals from '#store/approvals/approvals.ts';
import * as rules from '#store/approvals/rules.ts';
import { ApprovalView, RulesView, viewApproval, viewRules } from './approval-views.ts';

const ListQuery = PageQuery.extend({
  state: z.enum(APPROVAL_STATES, `state must be one of ${APPROVAL_STATES.join(', ')}`).optional(),
  kind: z.enum(APPROVAL_KIND_NAMES, `kind must be one of ${APPROVAL_KIND_NAMES.join(', ')}`).optional(),
  agreementId: text('agreementId', { max: 100 }).optional(),
});

export const ApprovalParams = z.object({ id: idOf('apr') });

/** Which one is meant: only ever one of the caller's own environment. */
export function keyOf({ caller, params }: { caller: Caller; params: { id: string } }) {
  return { developerId: caller.developerId, approvalId: params.id };
}

/** To approve and to reject is for people, and stands with the dashboard. */
export const approvalEndpoints = [
  read('GET /approvals/rules', {
    operationId: 'retrieveApprovalRules',
    permission: 'approvals.read',
    tag: 'Approvals',
    summary: 'What needs a second person in this environment',
    description: `For each kind of act, whether it waits for a second person, and from which amount. People
      change the rules in the dashboard, and that takes two of them as well.`,
    answer: ok('A rule for each kind of act', RulesView),
    run: ({ context, caller }) => rules.all(context.db, caller.developerId),
    view: viewRules,
  }),

  list('GET /approvals', {
    operationId: 'listApprovals',
    permission: 'approvals.read',
    tag: 'Approvals',
    summary: 'What was asked for and needs a second person, newest first',
    description: `By state, kind and agreement. ${PAGING_NOTE}`,
    query: ListQuery,
    answer: ok('A page of approvals', ApprovalView),
    cursor: byId('apr'),
    rows: ({ context, caller, query: { state, kind, agreementId } }, part) =>
      approvals.list(context.db, caller.developerId, { state, kind, agreementId }, part),
    view: viewApproval,
  }),

  read('GET /approvals/:id', {
    operationId: 'retrieveApproval',
    permission: 'approvals.read',
    tag: 'Approvals',
    summary: 'Retrieve an approval',
    description: `What was asked, by whom, until when, and how it ended. People approve and reject in the
      dashboard; a key cannot.`,
    params: ApprovalParams,
    answer: ok('The approval', ApprovalView),
    run: (call) => findApproval(call.context, keyOf(call)),
    view: viewApproval,
  }),

  command('POST /approvals/:id/withdraw', {
    operationId: 'withdrawApproval',
    permission: 'approvals.read',
    tag: 'Approvals',
    summary: 'Take back what you asked for; a key takes back what any key asked for',
    description: `Nothing of what was asked for happens. It is for whoever asked, and only while nobody has
      decided.`,
    errors: ['approval_settled', 'approval_of_another'],
    params: ApprovalParams,
    answer: ok('The approval, withdrawn', ApprovalView),
    run: (call, answerFor) => withdrawRequest(call.context, keyOf(call), answerFor),
    view: viewApproval,
  }),
];
