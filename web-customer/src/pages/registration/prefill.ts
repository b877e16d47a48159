import { emptyRegistration, type RegistrationValues } from './registration-values.js';

const textFields = Object.entries(emptyRegistration).flatMap(([name, value]) => (value === '' ? [name] : []));

/** What an entry link filled in beforehand: `form[rechtsform]=GMBH&form[firma]=…`. Confirmations are never taken over. */
export function prefillOf(query: URLSearchParams): { readonly legalForm: string; readonly values: RegistrationValues } {
  const given = textFields.flatMap((name) => {
    const value = query.get(`form[${name}]`);
    return value === null ? [] : [[name, value.slice(0, 200)] as const];
  });
  return {
    legalForm: query.get('form[rechtsform]') ?? '',
    values: { ...emptyRegistration, ...Object.fromEntries(given) },
  };
}

/** The query without what was filled in, so that no name stays in the history of the browser. */
export function withoutPrefill(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of [...query.keys()]) if (/^form\[.*\]$/.test(name)) rest.delete(name);
  return rest;
}
