import { queryOptions } from '@tanstack/react-query';
import { get } from './client.ts';
import { keys } from './keys.ts';
import { POLLED_MS } from './queries.ts';
import type { Alarms, OpenExceptions, Overview, WaitingMoney } from './types.ts';

export const overviewQuery = queryOptions({
  queryKey: keys.overview,
  queryFn: () => get<Overview>('/overview'),
});

/** The full list, of which the overview shows the newest entries. */
export const waitingQuery = queryOptions({
  queryKey: [...keys.overview, 'waiting'],
  queryFn: () => get<WaitingMoney>('/overview/waiting'),
});

/** Below the overview's key, so invalidated with it. No event announces an alarm, so it is polled too. */
export const alarmsQuery = queryOptions({
  queryKey: [...keys.overview, 'alarms'],
  queryFn: () => get<Alarms>('/alarms'),
  refetchInterval: POLLED_MS,
});

/** Events announce these, so they are refreshed with the overview. */
export const exceptionsQuery = queryOptions({
  queryKey: [...keys.overview, 'exceptions'],
  queryFn: () => get<OpenExceptions>('/open-exceptions'),
});
