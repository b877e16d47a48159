import { create } from '@bufbuild/protobuf';
import { BusinessSchema, MatchingDecisionSchema, PersonSchema } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { MatchingDecision, Person } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { RegisterPerson } from '../provider/company-check-provider.js';
import type { Application } from './case-files.js';

export function samplePerson(personId: string, firstName: string, lastName: string, birthDate: string): Person {
  return create(PersonSchema, {
    personId,
    firstName,
    lastName,
    birthDate,
    nationality: 'DE',
    authorizedToRepresent: true,
    typeOfRepresentation: 'JOINT',
    beneficialOwner: { votingShare: 50, isFictional: false },
    address: { line1: 'Kranichweg 12', postalCode: '22085', city: 'Hamburg' },
  });
}

export function sampleDecision(
  decision: Partial<Pick<MatchingDecision, 'kind' | 'decision' | 'foundKey' | 'personId'>>,
): MatchingDecision {
  return create(MatchingDecisionSchema, { kind: 'FUNCTIONARIES', ...decision });
}

/** A person as the register keeps it. */
export function registered(id: string, firstName: string, lastName: string, birthDate: string): RegisterPerson {
  return {
    id,
    salutation: null,
    firstName,
    lastName,
    birthDate,
    nationality: 'DE',
    typeOfRepresentation: 'JOINT',
    votingShare: 50,
    address: null,
  };
}

/** A GmbH with two directors who own one half each. */
export function sampleApplication(
  change: Partial<Application> = {},
  business: { name?: string; headquarterId?: string; registrationNumber?: string } = {},
): Application {
  return {
    business: create(BusinessSchema, {
      name: 'Nordlumar Feinwerk GmbH',
      legalForm: 'GMBH',
      address: { line1: 'Kranichweg 12', postalCode: '22085', city: 'Hamburg' },
      ...business,
    }),
    persons: [
      samplePerson('p1', 'Marlene', 'Osterkamp', '1979-04-12'),
      samplePerson('p2', 'Jonas', 'Wiebeck', '1984-09-30'),
    ],
    decisions: [],
    ...change,
  };
}
