import { z } from 'zod';
import { confirmMilestones, createAgreements, type Outcome, type Outcomes } from '#actions/escrow/bulk.ts';
import type { Agreement } from '#core/escrow/agreement.ts';
import type { Confirmed } from '#core/escrow/confirm.ts';
import { command } from '#http/pipeline/endpoint.ts';
import { LONG_BODY_BYTES } from '#http/pipeline/limits/body-limits.ts';
import { problemBody } from '#http/pipeline/problems.ts';
import { idOf, ok, ProblemBody } from '#http/pipeline/schemas.ts';
import type { AnswerFor } from '#store/idempotency.ts';
import { AgreementView } from './agreement-views.ts';
import {
  ConfirmBody,
  ConfirmedView,
  CreateBody,
  newAgreementOf,
  viewConfirmation,
  viewCreated,
} from './agreements.ts';
import { costOf } from './milestone-cost.ts';

const MAX_ITEMS = 100;

const CreateManyBody = z.object({ agreements: itemsOf('agreements', CreateBody) });

const ConfirmManyBody = z.object({
  confirmations: itemsOf(
    'confirmations',
    z.object({ agreementId: idOf('agr'), milestoneId: idOf('ms'), ...ConfirmBody.shape }),
  ),
});

function itemsOf<Item extends z.ZodType>(name: string, item: Item) {
  return z
    .array(item, { error: `${name} is required and must be a list` })
    .min(1, `${name} must have at least one entry`)
    .max(MAX_ITEMS, `${name} may have at most ${MAX_ITEMS} entries`);
}

const counts = {
  succeeded: z.int().nonnegative(),
  failed: z.int().nonnegative().meta({ description: 'Items with an `error`. They had no effect' }),
};
const error = ProblemBody.nullable().meta({
  description: 'Why this item was refused, as it is for a single request',
});

const CreatedView = z
  .object({
    ...counts,
    data: z
      .array(z.object({ agreement: AgreementView.nullable(), error }))
      .meta({ description: 'One entry for each agreement of the request, in the same order' }),
  })
  .meta({ id: 'BulkAgreements' });

const ConfirmationsView = z
  .object({
    ...counts,
    data: z
      .array(z.object({ confirmation: ConfirmedView.nullable(), error }))
      .meta({ description: 'One entry for each confirmation of the request, in the same order' }),
  })
  .meta({ id: 'BulkConfirmations' });

const ONE_COMMIT = `All items that succeed are written in one commit; the others have an \`error\` and no
  effect. A malformed item refuses the whole request. With an Idempotency-Key, a repeat gets the same answer
  as a whole.`;

export const bulkEndpoints = [
  command('POST /escrow/agreements/bulk', {
    operationId: 'createAgreements',
    bodyLimit: LONG_BODY_BYTES,
    cost: ({ agreements }) => costOf(agreements.flatMap(({ milestones }) => milestones)),
    permission: 'escrow.write',
    tag: 'Escrow',
    summary: 'Create up to 100 agreements',
    description: `Each entry of \`agreements\` is the body of a single creation. ${ONE_COMMIT}`,
    body: CreateManyBody,
    answer: ok('The outcome of each item', CreatedView),
    run: ({ context, caller: { developerId }, body }, answerFor: AnswerFor<Outcomes<Agreement>>) => {
      const items = body.agreements.map((one) => newAgreementOf(developerId, one));
      return createAgreements(context, developerId, items, answerFor);
    },
    view: (outcomes, { body, wire }) =>
      counted(outcomes, (outcome, index) => ({
        agreement: 'result' in outcome ? viewCreated(outcome.result, body.agreements[index] ?? {}) : null,
        error: errorOf(outcome, wire.request.id),
      })),
  }),

  command('POST /escrow/confirmations/bulk', {
    operationId: 'confirmMilestones',
    bodyLimit: LONG_BODY_BYTES,
    cost: ({ confirmations }) => costOf(confirmations),
    permission: 'escrow.write',
    tag: 'Escrow',
    summary: 'Confirm up to 100 milestones',
    description: `Each entry is one party's confirmation of one milestone, also of different agreements.
      Entries take effect in their order, so both parties of a milestone may be in one request. ${ONE_COMMIT}`,
    body: ConfirmManyBody,
    answer: ok('The outcome of each item', ConfirmationsView),
    run: ({ context, caller: { developerId }, body }, answerFor: AnswerFor<Outcomes<Confirmed>>) =>
      confirmMilestones(context, developerId, body.confirmations, answerFor),
    view: (outcomes, { wire }) =>
      counted(outcomes, (outcome) => ({
        confirmation: 'result' in outcome ? viewConfirmation(outcome.result) : null,
        error: errorOf(outcome, wire.request.id),
      })),
  }),
];

function counted<Result, Item>(
  outcomes: Outcomes<Result>,
  view: (outcome: Outcome<Result>, index: number) => Item,
) {
  const succeeded = outcomes.filter((outcome) => 'result' in outcome).length;
  return { succeeded, failed: outcomes.length - succeeded, data: outcomes.map(view) };
}

function errorOf(outcome: Outcome<unknown>, requestId: string): z.output<typeof ProblemBody> | null {
  if ('result' in outcome) return null;
  return problemBody(outcome.problem, requestId) as z.output<typeof ProblemBody>;
}
