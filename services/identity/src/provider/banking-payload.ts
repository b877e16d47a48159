import { toE164 } from '@kontor/domain/person/phone-number';
import type { BusinessPayload, PayloadAddress, PersonPayload } from '@kontor/domain/application/order-payload';

type Fields = Readonly<Record<string, unknown>>;

/** The business in the banking provider's names; empty fields are left out. */
export function businessPayload(business: BusinessPayload): Fields {
  return {
    name: business.name,
    legalForm: business.legalForm,
    ...given({
      foundationDate: business.foundationDate,
      industry: business.industry,
      industryKey: business.industryKey,
      businessPurpose: business.businessPurpose,
      registrationNumber: business.taxInformation.registrationNumber,
      registrationIssuer: business.taxInformation.registrationIssuer,
      taxNumber: business.bgoTaxNumber,
      annualTurnover: business.annualTurnover,
      crsType: business.crsType,
      fatcaRelevant: business.fatcaRelevant,
      address: addressPayload(business.address ?? null),
    }),
  };
}

/** The person in the banking provider's names. */
export function personPayload(person: PersonPayload): Fields {
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    pepStatus: person.pepStatus === 'PEP',
    ...given({
      salutation: person.salutation,
      birthDate: person.birthDate,
      nationality: person.nationality,
      email: person.email,
      phone: toE164(person.phone ?? ''),
      taxId: person.bgoTaxNumber,
      address: addressPayload(person.address),
    }),
  };
}

function addressPayload(address: PayloadAddress | null): Fields | null {
  if (address === null || address.line1 === '') return null;
  return { line1: address.line1, postalCode: address.postalCode, city: address.city, country: 'DE' };
}

function given(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
}
