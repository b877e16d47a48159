import { documentIdOf } from '@kontor/domain/document/document-id';
import { personIdOf } from '@kontor/domain/person/person-id';
import type { ApplicationDocument, ApplicationPerson, CaseApplication } from '../application/case-application.js';

/** A fictional director of the sample company. */
export function samplePerson(id: string, change: Partial<ApplicationPerson> = {}): ApplicationPerson {
  return {
    id: personIdOf(id),
    salutation: 'MS',
    firstName: 'Marlene',
    lastName: 'Osterkamp',
    email: `${id}@example.test`,
    phone: null,
    birthDate: '1979-04-12',
    nationality: 'DE',
    pepStatus: 'NOT_PEP',
    authorizedToRepresent: true,
    legalRepresentative: { legalRepresentativeType: 'Person', typeOfRepresentation: 'JOINT' },
    beneficialOwner: { votingShare: 50, isFictional: false },
    orderInfo: '',
    bgoTaxNumber: null,
    address: { line1: 'Kranichweg 12', postalCode: '22085', city: 'Hamburg' },
    acting: false,
    identityCheck: null,
    ...change,
  };
}

export function sampleDocument(documentId: string, sizeBytes = 1_000): ApplicationDocument {
  return {
    documentId: documentIdOf(documentId),
    documentType: 'FOUNDATION_DOCUMENT',
    mimeType: 'application/pdf',
    sizeBytes,
    sha256: '',
  };
}

export const sampleBusiness: CaseApplication['business'] = {
  name: 'Nordlumar Feinwerk GmbH',
  legalForm: 'GMBH',
  foundationDate: '2019-05-02',
  industry: null,
  industryKey: 'C28',
  businessPurpose: null,
  crsType: null,
  fatcaRelevant: null,
  bgoVatDeductibility: null,
  bgoTaxNumber: null,
  shareEqualsVote: null,
  taxInformation: { registrationNumber: 'HRB 90101', registrationIssuer: 'Amtsgericht Hamburg' },
  annualTurnover: null,
  hasInternationalBusinessConnection: null,
  orderInfo: '',
  address: { line1: 'Kranichweg 12', postalCode: '22085', city: 'Hamburg' },
};

/** The general partner of the sample GmbH & Co. KG. */
export const sampleGeneralPartner: CaseApplication['business'] = {
  ...sampleBusiness,
  name: 'Nordlumar Verwaltungs GmbH',
  industryKey: null,
  taxInformation: { registrationNumber: 'HRB 90909', registrationIssuer: 'Amtsgericht Hamburg' },
  isLegalRepresentative: true,
};

/** A GmbH with two directors who own one half each. */
export function sampleApplication(change: Partial<CaseApplication> = {}): CaseApplication {
  return {
    business: sampleBusiness,
    secondBusiness: null,
    people: [samplePerson('p1', { acting: true }), samplePerson('p2')],
    documents: [],
    product: { kontoId: '1', productNumber: '', conditionNumber: '', girocardProductNumber: '' },
    matchingDecisions: [],
    headquarterId: null,
    existingParties: [],
    ...change,
  };
}

/** A GmbH & Co. KG with its general partner. */
export function sampleLimitedPartnership(change: Partial<CaseApplication> = {}): CaseApplication {
  return sampleApplication({
    business: { ...sampleBusiness, name: 'Nordlumar Feinwerk GmbH & Co. KG', legalForm: 'GMBH_CO_KG' },
    secondBusiness: sampleGeneralPartner,
    ...change,
  });
}
