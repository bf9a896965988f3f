import { z } from 'zod';
import { type ApiCall, type ApiRequest, get, segment } from './api-call.ts';
import { id } from './read-tools.ts';

export type WriteTool = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** True if money or a state cannot be brought back. */
  readonly destructive: boolean;
  readonly input: z.ZodObject;
  /** The situation that the change would meet, and its effect. */
  preview(input: Record<string, unknown>, call: ApiCall): Promise<object>;
  /** `by` names the agent and goes wherever the API keeps a reason. */
  request(input: Record<string, unknown>, by: string): ApiRequest;
};

function tool<Input extends z.ZodObject>(
  about: Omit<WriteTool, 'input' | 'preview' | 'request'> & { readonly input: Input },
  parts: {
    preview(input: z.output<Input>, call: ApiCall): Promise<object>;
    request(input: z.output<Input>, by: string): ApiRequest;
  },
): WriteTool {
  return {
    ...about,
    preview: (input, call) => parts.preview(input as z.output<Input>, call),
    request: (input, by) => parts.request(input as z.output<Input>, by),
  };
}

const amount = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const reason = z.string().min(1).max(300);
const refundInput = z.object({
  agreementId: id,
  milestoneIds: z.array(id).min(1).max(100).optional().describe('Default: all that are not completed'),
  excess: z.literal(true).optional().describe('Only the amount paid beyond the total'),
  reason,
});

const pathOf = (agreementId: string) => `/escrow/agreements/${segment(agreementId)}`;

type Milestone = {
  readonly id: string;
  readonly title: string;
  readonly amount: number;
  readonly status: string;
};

/** The agreement as far as a change depends on it. */
async function situation(call: ApiCall, agreementId: string) {
  const agreement = await get(call, pathOf(agreementId), { expand: 'funding' });
  const { id: found, status, currency, totalAmount, reference, funding } = agreement;
  const milestones = agreement['milestones'] as Milestone[];
  return { id: found, status, currency, totalAmount, reference, milestones, funding };
}

/** Also used by the tool that only previews. */
export async function previewRefund(input: z.output<typeof refundInput>, call: ApiCall): Promise<object> {
  const agreement = await situation(call, input.agreementId);
  const { held = 0, excess = 0 } = Object(agreement.funding) as { held?: number; excess?: number };
  const open = agreement.milestones.filter(({ status }) => status !== 'COMPLETED');
  const chosen = input.milestoneIds ? open.filter((one) => input.milestoneIds?.includes(one.id)) : open;
  const sum = chosen.reduce((total, one) => total + one.amount, 0);
  const effect = { refund: 'to the buyer', amountAtMost: input.excess ? excess : Math.min(sum, held) };
  return { effect, agreement };
}

export const REFUND_INPUT = refundInput;

export const WRITE_TOOLS: readonly WriteTool[] = [
  tool(
    {
      name: 'create_agreement',
      title: 'Create an agreement',
      description: 'Creates an escrow agreement between a buyer and a seller. It moves no money.',
      destructive: false,
      input: z.object({
        buyerExternalId: id,
        sellerExternalId: id,
        currency: z.string().length(3).optional(),
        milestones: z
          .array(z.object({ title: z.string().min(1).max(200), amount }))
          .min(1)
          .max(50),
        reference: z.string().min(1).max(200).optional(),
      }),
    },
    {
      preview: async (input) => ({
        effect: { create: 'an agreement', totalAmount: totalOf(input.milestones) },
      }),
      request: (input) => ({
        method: 'POST',
        path: '/escrow/agreements',
        body: { ...input, totalAmount: totalOf(input.milestones) },
      }),
    },
  ),
  tool(
    {
      name: 'refund',
      title: 'Refund an agreement',
      description: 'Returns money held in escrow to the buyer. It may wait for the approval of a person.',
      destructive: true,
      input: refundInput,
    },
    {
      preview: previewRefund,
      request: ({ agreementId, reason: why, ...rest }, by) => ({
        method: 'POST',
        path: `${pathOf(agreementId)}/refunds`,
        body: { ...rest, reason: signed(why, by) },
      }),
    },
  ),
  tool(
    {
      name: 'resolve',
      title: 'Decide about a milestone',
      description:
        'Divides the amount of a disputed milestone between buyer and seller. It may wait for approval.',
      destructive: true,
      input: z.object({ agreementId: id, milestoneId: id, toBuyer: amount, toSeller: amount, reason }),
    },
    {
      preview: async ({ agreementId, milestoneId, toBuyer, toSeller }, call) => {
        const agreement = await situation(call, agreementId);
        const milestone = agreement.milestones.find((one) => one.id === milestoneId) ?? null;
        return { effect: { milestone, toBuyer, toSeller }, agreement };
      },
      request: ({ agreementId, milestoneId, reason: why, ...rest }, by) => ({
        method: 'POST',
        path: `${pathOf(agreementId)}/milestones/${segment(milestoneId)}/resolve`,
        body: { ...rest, reason: signed(why, by) },
      }),
    },
  ),
  tool(
    {
      name: 'hold',
      title: 'Put an agreement on hold',
      description: 'Freezes an agreement: money can still come in, but none leaves.',
      destructive: false,
      input: z.object({ agreementId: id, reason }),
    },
    {
      preview: async ({ agreementId }, call) => ({
        effect: { freeze: 'no money leaves until the hold is lifted' },
        agreement: await situation(call, agreementId),
      }),
      request: ({ agreementId, reason: why }, by) => ({
        method: 'POST',
        path: `${pathOf(agreementId)}/freeze`,
        body: { reason: signed(why, by) },
      }),
    },
  ),
  tool(
    {
      name: 'lift_hold',
      title: 'Lift the hold of an agreement',
      description: 'Lifts the hold: releases that waited continue. It may wait for the approval of a person.',
      destructive: true,
      input: z.object({ agreementId: id }),
    },
    {
      preview: async ({ agreementId }, call) => ({
        effect: { unfreeze: 'waiting releases continue' },
        agreement: await situation(call, agreementId),
      }),
      request: ({ agreementId }) => ({
        method: 'POST',
        path: `${pathOf(agreementId)}/unfreeze`,
        body: {},
      }),
    },
  ),
  tool(
    {
      name: 'cancel_agreement',
      title: 'Cancel an agreement',
      description: 'Cancels an agreement that has received no money.',
      destructive: true,
      input: z.object({ agreementId: id }),
    },
    {
      preview: async ({ agreementId }, call) => ({
        effect: { cancel: 'the agreement ends' },
        agreement: await situation(call, agreementId),
      }),
      request: ({ agreementId }) => ({
        method: 'POST',
        path: `${pathOf(agreementId)}/cancel`,
        body: {},
      }),
    },
  ),
  tool(
    {
      name: 'add_note',
      title: 'Comment on a review',
      description: 'Adds a comment to a case of the review queue. Comments cannot be changed or removed.',
      destructive: false,
      input: z.object({ reviewId: id, text: z.string().min(1).max(1_500) }),
    },
    {
      preview: async ({ reviewId, text }, call) => {
        const { type, status } = await get(call, `/reviews/${segment(reviewId)}`);
        return { effect: { comment: text }, review: { id: reviewId, type, status } };
      },
      request: ({ reviewId, text }, by) => ({
        method: 'POST',
        path: `/reviews/${segment(reviewId)}/comments`,
        body: { text: signed(text, by) },
      }),
    },
  ),
  tool(
    {
      name: 'label_assessment',
      title: 'Report the outcome of a payment',
      description: 'Labels a fraud assessment with its outcome. Labels are used to measure and to train.',
      destructive: false,
      input: z.object({
        assessmentId: id,
        outcome: z.enum(['fraud', 'legitimate', 'disputed', 'recalled']),
        reason,
      }),
    },
    {
      preview: async ({ assessmentId, outcome }, call) => {
        const found = await get(call, `/fraud/assessments/${segment(assessmentId)}`);
        const { id: assessment, score, flag, label } = found;
        return { effect: { label: outcome }, assessment: { id: assessment, score, flag, label } };
      },
      request: ({ assessmentId, outcome, reason: why }, by) => ({
        method: 'POST',
        path: `/fraud/assessments/${segment(assessmentId)}/label`,
        body: { outcome, reason: signed(why, by) },
      }),
    },
  ),
];

function totalOf(milestones: readonly { readonly amount: number }[]): number {
  return milestones.reduce((total, one) => total + one.amount, 0);
}

/** The audit log shows the key; the reason shows which agent used it. */
function signed(text: string, by: string): string {
  return `${text} [${by}, by MCP]`;
}
