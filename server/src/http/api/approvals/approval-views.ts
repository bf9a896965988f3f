import { z } from 'zod';
import type { Waiting } from '#actions/approvals/context.ts';
import { APPROVAL_STATES, type Approval } from '#core/approvals/approval.ts';
import { APPROVAL_KIND_NAMES, RULED_KINDS, type RuledKind } from '#core/approvals/kinds.ts';
import type { ApprovalPolicy, Rule } from '#core/approvals/rules.ts';
import { ActorView, accepted, timestamp } from '#http/pipeline/schemas.ts';
import { RevisionFields, viewRevision } from '#http/pipeline/shape/revisions.ts';

export const ApprovalView = z
  .object({
    id: z.string(),
    type: z.enum(APPROVAL_KIND_NAMES),
    status: z.enum(APPROVAL_STATES).meta({
      description: 'PENDING until it is decided. APPROVED means that the requested change was made',
    }),
    summary: z.string().meta({ description: 'A sentence that describes the request' }),
    agreementId: z.string().nullable(),
    amount: z.int().nullable().meta({
      description:
        'The amount that it moves, in the smallest currency unit. Null when it has none or no upper limit',
    }),
    currency: z.string().nullable(),
    requestedBy: ActorView,
    createdAt: timestamp,
    expiresAt: timestamp.meta({ description: 'It cannot be approved after this time' }),
    decidedBy: ActorView.nullable(),
    decidedAt: timestamp.nullable(),
    reason: z.string().nullable().meta({ description: 'Why it was rejected' }),
  })
  .meta({ id: 'Approval' });

const AwaitingApproval = z.object({ approval: ApprovalView }).meta({ id: 'AwaitingApproval' });

export const AWAITED = 'Nothing has changed yet: another member has to approve the request first';

/** For endpoints that may need approval by a second person. */
export const MAY_WAIT = {
  is: <Result extends object>(result: Result | Waiting): result is Waiting => 'approval' in result,
  answer: accepted(AWAITED, AwaitingApproval),
  view: ({ approval }: Waiting) => ({ approval: viewApproval(approval) }),
};

export function viewApproval(approval: Approval): z.output<typeof ApprovalView> {
  const { id, kind, state, summary, agreementId, amount, currency, requestedBy, decidedBy, reason } =
    approval;
  return {
    id,
    type: kind,
    status: state,
    summary,
    agreementId,
    amount,
    currency,
    requestedBy,
    createdAt: approval.requestedAt.toISOString(),
    expiresAt: approval.expiresAt.toISOString(),
    decidedBy,
    decidedAt: approval.decidedAt?.toISOString() ?? null,
    reason,
  };
}

const RuleView = z
  .object({
    need: z.enum(['off', 'always', 'above']),
    amount: z
      .int()
      .optional()
      .meta({ description: 'With `above`: the threshold, in the smallest currency unit' }),
    currency: z.string().optional(),
  })
  .meta({ id: 'ApprovalRule' });

const RulesView = z
  .object(
    Object.fromEntries(RULED_KINDS.map((kind) => [kind, RuleView])) as Record<RuledKind, typeof RuleView>,
  )
  .meta({ id: 'ApprovalRules' });

export const PolicyView = z
  .object({ rules: RulesView.meta({ description: 'One for each kind of request' }), ...RevisionFields })
  .meta({ id: 'ApprovalPolicy' });

export function viewPolicy({ rules, ...revision }: ApprovalPolicy): z.output<typeof PolicyView> {
  const entries = Object.entries(rules) as [RuledKind, Rule][];
  const shown = Object.fromEntries(entries.map(([kind, rule]) => [kind, { ...rule }]));
  return { rules: shown as z.output<typeof RulesView>, ...viewRevision(revision) };
}
