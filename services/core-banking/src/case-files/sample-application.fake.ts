import { create } from '@bufbuild/protobuf';
import { BusinessSchema, PersonSchema, ProductChoiceSchema } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { Person } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { Application } from './case-files.js';

type Change = Partial<
  Pick<
    Person,
    | 'acting'
    | 'authorizedToRepresent'
    | 'identityCheck'
    | 'lastName'
    | 'typeOfRepresentation'
    | 'wantsGirocard'
    | 'birthDate'
  >
>;

/** A fictional director of the sample company. */
export function samplePerson(personId: string, change: Change = {}): Person {
  return create(PersonSchema, {
    personId,
    salutation: 'MS',
    firstName: 'Marlene',
    lastName: 'Osterkamp',
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

/** A GmbH with two directors who own one half each; the first wants a card, the company another. */
export function sampleApplication(change: Partial<Application> = {}, name = 'Nordlumar Feinwerk GmbH'): Application {
  return {
    business: create(BusinessSchema, {
      name,
      legalForm: 'GMBH',
      foundationDate: '2019-05-02',
      industryKey: 'C28',
      registrationNumber: 'HRB 90101',
      registrationIssuer: 'Amtsgericht Hamburg',
      address: { line1: 'Kranichweg 12', postalCode: '22085', city: 'Hamburg' },
    }),
    persons: [samplePerson('p1', { acting: true, wantsGirocard: true }), samplePerson('p2')],
    product: create(ProductChoiceSchema, {
      kontoId: '1',
      productNumber: '10100001',
      conditionNumber: '001',
      girocardProductNumber: '101',
      companyWantsGirocard: true,
    }),
    ...change,
  };
}
