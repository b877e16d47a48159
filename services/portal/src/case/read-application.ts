import { toBinary, create } from '@bufbuild/protobuf';
import { countGirocards } from '@kontor/domain/application/girocards';
import { toOrderPayload } from '@kontor/domain/application/mapping';
import type { BusinessPayload, PayloadAddress, PersonPayload } from '@kontor/domain/application/order-payload';
import { PersonSchema, type GetApplicationResponseSchema } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { FrozenApplication } from '../application/frozen-application.js';

type Answer = MessageInitShape<typeof GetApplicationResponseSchema>;

/** Persons of one page are together at most this big; a page holds at least one. */
export const maxPageBytes = 256 * 1024;

/** The reference under which a person was identified; empty while that has not happened. */
export type IdentityCheckOf = (personId: string) => string;

/** The application as services read it, persons from `offset` on, page by page. */
export function applicationPage(frozen: FrozenApplication, offset: number, identityCheckOf: IdentityCheckOf): Answer {
  const { application, registration, product, documents } = frozen;
  const decisions = application.matchingDecisions ?? [];
  const payload = toOrderPayload(application);
  const page = personsFrom(payload.people, offset, identityCheckOf);
  const next = offset + page.length;
  return {
    business: {
      ...businessOf(payload.business),
      headquarterId: registration.kycNowSearchMetaData?.provider.headquarterId ?? '',
    },
    persons: page,
    documents: documents.map((document) => ({ ...document, sizeBytes: BigInt(document.sizeBytes) })),
    product: {
      kontoId: product.kontoId,
      productNumber: product.productNumber,
      conditionNumber: product.conditionNumber,
      girocardProductNumber: product.girocardProductNumber,
      girocardCount: countGirocards(application),
      companyWantsGirocard: application.firma.girocard === 'Ja',
    },
    matchingDecisions: decisions.map(({ foundKey = '', personId = '', ...decision }) => ({
      ...decision,
      foundKey,
      personId,
    })),
    ...(next < payload.people.length ? { nextPersonOffset: next } : {}),
  };
}

function personsFrom(people: readonly PersonPayload[], offset: number, identityCheckOf: IdentityCheckOf) {
  const page = [];
  let bytes = 0;
  for (const [at, person] of people.entries()) {
    if (at < offset) continue;
    const identityCheck = identityCheckOf(person.id ?? '');
    const message = create(PersonSchema, { ...personOf(person, at), identityCheck });
    bytes += toBinary(PersonSchema, message).byteLength;
    if (bytes > maxPageBytes && page.length > 0) break;
    page.push(message);
  }
  return page;
}

function businessOf(business: BusinessPayload) {
  return {
    name: business.name,
    legalForm: business.legalForm,
    foundationDate: business.foundationDate ?? '',
    industry: business.industry ?? '',
    industryKey: business.industryKey ?? '',
    businessPurpose: business.businessPurpose ?? '',
    crsType: business.crsType ?? '',
    ...given('fatcaRelevant', business.fatcaRelevant),
    ...given('vatDeductibility', business.bgoVatDeductibility),
    taxNumber: business.bgoTaxNumber ?? '',
    ...given('shareEqualsVote', business.shareEqualsVote),
    registrationNumber: business.taxInformation.registrationNumber ?? '',
    registrationIssuer: business.taxInformation.registrationIssuer ?? '',
    annualTurnover: business.annualTurnover ?? '',
    ...given('hasInternationalBusinessConnection', business.hasInternationalBusinessConnection),
    ...(business.address === undefined ? {} : { address: addressOf(business.address) }),
  };
}

function personOf(person: PersonPayload, at: number) {
  return {
    personId: person.id ?? '',
    salutation: person.salutation ?? '',
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email ?? '',
    phone: person.phone ?? '',
    birthDate: person.birthDate ?? '',
    nationality: person.nationality ?? '',
    pep: person.pepStatus === 'PEP',
    authorizedToRepresent: person.authorizedToRepresent,
    typeOfRepresentation: person.legalRepresentative?.typeOfRepresentation ?? '',
    ...(person.beneficialOwner === null ? {} : { beneficialOwner: person.beneficialOwner }),
    taxNumber: person.bgoTaxNumber ?? '',
    ...(person.address === null ? {} : { address: addressOf(person.address) }),
    wantsGirocard: person.orderInfo === 'girocard',
    acting: at === 0,
  };
}

function addressOf({ line1, postalCode, city }: PayloadAddress) {
  return { line1, postalCode, city };
}

/** An answer that may be open: unanswered stays absent. */
function given<K extends string>(name: K, value: boolean | null): { [key in K]?: boolean } {
  return (value === null ? {} : { [name]: value }) as { [key in K]?: boolean };
}
