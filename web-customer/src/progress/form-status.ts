import { legalFormOf, type Application } from '@kontor/domain/application/application';
import { type CalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { findViolations } from '@kontor/domain/application/complete-application';
import { type ApplicationRules } from '@kontor/domain/application/application-rules';
import { type Violation } from '@kontor/domain/violation/violation';
import { partsOf, type FormPart } from '@kontor/domain/application/legal-form-parts';
import { text } from '../texts/progress-text.js';

/** 0 error, 1 open, 2 done (R1 §4 "Step progress"). */
export type StepStatus = 0 | 1 | 2;

/** The forms of the application page; a person's form has its index (R1 §2 item 10). */
export type FormKey = FormPart | `person-${number}`;

export interface FormStatus {
  readonly form: FormKey;
  readonly status: StepStatus;
  readonly violations: readonly Violation[];
}

const withoutLegalForm: readonly FormPart[] = ['company', 'taxResidency', 'people'];
const openCodes: readonly string[] = ['required', 'confirmation', 'count', 'representation', 'owners'];
const taxFields: readonly string[] = ['firma.notCrsFatca', 'firma.crsType'];

/** The form in which a violation can be corrected. */
export function formOf(propertyPath: string): FormKey {
  const person = /^people\[(\d+)\]/.exec(propertyPath);
  if (person !== null) return `person-${Number(person[1])}`;
  if (propertyPath === 'people') return 'people';
  if (propertyPath.startsWith('data.')) return 'secondCompany';
  if (taxFields.includes(propertyPath)) return 'taxResidency';
  return propertyPath.startsWith('firma.gwg') ? 'gwg' : 'company';
}

/** Done without violations, open while something is only missing, error once something entered is wrong. */
export function stepStatusOf(violations: readonly Violation[]): StepStatus {
  if (violations.length === 0) return 2;
  return violations.every((violation) => openCodes.includes(violation.code)) ? 1 : 0;
}

function formsOf(application: Application, rules: ApplicationRules): readonly FormKey[] {
  const legalForm = legalFormOf(application);
  const forms = legalForm === undefined ? withoutLegalForm : partsOf(legalForm).forms;
  const persons = application.people.map((_person, index): FormKey => `person-${index}`);
  return forms.flatMap((form): readonly FormKey[] => {
    if (form === 'people') return [...persons, 'people'];
    return form === 'gwg' && !rules.activateGwg ? [] : [form];
  });
}

/** Status and violations of each form shown for this application, in the order of the page (R1 §2 item 10, §4 "Step progress"). */
export function formStatuses(
  application: Application,
  rules: ApplicationRules,
  today: CalendarDate,
): readonly FormStatus[] {
  const violations = findViolations(application, rules, today);
  return formsOf(application, rules).map((form) => {
    const own = violations.filter((violation) => formOf(violation.propertyPath) === form);
    return { form, status: stepStatusOf(own), violations: own };
  });
}

/** The text of a form's status: "Vollständig", "3 Angaben fehlen", "Bitte prüfen". */
export function formStatusText({ status, violations }: Pick<FormStatus, 'status' | 'violations'>): string {
  if (status === 2) return text('formStatus.done');
  if (status === 0) return text('formStatus.wrong');
  return violations.length === 1 ? text('formStatus.open.one') : text('formStatus.open', { number: violations.length });
}

/** The same where there is little space: "3 fehlen". */
export function shortStatusText({ status, violations }: Pick<FormStatus, 'status' | 'violations'>): string {
  if (status !== 1) return formStatusText({ status, violations });
  return violations.length === 1
    ? text('formStatus.short.one')
    : text('formStatus.short', { number: violations.length });
}

/** All forms as done, which is how the summary starts (R1 §4 "Order outcome"). */
export function allDone(statuses: readonly FormStatus[]): readonly FormStatus[] {
  return statuses.map((status) => ({ ...status, status: 2, violations: [] }));
}
