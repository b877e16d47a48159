import { legalFormOf, type Application } from './application.js';
import { type CalendarDate } from '../calendar-date/calendar-date.js';
import {
  companyViolations,
  gwgViolations,
  secondCompanyViolations,
  taxResidencyViolations,
} from './company-violations.js';
import { peopleViolations } from './people-violations.js';
import { personViolations } from './person-violations.js';
import { type Violation } from '../violation/violation.js';
import { type ApplicationRules } from './application-rules.js';

/**
 * Every broken rule of an application to be ordered; an empty list means complete (R1 §4 "Step progress", §5).
 * `today` is the day in Germany. Before validating, the portal replaces `file` and `gwgFile` by its stored documents
 * of the types FOUNDATION_DOCUMENT and SHARE_HOLDERS_AGREEMENT, because the client's list is not trusted.
 */
export function findViolations(
  application: Application,
  rules: ApplicationRules,
  today: CalendarDate,
): readonly Violation[] {
  const legalForm = legalFormOf(application);
  if (legalForm === undefined) {
    return [{ propertyPath: 'registerData.rechtsform', code: 'required', label: 'legalForm' }];
  }
  const { firma, people } = application;
  return [
    ...companyViolations(application, legalForm, rules, today),
    ...taxResidencyViolations(firma, legalForm, rules),
    ...gwgViolations(firma, legalForm, rules),
    ...secondCompanyViolations(application, legalForm, today),
    ...people.flatMap((person, index) => personViolations({ person, index, legalForm, rules, today })),
    ...peopleViolations(people, legalForm),
  ];
}

/**
 * Whether no real or fictitious beneficial owner is recorded, which the form offers to correct at Next (R1 §4 "Form
 * behaviour").
 */
export function lacksBeneficialOwner(application: Application): boolean {
  return !application.people.some((person) => person.gesellschafter === 'Ja' || person.fiktiverGesellschafter === 'Ja');
}

/** Marks all representatives as fictitious beneficial owners (R1 §4 "Form behaviour"; GwG § 3 Abs. 2 Satz 5). */
export function withFictitiousOwners(application: Application): Application {
  const people = application.people.map((person) =>
    person.vertretungsberechtigung === 'Ja' ? { ...person, fiktiverGesellschafter: 'Ja' as const } : person,
  );
  return { ...application, people };
}
