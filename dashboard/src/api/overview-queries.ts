import { queryOptions } from '@tanstack/react-query';
import type { WorkQueueName } from '#labels/work.ts';
import { get } from './client.ts';
import { keys } from './keys.ts';
import { POLLED_MS, paged } from './queries.ts';
import type { Notices, Overview, WorkQueues, WorkRow } from './types.ts';

export const overviewQuery = queryOptions({
  queryKey: keys.overview,
  queryFn: () => get<Overview>('/overview'),
});

// Below the overview's key, so invalidated with it. No event announces a job that keeps failing or a deadline
// that comes near, so both are polled too.

export const workQueuesQuery = queryOptions({
  queryKey: [...keys.overview, 'queues'],
  queryFn: async () => (await get<WorkQueues>('/work-queues')).data,
  refetchInterval: POLLED_MS,
});

export const workQuery = (queue: WorkQueueName | undefined) =>
  paged<WorkRow>([...keys.overview, 'work', queue ?? 'all'], (page) => get('/work', { queue, ...page }), {
    refetchInterval: POLLED_MS,
  });

export const noticesQuery = queryOptions({
  queryKey: [...keys.overview, 'notices'],
  queryFn: () => get<Notices>('/notices'),
});
