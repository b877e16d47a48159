import { caseIdOf } from '../case/case-id.js';
import { documentIdOf } from '../document/document-id.js';
import fc from 'fast-check';
import { toOrderPayload } from '../application/mapping.js';
import { sampleApplication } from '../application/sample-application.js';
import { evidencePackageOf } from './evidence.js';
import { evidenceDestroyAfter, evidenceKeptUntil, evidenceYears, germanYear } from './retention.js';
import { regularPolicy } from '../case/case-policy.js';

describe('retention of evidence', () => {
  it.each([
    ['2026-08-01T12:00:00Z', '2031-12-31', '2031-12-31T23:00:00.000Z'],
    ['2026-12-31T22:59:59Z', '2031-12-31', '2031-12-31T23:00:00.000Z'],
    ['2026-12-31T23:00:00Z', '2032-12-31', '2032-12-31T23:00:00.000Z'],
    ['2026-01-01T00:00:00Z', '2031-12-31', '2031-12-31T23:00:00.000Z'],
  ])('a relation that ended %s is kept until %s', (ended, until, destroyed) => {
    expect(evidenceKeptUntil(Date.parse(ended))).toBe(until);
    expect(new Date(evidenceDestroyAfter(Date.parse(ended))).toISOString()).toBe(destroyed);
  });

  it('has the same year as a German calendar, and keeps between five and six years', () => {
    const calendar = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', year: 'numeric' });
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2080, 0, 1) }), (instant) => {
        expect(germanYear(instant)).toBe(Number(calendar.format(instant)));
        const years = (evidenceDestroyAfter(instant) - instant) / (365.25 * 86_400_000);
        expect(years).toBeGreaterThan(4.99);
        expect(years).toBeLessThan(6.01);
      }),
    );
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
  it('waits as long as the process does, and evidence is kept longer', () => {
    expect(evidenceYears).toBe(5);
    expect(regularPolicy.archiveAfterMs).toBe(365 * 86_400_000);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2080, 0, 1) }), (ended) => {
        expect(evidenceDestroyAfter(ended)).toBeGreaterThan(ended + regularPolicy.archiveAfterMs);
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
      destroyAfter: Date.parse('2031-12-31T23:00:00Z'),
    });
  });
});
