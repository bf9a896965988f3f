import { z } from 'zod';
import * as disputing from '#actions/escrow/disputes/change-dispute.ts';
import { divisionOf } from '#core/escrow/disputes/division.ts';
import { requireShare } from '#core/escrow/disputes/step.ts';
import type { Money } from '#core/escrow/money.ts';
import { DisputeView, viewDispute } from '#http/api/escrow/dispute-views.ts';
import { DisputeParams } from '#http/api/escrow/disputes.ts';
import { endpointBy, list } from '#http/pipeline/endpoint.ts';
import { type Cursor, PageQuery } from '#http/pipeline/paging.ts';
import { externalId, ok } from '#http/pipeline/schemas.ts';
import type { Db } from '#store/db.ts';
import * as agreements from '#store/escrow/agreements.ts';
import * as disputeList from '#store/escrow/figures/dispute-list.ts';
import type { SessionCaller } from './session-auth.ts';

const PEOPLE = {
  buyerExternalId: z.string(),
  buyerName: z.string().nullable(),
  sellerExternalId: z.string(),
  sellerName: z.string().nullable(),
};
const DisputeRowView = DisputeView.extend({
  title: z.string().meta({ description: 'Of the milestone' }),
  ...PEOPLE,
}).meta({ title: 'DisputeRow' });

const DisputeDetailView = DisputeRowView.extend({
  impartial: z.boolean().meta({ description: 'False when you opened it or spoke in it for a party' }),
}).meta({ title: 'DisputeDetail' });

const DivisionView = z
  .object({
    buyer: z.int(),
    seller: z.int(),
    shares: z.array(z.object({ externalUserId: z.string(), amount: z.int() })),
    platform: z.int(),
  })
  .meta({ title: 'Division' });

const Query = PageQuery.extend({
  show: z.enum(disputeList.DISPUTES_SHOWN).default('open'),
  person: externalId('person').optional(),
});
const DivisionQuery = z.object({
  toBuyer: z.coerce
    .number()
    .int()
    .nonnegative()
    .default(0)
    .transform((value) => value as Money),
});

type People = {
  readonly buyerExternalId: string;
  readonly buyerName: string | null;
  readonly sellerExternalId: string;
  readonly sellerName: string | null;
};

const byPlace: Cursor<disputeList.DisputeRow & People> = {
  shape: /^[\dTZ:.-]{4,24} dsp_[0-9a-f]{32}$/,
  of: ({ place }) => place,
};
const bySession = endpointBy<SessionCaller>();

/** Disputes with the names that their pages show, and the division that a decision would lead to. */
export const disputePageEndpoints = [
  list('GET /disputes', {
    operationId: 'listDisputeRows',
    permission: 'escrow.read',
    query: Query,
    answer: ok('Open disputes first, by due date', DisputeRowView),
    cursor: byPlace,
    rows: async ({ context: { db }, caller: { developerId }, query }, part) =>
      withPeople(db, developerId, await disputeList.list(db, developerId, query, part)),
    view: viewRow,
  }),

  bySession('GET /disputes/:id', {
    operationId: 'retrieveDisputeDetail',
    permission: 'escrow.read',
    params: DisputeParams,
    answer: ok('The dispute', DisputeDetailView),
    run: async ({ context, caller: { developerId, memberId }, params }) => {
      const { agreement, milestone } = await disputing.disputed(context, {
        developerId,
        disputeId: params.id,
      });
      const { id: agreementId, currency } = agreement;
      const { id: milestoneId, title, amount, dispute } = milestone;
      const row = { agreementId, currency, milestoneId, title, amount, dispute, ...peopleOf(agreement) };
      return { row, impartial: !dispute.advocates.includes(memberId) };
    },
    view: ({ row, impartial }) => ({ ...viewRow(row), impartial }),
  }),

  bySession('GET /disputes/:id/division', {
    operationId: 'previewDivision',
    permission: 'escrow.read',
    params: DisputeParams,
    query: DivisionQuery,
    answer: ok('What each side would get', DivisionView),
    run: async ({ context, caller: { developerId }, params, query }) => {
      const { milestone } = await disputing.disputed(context, { developerId, disputeId: params.id });
      requireShare(milestone, query.toBuyer);
      return divisionOf(milestone, query.toBuyer);
    },
    view: ({ shares, ...division }) => ({ ...division, shares: [...shares] }),
  }),

  bySession('GET /disputes-count', {
    operationId: 'countDisputes',
    permission: 'escrow.read',
    heavy: true,
    answer: ok(
      'How many wait for your decision',
      z.object({ decide: z.int() }).meta({ title: 'OpenDisputes' }),
    ),
    run: async ({ context: { db }, caller: { developerId } }) => ({
      decide: await disputeList.countUndecided(db, developerId),
    }),
    view: (counts) => counts,
  }),
];

function peopleOf({ buyerExternalId, buyerName, sellerExternalId, sellerName }: People): People {
  return { buyerExternalId, buyerName, sellerExternalId, sellerName };
}

async function withPeople<Row extends { readonly agreementId: string }>(
  db: Db,
  developerId: string,
  rows: readonly Row[],
): Promise<(Row & People)[]> {
  const ids = [...new Set(rows.map(({ agreementId }) => agreementId))];
  const found = await agreements.loadByIds(db, developerId, ids);
  const people = new Map(found.map((agreement) => [agreement.id, peopleOf(agreement)]));
  return rows.flatMap((row) => {
    const known = people.get(row.agreementId);
    return known ? [{ ...row, ...known }] : [];
  });
}

type Shown = Omit<disputeList.DisputeRow, 'place'> & People;

function viewRow({ dispute, agreementId, milestoneId, amount, currency, title, ...more }: Shown) {
  return {
    ...viewDispute({ dispute, agreementId, milestoneId, amount, currency }),
    title,
    ...peopleOf(more),
  };
}
