import { z } from 'zod';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import {
  ACCOUNTS,
  type Account,
  assetsOf,
  liabilitiesOf,
  MOVEMENTS,
  type MovementKind,
} from '#core/escrow/ledger.ts';
import { publicEvent } from '#core/events/event.ts';
import { EventView } from '#http/api/events/event-schema.ts';
import { expandProof } from '#http/api/events/events.ts';
import { PAGING_NOTE } from '#http/pipeline/descriptions.ts';
import { list, read } from '#http/pipeline/endpoint.ts';
import { bySequence, cutPage, nextCursor, type Part, partOf } from '#http/pipeline/paging.ts';
import { momentOrDay, ok, timestamp } from '#http/pipeline/schemas.ts';
import { PeriodQuery } from '#http/pipeline/shape/caller-metadata.ts';
import type { Period } from '#store/caller-metadata/conditions.ts';
import { type CurrencyTotals, trialBalance } from '#store/escrow/figures/trial-balance.ts';
import * as journal from '#store/escrow/journal.ts';
import { withProofs } from '#store/events/proofs.ts';
import { AgreementParams, keyOf } from './agreements.ts';

const amount = z.int();
const account = z.enum(ACCOUNTS);
const balances = z.object(
  Object.fromEntries(ACCOUNTS.map((name) => [name, amount])) as Record<Account, typeof amount>,
);

const Movement = z.enum(Object.keys(MOVEMENTS) as [MovementKind, ...MovementKind[]]);

export const EntryView = z
  .object({
    sequence: z.int(),
    type: Movement,
    kind: Movement.meta({ description: 'Equal to `type`; the name of version 0.1.0' }),
    debit: account,
    credit: account,
    amount,
    cause: z
      .string()
      .meta({ description: 'The milestone, refund, payout or bank transaction that caused it' }),
    hash: z.string().meta({ description: 'SHA-256 over the previous hash and this entry' }),
    createdAt: timestamp,
  })
  .meta({ id: 'LedgerEntry' });

const LedgerView = z
  .object({ currency: z.string(), balances, entries: z.array(EntryView), nextCursor })
  .meta({ id: 'Ledger' });

const TrialBalanceView = z
  .object({
    data: z.array(
      z.object({
        currency: z.string(),
        agreements: z.int(),
        debits: amount,
        credits: amount,
        balanced: z.boolean().meta({
          description:
            'True when debits equal credits, and each agreement’s balances equal the sum of its ' +
            'journal entries',
        }),
        accounts: balances,
      }),
    ),
  })
  .meta({ id: 'TrialBalance' });

/** These lists run from oldest to newest, so the next page comes after the cursor. */
const onwards = ({ limit, before = '0' }: Part, { from, to }: Period): journal.Page => ({
  limit,
  after: Number(before),
  from,
  to,
});

const backwards = ({ limit, before = String(NEWEST) }: Part, { from, to }: Period) => ({
  limit,
  before: Number(before),
  from,
  to,
});
/** Larger than any sequence that the column can hold. */
const NEWEST = 2_147_483_647;

const TimelineQuery = PeriodQuery.extend({
  order: z
    .enum(['oldest', 'newest'], { error: 'order must be oldest or newest' })
    .default('oldest')
    .meta({ description: 'The order of the events' }),
  expand: expandProof,
});

const asOf = momentOrDay('asOf').optional().meta({
  description:
    'The books as they were before this time, or before the start of this day in UTC. Without it, as they are now',
});

export const ledgerEndpoints = [
  read('GET /escrow/agreements/:id/ledger', {
    operationId: 'retrieveLedger',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'Retrieve an agreement’s ledger',
    description: `Returns the balance of each ledger account of the agreement, and every transfer as a debit
      and a credit, oldest first, in the order of their hash chain. ${PAGING_NOTE}`,
    params: AgreementParams,
    query: PeriodQuery.extend({ asOf }),
    heavy: true,
    answer: ok('Balances and a page of entries', LedgerView),
    run: async (call) => {
      const { db } = call.context;
      const { asOf: before = null } = call.query;
      const { currency, balances } = await loadAgreement(call.context, keyOf(call));
      const page = onwards(partOf(call.query, bySequence), call.query);
      const found = await journal.transfers(db, keyOf(call), page, before);
      return {
        currency,
        balances: before ? await journal.balancesAsOf(db, keyOf(call), before) : balances,
        page: cutPage(found, call.query, bySequence),
      };
    },
    view: ({ currency, balances, page }) => ({
      currency,
      balances,
      entries: page.data.map((entry) => ({
        ...entry,
        type: entry.kind,
        createdAt: entry.createdAt.toISOString(),
      })),
      nextCursor: page.nextCursor,
    }),
  }),

  list('GET /escrow/agreements/:id/events', {
    operationId: 'listAgreementEvents',
    permission: 'escrow.read',
    tag: 'Escrow',
    summary: 'List an agreement’s events',
    description: `Returns what happened to an agreement and who caused it, oldest first; \`order=newest\`
      reverses the order. ${PAGING_NOTE}`,
    params: AgreementParams,
    query: TimelineQuery,
    answer: ok('A page of events', EventView),
    cursor: bySequence,
    rows: async (call, part) => {
      await loadAgreement(call.context, keyOf(call));
      const page = call.query.order === 'newest' ? backwards(part, call.query) : onwards(part, call.query);
      const found = await journal.events(call.context.db, keyOf(call), page);
      if (!call.query.expand?.has('proof')) return found;
      return withProofs(call.context.db, call.caller.developerId, found);
    },
    view: (event, { caller }) => publicEvent(event, caller.developerId),
  }),

  read('GET /ledger/trial-balance', {
    operationId: 'retrieveTrialBalance',
    permission: 'escrow.read',
    tag: 'Ledger',
    summary: 'Retrieve the trial balance',
    description: `For finance: the money held at the bank in each currency, and whom it belongs to.
      \`balanced\` is false only if the books are inconsistent; \`surety verify\` then shows where. With
      \`asOf\`, for example the first of a month, the balances are those of that moment, and \`balanced\`
      compares debits and credits only.`,
    errors: ['sum_too_large'],
    problems: [409],
    query: z.object({ asOf }),
    heavy: true,
    answer: ok('One entry for each currency', TrialBalanceView),
    run: ({ context, caller, query }) => trialBalance(context.db, caller.developerId, query.asOf),
    view: (totals) => ({ data: totals.map(viewTotals) }),
  }),
];

function viewTotals({ currency, agreements, accounts, asStored }: CurrencyTotals) {
  const debits = assetsOf(accounts);
  const credits = liabilitiesOf(accounts);
  return { currency, agreements, debits, credits, balanced: debits === credits && asStored, accounts };
}
