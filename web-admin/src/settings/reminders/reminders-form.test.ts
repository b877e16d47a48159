import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import { readingOf } from '../form/settings-reading.js';
import { daysOf, remindersForm, type RemindersForm } from './reminders-form.js';

const reading = readingOf([]);
const usual = remindersForm.formOf(reading);

it('shows the stored days and stores them unchanged', () => {
  expect(usual).toEqual({
    ...{ draft: '3, 30', identityCheck: '2, 5, 10', missingInformation: '3, 7, 14' },
    lastBeforeExpiry: '7',
  });
  expect(remindersForm.valuesOf(usual, reading)).toEqual({ reminders: settingsFrom({}).reminders });
});

it.each([
  ['', []],
  [' , ', []],
  ['3', [3]],
  ['3,30', [3, 30]],
  ['3; 7 14', [3, 7, 14]],
  ['1.5', [Number.NaN]],
  ['-3', [Number.NaN]],
  ['drei, 5', [Number.NaN, 5]],
])('%j are the days %j', (text, days) => {
  expect(daysOf(text)).toEqual(days);
});

const range = 'Ganze Tage von 1 bis 365 erforderlich';
const whole = 'Ganze Zahl von 0 bis 60 erforderlich';

it.each<[Partial<RemindersForm>, Readonly<Record<string, string>>]>([
  [{}, {}],
  [{ draft: '', identityCheck: '', missingInformation: '', lastBeforeExpiry: ' 0 ' }, {}],
  [{ draft: '3, 3' }, { draft: 'Der Tag 3 steht doppelt da' }],
  [{ identityCheck: '5, 2' }, { identityCheck: 'Die Tage müssen aufsteigen: 2 steht nach 5' }],
  [{ missingInformation: '0' }, { missingInformation: range }],
  [{ missingInformation: '366' }, { missingInformation: range }],
  [{ draft: 'bald' }, { draft: range }],
  [{ draft: '1, 2, 3, 4' }, { draft: 'Höchstens 3 Erinnerungen je Art möglich' }],
  [{ lastBeforeExpiry: '61' }, { lastBeforeExpiry: whole }],
  [{ lastBeforeExpiry: '' }, { lastBeforeExpiry: whole }],
])('%j: %j', (typed, problems) => {
  expect(remindersForm.problemsOf({ ...usual, ...typed })).toEqual(problems);
});
