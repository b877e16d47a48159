import fc from 'fast-check';
import { nameTextProblem, plainEntry, plainText } from './plain-text.js';
import { asName, plainTextSchema } from './plain-text.schema.js';
import * as z from 'zod';

const invisible = [
  '\0',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u200e',
  '\u202a',
  '\u202e',
  '\u2028',
  '\u2066',
  '\u2069',
  '\u2060',
  '\ufeff',
  '\u3164',
  '\u{e0041}',
];

describe('a name', () => {
  it.each(invisible)('is refused with %j', (sign) => {
    for (const party of ['person', 'company'] as const)
      expect(nameTextProblem(`Än${sign}ne`, party)).toEqual({ code: 'format', label: 'nameCharacters' });
    expect(plainText(`Än${sign}ne`)).toBe('Änne');
  });

  it.each([
    ['http://a.test', true],
    ['HTTPS://A.TEST', true],
    ['www.beispiel.de', true],
    ['javascript:alert(1)', true],
    ['mailto:a', true],
    ['beispiel.de/gewinn GmbH', true],
    ['ｗｗｗ.beispiel.de', true],
    ['beispiel.de', false],
    ['Dr.beispiel.de', false],
    ['Klicken Sie auf beispiel.com', false],
    ['a@beispiel.de', false],
    ['beispiel。de', false],
  ])('%j is no name of a person, and as that of a company refused: %s', (text, refusedForCompany) => {
    expect(nameTextProblem(text, 'person')).toEqual({ code: 'format', label: 'nameAddress' });
    expect(nameTextProblem(text, 'company') !== undefined).toBe(refusedForCompany);
  });

  it.each([
    'Änne-Marie',
    "O'Neil",
    'J. R. R.',
    'Dr. Weiß',
    'Prof.Dr.Weiß',
    'von der Leyen',
    'Nguyễn',
    'Ł',
    'Şahin',
    '李小龍',
    'J.R. Müller',
  ])('of a person may be %j', (name) => {
    expect(nameTextProblem(name, 'person')).toBeUndefined();
    expect(nameTextProblem(name.normalize('NFD'), 'person')).toBeUndefined();
  });

  it.each(['mobile.de GmbH', 'Meier/Schmidt GbR', 'A. & B. GmbH', '1&1 AG', 'Müller + Co. KG', 'G.m.b.H. & Co'])(
    'of a company may be %j',
    (name) => {
      expect(nameTextProblem(name, 'company')).toBeUndefined();
    },
  );

  it('is refused by a schema with its sentence', () => {
    const issues = (text: string) => z.string().check(asName('person')).safeParse(text).error?.issues;
    expect(issues('Änne')).toBeUndefined();
    expect(issues('beispiel.test')).toEqual([
      expect.objectContaining({ message: 'Die Eingabe darf keine Internetadresse enthalten' }),
    ]);
    expect(issues('a\u202eb')?.[0]?.message).toMatch(/^Die Eingabe enthält unsichtbare Zeichen/);
  });
});

describe('a text', () => {
  it('keeps its lines and its emoji, and is composed', () => {
    expect(plainTextSchema().parse(' a\tb\r\nc\u200b\u202e 👩‍💻 A\u0308 ')).toBe('a\tb\r\nc 👩‍💻 Ä');
  });

  it('has ordinary blanks only where it is entered in a form', () => {
    expect(plainEntry('Haupt\u00adstraße\u00a05\u202f–\u2003a\nb')).toBe('Hauptstraße 5 – a\nb');
  });

  it('is the same when it is read again, and as a single line a possible name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = plainText(text);
        expect(plainText(plain)).toBe(plain);
        const line = plain.replace(/[\t\r\n\u200d]/g, '');
        expect(nameTextProblem(line, 'company')?.label).not.toBe('nameCharacters');
      }),
    );
  });
});
