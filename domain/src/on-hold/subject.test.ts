import { sampleApplication } from '../application/sample-application.js';
import { customerSideOf } from './subject.js';

// R3 §3: input of the rules from the customer.
it("has the customer's data of the business and of each person", () => {
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

it('has that a business is relevant for FATCA', () => {
  const firma = { ...sampleApplication.firma, notCrsFatca: 'Nein' as const };
  expect(customerSideOf({ ...sampleApplication, firma }).business.customer.fatcaRelevant).toBe(true);
});

it('is empty where the customer entered nothing', () => {
  const { rechtsform, firma } = sampleApplication.firma;
  const application = { ...sampleApplication, firma: { rechtsform, firma }, people: [{ id: 'p' }] };
  const { business, people } = customerSideOf(application);
  expect({ ...business.customer }).toMatchObject({ legalForm: 'GMBH', crsType: undefined, industry: undefined });
  expect(business.customer.industryKey).toBeUndefined();
  expect(people).toStrictEqual([{ customer: { birthDate: undefined, nationality: undefined, postalCode: undefined } }]);
});
