import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

/** The server says when something happens (live.ts), so nothing has to be asked for again by the clock. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (failures, error) =>
        failures < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});
