import type { PartyAnswer } from '@kontor/api/case/staff-case.schema';
import { partyFake } from './testing/sample-party.js';
import { partyReport } from './party-report.js';

const booked = (natural: Partial<PartyAnswer>) => ({
  mode: 'KUNDE_WITH_PLACEHOLDERS' as const,
  recordedAt: '2026-11-21T07:05:09.000Z',
  jurPersonenResults: [partyFake({ personennummer: '900001', shortened: ['name'] })],
  mehrheitPersonenResults: [],
  natPersonenResults: [partyFake({ subject: 'p1', kind: 'natural', name: 'Erika Beispiel', ...natural })],
});

it('reports each party', () => {
  const report = partyReport(
    booked({ personennummer: '900002', placeholders: ['birthDate'], legitimationsdatenError: true }),
  );
  expect(report).toMatchObject({
    title: 'Übergabe als Kunde mit Platzhaltern am 21.11.2026, 08:05 Uhr',
    isComplete: true,
    hasWarnings: true,
  });
  expect(report.parties.map(({ title }) => title)).toEqual([
    'Musterwerk GmbH (Juristische Person)',
    'Erika Beispiel (Natürliche Person)',
  ]);
  expect(report.parties.flatMap(({ lines }) => lines)).toEqual([
    'Angelegt mit der Personennummer 900001.',
    'Gekürzt: Name.',
    'Angelegt mit der Personennummer 900002.',
    'Als Geburtsdatum wurde der Platzhalter 01.01.1900 eingetragen.',
    'Die Legitimationsdaten fehlen.',
  ]);
});

it('names the parties that were not created', () => {
  const report = partyReport(booked({ potentialDuplicates: ['17', '42'] }));
  expect(report.isComplete).toBe(false);
  expect(report.parties[1]).toMatchObject({
    isCreated: false,
    lines: ['Nicht angelegt, weil es mögliche Dubletten gibt: 17, 42.'],
    duplicates: ['17', '42'],
  });
});
