import { personViolations } from '@kontor/domain/application/person-violations';
import type { ApplicationRules } from '@kontor/domain/application/application-rules';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { partsOf, type PersonField } from '@kontor/domain/application/legal-form-parts';
import { isFictitiousOwner, isRepresentative, type Person } from '@kontor/domain/person/person';

/** The answers that decide which other fields a person has. */
export type PersonAnswers = Pick<
  Person,
  'vertretungsberechtigung' | 'gesellschafter' | 'fiktiverGesellschafter' | 'toggleSteuerId'
>;

export interface PersonContext {
  readonly index: number;
  readonly legalForm: LegalForm;
  readonly rules: ApplicationRules & { readonly askForGirocard: boolean };
}

/** A missing value does not depend on the date. */
const anyDay = '2000-01-01';

const always: readonly PersonField[] = [
  'anrede',
  'vorname',
  'nachname',
  'birthday',
  'nationality',
  'toggleSteuerId',
  'exponiert',
];

/** Questions of some legal forms only. */
const roles: readonly PersonField[] = ['vertretungsberechtigung', 'gesellschafter'];

/** The rules' missing fields of a person with only these answers are all its required fields. */
function requiredFields(answers: PersonAnswers, context: PersonContext): readonly PersonField[] {
  const { index } = context;
  return personViolations({ person: answers, ...context, today: anyDay })
    .filter(({ code }) => code === 'required')
    .map(({ propertyPath }) => propertyPath.slice(`people[${index}].`.length) as PersonField);
}

/** Only a representative can be a fictitious owner, and only without a real owner (GwG § 3 Abs. 2 Satz 5). */
function offersFictitious(answers: PersonAnswers, legalForm: LegalForm): boolean {
  if (!partsOf(legalForm).personFields.includes('fiktiverGesellschafter')) return false;
  return isFictitiousOwner(answers) || (answers.gesellschafter === 'Nein' && isRepresentative(answers, legalForm));
}

/** The fields of a person's form, by legal form, position and the answers so far (R1 §3, §5 "Person"). */
export function shownPersonFields(answers: PersonAnswers, context: PersonContext): ReadonlySet<PersonField> {
  const { legalForm, rules } = context;
  return new Set<PersonField>([
    ...always,
    ...requiredFields(answers, context),
    ...roles.filter((field) => partsOf(legalForm).personFields.includes(field)),
    ...(offersFictitious(answers, legalForm) ? (['fiktiverGesellschafter'] as const) : []),
    ...(rules.askForGirocard ? (['girocard'] as const) : []),
  ]);
}

/**
 * Whose fictitious ownership an answer ends: a person is either a real or a fictitious owner, only a representative is a
 * fictitious one, and there is none beside a real owner, unless the legal form needs several owners (GwG § 3 Abs. 2
 * Satz 5).
 */
export function whoseFictionEnds(
  field: keyof PersonAnswers,
  answer: string,
  legalForm: LegalForm,
): 'own' | 'everybody' | null {
  if (field === 'vertretungsberechtigung' && answer === 'Nein') return 'own';
  if (field !== 'gesellschafter' || answer !== 'Ja') return null;
  return traitsOf(legalForm).minOwners > 1 ? 'own' : 'everybody';
}
