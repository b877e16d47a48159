import type { Application } from '@kontor/domain/application/application';
import type { FormKey } from '../../progress/form-status.js';
import { formSummary } from './form-summary.js';
import { formTitle } from '../../application-draft/form-title.js';

const application: Application = {
  registerData: { firma: 'Muster GmbH', rechtsform: 'GMBH' },
  firma: { line1: 'Allee 1', postalCode: '53111', city: 'Bonn', notCrsFatca: 'Ja', gwg: 'Nein' },
  people: [
    {
      vorname: 'Mia',
      nachname: 'Muster',
      birthday: '1979-04-12',
      vertretungsberechtigung: 'Ja',
      vertretungsberechtigungArt: 'ALONE',
      gesellschafter: 'Ja',
      gesellschafterAnteile: '33,3',
    },
    { vertretungsberechtigung: 'Nein', fiktiverGesellschafter: 'Ja' },
    {},
  ],
  mehrwerteSelection: {},
  data: { firma: 'Muster Verwaltungs GmbH', city: 'Ulm' },
};

test.each<[FormKey, string, string]>([
  ['company', 'Unternehmensdaten', 'Muster GmbH · Allee 1, 53111 Bonn'],
  ['taxResidency', 'Steuerliche Ansässigkeit', 'Nur in Deutschland steuerlich ansässig'],
  ['secondCompany', 'Komplementär-Gesellschaft', 'Muster Verwaltungs GmbH · Ulm'],
  ['person-0', 'Person 1: Mia Muster', 'geboren am 12.04.1979 · Einzelvertretungsberechtigt · 33,3 % Anteile'],
  ['person-1', 'Person 2', 'fiktiv wirtschaftlich berechtigt'],
  ['person-2', 'Person 3', ''],
  ['people', 'Vertretung und Anteile', ''],
  ['gwg', 'Stimmrechte und Anteile', 'Stimmrechte weichen von den Anteilen ab'],
])('%s: title and summary', (form, title, summary) => {
  expect(formTitle(form, application)).toBe(title);
  expect(formSummary(form, application)).toBe(summary);
});

test('an untouched form has no summary', () => {
  const empty: Application = { registerData: {}, firma: {}, people: [{}], mehrwerteSelection: {} };
  const forms: readonly FormKey[] = ['company', 'taxResidency', 'secondCompany', 'person-0', 'gwg'];
  expect(forms.map((form) => formSummary(form, empty))).toEqual(['', '', '', '', '']);
});
