import type { CaseApplication } from '@kontor/case-client/application/case-application';
import {
  sampleApplication as application,
  sampleBusiness,
  samplePerson,
} from '@kontor/case-client/testing/sample-application';

const product = { kontoId: '1', productNumber: '10100001', conditionNumber: '001', girocardProductNumber: '101' };

/** A GmbH with two directors who own one half each; the first wants a card, the company another. */
export function sampleApplication(change: Partial<CaseApplication> = {}, name = sampleBusiness.name): CaseApplication {
  return application({
    business: { ...sampleBusiness, name, orderInfo: 'girocard' },
    people: [samplePerson('p1', { acting: true, orderInfo: 'girocard' }), samplePerson('p2')],
    product,
    ...change,
  });
}
