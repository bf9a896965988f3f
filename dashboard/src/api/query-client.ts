import { ApiError } from '@surety/sdk';
import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** The server says when something happens (frame/live.ts), so nothing is asked for again by the clock. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && !isRefusal(error),
    },
  },
});

/** Asking again does not change an answer that is about the question. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.statusCode < 500;
}

/** Has what is on the screen asked for again, and the rest when it is next looked at. */
export async function forget(stale: readonly QueryKey[]): Promise<void> {
  const each = new Map(stale.map((queryKey) => [JSON.stringify(queryKey), queryKey]));
  await Promise.all([...each.values()].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
