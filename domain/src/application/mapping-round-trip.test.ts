import fc from 'fast-check';
import { legalForms } from '../legal-form/legal-form.js';
import { type Person } from '../person/person.js';
import { type Application, type Firma } from './application.js';
import { sentBusinessPurpose } from './business-mapping.js';
import { fromOrderPayload, toOrderPayload } from './mapping.js';
import { sampleApplication } from './sample-application.js';
import { anyApplication } from './testing/any-application.js';

const emptied = ({ registerData }: Application): Application => ({
  registerData,
  firma: {},
  people: [],
  mehrwerteSelection: {},
});

describe('form and order payload (R1 §3 "Mapping")', () => {
  it('are equal for any draft of any legal form', () => {
    fc.assert(
      fc.property(anyApplication(), (draft) => {
        const payload = toOrderPayload(draft);
        expect(toOrderPayload(fromOrderPayload(payload, draft))).toEqual(payload);
      }),
      { numRuns: 400 },
    );
  });

  it('rebuild the payload from an empty form', () => {
    fc.assert(
      fc.property(anyApplication(), (draft) => {
        const payload = toOrderPayload(draft);
        expect(toOrderPayload(fromOrderPayload(payload, emptied(draft)))).toEqual(payload);
      }),
      { numRuns: 400 },
    );
  });

  it('send at most 160 characters of the purpose, and no half character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 320 }), (purpose) => {
        const sent = sentBusinessPurpose(purpose);
        expect(sent === null || (sent.length <= 160 && !/[\uD800-\uDBFF]$/.test(sent) && purpose.includes(sent))).toBe(
          true,
        );
      }),
    );
    expect(sentBusinessPurpose('x'.repeat(159) + '😀')).toBe('x'.repeat(159));
    expect(sentBusinessPurpose('x'.repeat(158) + '😀')).toBe('x'.repeat(158) + '😀');
    expect(sentBusinessPurpose('x'.repeat(159) + ' y')).toBe('x'.repeat(159));
    expect(sentBusinessPurpose(' ')).toBeNull();
  });
});

describe('single fields', () => {
  const personOf = (change: Person, rechtsform: (typeof legalForms)[number] = 'GMBH') =>
    toOrderPayload({ ...sampleApplication, registerData: { rechtsform }, people: [change] }).people[0];

  it.each<[Firma['notCrsFatca'], boolean | null]>([
    ['Ja', false],
    ['Nein', true],
    ['', null],
    [undefined, null],
  ])('notCrsFatca "%s" is fatcaRelevant %s', (notCrsFatca, expected) => {
    const { business } = toOrderPayload({ ...sampleApplication, firma: { notCrsFatca } });
    expect(business.fatcaRelevant).toBe(expected);
  });

  it.each<[Firma['gwg'], boolean | null]>([
    ['Ja', true],
    ['Nein', false],
    ['', null],
  ])('gwg, vorsteuer and foreign business "%s" are %s', (answer, expected) => {
    const answers = { gwg: answer, vorsteuer: answer, hasInternationalBusinessConnection: answer };
    const { business } = toOrderPayload({ ...sampleApplication, firma: answers });
    expect(business.shareEqualsVote).toBe(expected);
    expect(business.bgoVatDeductibility).toBe(expected);
    expect(business.hasInternationalBusinessConnection).toBe(expected);
  });

  it('ids are sent without blanks, and not when they are marked as missing', () => {
    expect(personOf({ toggleSteuerId: 'Ja', steuerId: '12 345 678 901' })?.bgoTaxNumber).toBe('12345678901');
    expect(personOf({ toggleSteuerId: 'Nein', steuerId: '12345678901' })?.bgoTaxNumber).toBeNull();
    const company = (toggleWirtschaftsId: 'Ja' | 'Nein') =>
      toOrderPayload({ ...sampleApplication, firma: { toggleWirtschaftsId, wirtschaftsId: 'DE12345678' } }).business;
    expect([company('Ja').bgoTaxNumber, company('Nein').bgoTaxNumber]).toEqual(['DE12345678', null]);
  });

  it('a fictitious owner is none in a form with real owners only', () => {
    const flagged: Person = { fiktiverGesellschafter: 'Ja', gesellschafterAnteile: '50' };
    expect(personOf(flagged)?.beneficialOwner).toEqual({ votingShare: 0, isFictional: true });
    expect(personOf(flagged, 'GBR')?.beneficialOwner).toEqual({ votingShare: 50, isFictional: false });
  });
});
