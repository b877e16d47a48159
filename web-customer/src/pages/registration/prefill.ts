import type { RegistrationRules } from '@kontor/domain/application/registration-violations';
import { emptyRegistration, type RegistrationValues } from './registration-values.js';

const textFields = Object.entries(emptyRegistration).flatMap(([name, value]) => (value === '' ? [name] : []));

interface Prefill {
  readonly legalForm: string;
  readonly values: RegistrationValues;
}

/**
 * Prefilled values of an entry link, `form[rechtsform]=GMBH&form[firma]=…`; confirmations are ignored, and so is a
 * telephone number where the bank asks for none: it would be sent unseen, and a wrong one could not be corrected.
 */
export function prefillOf(
  query: URLSearchParams,
  { registerAskForPhone }: Pick<RegistrationRules, 'registerAskForPhone'>,
): Prefill {
  const shown = textFields.filter((name) => name !== 'phone' || registerAskForPhone);
  const given = shown.flatMap((name) => {
    const value = query.get(`form[${name}]`);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    legalForm: query.get('form[rechtsform]') ?? '',
    values: { ...emptyRegistration, ...Object.fromEntries(given) },
  };
}
