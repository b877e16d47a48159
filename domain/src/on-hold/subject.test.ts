import { sampleApplication } from '../application/sample-application.js';
import { customerSideOf } from './subject.js';

// R3 §3: what the rules look at, from the customer's side.
it('tells what the customer said of the business and of each person', () => {
  expect(customerSideOf(sampleApplication)).toStrictEqual({
    business: {
      customer: {
        legalForm: 'GMBH',
        crsType: 'ACTIVE',
        fatcaRelevant: false,
        industry: 'CONSTRUCTION',
        industryKey: 'F43',
      },
    },
    people: [
      { customer: { birthDate: '1980-05-17', nationality: 'DE', postalCode: '10115' } },
      { customer: { birthDate: '1975-11-02', nationality: 'DE', postalCode: '10115' } },
    ],
  });
});

it('tells that a business is relevant for FATCA', () => {
  const firma = { ...sampleApplication.firma, notCrsFatca: 'Nein' as const };
  expect(customerSideOf({ ...sampleApplication, firma }).business.customer.fatcaRelevant).toBe(true);
});

it('says nothing where the customer did not', () => {
  const { rechtsform, firma } = sampleApplication.firma;
  const application = { ...sampleApplication, firma: { rechtsform, firma }, people: [{ id: 'p' }] };
  const { business, people } = customerSideOf(application);
  expect({ ...business.customer }).toMatchObject({ legalForm: 'GMBH', crsType: undefined, industry: undefined });
  expect(business.customer.industryKey).toBeUndefined();
  expect(people).toStrictEqual([{ customer: { birthDate: undefined, nationality: undefined, postalCode: undefined } }]);
});
