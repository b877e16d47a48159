import type { CompanyEntry } from './company.js';

/** The form as `GET /bgo_identifications/{id}` returns it, with the fields that a client sends back. */
export interface Form {
  readonly version: number;
  readonly registerData: Readonly<Record<string, unknown>>;
  readonly firma: Readonly<Record<string, unknown>>;
  readonly people: readonly { readonly id: string; readonly gesellschafterAnteile?: string }[];
  readonly status: number;
  readonly passedToSolarisBank: boolean;
  readonly isHandOverUnderWay: boolean;
  readonly start?: {
    readonly state: string;
    readonly functionariesMatchingResult?: unknown;
    readonly beneficiariesMatchingResult?: unknown;
  };
}

/** The complete form of a company, based on the data of the registration. */
export function filledIn(form: Pick<Form, 'registerData' | 'people'>, company: CompanyEntry, email: string) {
  return {
    registerData: form.registerData,
    firma: {
      firma: company.name,
      rechtsform: company.legalForm ?? 'GMBH',
      line1: company.line1,
      postalCode: company.postalCode,
      city: company.city,
      gruendungsdatum: '2015-03-01',
      registrationNumber: company.registrationNumber,
      registrationIssuer: company.registrationIssuer,
      toggleWirtschaftsId: 'Nein',
      wirtschaftszweig: 'CONSTRUCTION',
      wirtschaftszweigUnterkategorie: 'F43',
      businessPurpose: 'Planung und Bau von Feinwerktechnik',
      vorsteuer: 'Ja',
      annualTurnover: 'LT500',
      hasInternationalBusinessConnection: 'Nein',
      notCrsFatca: 'Ja',
      crsType: 'ACTIVE',
      gwg: 'Ja',
      girocard: 'Nein',
      ...(company.documents?.includes('FOUNDATION_DOCUMENT') ? { fileCheckbox: 'Ja' } : {}),
      ...(company.people.length === 1 ? { address: 'Ja' } : {}),
    },
    people: company.people.map((person, index) => ({
      ...(form.people[index] === undefined ? {} : { id: form.people[index].id }),
      anrede: person.salutation,
      vorname: person.firstName,
      nachname: person.lastName,
      nationality: person.nationality,
      birthday: person.birthday,
      line1: company.line1,
      postalCode: company.postalCode,
      city: company.city,
      email: person.email ?? (index === 0 ? email : email.replace('@', `+${index}@`)),
      phone: index === 0 ? '030 23125000' : '',
      toggleSteuerId: 'Nein',
      steuerId: '',
      ...(person.ownsOnly === true
        ? { vertretungsberechtigung: 'Nein' }
        : { vertretungsberechtigung: 'Ja', vertretungsberechtigungArt: person.representation }),
      gesellschafter: 'Ja',
      gesellschafterAnteile: person.share,
      exponiert: 'Ja',
      girocard: person.girocard === true ? 'Ja' : 'Nein',
    })),
    mehrwerteSelection: {},
    ...(company.generalPartner === undefined ? {} : { data: secondCompany(company, company.generalPartner) }),
  };
}

function secondCompany(
  { line1, postalCode, city }: CompanyEntry,
  { name, ...register }: NonNullable<CompanyEntry['generalPartner']>,
) {
  return { firma: name, line1, postalCode, city, gruendungsdatum: '2015-02-01', ...register };
}
