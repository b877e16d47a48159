import { samplePerson } from '@kontor/case-client/testing/sample-application';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { booked, setUp } from '../testing/core-banking.harness.js';
import { sampleApplication } from './testing/sample-application.fake.js';

test('a potential duplicate is reported and not created', async () => {
  const { book, coreBank, portal } = setUp(
    sampleApplication({ people: [samplePerson('p1'), samplePerson('p2', { lastName: 'Dublette' })] }),
  );
  coreBank.addDuplicate('Dublette');
  expect(await book()).toMatchObject(booked('17:bookParties:v1:0:report', false));
  expect(portal.findings[0]?.content).toMatchObject({
    natPersonenResults: [{ subject: 'p1' }, { subject: 'p2', potentialDuplicates: ['3999999905'] }],
  });
  expect(portal.findings[0]?.content).toMatchObject({
    jurPersonenResults: [{ errorMessages: ['Wird angelegt, sobald alle anderen Beteiligten angelegt sind.'] }],
  });
  expect(coreBank.effects.map(({ reference }) => reference)).toEqual(['17:p1']);
});

test('a party that the core bank has already is linked, and the company gets it', async () => {
  const application = sampleApplication({ people: [samplePerson('p1'), samplePerson('p2', { lastName: 'Dublette' })] });
  const { book, coreBank, portal } = setUp(application);
  coreBank.addDuplicate('Dublette');
  await book();
  const existingParties = [{ subject: 'p2', personennummer: '3999999905' }];
  portal.put(caseIdOf('17'), 1, { ...application, existingParties });
  expect(await book('17:bookParties:v1:1')).toMatchObject(booked('17:bookParties:v1:1:report'));
  expect(await book('17:bookParties:v1:2')).toMatchObject(booked('17:bookParties:v1:2:report'));
  for (const { content } of portal.findings.slice(1))
    expect(content).toMatchObject({
      natPersonenResults: [
        { subject: 'p1', personennummer: '4000000001' },
        { subject: 'p2', personennummer: '3999999905', isExisting: true },
      ],
    });
  expect(coreBank.effects.map(({ kind, reference }) => [kind, reference])).toEqual([
    ['natural', '17:p1'],
    ['linked', '17:p2'],
    ['juristic', '17'],
  ]);
  expect(coreBank.effects[2]?.data).toMatchObject({
    relations: expect.arrayContaining([{ personnummer: '3999999905', role: 'legal_representative' }]) as unknown,
  });
});
