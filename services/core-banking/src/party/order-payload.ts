import type {
  BusinessPayload,
  OrderPayload,
  PayloadAddress,
  PersonPayload,
} from '@kontor/domain/application/order-payload';
import { isLegalForm } from '@kontor/domain/legal-form/legal-form';
import { isSalutation } from '@kontor/domain/list/salutations';
import { companyTypes } from '@kontor/domain/list/company-types';
import { turnoverBands } from '@kontor/domain/list/turnover-bands';
import { representations } from '@kontor/domain/person/person';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { Address, Business, Person } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { Application } from '../case-files/case-files.js';

/** The application in the terms of the domain. @throws ServiceFault unknown-legal-form */
export function orderPayloadOf({ business, persons }: Application): OrderPayload {
  return { business: businessOf(business), secondBusiness: null, people: persons.map(personOf) };
}

function businessOf(business: Business): BusinessPayload {
  const { legalForm } = business;
  if (!isLegalForm(legalForm))
    throw new ServiceFault('unknown-legal-form', 'The application has no legal form we know');
  const address = addressOf(business.address);
  return {
    name: business.name,
    legalForm,
    foundationDate: textOrNull(business.foundationDate),
    industry: textOrNull(business.industry),
    industryKey: textOrNull(business.industryKey),
    businessPurpose: textOrNull(business.businessPurpose),
    crsType: companyTypes.find((type) => type === business.crsType) ?? null,
    fatcaRelevant: business.fatcaRelevant ?? null,
    bgoVatDeductibility: business.vatDeductibility ?? null,
    bgoTaxNumber: textOrNull(business.taxNumber),
    shareEqualsVote: business.shareEqualsVote ?? null,
    taxInformation: {
      registrationNumber: textOrNull(business.registrationNumber),
      registrationIssuer: textOrNull(business.registrationIssuer),
    },
    annualTurnover: turnoverBands.find((band) => band === business.annualTurnover) ?? null,
    hasInternationalBusinessConnection: business.hasInternationalBusinessConnection ?? null,
    orderInfo: '',
    ...(address === null ? {} : { address }),
  };
}

function personOf(person: Person): PersonPayload {
  const typeOfRepresentation = representations.find((kind) => kind === person.typeOfRepresentation) ?? null;
  return {
    id: person.personId,
    salutation: isSalutation(person.salutation) ? person.salutation : null,
    firstName: person.firstName,
    lastName: person.lastName,
    email: textOrNull(person.email),
    phone: textOrNull(person.phone),
    birthDate: textOrNull(person.birthDate),
    nationality: textOrNull(person.nationality),
    pepStatus: person.pep ? 'PEP' : 'NOT_PEP',
    authorizedToRepresent: person.authorizedToRepresent,
    legalRepresentative: person.authorizedToRepresent
      ? { legalRepresentativeType: 'Person', typeOfRepresentation }
      : null,
    beneficialOwner:
      person.beneficialOwner === undefined
        ? null
        : { votingShare: person.beneficialOwner.votingShare, isFictional: person.beneficialOwner.isFictional },
    orderInfo: person.wantsGirocard ? 'girocard' : '',
    bgoTaxNumber: textOrNull(person.taxNumber),
    address: addressOf(person.address),
  };
}

function addressOf(address: Address | undefined): PayloadAddress | null {
  if (address === undefined || address.line1 === '') return null;
  return { line1: address.line1, postalCode: address.postalCode, city: address.city };
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text;
}
