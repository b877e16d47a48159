import { caseIdOf } from '../case/case-id.js';
import { documentIdOf } from '../document/document-id.js';
import fc from 'fast-check';
import { toOrderPayload } from '../application/mapping.js';
import { sampleApplication } from '../application/sample-application.js';
import { archivedCaseOf } from './archived-case.js';
import { evidencePackageOf } from './evidence.js';
import {
  archivedFrom,
  evidenceDestroyedFrom,
  evidenceKeptUntil,
  evidenceYears,
  germanYear,
  isEvidenceKept,
  keptDays,
  monthOf,
} from './retention.js';
import { regularPolicy } from '../case/case-policy.js';

describe('retention of evidence', () => {
  it.each([
    ['2026-08-01T12:00:00Z', '2031-12-31', '2031-12-31T23:00:00.000Z'],
    ['2026-12-31T22:59:59Z', '2031-12-31', '2031-12-31T23:00:00.000Z'],
    ['2026-12-31T23:00:00Z', '2032-12-31', '2032-12-31T23:00:00.000Z'],
    ['2026-01-01T00:00:00Z', '2031-12-31', '2031-12-31T23:00:00.000Z'],
  ])('a relation that ended %s is kept until %s', (ended, until, destroyed) => {
    expect(evidenceKeptUntil(Date.parse(ended))).toBe(until);
    expect(new Date(evidenceDestroyedFrom(Date.parse(ended))).toISOString()).toBe(destroyed);
  });

  it('has the same year as a German calendar, and keeps between five and six years', () => {
    const calendar = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', year: 'numeric' });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2080, 0, 1) }), (instant) => {
        expect(germanYear(instant)).toBe(Number(calendar.format(instant)));
        const years = (evidenceDestroyedFrom(instant) - instant) / (365.25 * 86_400_000);
        expect(years).toBeGreaterThan(4.99);
        expect(years).toBeLessThan(6.01);
      }),
    );
  });

  it('ends with the last moment of the last day', () => {
    const ended = Date.parse('2026-08-01T12:00:00Z');
    const limit = evidenceDestroyedFrom(ended);
    expect([isEvidenceKept(ended, limit - 1), isEvidenceKept(ended, limit)]).toEqual([true, false]);
  });

  it('is sealed with its dates', () => {
    const sealed = evidencePackageOf({
      caseId: caseIdOf('1001'),
      order: toOrderPayload(sampleApplication),
      identifications: [],
      documents: [documentIdOf('d1')],
      finalStatus: 430,
      endedAt: Date.parse('2026-08-01T12:00:00Z'),
    });
    expect(sealed.keptUntil).toBe('2031-12-31');
  });
});

describe('archiving', () => {
  it.each([
    ['2026-08-01T12:00:00Z', '2027-08-01T12:00:00.000Z'],
    ['2027-03-01T00:00:00Z', '2028-02-29T00:00:00.000Z'],
    ['2028-01-01T00:00:00Z', '2028-12-31T00:00:00.000Z'],
  ])('what ended %s is archived from %s', (ended, from) => {
    expect(new Date(archivedFrom(Date.parse(ended))).toISOString()).toBe(from);
  });

  it('waits as long as the process does, and evidence is kept longer', () => {
    expect([keptDays, evidenceYears]).toEqual([365, 5]);
    expect(archivedFrom(0)).toBe(regularPolicy.archiveAfterMs);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2080, 0, 1) }), (ended) => {
        expect(isEvidenceKept(ended, archivedFrom(ended))).toBe(true);
      }),
    );
  });

  it('seals the reference of a case with the instants it was given', () => {
    const endedAt = Date.parse('2026-08-01T12:00:00Z');
    const order = toOrderPayload(sampleApplication);
    const source = { caseId: caseIdOf('1001'), order, identifications: [], documents: [], finalStatus: 216, endedAt };
    expect(evidencePackageOf(source)).toEqual({
      ...source,
      keptUntil: '2031-12-31',
      destroyedFrom: Date.parse('2031-12-31T23:00:00Z'),
    });
  });
});

describe('archived case', () => {
  it('keeps six fields, even when more are passed in', () => {
    const source = {
      id: '17',
      legalForm: 'GMBH',
      industryKey: 'F43',
      statusHistory: [{ status: 430, at: 5, context: { notes: 'Frau Weiß' } }],
      rating: 5,
      createdAt: Date.parse('2026-08-15T12:00:00Z'),
      businessName: 'Lindenhof Gartenbau GmbH',
    };
    expect(archivedCaseOf(source)).toEqual({
      id: '17',
      legalForm: 'GMBH',
      industryKey: 'F43',
      statusHistory: [{ status: 430, at: 5 }],
      rating: 5,
      monthOfCreation: '2026-08',
    });
    expect(monthOf(Date.parse('2026-12-31T23:30:00Z'))).toBe('2027-01');
  });
});
