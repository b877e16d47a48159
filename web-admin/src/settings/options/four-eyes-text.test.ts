import { type Confirmers, fourEyesNames } from '@kontor/domain/approval/four-eyes';
import { confirmersText } from './four-eyes-text.js';

const two: Confirmers = Object.fromEntries([...fourEyesNames, 'fourEyes'].map((act) => [act, 2])) as Confirmers;

it.each([
  ['delete', false, two, 'Bestätigt wird von der Rolle „Sachbearbeiter erweitert“; 2 aktive Personen haben sie.'],
  [
    'delete',
    false,
    { ...two, delete: 1 },
    'Bestätigt wird von der Rolle „Sachbearbeiter erweitert“; 1 aktive Person hat sie. Einschalten lässt sich das erst mit zwei.',
  ],
  [
    'supportFix',
    false,
    { ...two, supportFix: 0 },
    'Bestätigt wird von der Rolle „Support“ oder „Sachbearbeiter erweitert“; keine aktive Person hat sie. Einschalten lässt sich das erst mit zwei.',
  ],
  [
    'release',
    false,
    { ...two, fourEyes: 1 },
    'Bestätigt wird von der Rolle „Sachbearbeiter“; 2 aktive Personen haben sie. Ausschalten müsste es wieder die Rolle „Administrator“; 1 aktive Person hat sie. Einschalten lässt sich das erst mit zwei.',
  ],
  ['holdRules', false, undefined, 'Bestätigt wird von der Rolle „Administrator“.'],
  ['delete', true, two, 'Bestätigt wird von der Rolle „Sachbearbeiter erweitert“; 2 aktive Personen haben sie.'],
  [
    'delete',
    true,
    { ...two, delete: 1 },
    'Bestätigt wird von der Rolle „Sachbearbeiter erweitert“; 1 aktive Person hat sie. Bis es zwei sind, kann niemand bestätigen.',
  ],
  [
    'release',
    true,
    { ...two, fourEyes: 1 },
    'Bestätigt wird von der Rolle „Sachbearbeiter“; 2 aktive Personen haben sie. Ausschalten müsste es wieder die Rolle „Administrator“; 1 aktive Person hat sie. Bis es zwei sind, lässt es sich nicht ausschalten.',
  ],
] as const)('says who confirms an act, and what too few cannot do: %s, on: %s', (name, isOn, confirmers, text) => {
  expect(confirmersText(name, isOn, confirmers)).toBe(text);
});
