import { unreachable } from '@kontor/api/problem/api-problem';
import { lazy } from 'react';

/** Loads the form of the second step, which most logins do not need. */
export const loadFactorForm = () =>
  import('./FactorForm.js').catch((error: unknown) => {
    throw unreachable(error);
  });

export const FactorForm = lazy(async () => ({ default: (await loadFactorForm()).FactorForm }));
