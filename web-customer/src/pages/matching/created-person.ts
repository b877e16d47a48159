import type { Problem } from '@kontor/domain/violation/violation';
import type { CalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { isSalutation } from '@kontor/domain/list/salutations';
import type { MatchingKind } from '@kontor/domain/application/matching-decision';
import type { MatchingPerson } from '@kontor/domain/matching/matching-person';
import { createdPersonViolations } from '@kontor/domain/matching/resolution';
import { representations } from '@kontor/domain/person/person';
import { formatShare, parseShare } from '@kontor/domain/person/share';

/** The form of a person who is added in the resolver; values are texts. */
export interface CreatedValues {
  readonly salutation: string;
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD; empty while the text is not a date. */
  readonly birthDate: string;
  readonly nationality: string;
  readonly email: string;
  readonly typeOfRepresentation: string;
  readonly isAlsoBeneficiary: string;
  readonly votingShare: string;
  readonly line1: string;
  readonly postalCode: string;
  readonly city: string;
  readonly notExposed: boolean;
}

export type CreatedField = keyof CreatedValues;

/** The initial values: the found data. */
export function createdFrom(found: MatchingPerson): CreatedValues {
  return {
    salutation: found.salutation ?? '',
    firstName: found.firstName,
    lastName: found.lastName,
    birthDate: found.birthDate ?? '',
    nationality: found.nationality ?? '',
    email: '',
    // Procuration is not an option here (R2 §2.6).
    typeOfRepresentation: found.typeOfRepresentation === 'OTHER' ? '' : (found.typeOfRepresentation ?? ''),
    isAlsoBeneficiary: '',
    votingShare: found.votingShare === undefined ? '' : formatShare(found.votingShare),
    line1: found.line1 ?? '',
    postalCode: found.postalCode ?? '',
    city: found.city ?? '',
    notExposed: false,
  };
}

/** The share is required of every owner. */
export function asksOwnership(values: Pick<CreatedValues, 'isAlsoBeneficiary'>, kind: MatchingKind): boolean {
  return kind === 'BENEFICIARIES' || values.isAlsoBeneficiary === 'Ja';
}

const entered = (value: string): string | undefined => (value.trim() === '' ? undefined : value.trim());

/** The person in the resolver's body, without hidden fields. */
export function createdPerson(values: CreatedValues, kind: MatchingKind): MatchingPerson {
  const { salutation } = values;
  const base = {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    salutation: isSalutation(salutation) ? salutation : undefined,
    nationality: entered(values.nationality),
    birthDate: entered(values.birthDate),
    pepStatus: values.notExposed ? ('NOT_PEP' as const) : undefined,
    line1: entered(values.line1),
    postalCode: entered(values.postalCode),
    city: entered(values.city),
  };
  const functionary = {
    email: entered(values.email),
    typeOfRepresentation: representations.find((one) => one === values.typeOfRepresentation),
    isAlsoBeneficiary: values.isAlsoBeneficiary === 'Ja',
  };
  return {
    ...base,
    ...(kind === 'FUNCTIONARIES' ? functionary : {}),
    ...(asksOwnership(values, kind) ? { votingShare: parseShare(values.votingShare) } : {}),
  };
}

export interface CreatedProblem {
  readonly field: CreatedField;
  readonly problem: Problem;
}

/** All violations of the form, by the server's rules (R2 §5 "In person matching"). */
export function createdProblems(
  values: CreatedValues,
  kind: MatchingKind,
  today: CalendarDate,
): readonly CreatedProblem[] {
  const violations = createdPersonViolations(createdPerson(values, kind), kind, { prefix: '', today });
  const problems = violations.map((violation): CreatedProblem => {
    const name = violation.propertyPath.replace(/^\./, '');
    const field = name === 'pepStatus' ? 'notExposed' : (name as CreatedField);
    return { field, problem: violation };
  });
  const unanswered = kind === 'FUNCTIONARIES' && values.isAlsoBeneficiary === '';
  return unanswered ? [...problems, { field: 'isAlsoBeneficiary', problem: { code: 'required' } }] : problems;
}
