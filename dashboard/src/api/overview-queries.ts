import { queryOptions } from '@tanstack/react-query';
import { get } from './client.ts';
import { keys } from './keys.ts';
import { POLLED_MS } from './queries.ts';
import type { Alarms, OpenExceptions, Overview, WaitingMoney } from './types.ts';

export const overviewQuery = queryOptions({
  queryKey: keys.overview,
  queryFn: () => get<Overview>('/overview'),
});

/** All of what the overview shows the newest of. */
export const waitingQuery = queryOptions({
  queryKey: [...keys.overview, 'waiting'],
  queryFn: () => get<WaitingMoney>('/overview/waiting'),
});

/** Below the overview, and so forgotten with it; no event tells of an alarm, so it is asked for as well. */
export const alarmsQuery = queryOptions({
  queryKey: [...keys.overview, 'alarms'],
  queryFn: () => get<Alarms>('/alarms'),
  refetchInterval: POLLED_MS,
});

/** Events tell of these, so they are fresh with the overview. */
export const exceptionsQuery = queryOptions({
  queryKey: [...keys.overview, 'exceptions'],
  queryFn: () => get<OpenExceptions>('/open-exceptions'),
});
