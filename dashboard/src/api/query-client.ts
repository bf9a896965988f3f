import { ApiError } from '@surety/sdk';
import { QueryClient, type QueryKey } from '@tanstack/react-query';

/** The server announces changes (shell/live.ts), so nothing is refetched by the clock. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) => failures < 2 && !isRefusal(error),
    },
  },
});

/** A client error stays the same when it is retried. */
function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.statusCode < 500;
}

/** Refetches stale queries that are on the screen, and the others when they are next shown. */
export async function forget(stale: readonly QueryKey[]): Promise<void> {
  const each = new Map(stale.map((queryKey) => [JSON.stringify(queryKey), queryKey]));
  await Promise.all([...each.values()].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
