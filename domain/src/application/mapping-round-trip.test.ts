import fc from 'fast-check';
import { legalForms } from '../legal-form/legal-form.js';
import { companyTypes } from '../list/company-types.js';
import { salutations } from '../list/salutations.js';
import { turnoverBands } from '../list/turnover-bands.js';
import { representations, type Person } from '../person/person.js';
import { type Application, type Firma, type SecondCompany } from './application.js';
import { sentBusinessPurpose } from './business-mapping.js';
import { fromOrderPayload, toOrderPayload } from './mapping.js';
import { sampleApplication } from './sample-application.js';

/** What people type: nothing, blanks around it, umlauts, emoji at the place where a text is cut. */
const typed = fc.oneof(
  fc.constantFrom('', ' ', ' Änne ', 'x'.repeat(159) + ' y', 'x'.repeat(159) + '😀'),
  fc.string({ maxLength: 12 }),
);
const yesNo = fc.constantFrom('Ja' as const, 'Nein' as const, '' as const, undefined);
const day = fc.constantFrom('', '1980-05-17', '2000-02-29', undefined);
const maybe = fc.option(typed, { nil: undefined });
const choice = <T extends string>(values: readonly T[]) => fc.constantFrom(...values, '' as const, undefined);

const person: fc.Arbitrary<Person> = fc.record({
  anrede: choice(salutations),
  vorname: maybe,
  nachname: maybe,
  nationality: fc.constantFrom('DE', 'TR', '', undefined),
  birthday: day,
  line1: maybe,
  postalCode: maybe,
  city: maybe,
  email: maybe,
  phone: maybe,
  toggleSteuerId: yesNo,
  steuerId: fc.constantFrom('', '12345678901', '12 345 678 901', undefined),
  vertretungsberechtigung: yesNo,
  vertretungsberechtigungArt: choice(representations),
  gesellschafter: yesNo,
  gesellschafterAnteile: fc.constantFrom('', '0', '25', '33,33', '100', '0,01', '33.3', 'viel', undefined),
  fiktiverGesellschafter: yesNo,
  exponiert: yesNo,
  girocard: yesNo,
});

const firma: fc.Arbitrary<Firma> = fc.record({
  line1: maybe,
  postalCode: maybe,
  city: maybe,
  gruendungsdatum: day,
  registrationNumber: maybe,
  registrationIssuer: maybe,
  toggleWirtschaftsId: yesNo,
  wirtschaftsId: maybe,
  wirtschaftszweig: fc.constantFrom('CONSTRUCTION', '', undefined),
  wirtschaftszweigUnterkategorie: fc.constantFrom('F43', '', undefined),
  businessPurpose: maybe,
  vorsteuer: yesNo,
  annualTurnover: choice(turnoverBands),
  hasInternationalBusinessConnection: yesNo,
  address: yesNo,
  notCrsFatca: yesNo,
  crsType: choice(companyTypes),
  gwg: yesNo,
  girocard: yesNo,
});

const secondCompany: fc.Arbitrary<SecondCompany> = fc.record({
  firma: maybe,
  line1: maybe,
  postalCode: maybe,
  city: maybe,
  gruendungsdatum: day,
  registrationNumber: maybe,
  registrationIssuer: maybe,
});

const application: fc.Arbitrary<Application> = fc
  .record({
    rechtsform: fc.constantFrom(...legalForms),
    name: typed,
    firma,
    people: fc.array(person, { maxLength: 3 }),
    data: fc.option(secondCompany, { nil: undefined }),
  })
  .map(({ rechtsform, name, people, ...rest }) => ({
    ...rest,
    registerData: { rechtsform, firma: name },
    people: people.map((one, index) => ({ ...one, id: `p${index}` })),
    mehrwerteSelection: {},
  }));

const emptied = ({ registerData }: Application): Application => ({
  registerData,
  firma: {},
  people: [],
  mehrwerteSelection: {},
});

describe('form and order payload (spec 1 §3 "Mapping")', () => {
  it('say the same of any draft of any legal form', () => {
    fc.assert(
      fc.property(application, (draft) => {
        const payload = toOrderPayload(draft);
        expect(toOrderPayload(fromOrderPayload(payload, draft))).toEqual(payload);
      }),
      { numRuns: 400 },
    );
  });

  it('rebuild the payload from an empty form', () => {
    fc.assert(
      fc.property(application, (draft) => {
        const payload = toOrderPayload(draft);
        expect(toOrderPayload(fromOrderPayload(payload, emptied(draft)))).toEqual(payload);
      }),
      { numRuns: 400 },
    );
  });

  it('never send more of the purpose than 160 characters, nor half a character', () => {
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

  it('ids are sent without blanks, and not once they are said to be missing', () => {
    expect(personOf({ toggleSteuerId: 'Ja', steuerId: '12 345 678 901' })?.bgoTaxNumber).toBe('12345678901');
    expect(personOf({ toggleSteuerId: 'Nein', steuerId: '12345678901' })?.bgoTaxNumber).toBeNull();
    const company = (toggleWirtschaftsId: 'Ja' | 'Nein') =>
      toOrderPayload({ ...sampleApplication, firma: { toggleWirtschaftsId, wirtschaftsId: 'DE12345678' } }).business;
    expect([company('Ja').bgoTaxNumber, company('Nein').bgoTaxNumber]).toEqual(['DE12345678', null]);
  });

  it('an owner by default is none where the form has real owners only', () => {
    const flagged: Person = { fiktiverGesellschafter: 'Ja', gesellschafterAnteile: '50' };
    expect(personOf(flagged)?.beneficialOwner).toEqual({ votingShare: 0, isFictional: true });
    expect(personOf(flagged, 'GBR')?.beneficialOwner).toEqual({ votingShare: 50, isFictional: false });
  });
});
