import { type ApplicationRules } from '@kontor/domain/application/application-rules';
import { partsOf, type FormPart } from '@kontor/domain/application/legal-form-parts';
import { type LegalForm } from '@kontor/domain/legal-form/legal-form';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import type { FormStatus } from './form-status.js';

/** What an applicant does until the order, in the order of the way; `people` is only the list of the persons. */
export type TimedPart = 'legalForm' | 'search' | 'registration' | FormPart | 'person' | 'order';

const seconds: Readonly<Record<TimedPart, number>> = {
  legalForm: 30,
  search: 30,
  registration: 90,
  company: 150,
  taxResidency: 30,
  secondCompany: 75,
  person: 100,
  people: 0,
  gwg: 30,
  order: 90,
};

/** About how many minutes these parts take, at least one. */
export function minutesLeft(parts: readonly TimedPart[]): number {
  const sum = parts.reduce((total, part) => total + seconds[part], 0);
  return Math.max(1, Math.ceil(sum / 60));
}

/** The parts left in a form that is being filled in, and the order after it. */
export function partsLeft(statuses: readonly Pick<FormStatus, 'form' | 'status'>[]): readonly TimedPart[] {
  const open = statuses.filter(({ status }) => status !== 2);
  return [...open.map(({ form }) => (isPart(form) ? form : 'person')), 'order'];
}

function isPart(form: FormStatus['form']): form is FormPart {
  return !form.startsWith('person-');
}

/** The parts of the form of a legal form with its fewest persons, and the order; a GmbH's while none is chosen. */
export function expectedParts(
  legalForm: LegalForm | undefined,
  { activateGwg }: Pick<ApplicationRules, 'activateGwg'>,
): readonly TimedPart[] {
  const form = legalForm ?? 'GMBH';
  const persons = Array.from({ length: traitsOf(form).minPersons }, () => 'person' as const);
  const parts = partsOf(form).forms.flatMap((part): readonly TimedPart[] => {
    if (part === 'people') return persons;
    return part === 'gwg' && !activateGwg ? [] : [part];
  });
  return [...parts, 'order'];
}
