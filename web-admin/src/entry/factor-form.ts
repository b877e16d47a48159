import { unreachable } from '@kontor/api/problem/api-problem';
import { lazyPart } from '../ui/lazy-part.js';

/** Loads the form of the second step, which most logins do not need. */
export const loadFactorForm = () =>
  import('./FactorForm.js').catch((error: unknown) => {
    throw unreachable(error);
  });

export const FactorForm = lazyPart(async () => (await loadFactorForm()).FactorForm);
