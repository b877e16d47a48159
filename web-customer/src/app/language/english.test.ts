import { ApiProblem } from '@kontor/api/problem/api-problem';
import { legalForms } from '@kontor/domain/legal-form/legal-form';
import { industries, subcategoriesOf } from '@kontor/domain/list/industries';
import { languageNames } from '@kontor/texts/languages';
import { euroText, listText } from '../../texts/amounts.js';
import { answerText } from '../../texts/answers.js';
import { allCountries, countryLabel } from '../../texts/countries.js';
import { setTranslation } from '../../texts/create-text.js';
import { companyTypeOptions, industryLabel, industryOptions, turnoverOptions } from '../../texts/form-labels.js';
import { bytesText, dateText, dayText, percentText, shareText } from '../../texts/format.js';
import { legalFormLabel, salutationOptions } from '../../texts/labels.js';
import { violationText } from '../../texts/rule-text.js';
import { text } from '../../texts/text.js';
import { uploadProblem } from '../../upload/upload-problem.js';
import { errorMessage, fieldError } from '../../violations/field-errors.js';
import { currentNotices } from '../notices/notices.js';
import { notifyProblem } from '../notices/problem-notice.js';
import { showLanguage, wantedLanguage } from './show-language.js';

const page = { lang: 'de' };
Object.assign(globalThis, { document: { documentElement: page } });

/** What is shown of lists, numbers and days, by what it is. */
const shown = () => ({
  amount: euroText(123_450),
  percent: percentText(33.33),
  share: shareText('33,33'),
  size: bytesText(1_500_000),
  date: dateText('2026-11-28'),
  noDate: dateText('gestern'),
  day: dayText('2026-11-27T23:30:00Z'),
  list: listText(['A', 'B', 'C']),
  answer: answerText('Ja'),
  country: countryLabel('AT'),
  text: text('header.help'),
  rule: violationText({ code: 'length', label: 'city', limit: 35 }),
});

afterAll(() => {
  setTranslation(undefined);
  Reflect.deleteProperty(globalThis, 'document');
});

const german = {
  amount: '1.234,50\u00a0€',
  percent: '33,33\u00a0%',
  share: '33,33\u00a0%',
  size: '1,5 MB',
  date: '28.11.2026',
  noDate: 'gestern',
  day: '28.11.2026',
  list: 'A, B und C',
  answer: 'Ja',
  country: 'Österreich',
  text: 'Hilfe',
  rule: 'Ort erforderlich, maximal 35 Zeichen möglich',
};

test('German is there without anything being loaded, and back after another language', async () => {
  expect(shown()).toEqual(german);
  await showLanguage('en');
  expect(page.lang).toBe('en');
  expect(shown()).toEqual({
    amount: '€1,234.50',
    percent: '33.33%',
    share: '33.33%',
    size: '1.5 MB',
    date: '28 November 2026',
    noDate: 'gestern',
    day: '28 November 2026',
    list: 'A, B and C',
    answer: 'Yes',
    country: 'Austria',
    text: 'Help',
    rule: 'Enter the town or city, with no more than 35 characters',
  });
  await showLanguage('de');
  expect([page.lang, shown()]).toEqual(['de', german]);
});

test('what was found before is worded in the language shown', async () => {
  const refusal = new ApiProblem(415, { message: 'Dateityp nicht möglich.' });
  const error = fieldError({ code: 'length', label: 'city', limit: 35 });
  const upload = uploadProblem(() => text('error.title'), 'a.txt', refusal);
  notifyProblem(refusal, { title: () => text('error.unknown') });
  const [notice] = currentNotices();
  const kept = () => [errorMessage(error), upload.title(), upload.detail(), notice?.title(), notice?.body?.()];
  const before = kept();
  await showLanguage('en');
  const after = kept();
  await showLanguage('de');
  expect(after[0]).toBe('Enter the town or city, with no more than 35 characters');
  expect(after.filter((word, place) => word === before[place])).toEqual([]);
  expect(kept()).toEqual(before);
});

test('every option of a list has its words in English', async () => {
  const words = () => [
    ...legalForms.map(legalFormLabel),
    ...[...salutationOptions(), ...turnoverOptions(), ...companyTypeOptions(), ...industryOptions()].map(
      ({ label }) => label,
    ),
    ...industries.flatMap(({ value }) => subcategoriesOf(value).map(({ code }) => industryLabel(code))),
  ];
  const before = words();
  await showLanguage('en');
  const after = words();
  await showLanguage('de');
  expect(after.filter((word, place) => word === before[place])).toEqual([]);
});

test('countries are sorted by their names in the language, the frequent ones first', async () => {
  await showLanguage('en');
  const names = allCountries().map(({ label }) => label);
  await showLanguage('de');
  expect(names.slice(0, 3)).toEqual(['Germany', 'Austria', 'Switzerland']);
  expect(names.slice(3)).toEqual([...names.slice(3)].sort(new Intl.Collator('en-GB').compare));
});

test.each([
  [undefined, ['en-GB', 'de'], 'en'],
  [undefined, ['fr-FR', 'en'], 'en'],
  [undefined, ['fr'], 'de'],
  ['de', ['en'], 'de'],
  ['en', ['de'], 'en'],
  ['xx', ['en'], 'en'],
])('with %s kept, a browser of %j wants %s', (kept, languages, wanted) => {
  const values = new Map(kept === undefined ? [] : [['kontor.customer.language', kept]]);
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: { getItem: (key: string) => values.get(key) ?? null },
  });
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { languages } });
  expect(languageNames[wantedLanguage()]).toBe(languageNames[wanted as 'de' | 'en']);
  Reflect.deleteProperty(globalThis, 'localStorage');
});
