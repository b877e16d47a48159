import { create } from '@bufbuild/protobuf';
import { BusinessSchema, DocumentRefSchema, PersonSchema } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { DocumentRef, Person } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { Application } from '../case-files/case-files.js';

/** A fictional director of the sample company. */
export function samplePerson(
  personId: string,
  change: Partial<Pick<Person, 'acting' | 'authorizedToRepresent' | 'email' | 'lastName'>> = {},
): Person {
  return create(PersonSchema, {
    personId,
    salutation: 'MS',
    firstName: 'Marlene',
    lastName: `Osterkamp ${personId}`,
    email: `${personId}@example.test`,
    birthDate: '1979-04-12',
    nationality: 'DE',
    authorizedToRepresent: true,
    typeOfRepresentation: 'JOINT',
    beneficialOwner: { votingShare: 50, isFictional: false },
    address: { line1: 'Kranichweg 12', postalCode: '22085', city: 'Hamburg' },
    ...change,
  });
}

export function sampleDocument(documentId: string, sizeBytes = 1_000): DocumentRef {
  return create(DocumentRefSchema, {
    documentId,
    documentType: 'FOUNDATION_DOCUMENT',
    mimeType: 'application/pdf',
    sizeBytes: BigInt(sizeBytes),
  });
}

/** A GmbH with two directors who own one half each. */
export function sampleApplication(change: Partial<Application> = {}): Application {
  return {
    business: create(BusinessSchema, {
      name: 'Nordlumar Feinwerk GmbH',
      legalForm: 'GMBH',
      address: { line1: 'Kranichweg 12', postalCode: '22085', city: 'Hamburg' },
    }),
    persons: [samplePerson('p1', { acting: true }), samplePerson('p2')],
    documents: [sampleDocument('d1')],
    ...change,
  };
}
