import { ApiProblem } from '@kontor/api/problem/api-problem';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { currentClaims } from './session.js';
import { onTokensChange, tokens } from './tokens.js';

/** Only what may get better by itself is asked again: no connection, and a server that is busy. */
function mayRecover(failures: number, error: Error): boolean {
  const status = error instanceof ApiProblem ? error.status : 0;
  return failures < 2 && (status === 0 || status >= 500);
}

/** A login that the server no longer knows is over (spec 1 §8); whoever watches it leads on. */
function endWhenLoggedOut(error: Error): void {
  if (error instanceof ApiProblem && error.status === 401) tokens.write(null);
}

/** What was read from the server, shared by the pages and by what decides which of them opens. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endWhenLoggedOut }),
  defaultOptions: { queries: { retry: mayRecover, staleTime: 5_000 } },
});

let whose = currentClaims()?.sub;

// What one person has read is nobody else's: it goes with the login, also when another one takes its place.
onTokensChange(() => {
  const now = currentClaims()?.sub;
  if (now !== whose) queryClient.clear();
  whose = now;
});
