import * as z from 'zod';
import { addViolations } from './violation-issues.schema.js';
import { demandText, namesField, violationBodies, violationText } from './violation-text.js';
import { namingTexts, unnamedTexts } from './violation-texts.js';
import { collectViolations } from './violation.js';

test('a collector adds its prefix to fields and skips valid ones', () => {
  const person = collectViolations('people[1]');
  person.add('vorname', { code: 'required', label: 'firstName', limit: 50 });
  person.add('', { code: 'required' });
  person.add('nachname', undefined);
  const root = collectViolations('');
  root.add('city', { code: 'required', label: 'city' });
  expect([...person.list, ...root.list].map(({ propertyPath }) => propertyPath)).toEqual([
    'people[1].vorname',
    'people[1]',
    'city',
  ]);
});

test.each([
  [{ code: 'required' }, 'Pflichtfeld'],
  [{ code: 'confirmation' }, 'Bestätigung erforderlich'],
  [{ code: 'format' }, 'Format: TT.MM.JJJJ'],
  [{ code: 'past' }, 'Datum liegt in der Vergangenheit'],
  [{ code: 'age', limit: 16 }, 'Datum muss mindestens 16 Jahre in der Vergangenheit liegen'],
  [{ code: 'required', label: 'firstName', limit: 50 }, 'Vorname erforderlich, maximal 50 Zeichen möglich'],
  [{ code: 'required', label: 'firstName' }, 'Vorname erforderlich'],
  [{ code: 'range', label: 'share', limit: 0.01 }, 'Ein Wert zwischen 0,01 und 100 ist erforderlich'],
  [{ code: 'count', label: 'minPersons', limit: 1 }, 'Mindestens eine Person erforderlich'],
  [{ code: 'count', label: 'minPersons', limit: 2 }, 'Mindestens 2 Personen erforderlich'],
  [{ code: 'count', label: 'maxPersons', limit: 1 }, 'Höchstens eine Person möglich'],
  [{ code: 'owners', label: 'owners', limit: 2 }, 'Mindestens zwei wirtschaftlich Berechtigte erforderlich'],
] as const)('the text of %j', (problem, text) => {
  expect(violationText(problem)).toBe(text);
});

test('whether a text contains its label', () => {
  expect(namesField({ code: 'required', label: 'city' })).toBe(true);
  expect(namesField({ code: 'range', label: 'share' })).toBe(false);
  expect(namesField({ code: 'required' })).toBe(false);
  expect(namesField({ code: 'equal' })).toBe(true);
  const unnamed = /^(?:Pflicht|Bestätigung|Format|Datum|Ein Wert|Die Eingabe)/;
  for (const label of Object.keys(namingTexts) as (keyof typeof namingTexts)[])
    expect(demandText(label, 1)).not.toMatch(unnamed);
  for (const label of Object.keys(unnamedTexts) as (keyof typeof unnamedTexts)[])
    expect(demandText(label, 1)).toMatch(unnamed);
});

test('the API returns path, code, label and message', () => {
  const violation = { propertyPath: 'firma.line1', code: 'length', label: 'businessAddress', limit: 35 } as const;
  expect(violationBodies([violation, { propertyPath: 'firma', code: 'required' }])).toEqual([
    {
      propertyPath: 'firma.line1',
      code: 'length',
      label: 'businessAddress',
      message: 'Geschäftsadresse erforderlich, maximal 35 Zeichen möglich',
    },
    { propertyPath: 'firma', code: 'required', message: 'Pflichtfeld' },
  ]);
});

test('an issue of a schema has the path, the text, and code and label as parameters', () => {
  const schema = z.object({}).superRefine((_value, context) => {
    addViolations(context, [{ propertyPath: 'people[0].city', code: 'required', label: 'city' }]);
  });
  expect(schema.safeParse({}).error?.issues).toEqual([
    {
      code: 'custom',
      path: ['people', 0, 'city'],
      message: 'Ort erforderlich',
      params: { code: 'required', label: 'city' },
    },
  ]);
});
