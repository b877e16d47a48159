import { isCalendarDate } from '@kontor/domain/calendar-date/calendar-date';
import { isEntered } from '@kontor/domain/answer/answer';
import { legalFormOf, type Application, type SecondCompany } from '@kontor/domain/application/application';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { isBeneficialOwner, isFictitiousOwner, representationOf } from '@kontor/domain/person/person';
import type { Person } from '@kontor/domain/person/person';
import type { FormKey } from '../../progress/form-status.js';
import { text } from '../../texts/form-text.js';
import { personIndexOf } from '../../application-draft/form-title.js';
import { dateText, withDecimals } from '../../texts/format.js';
import { representationLabel } from '../../texts/form-labels.js';

function line(...parts: readonly (string | undefined)[]): string {
  return parts.filter(isEntered).join(' · ');
}

function companyLine({ firma, line1, postalCode, city }: SecondCompany): string {
  return line(firma, [line1, [postalCode, city].filter(isEntered).join(' ')].filter(isEntered).join(', '));
}

function ownerText(person: Person, legalForm: LegalForm | undefined): string | undefined {
  if (isFictitiousOwner(person)) return text('summary.fictitious');
  if (!isBeneficialOwner(person, legalForm)) return undefined;
  const share = person.gesellschafterAnteile;
  return isEntered(share) ? text('summary.share', { share: withDecimals(share) }) : text('summary.owner');
}

function personLine(person: Person, legalForm: LegalForm | undefined): string {
  const kind = representationOf(person, legalForm);
  return line(
    isCalendarDate(person.birthday ?? '') ? text('summary.born', { date: dateText(person.birthday ?? '') }) : undefined,
    kind === undefined ? undefined : representationLabel(kind),
    ownerText(person, legalForm),
  );
}

function taxLine({ notCrsFatca }: Application['firma']): string {
  if (notCrsFatca === 'Ja') return text('summary.tax.local');
  return notCrsFatca === 'Nein' ? text('summary.tax.foreign') : '';
}

function gwgLine({ gwg }: Application['firma']): string {
  return gwg === 'Ja' || gwg === 'Nein' ? text(`summary.gwg.${gwg}`) : '';
}

/** The content of a form in one line; empty without content. */
export function formSummary(form: FormKey, application: Application): string {
  const index = personIndexOf(form);
  if (index !== undefined) return personLine(application.people[index] ?? {}, legalFormOf(application));
  const { registerData, firma, data } = application;
  if (form === 'company') return companyLine({ ...firma, firma: registerData.firma ?? firma.firma });
  if (form === 'secondCompany') return companyLine(data ?? {});
  if (form === 'taxResidency') return taxLine(firma);
  return form === 'gwg' ? gwgLine(firma) : '';
}
