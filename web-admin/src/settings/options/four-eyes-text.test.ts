import { type Confirmers, fourEyesNames } from '@kontor/domain/approval/four-eyes';
import { confirmersText } from './four-eyes-text.js';

const two: Confirmers = Object.fromEntries([...fourEyesNames, 'fourEyes'].map((act) => [act, 2])) as Confirmers;

it.each([
  ['delete', two, 'Bestätigt wird von der Rolle „Sachbearbeiter erweitert“; 2 aktive Personen haben sie.'],
  [
    'delete',
    { ...two, delete: 1 },
    'Bestätigt wird von der Rolle „Sachbearbeiter erweitert“; 1 aktive Person hat sie. Einschalten lässt sich das erst mit zwei.',
  ],
  [
    'supportFix',
    { ...two, supportFix: 0 },
    'Bestätigt wird von der Rolle „Support“ oder „Sachbearbeiter erweitert“; keine aktive Person hat sie. Einschalten lässt sich das erst mit zwei.',
  ],
  [
    'release',
    { ...two, fourEyes: 1 },
    'Bestätigt wird von der Rolle „Sachbearbeiter“; 2 aktive Personen haben sie. Ausschalten müsste es wieder die Rolle „Administrator“; 1 aktive Person hat sie. Einschalten lässt sich das erst mit zwei.',
  ],
  ['holdRules', undefined, 'Bestätigt wird von der Rolle „Administrator“.'],
] as const)('an act that is off says who confirms it, and whether enough can: %s', (name, confirmers, text) => {
  expect(confirmersText(name, false, confirmers)).toBe(text);
});

it.each([
  ['delete', two, 'Bestätigt wird von der Rolle „Sachbearbeiter erweitert“; 2 aktive Personen haben sie.'],
  [
    'delete',
    { ...two, delete: 1 },
    'Bestätigt wird von der Rolle „Sachbearbeiter erweitert“; 1 aktive Person hat sie. Bis es zwei sind, kann niemand bestätigen.',
  ],
  [
    'release',
    { ...two, fourEyes: 1 },
    'Bestätigt wird von der Rolle „Sachbearbeiter“; 2 aktive Personen haben sie. Ausschalten müsste es wieder die Rolle „Administrator“; 1 aktive Person hat sie. Bis es zwei sind, lässt es sich nicht ausschalten.',
  ],
] as const)(
  'an act that is on says how many can confirm it, and what too few cannot do: %s',
  (name, confirmers, text) => {
    expect(confirmersText(name, true, confirmers)).toBe(text);
  },
);
