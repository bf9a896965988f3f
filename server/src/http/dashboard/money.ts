import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import type { Cell } from '#core/csv.ts';
import { toDecimal } from '#core/escrow/currency.ts';
import { DAY_MS } from '#core/time.ts';
import { list, read, stream } from '#http/pipeline/endpoint.ts';
import { type Cursor, PageQuery } from '#http/pipeline/paging.ts';
import { ok, timestamp } from '#http/pipeline/schemas.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import * as agreements from '#store/escrow/agreements.ts';
import * as money from '#store/escrow/figures/money-list.ts';
import { chosenIds, sendCsv } from './export.ts';

const DEFAULT_DAYS = 30;
const BATCH_SIZE = 100;

const Params = z.object({ direction: z.enum(money.DIRECTIONS, 'direction must be in, out or back') });
const Period = z.object(periodFilters);

const MoneyView = z
  .object({
    id: z.string(),
    agreementId: z.string(),
    subjectId: z.string().nullable().meta({ description: 'The payout or refund; null for a deposit' }),
    externalId: z.string().meta({ description: 'The buyer of a deposit or refund, the seller of a payout' }),
    name: z.string().nullable(),
    party: z.string().nullable().meta({ description: 'The sender, or the holder of the account' }),
    bank: z.string().nullable(),
    accountNumber: z.string().nullable(),
    reference: z.string().nullable(),
    sessionId: z.string().nullable(),
    state: z.string(),
    reason: z.string().nullable(),
    amount: z.int(),
    currency: z.string(),
    at: timestamp,
  })
  .meta({ title: 'MoneyRow' });

const SumsView = z
  .object({
    data: z.array(
      z.object({ currency: z.string(), count: z.int(), amount: z.string() }).meta({ title: 'MoneySum' }),
    ),
  })
  .meta({ title: 'MoneySums' });

type Shown = money.MoneyRow & { readonly externalId: string; readonly name: string | null };

const byTime: Cursor<money.MoneyRow> = {
  shape: /^(\d{13}) ([0-9a-f]{32})$/,
  of: ({ at, key }) => `${at.getTime()} ${key}`,
};

/** Money at the bank: what came in, what goes out to sellers, and what goes back to buyers. */
export const moneyEndpoints = [
  list('GET /money/:direction', {
    operationId: 'listMoney',
    permission: 'escrow.read',
    params: Params,
    query: PageQuery.extend(periodFilters),
    answer: ok('Newest first', MoneyView),
    cursor: byTime,
    rows: ({ context, caller: { developerId }, params, query }, { limit, before }) => {
      const [, at, key = ''] = byTime.shape.exec(before ?? '') ?? [];
      const after = at === undefined ? undefined : { at: new Date(Number(at)), key };
      const wanted = { ...params, ...periodOf(context, query) };
      return withPeople(context, developerId, wanted, { limit, before: after });
    },
    view: ({ key, at, ...row }) => ({ ...row, id: key, at: at.toISOString() }),
  }),

  read('GET /money/:direction/sums', {
    operationId: 'sumMoney',
    permission: 'escrow.read',
    heavy: true,
    params: Params,
    query: Period,
    answer: ok('Counts and sums by currency', SumsView),
    run: ({ context, caller, params, query }) =>
      money.sums(context.db, caller.developerId, { ...params, ...periodOf(context, query) }),
    view: (data) => ({ data: [...data] }),
  }),

  stream('GET /money/:direction/list.csv', {
    operationId: 'exportMoney',
    permission: 'escrow.read',
    params: Params,
    query: Period.extend({ ids: chosenIds }),
    run: async ({ context, caller, params, query, wire }) => {
      const wanted = { ...params, ...periodOf(context, query), ids: query.ids };
      return sendCsv(wire, `money-${params.direction}.csv`, csvRows(context, caller.developerId, wanted));
    },
  }),
];

function periodOf({ clock }: Context, { from, to }: z.output<typeof Period>): money.Period {
  const end = to ?? clock();
  return { from: from ?? new Date(end.getTime() - DEFAULT_DAYS * DAY_MS), to: end };
}

type Wanted = money.Period & { readonly direction: money.Direction };

async function withPeople(
  { db }: Context,
  developerId: string,
  wanted: Wanted,
  page: Parameters<typeof money.list>[3],
): Promise<Shown[]> {
  const rows = await money.list(db, developerId, wanted, page);
  const found = await agreements.loadByIds(db, developerId, [
    ...new Set(rows.map(({ agreementId }) => agreementId)),
  ]);
  const side = wanted.direction === 'out' ? 'seller' : 'buyer';
  const people = new Map(
    found.map((one) => [one.id, { externalId: one[`${side}ExternalId`], name: one[`${side}Name`] }] as const),
  );
  return rows.map((row) => ({ ...row, ...(people.get(row.agreementId) ?? { externalId: '', name: null }) }));
}

const COLUMNS: Record<string, (row: Shown) => Cell> = {
  at: ({ at }) => at.toISOString(),
  state: ({ state }) => state,
  amount: ({ amount, currency }) => toDecimal(amount, currency),
  currency: ({ currency }) => currency,
  externalId: ({ externalId }) => externalId,
  name: ({ name }) => name,
  party: ({ party }) => party,
  bank: ({ bank }) => bank,
  accountNumber: ({ accountNumber }) => accountNumber,
  bankReference: ({ reference }) => reference,
  sessionId: ({ sessionId }) => sessionId,
  reason: ({ reason }) => reason,
  agreementId: ({ agreementId }) => agreementId,
};

async function* csvRows(
  context: Context,
  developerId: string,
  { ids, ...wanted }: Wanted & { readonly ids: readonly string[] | undefined },
): AsyncGenerator<readonly Cell[][]> {
  yield [Object.keys(COLUMNS)];
  const left = ids && new Set(ids);
  for (let before: money.After | undefined; ; ) {
    const page = await withPeople(context, developerId, wanted, { limit: BATCH_SIZE, before });
    const chosen = left ? page.filter(({ key }) => left.delete(key)) : page;
    yield chosen.map((row) => Object.values(COLUMNS).map((column) => column(row)));
    before = page.at(-1);
    if (page.length < BATCH_SIZE || !before || left?.size === 0) return;
  }
}
