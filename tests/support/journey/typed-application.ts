import { askedOf, type CompanyEntry, type PersonEntry } from '../company.js';

/** What an order has to say after `ApplicationWay`: registration, package, Mehrwert and the form of `fillForm`. */
export function typedApplication(company: CompanyEntry, email: string) {
  const [{ salutation: anrede, firstName: vorname, lastName: nachname }] = company.people;
  const { name: firma, legalForm: rechtsform = 'GMBH' } = company;
  return {
    registerData: { firma, rechtsform, anrede, vorname, nachname, email },
    orderData: { kontoId: 2 },
    mehrwerteSelection: { kartenzahlung: true, finanzierung: false, mitgliedschaft: false },
    firma: typedCompany(company),
    people: company.people.map((person, index) => ({
      ...typedPerson(company, person),
      email: index === 0 ? email : email.replace('@', `+${index}@`),
      ...(index === 0 ? { phone: '030 23125000' } : {}),
    })),
    ...(company.generalPartner === undefined ? {} : { data: typedPartner(company, company.generalPartner) }),
  };
}

function typedCompany(company: CompanyEntry) {
  const { legalForm = 'GMBH', documents = [] } = company;
  const { isTrader, hasRegister } = askedOf(company);
  const { registrationNumber, registrationIssuer } = company;
  return {
    rechtsform: legalForm,
    gruendungsdatum: '2015-03-01',
    ...addressOf(company),
    ...(hasRegister ? { registrationNumber, registrationIssuer } : {}),
    wirtschaftszweig: 'CONSTRUCTION',
    wirtschaftszweigUnterkategorie: 'F41',
    businessPurpose: 'Planung und Bau von Feinwerktechnik',
    annualTurnover: 'LT500',
    vorsteuer: 'Ja',
    notCrsFatca: 'Ja',
    ...(isTrader ? { address: 'Ja' } : { crsType: 'ACTIVE', gwg: 'Ja' }),
    ...(documents.length > 0 ? { fileCheckbox: 'Ja', file: [{ name: 'Gesellschaftsvertrag.pdf' }] } : {}),
  };
}

function typedPerson(company: CompanyEntry, person: PersonEntry) {
  const { isTrader, hasRoles } = askedOf(company);
  return {
    anrede: person.salutation,
    vorname: person.firstName,
    nachname: person.lastName,
    birthday: person.birthday,
    nationality: person.nationality,
    ...addressOf(company),
    toggleSteuerId: 'Nein',
    exponiert: 'Ja',
    girocard: person.girocard === true ? 'Ja' : 'Nein',
    ...(isTrader ? {} : { gesellschafterAnteile: person.share }),
    ...(hasRoles ? { vertretungsberechtigung: 'Ja', vertretungsberechtigungArt: person.representation } : {}),
    ...(hasRoles ? { gesellschafter: 'Ja' } : {}),
  };
}

function typedPartner(company: CompanyEntry, { name, ...register }: NonNullable<CompanyEntry['generalPartner']>) {
  return { firma: name, gruendungsdatum: '2015-02-01', ...addressOf(company), ...register };
}

const addressOf = ({ line1, postalCode, city }: CompanyEntry) => ({ line1, postalCode, city });
