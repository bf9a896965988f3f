import type { CloseDayParams, CompareDayParams } from '@surety/sdk';
import { queryOptions } from '@tanstack/react-query';
import { surety } from './client.ts';
import { command } from './commands.ts';
import { keys } from './keys.ts';
import { paged } from './queries.ts';

export const daysQuery = paged([...keys.days, 'list'], (page) => surety.days.list(page).page());

export const dayQuery = (day: string) =>
  queryOptions({ queryKey: [...keys.days, day], queryFn: () => surety.days.retrieve(day) });

export const closeDay = command(
  ({ day, ...params }: { day: string } & CloseDayParams) => surety.days.close(day, params),
  () => [keys.days],
);

/** Only compares, so nothing that is shown becomes stale. */
export const compareDay = command(
  ({ day, ...params }: { day: string } & CompareDayParams) => surety.days.compare(day, params),
  () => [],
);
