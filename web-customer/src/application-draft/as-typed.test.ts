import type { Application } from '@kontor/domain/application/application';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import { sampleRules } from '@kontor/domain/application/testing/sample-rules';
import { formStatuses } from '../progress/form-status.js';
import { violationText } from '@kontor/domain/violation/violation-text';
import { createUnparsedTexts } from '../violations/unparsed-texts.js';
import { asTyped } from './as-typed.js';

const [first = {}, ...others] = sampleApplication.people;
const application: Application = {
  ...sampleApplication,
  firma: { ...sampleApplication.firma, gruendungsdatum: '' },
  people: [{ ...first, birthday: '' }, ...others],
};

const problems = (of: Application): unknown =>
  formStatuses(of, sampleRules, '2026-08-01').flatMap(({ status, violations }) =>
    violations.map((violation) => [status, violation.propertyPath, violationText(violation)]),
  );

test('a text that is not a date has the same violation in the list as in its field', () => {
  const unread = createUnparsedTexts();
  unread.keep('firma.gruendungsdatum', '1.1.');
  unread.keep('people.0.birthday', '31.02.1980');
  expect(problems(asTyped(application, unread))).toEqual([
    [0, 'firma.gruendungsdatum', 'Format: TT.MM.JJJJ'],
    [0, 'people[0].birthday', 'Format: TT.MM.JJJJ'],
  ]);
  expect(application.people[0]?.birthday).toBe('');
});

test('without a text, or with a valid date by now, the value of the form counts', () => {
  const unread = createUnparsedTexts();
  expect(problems(asTyped(application, unread))).toEqual([
    [1, 'firma.gruendungsdatum', 'Gründungsdatum erforderlich'],
    [1, 'people[0].birthday', 'Geburtsdatum erforderlich'],
  ]);
  unread.keep('firma.gruendungsdatum', '1.1.');
  expect(problems(asTyped(sampleApplication, unread))).toEqual([]);
});

test('a text of a removed person is ignored', () => {
  const unread = createUnparsedTexts();
  unread.keep('people.9.birthday', 'gestern');
  expect(asTyped(application, unread).people).toEqual(application.people);
});
