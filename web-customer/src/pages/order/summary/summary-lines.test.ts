import { sampleApplication } from '@kontor/domain/application/sample-application';
import type { Application } from '@kontor/domain/application/application';
import { legalForms, type LegalForm } from '@kontor/domain/legal-form/legal-form';
import type { Person } from '@kontor/domain/person/person';
import order from '@kontor/texts/de/order.json' with { type: 'json' };
import sections from '@kontor/texts/de/sections.json' with { type: 'json' };
import { companyLines, gwgLines, secondCompanyLines, taxLines, type Questions } from './company-lines.js';
import { personLines } from './person-lines.js';
import { addressOf, type SummaryLine } from './summary-line.js';
import { uploadedDocuments } from './uploaded-documents.js';

const everything: Questions = {
  askBusinessPurpose: true,
  askAnnualTurnover: true,
  askForInternationalBusinessConnection: true,
  askCrsType: true,
  askForGirocard: true,
  activateGwg: true,
};
const nothing: Questions = {
  askBusinessPurpose: false,
  askAnnualTurnover: false,
  askForInternationalBusinessConnection: false,
  askCrsType: false,
  askForGirocard: false,
  activateGwg: false,
};
const application: Application = {
  ...sampleApplication,
  firma: { ...sampleApplication.firma, toggleWirtschaftsId: 'Ja', wirtschaftsId: 'DE123456789' },
};
const { firma } = application;
const person: Person = { ...sampleApplication.people[0]! };

const labels = (lines: readonly SummaryLine[]): readonly string[] => lines.map(({ label }) => label);
const valueOf = (lines: readonly SummaryLine[], label: string): string | undefined =>
  lines.find((entry) => entry.label === label)?.value;

describe('lines hidden by legal form (R1 §5)', () => {
  test.each<[LegalForm, readonly string[], readonly string[]]>([
    ['SELF_EMPLOYED', ['Firmenname', 'Wirtschafts-ID oder Steuernummer', 'Geschäftsadresse'], ['Rechtsform']],
    ['EK', [], ['Firmenname', 'Wirtschafts-ID oder Steuernummer']],
    ['GBR', ['Registernummer'], ['Firmenname', 'Wirtschafts-ID oder Steuernummer', 'Geschäftsadresse']],
    ['GMBH', [], ['Firmenname', 'Wirtschafts-ID oder Steuernummer', 'Geschäftsadresse', 'Registernummer']],
  ])('%s: the company', (legalForm, hidden, shown) => {
    const found = labels(companyLines(application, legalForm, everything));
    expect(hidden.filter((label) => found.includes(label))).toEqual([]);
    expect(shown.filter((label) => !found.includes(label))).toEqual([]);
  });

  test.each<[LegalForm, readonly string[], readonly string[]]>([
    ['SELF_EMPLOYED', ['Vertretung', 'Wirtschaftlich berechtigt', 'Anteil am Unternehmen'], []],
    ['EK', ['Vertretung', 'Wirtschaftlich berechtigt', 'Anteil am Unternehmen'], []],
    ['GBR', ['Vertretung', 'Wirtschaftlich berechtigt'], ['Anteil am Unternehmen']],
    ['GMBH', [], ['Vertretung', 'Wirtschaftlich berechtigt', 'Anteil am Unternehmen']],
  ])('%s: a person', (legalForm, hidden, shown) => {
    const found = labels(personLines(person, legalForm, everything));
    expect(hidden.filter((label) => found.includes(label))).toEqual([]);
    expect(shown.filter((label) => !found.includes(label))).toEqual([]);
  });

  test('a sole trader’s business address is shown when it differs', () => {
    const own = { ...application, firma: { ...firma, address: 'Ja' as const } };
    expect(labels(companyLines(own, 'SELF_EMPLOYED', everything))).toContain('Geschäftsadresse');
  });

  test('no form has a toggle, and only a GmbH & Co. KG has a second company', () => {
    const data = { firma: 'Linden Verwaltungs GmbH' };
    for (const legalForm of legalForms) {
      const count = secondCompanyLines({ ...application, data }, legalForm).length;
      expect([legalForm, count]).toEqual([legalForm, legalForm === 'GMBH_CO_KG' ? 1 : 0]);
    }
    const without = { ...application, firma: { ...firma, toggleWirtschaftsId: 'Nein' as const } };
    expect(labels(companyLines(without, 'GMBH', everything))).not.toContain('Wirtschafts-ID oder Steuernummer');
  });
});

describe('labels', () => {
  const asked = new Set<string>(Object.values(sections));
  const short = Object.entries(order).flatMap(([key, label]) => (key.startsWith('summary.label.') ? [label] : []));

  test.each(legalForms)('are those of the form, or a few words for its questions: %s', (legalForm) => {
    const data = { firma: 'Linden Verwaltungs GmbH', gruendungsdatum: '2015-03-01', line1: 'Weg 1' };
    const all = [
      ...companyLines(application, legalForm, everything),
      ...taxLines(firma, legalForm, everything),
      ...secondCompanyLines({ ...application, data }, legalForm),
      ...gwgLines(firma, legalForm, everything),
      ...personLines(person, legalForm, everything),
    ];
    // Street, postal code and city of a person are one line.
    expect(labels(all).filter((label) => !asked.has(label) && !short.includes(label))).toEqual(['Adresse']);
    expect(labels(all).filter((label) => label.includes('?') || label.length > 36)).toEqual([]);
  });

  test('name the start of work of a sole trader', () => {
    expect(labels(companyLines(application, 'EK', everything))).toContain('Beginn der Selbstständigkeit');
    expect(labels(companyLines(application, 'GMBH', everything))).toContain('Gründungsdatum');
  });
});

describe('lines shown', () => {
  test('only what the bank asks for', () => {
    const asked = ['Geschäftszweck', 'Umsatz im Jahr', 'Geschäfte im Ausland', 'girocard'];
    const found = labels(companyLines(application, 'GMBH', everything));
    expect(asked.filter((label) => !found.includes(label))).toEqual([]);
    const silent = labels(companyLines(application, 'GMBH', nothing));
    expect(asked.filter((label) => silent.includes(label))).toEqual([]);
    expect(gwgLines(firma, 'GMBH', nothing)).toEqual([]);
    expect(gwgLines(firma, 'GMBH', everything)).toHaveLength(1);
    expect(gwgLines(firma, 'EK', everything)).toEqual([]);
    expect(labels(taxLines(firma, 'GMBH', everything))).toContain('Unternehmenstyp (CRS)');
    expect(labels(taxLines(firma, 'EK', everything))).not.toContain('Unternehmenstyp (CRS)');
  });

  test('values in German', () => {
    const company = companyLines(application, 'GMBH', everything);
    expect(valueOf(company, 'Gründungsdatum')).toBe('01.03.2015');
    expect(valueOf(company, 'Geschäftsadresse')).toBe('Gewerbepark 7, 10115 Berlin');
    expect(valueOf(company, 'Wirtschaftszweig')).toBe('Baugewerbe');
    expect(valueOf(company, 'Umsatz im Jahr')).toBe('250.000 € bis 500.000 €');
    const lines = personLines(person, 'GMBH', everything);
    expect(valueOf(lines, 'Staatsangehörigkeit')).toBe('Deutschland');
    expect(valueOf(lines, 'Vertretung')).toBe('Gemeinschaftlich vertretungsberechtigt');
    expect(valueOf(lines, 'Anteil am Unternehmen')).toBe('60\u00a0%');
    expect(valueOf(lines, 'Steuer-Identifikationsnummer')).toBe('12345678901');
  });

  test('a confirmed "not exposed" is shown as no', () => {
    const label = 'Politisch exponiert';
    expect(valueOf(personLines(person, 'GMBH', everything), label)).toBe('Nein');
    expect(valueOf(personLines({ ...person, exponiert: 'Nein' }, 'GMBH', everything), label)).toBe('Ja');
    expect(valueOf(personLines({ ...person, exponiert: '' }, 'GMBH', everything), label)).toBeUndefined();
  });

  test('a fictitious owner has that title and no share', () => {
    const owner: Person = { ...person, gesellschafter: 'Nein', fiktiverGesellschafter: 'Ja' };
    const lines = personLines(owner, 'GMBH', everything);
    expect(valueOf(lines, 'Wirtschaftlich berechtigt')).toBe('Ja, fiktiv als vertretungsberechtigte Person');
    expect(labels(lines)).not.toContain('Anteil am Unternehmen');
  });

  test('an empty draft has no lines but the legal form', () => {
    const empty: Application = { registerData: {}, firma: {}, people: [{}], mehrwerteSelection: {} };
    expect(labels(companyLines(empty, 'GMBH', everything))).toEqual(['Rechtsform']);
    expect(personLines({}, 'GMBH', everything)).toEqual([]);
    expect(addressOf({ postalCode: '10115', city: ' ' })).toBe('10115');
  });

  test('documents by type, without empty types', () => {
    const file = { id: 'd1', name: 'vertrag.pdf' };
    expect(uploadedDocuments({ file: [file], gwgFile: [] })).toEqual([
      { form: 'company', label: 'Gründungsdokumente', files: [file] },
    ]);
  });
});
