import { unreachable } from '@kontor/api/problem/api-problem';

/** The typed calls of the pages before the login. Loaded by the first call: the schemas would delay the page. */
export const accountCalls = () =>
  import('../providers/account-calls.js').catch((error: unknown) => {
    throw unreachable(error);
  });
