import { bankCaseFake } from '../bank-case/testing/sample-bank-case.js';
import { findingLines } from './finding-lines.js';

it('lists each match by company and person with its source', () => {
  const findings = {
    business: {
      legalForm: { class: 1, consolidatedValue: 'GMBH' },
      economyReportRiskQuota: { class: 3, consolidatedValue: '8.75' },
    },
    people: {
      '1': { age: { class: 2, consolidatedValue: '17' } },
      '7': { unknown: { class: 1, consolidatedValue: 'x' } },
    },
  } as const;
  expect(findingLines(bankCaseFake({ findings }))).toEqual([
    {
      subject: 'Musterwerk GmbH',
      label: 'Rechtsform',
      value: expect.stringContaining('GmbH') as string,
      source: 'Angabe des Kunden',
    },
    { subject: 'Musterwerk GmbH', label: 'Ausfallrisiko in Prozent', value: '8,75', source: 'Auskunft' },
    { subject: 'Erika Beispiel', label: 'Alter', value: '17 Jahre', source: 'Angabe des Kunden und Auskunft' },
    { subject: 'Person 8', label: 'unknown', value: 'x', source: 'Angabe des Kunden' },
  ]);
});
