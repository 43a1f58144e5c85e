import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** The cache of the portal. Only what may pass by itself is tried again: a lost connection or a busy server. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 2 && isPassing(error),
      },
      // Offline mutations fail at once with a message instead of waiting unseen.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

function isPassing(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'connection' || error.code === 'unavailable');
}
