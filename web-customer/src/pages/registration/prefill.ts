import { emptyRegistration, type RegistrationValues } from './registration-values.js';

const textFields = Object.entries(emptyRegistration).flatMap(([name, value]) => (value === '' ? [name] : []));

/** Prefilled values of an entry link, `form[rechtsform]=GMBH&form[firma]=…`; confirmations are ignored. */
export function prefillOf(query: URLSearchParams): { readonly legalForm: string; readonly values: RegistrationValues } {
  const given = textFields.flatMap((name) => {
    const value = query.get(`form[${name}]`);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    legalForm: query.get('form[rechtsform]') ?? '',
    values: { ...emptyRegistration, ...Object.fromEntries(given) },
  };
}
