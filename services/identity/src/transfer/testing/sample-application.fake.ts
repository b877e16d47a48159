import type { CaseApplication } from '@kontor/case-client/application/case-application';
import {
  sampleApplication as application,
  sampleDocument,
  samplePerson,
} from '@kontor/case-client/testing/sample-application';

/** A GmbH with two directors who own one half each, and its founding document. */
export function sampleApplication(change: Partial<CaseApplication> = {}): CaseApplication {
  return application({
    people: [
      samplePerson('p1', { lastName: 'Osterkamp p1', acting: true }),
      samplePerson('p2', { lastName: 'Osterkamp p2' }),
    ],
    documents: [sampleDocument('d1')],
    ...change,
  });
}
