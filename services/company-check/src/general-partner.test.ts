import { sampleBusiness, sampleGeneralPartner } from '@kontor/case-client/testing/sample-application';
import { sampleApplication } from './matching/testing/sample-application.fake.js';

import { directors, stranger, company, setUp, matched, mismatch } from './testing/company-check.harness.js';

const partnership = (change = {}) =>
  sampleApplication({
    business: { ...sampleBusiness, name: 'Nordlumar Feinwerk GmbH & Co. KG', legalForm: 'GMBH_CO_KG' },
    secondBusiness: sampleGeneralPartner,
    ...change,
  });
const generalPartner = {
  ...company,
  name: sampleGeneralPartner.name,
  registrationNumber: 'HRB 90909',
  headquarterId: 'K-9',
};

test('the directors of a general partner are compared where the register lists none for the GmbH & Co. KG', async () => {
  const { match, provider } = setUp(partnership());
  provider.companies.push(generalPartner);
  provider.functionariesOf.set('K-9', directors);
  expect(await match()).toMatchObject(matched);
  provider.functionariesOf.set('K-9', [...directors, stranger]);
  expect(await match('functionaries', { key: '17:match:functionaries:1' })).toMatchObject(mismatch('functionaries'));
});

test('the functionaries of the GmbH & Co. KG itself take precedence, and the owners of the general partner are never compared', async () => {
  const { match, provider } = setUp(partnership());
  provider.companies.push(generalPartner, {
    ...company,
    name: 'Nordlumar Feinwerk GmbH & Co. KG',
    headquarterId: 'K-8',
  });
  provider.functionariesOf.set('K-8', directors);
  provider.functionariesOf.set('K-9', [stranger]);
  provider.ownersOf.set('K-9', [stranger]);
  expect(await match()).toMatchObject(matched);
});

test('the economy report of a GmbH & Co. KG names its general partner', async () => {
  const { fetchReports, provider } = setUp(partnership());
  const ordered = jest.spyOn(provider, 'orderEconomyReport');
  await fetchReports(['economyReport']);
  expect(ordered.mock.calls[0]?.[1]).toMatchObject({
    company: { name: 'Nordlumar Feinwerk GmbH & Co. KG', generalPartner: { name: 'Nordlumar Verwaltungs GmbH' } },
  });
});
