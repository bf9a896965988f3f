import type { PayCommissionParams } from '@surety/sdk';
import { queryOptions } from '@tanstack/react-query';
import { surety } from './client.ts';
import { command } from './commands.ts';
import { keys } from './keys.ts';
import { paged } from './queries.ts';

const { commission } = surety.escrow;
type Period = { from?: string | undefined; to?: string | undefined };

export const commissionQuery = queryOptions({
  queryKey: keys.commission,
  queryFn: () => commission.retrieve(),
});

export const commissionPayoutsQuery = paged([...keys.commission, 'payouts'], (page) =>
  commission.payouts(page).page(),
);

export const commissionEntriesQuery = (period: Period) =>
  paged([...keys.commission, 'entries', period], (page) => commission.entries({ ...period, ...page }).page());

export const payCommission = command(
  (params: PayCommissionParams) => commission.payOut(params),
  () => [keys.commission],
);
