import {
  sampleApplication as application,
  sampleBusiness,
  samplePerson as person,
} from '@kontor/case-client/testing/sample-application';
import type { ApplicationPerson, CaseApplication } from '@kontor/case-client/application/case-application';
import type { MatchingDecision } from '@kontor/domain/application/matching-decision';
import type { RegisterPerson } from '../../provider/company-check-provider.js';

export function samplePerson(id: string, firstName: string, lastName: string, birthDate: string): ApplicationPerson {
  return person(id, { firstName, lastName, birthDate });
}

export function sampleDecision(
  decision: Pick<MatchingDecision, 'decision'> & Partial<MatchingDecision>,
): MatchingDecision {
  return { kind: 'FUNCTIONARIES', ...decision };
}

/** A person of the register. */
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

/** A GmbH with two directors who own one half each, without a register number. */
export function sampleApplication(
  change: Partial<CaseApplication> = {},
  { name, registrationNumber = null }: { name?: string; registrationNumber?: string | null } = {},
): CaseApplication {
  return application({
    business: {
      ...sampleBusiness,
      ...(name === undefined ? {} : { name }),
      taxInformation: { registrationNumber, registrationIssuer: null },
    },
    people: [
      samplePerson('p1', 'Marlene', 'Osterkamp', '1979-04-12'),
      samplePerson('p2', 'Jonas', 'Wiebeck', '1984-09-30'),
    ],
    ...change,
  });
}
