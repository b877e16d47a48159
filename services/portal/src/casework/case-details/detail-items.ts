import { isAnswered, type YesNo } from '@kontor/domain/answer/answer';
import type { Application, SecondCompany } from '@kontor/domain/application/application';
import { legalFormOf } from '@kontor/domain/application/application';
import type { Registration } from '@kontor/domain/application/registration';
import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import { companyTypeLabels } from '@kontor/domain/list/company-types';
import { countryLabel } from '@kontor/domain/list/countries';
import { industryLabel } from '@kontor/domain/list/industries';
import { turnoverBandLabels } from '@kontor/domain/list/turnover-bands';
import { legalFormLabels } from '@kontor/domain/legal-form/legal-form';
import type { OnHoldFindings } from '@kontor/domain/on-hold/findings';
import {
  isBeneficialOwner,
  isRepresentative,
  representationLabels,
  representationOf,
  type Person,
} from '@kontor/domain/person/person';
import { salutationLabels } from '@kontor/domain/list/salutations';

/** One line of a group with its displayed value; `class` is the source of a match with a hold rule (0 none). */
export interface DetailItem {
  readonly name: string;
  readonly label: string;
  readonly consolidatedValue: string;
  /** The label of the value, where it is a code. */
  readonly shownValue: string;
  readonly class: number;
}

const labelIn =
  (labels: Readonly<Record<string, string>>) =>
  (code: string): string =>
    Object.hasOwn(labels, code) ? (labels[code] ?? code) : code;

/** Fields whose value is a code, with the labels of their codes. */
const words: ReadonlyMap<string, (code: string) => string> = new Map([
  ['nationality', countryLabel],
  ['industry', industryLabel],
  ['industryKey', industryLabel],
  ['annualTurnover', labelIn(turnoverBandLabels)],
  ['crsType', labelIn(companyTypeLabels)],
]);

/** A complete line. */
export function detailItem({ name, label, value }: Record<'name' | 'label' | 'value', string>, of = 0): DetailItem {
  return { name, label, consolidatedValue: value, shownValue: words.get(name)?.(value) ?? value, class: of };
}

type Shown = readonly [name: string, label: string, value: string | undefined];

/** Names of hold findings by their line, where the two differ. */
const findingFields: Readonly<Record<string, readonly string[]>> = {
  birthDate: ['age'],
  nationality: ['nationality', '!nationality'],
  postalCode: ['address.!postalCode'],
  fatcaRelevant: ['fatcaRelevant'],
};

type Hits = Readonly<Record<string, { readonly class: number }>>;

function itemsOf(lines: readonly Shown[], hits: Hits): readonly DetailItem[] {
  return lines.flatMap(([name, label, value]) => {
    if (value === undefined || value.trim() === '') return [];
    const fields = findingFields[name] ?? [name];
    const classes = fields.map((field) => (Object.hasOwn(hits, field) ? (hits[field]?.class ?? 0) : 0));
    return [detailItem({ name, label, value }, Math.max(0, ...classes))];
  });
}

function dateOf(date: string | undefined): string | undefined {
  return date === undefined || date === '' ? undefined : formatGermanDate(date);
}

/** The bank's text of a question: true by its answer or by the legal form, and not denied before it is answered. */
function answerOf(holds: boolean, answer: YesNo | undefined): string {
  if (holds) return 'Ja';
  return isAnswered(answer) ? 'Nein' : 'Noch keine Angabe';
}

/** The customer confirms that something does not hold; staff read whether it holds. */
function oppositeOf(denial: YesNo | undefined): string | undefined {
  if (!isAnswered(denial)) return undefined;
  return denial === 'Ja' ? 'Nein' : 'Ja';
}

function confirmed(value: boolean | undefined): string | undefined {
  return value === undefined ? undefined : value ? 'Ja' : 'Nein';
}

/** The lines about the registration, for the bank (R3 §3 "Registration payload"). */
export function registrationItems(registration: Registration): readonly DetailItem[] {
  const lines: readonly Shown[] = [
    ['hasBusinessConnection', 'Bereits Kunde der Bank', confirmed(registration.hasBusinessConnection)],
    ['authorizedToRepresent', 'Vertretungsberechtigung bestätigt', confirmed(registration.authorizedToRepresent)],
    ['acceptedDatenschutz', 'Datenschutzhinweise bestätigt', confirmed(registration.acceptedDatenschutz)],
    ['acceptedSolaris', 'Bedingungen des Identifizierungsdienstes bestätigt', confirmed(registration.acceptedSolaris)],
    ['context', 'Einstieg', registration.context],
    ['vrPaymentReferenceId', 'Referenz des Zahlungsanbieters', registration.vrPaymentReferenceId],
    ['beraterEinstiegName', 'Beraterin oder Berater', registration.beraterEinstiegName],
    ['beraterEinstiegMemo', 'Notiz des Beraters', registration.beraterEinstiegMemo],
  ];
  return itemsOf(lines, {});
}

/** The lines about the business (R3 §3). */
export function businessItems(application: Application, findings: OnHoldFindings | null): readonly DetailItem[] {
  const { firma, registerData } = application;
  const legalForm = legalFormOf(application);
  const lines: readonly Shown[] = [
    ['name', 'Firma', registerData.firma ?? firma.firma],
    ['legalForm', 'Rechtsform', legalForm === undefined ? undefined : legalFormLabels[legalForm]],
    ['line1', 'Straße, Haus-Nr.', firma.line1],
    ['postalCode', 'Postleitzahl', firma.postalCode],
    ['city', 'Ort', firma.city],
    ['foundationDate', 'Gründungsdatum', dateOf(firma.gruendungsdatum)],
    ['registrationNumber', 'Registernummer', firma.registrationNumber],
    ['registrationIssuer', 'Registergericht', firma.registrationIssuer],
    ['bgoTaxNumber', 'Wirtschafts-ID', firma.wirtschaftsId],
    ['industry', 'Wirtschaftszweig', firma.wirtschaftszweig],
    ['industryKey', 'Unterkategorie', firma.wirtschaftszweigUnterkategorie],
    ['businessPurpose', 'Geschäftszweck', firma.businessPurpose],
    ['annualTurnover', 'Jahresumsatz', firma.annualTurnover],
    ['bgoVatDeductibility', 'Vorsteuerabzugsberechtigt', firma.vorsteuer],
    [
      'hasInternationalBusinessConnection',
      'Internationale Geschäftsbeziehungen',
      firma.hasInternationalBusinessConnection,
    ],
    ['fatcaRelevant', 'FATCA-relevant', oppositeOf(firma.notCrsFatca)],
    ['crsType', 'CRS-Typ', firma.crsType],
    ['shareEqualsVote', 'Stimmrechte entsprechen Anteilen', firma.gwg],
    ['girocard', 'girocard', firma.girocard],
  ];
  return itemsOf(lines, findings?.business ?? {});
}

/** The lines about the general partner company of a GmbH & Co. KG (R1 §3 "data for GMBH_CO_KG"). */
export function secondCompanyItems(company: SecondCompany): readonly DetailItem[] {
  const lines: readonly Shown[] = [
    ['name', 'Firma', company.firma],
    ['line1', 'Straße, Haus-Nr.', company.line1],
    ['postalCode', 'Postleitzahl', company.postalCode],
    ['city', 'Ort', company.city],
    ['foundationDate', 'Gründungsdatum', dateOf(company.gruendungsdatum)],
    ['registrationNumber', 'Registernummer', company.registrationNumber],
    ['registrationIssuer', 'Registergericht', company.registrationIssuer],
  ];
  return itemsOf(lines, {});
}

/** The lines about one person (R3 §3). */
export function personItems(
  person: Person,
  context: { readonly application: Application; readonly hits: Hits; readonly card: string | undefined },
) {
  const legalForm = legalFormOf(context.application);
  const representation = representationOf(person, legalForm);
  const represents = answerOf(isRepresentative(person, legalForm), person.vertretungsberechtigung);
  const owns = answerOf(isBeneficialOwner(person, legalForm), person.gesellschafter);
  const lines: readonly Shown[] = [
    ['salutation', 'Anrede', person.anrede ? salutationLabels[person.anrede] : undefined],
    ['firstName', 'Vorname', person.vorname],
    ['lastName', 'Nachname', person.nachname],
    ['birthDate', 'Geburtsdatum', dateOf(person.birthday)],
    ['nationality', 'Staatsangehörigkeit', person.nationality],
    ['line1', 'Straße, Haus-Nr.', person.line1],
    ['postalCode', 'Postleitzahl', person.postalCode],
    ['city', 'Ort', person.city],
    ['email', 'E-Mail', person.email],
    ['phone', 'Telefon', person.phone],
    ['bgoTaxNumber', 'Steuer-ID', person.steuerId],
    ['authorizedToRepresent', 'Vertretungsberechtigt', represents],
    [
      'typeOfRepresentation',
      'Art der Vertretung',
      representation === undefined ? undefined : representationLabels[representation],
    ],
    ['beneficialOwner', 'Wirtschaftlich berechtigt', owns],
    ['votingShare', 'Anteile in Prozent', person.gesellschafterAnteile],
    ['isFictional', 'Fiktiver wirtschaftlich Berechtigter', person.fiktiverGesellschafter],
    ['pepStatus', 'Politisch exponiert', oppositeOf(person.exponiert)],
    ['girocard', 'girocard', person.girocard],
    ['agree21Kartennummer', 'Kartennummer', context.card],
  ];
  return itemsOf(lines, context.hits);
}
