import { z } from 'zod';
import { personBehind } from '#actions/account/approval/asker.ts';
import { rejectRequest } from '#actions/approvals/decide.ts';
import { approveRequest, replaceRules } from '#actions/execute-approved.ts';
import { APPROVAL_KINDS, RULED_KINDS, type RuledKind } from '#core/approvals/kinds.ts';
import type { Rule } from '#core/approvals/rules.ts';
import {
  ApprovalView,
  MAY_WAIT,
  PolicyView,
  viewApproval,
  viewPolicy,
} from '#http/api/approvals/approval-views.ts';
import { ApprovalParams, keyOf } from '#http/api/approvals/approvals.ts';
import { command, read } from '#http/pipeline/endpoint.ts';
import { currency, ok, positiveAmount, text } from '#http/pipeline/schemas.ts';
import * as approvals from '#store/approvals/approvals.ts';

const Off = z.object({ need: z.literal('off') });
const Always = z.object({ need: z.literal('always') });
const Above = z.object({
  need: z.literal('above'),
  amount: positiveAmount('amount'),
  currency: currency('currency'),
});

const OfAmount = z.discriminatedUnion('need', [Off, Always, Above], 'need must be off, always or above');
const WithoutAmount = z.discriminatedUnion('need', [Off, Always], 'need must be off or always');

const PolicyBody = z.object({
  rules: z.object(
    Object.fromEntries(
      RULED_KINDS.map((kind) => [kind, APPROVAL_KINDS[kind].ofAmount ? OfAmount : WithoutAmount]),
    ) as unknown as Record<RuledKind, z.ZodType<Rule>>,
  ),
});

const RejectBody = z.object({ reason: text('reason', { max: 500 }) });

/**
 * Approval endpoints for people only. They are not under /v1, because a stolen key must not be able to act as
 * the second person.
 */
export const approvalPageEndpoints = [
  command('POST /approvals/:id/approve', {
    operationId: 'approveApproval',
    permission: 'approvals.decide',
    params: ApprovalParams,
    answer: ok('Approved and carried out', ApprovalView),
    run: (call, answerFor) => approveRequest(call.context, keyOf(call), answerFor),
    view: viewApproval,
  }),

  command('POST /approvals/:id/reject', {
    operationId: 'rejectApproval',
    permission: 'approvals.decide',
    params: ApprovalParams,
    body: RejectBody,
    answer: ok('Rejected', ApprovalView),
    run: ({ context, ...call }, answerFor) =>
      rejectRequest(
        context,
        keyOf(call),
        { reason: call.body.reason, personBehind: (...actor) => personBehind(context, ...actor) },
        answerFor,
      ),
    view: viewApproval,
  }),

  command('PUT /policies/approval', {
    operationId: 'changeApprovalPolicy',
    permission: 'approvals.write',
    body: PolicyBody,
    answer: ok('The updated policy', PolicyView),
    later: MAY_WAIT,
    run: ({ context, caller, body }, answerFor) =>
      replaceRules(context, caller.developerId, body.rules, answerFor),
    view: viewPolicy,
  }),

  read('GET /approvals/count', {
    operationId: 'countApprovals',
    permission: 'approvals.read',
    heavy: true,
    answer: ok(
      'The number of pending approvals',
      z.object({ pending: z.int() }).meta({ title: 'PendingApprovals' }),
    ),
    run: ({ context, caller }) => approvals.countPending(context.db, caller.developerId),
    view: (pending) => ({ pending }),
  }),
];
