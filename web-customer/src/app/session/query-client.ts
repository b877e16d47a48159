import { ApiProblem } from '@kontor/api/problem/api-problem';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { currentClaims } from './session.js';
import { onTokensChange, tokens } from './tokens.js';

/** Retries without a connection and after server errors. */
function mayRecover(failures: number, error: Error): boolean {
  const status = error instanceof ApiProblem ? error.status : 0;
  return failures < 2 && (status === 0 || status >= 500);
}

/** Ends the session on 401 (R1 §8). */
function endWhenLoggedOut(error: Error): void {
  if (error instanceof ApiProblem && error.status === 401) tokens.write(null);
}

/** Server data, shared by the pages and their guards. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endWhenLoggedOut }),
  defaultOptions: { queries: { retry: mayRecover, staleTime: 5_000 } },
});

let owner = currentClaims()?.sub;

// Data of one customer must not be shown to another one after a new login.
onTokensChange(() => {
  const now = currentClaims()?.sub;
  if (now !== owner) queryClient.clear();
  owner = now;
});
