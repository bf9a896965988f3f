import { z } from 'zod';
import type { Context } from '#actions/context.ts';
import type { Cell } from '#core/csv.ts';
import type { CommissionEntry } from '#core/escrow/commission.ts';
import { toDecimal } from '#core/escrow/currency.ts';
import { stream } from '#http/pipeline/endpoint.ts';
import { periodFilters } from '#http/pipeline/shape/caller-metadata.ts';
import type { Period } from '#store/caller-metadata/conditions.ts';
import * as commission from '#store/escrow/commission.ts';
import { sendCsv } from './export.ts';

const BATCH_SIZE = 100;

/** What was given back is negative, so that the column sums to what was earned. */
const COLUMNS: Record<string, (entry: CommissionEntry) => Cell> = {
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  type: ({ isReturned }) => (isReturned ? 'returned' : 'earned'),
  currency: ({ currency }) => currency,
  amount: ({ isReturned, amount, currency }) => toDecimal(isReturned ? -amount : amount, currency),
  agreementId: ({ agreementId }) => agreementId,
  milestoneId: ({ milestoneId }) => milestoneId,
  sequence: ({ sequence }) => sequence,
  buyerExternalId: ({ buyerExternalId }) => buyerExternalId,
  sellerExternalId: ({ sellerExternalId }) => sellerExternalId,
};

export const commissionExportEndpoint = stream('GET /commission.csv', {
  operationId: 'exportCommission',
  permission: 'escrow.read',
  query: z.object(periodFilters),
  run: async ({ context, caller, query, wire }) =>
    sendCsv(wire, 'commission.csv', rows(context, caller.developerId, query)),
});

async function* rows(
  { db }: Context,
  developerId: string,
  period: Period,
): AsyncGenerator<readonly Cell[][]> {
  yield [Object.keys(COLUMNS)];
  for (let before: readonly [Date, string, number] | undefined; ; ) {
    const page = await commission.entries(db, developerId, period, { limit: BATCH_SIZE, before });
    yield page.map((entry) => Object.values(COLUMNS).map((column) => column(entry)));
    const last = page.at(-1);
    if (page.length < BATCH_SIZE || !last) return;
    before = [last.createdAt, last.agreementId, last.sequence];
  }
}
