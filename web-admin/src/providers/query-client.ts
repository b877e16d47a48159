import { QueryClient } from '@tanstack/react-query';

/** A refusal stays the same however often the request is repeated. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500;
}

export const retryUnlessRefused = (count: number, error: unknown): boolean => !isRefusal(error) && count < 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: retryUnlessRefused, staleTime: 5_000, refetchOnWindowFocus: true },
  },
});
