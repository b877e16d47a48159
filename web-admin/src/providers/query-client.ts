import { QueryClient } from '@tanstack/react-query';

/** A refusal of the server stays one, however often it is asked again. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 0;
  return status >= 400 && status < 500;
}

/** What the page has read, and how it asks again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => !isRefusal(error) && count < 2, staleTime: 5_000, refetchOnWindowFocus: true },
  },
});
