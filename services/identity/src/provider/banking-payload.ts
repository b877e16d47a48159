import type { Address, Business, Person } from '@kontor/proto/kontor/cases/v1/cases_pb';

type Fields = Readonly<Record<string, unknown>>;

/** The business as the banking provider wants it; what was not entered is left out. */
export function businessPayload(business: Business): Fields {
  return {
    name: business.name,
    legalForm: business.legalForm,
    ...given({
      foundationDate: business.foundationDate,
      industry: business.industry,
      industryKey: business.industryKey,
      businessPurpose: business.businessPurpose,
      registrationNumber: business.registrationNumber,
      registrationIssuer: business.registrationIssuer,
      taxNumber: business.taxNumber,
      annualTurnover: business.annualTurnover,
      crsType: business.crsType,
      fatcaRelevant: business.fatcaRelevant,
      address: addressPayload(business.address),
    }),
  };
}

/** The person as the banking provider wants it. */
export function personPayload(person: Person): Fields {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    pepStatus: person.pep,
    ...given({
      salutation: person.salutation,
      birthDate: person.birthDate,
      nationality: person.nationality,
      email: person.email,
      phone: person.phone,
      taxId: person.taxNumber,
      address: addressPayload(person.address),
    }),
  };
}

function addressPayload(address: Address | undefined): Fields | undefined {
  if (address === undefined || address.line1 === '') return undefined;
  return { line1: address.line1, postalCode: address.postalCode, city: address.city, country: 'DE' };
}

function given(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));
}
