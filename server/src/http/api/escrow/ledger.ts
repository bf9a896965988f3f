import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import { loadAgreement } from '#actions/escrow/change-agreement.ts';
import { ACCOUNTS, type Account, liabilitiesOf, MOVEMENTS, type MovementKind } from '#core/escrow/ledger.ts';
import { publicEvent } from '#core/events/event.ts';
import { EventView } from '#http/api/events/event-schema.ts';
import { callerOf } from '#http/frame/auth.ts';
import { cutPage, fromCursor, nextCursor, PageQuery, pageOf } from '#http/frame/paging.ts';
import { answers, problems, READ, timestamp } from '#http/frame/schemas.ts';
import * as journal from '#store/escrow/journal.ts';
import { AgreementParams, keyOf } from './agreements.ts';

const amount = z.int();
const account = z.enum(ACCOUNTS);
const balances = z.object(
  Object.fromEntries(ACCOUNTS.map((name) => [name, amount])) as Record<Account, typeof amount>,
);

export const EntryView = z
  .object({
    sequence: z.int(),
    kind: z.enum(Object.keys(MOVEMENTS) as [MovementKind, ...MovementKind[]]),
    debit: account,
    credit: account,
    amount,
    cause: z.string().meta({ description: 'The milestone, refund, payout or bank transaction behind it' }),
    hash: z.string().meta({ description: 'SHA-256 over the previous hash and this entry' }),
    createdAt: timestamp,
  })
  .meta({ id: 'LedgerEntry' });

export const LedgerView = z
  .object({ currency: z.string(), balances, entries: z.array(EntryView), nextCursor })
  .meta({ id: 'Ledger' });

const EventPage = pageOf(EventView);

export const TrialBalanceView = z
  .object({
    data: z.array(
      z.object({
        currency: z.string(),
        agreements: z.int(),
        debits: amount,
        credits: amount,
        balanced: z.boolean(),
        accounts: balances,
      }),
    ),
  })
  .meta({ id: 'TrialBalance' });

const SEQUENCE = /^\d{1,9}$/;

export function ledgerRoutes(context: Context): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/v1/escrow/agreements/:id/ledger',
      {
        schema: {
          operationId: 'retrieveLedger',
          tags: ['Ledger'],
          summary: 'The agreement’s balances and every movement of its money, oldest first',
          params: AgreementParams,
          querystring: PageQuery,
          response: {
            200: answers('Balances and a page of entries', LedgerView),
            ...problems(READ, 400, 404),
          },
        },
      },
      async (request) => {
        const { limit, cursor } = request.query;
        const key = keyOf(request);
        const after = Number(fromCursor(cursor, SEQUENCE) ?? 0);
        const agreement = await loadAgreement(context, key);
        const found = await journal.transfers(context.db, key, { limit: limit + 1, after });
        const page = cutPage(found, limit, (last) => last.sequence);
        return {
          currency: agreement.currency,
          balances: agreement.balances,
          entries: page.data.map((entry) => ({ ...entry, createdAt: entry.createdAt.toISOString() })),
          nextCursor: page.nextCursor,
        };
      },
    );

    app.get(
      '/v1/escrow/agreements/:id/events',
      {
        schema: {
          operationId: 'listAgreementEvents',
          tags: ['Escrow'],
          summary: 'The agreement’s timeline, oldest first',
          params: AgreementParams,
          querystring: PageQuery,
          response: { 200: answers('A page of events', EventPage), ...problems(READ, 400, 404) },
        },
      },
      async (request) => {
        const { limit, cursor } = request.query;
        const key = keyOf(request);
        const after = Number(fromCursor(cursor, SEQUENCE) ?? 0);
        await loadAgreement(context, key);
        const found = await journal.events(context.db, key, { limit: limit + 1, after });
        const page = cutPage(found, limit, (last) => last.sequence);
        return {
          data: page.data.map(publicEvent),
          nextCursor: page.nextCursor,
        };
      },
    );

    app.get(
      '/v1/ledger/trial-balance',
      {
        schema: {
          operationId: 'retrieveTrialBalance',
          tags: ['Ledger'],
          summary: 'All of the account’s money, by currency: what lies at the bank and whose it is',
          response: { 200: answers('One entry a currency', TrialBalanceView), ...problems(READ, 409) },
        },
      },
      async (request) => {
        const totals = await journal.totals(context.db, callerOf(request).developerId);
        return { data: totals.map(viewTotals) };
      },
    );
  };
}

function viewTotals({ currency, agreements, ...sums }: journal.CurrencyTotals) {
  const credits = liabilitiesOf(sums);
  return {
    currency,
    agreements,
    debits: sums.bank,
    credits,
    balanced: sums.bank === credits,
    accounts: sums,
  };
}
