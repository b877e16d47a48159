import { sampleBusiness, sampleLimitedPartnership, samplePerson } from '@kontor/case-client/testing/sample-application';
import type { NewParty } from './provider/core-bank.js';
import { sampleApplication } from './party/testing/sample-application.fake.js';

import { setUp, booked } from './testing/core-banking.harness.js';

test('the general partner of a GmbH & Co. KG is a party with its own name, booked before the company it represents', async () => {
  const application = sampleLimitedPartnership();
  const { book, coreBank, portal } = setUp(application);
  const created = jest.spyOn(coreBank, 'createParty');
  expect(await book()).toMatchObject(booked('17:bookParties:v1:0:report'));
  expect(coreBank.effects.map(({ kind, reference }) => [kind, reference])).toEqual([
    ['natural', '17:p1'],
    ['natural', '17:p2'],
    ['juristic', '17:second-company'],
    ['juristic', '17'],
  ]);
  const [, , [, partner], [, company]] = created.mock.calls as unknown as [
    never,
    never,
    [string, NewParty],
    [string, NewParty],
  ];
  expect(partner).toMatchObject({
    name: 'Nordlumar Verwaltungs GmbH',
    legalForm: 'GMBH',
    registrationNumber: 'HRB 90909',
  });
  expect(partner['relations']).toHaveLength(2);
  expect(company).toMatchObject({ name: 'Nordlumar Feinwerk GmbH & Co. KG', legalForm: 'GMBH_CO_KG' });
  expect(company['relations']).toHaveLength(5);
  expect(portal.findings[0]?.content).toMatchObject({
    jurPersonenResults: [{ subject: 'second-business' }, { subject: 'business' }],
  });
});

test('a GbR is a majority with its own name', async () => {
  const application = sampleApplication({ business: { ...sampleBusiness, name: 'Nordlumar GbR', legalForm: 'GBR' } });
  const { book, coreBank } = setUp(application);
  const created = jest.spyOn(coreBank, 'createParty');
  await book();
  expect(created.mock.calls.at(-1)?.[1]).toMatchObject({ kind: 'majority', name: 'Nordlumar GbR' });
});

test('a German telephone number reaches the core bank in E.164', async () => {
  const person = { ...samplePerson('p1', { acting: true }), phone: '030 / 231 25 - 0 0 0' };
  const { book, coreBank } = setUp(sampleApplication({ people: [person] }));
  const created = jest.spyOn(coreBank, 'createParty');
  await book();
  expect(created.mock.calls[0]?.[1]).toMatchObject({ kind: 'natural', phone: '+493023125000' });
});
