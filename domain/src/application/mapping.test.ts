import fc from 'fast-check';
import { type Person } from '../person/person.js';
import { type Application } from './application.js';
import { fromOrderPayload, toOrderPayload } from './mapping.js';
import { sampleApplication } from './sample-application.js';

const yesNo = fc.constantFrom('Ja' as const, 'Nein' as const);
const word = fc.stringMatching(/^[A-Za-zÄÖÜäöüß]{1,20}$/);
const personArbitrary: fc.Arbitrary<Person> = fc
  .record({
    anrede: fc.constantFrom('MR' as const, 'MS' as const, 'NO_SALUTATION' as const),
    vorname: word,
    nachname: word,
    nationality: fc.constantFrom('DE', 'AT', 'TR'),
    birthday: fc.constantFrom('1970-01-01', '2000-02-29'),
    line1: word,
    postalCode: fc.constantFrom('10115', '80331'),
    city: word,
    email: word.map((name) => `${name}@example.de`),
    phone: fc.constantFrom('', '030 23125000'),
    vertretungsberechtigung: yesNo,
    gesellschafter: yesNo,
    share: fc.integer({ min: 1, max: 10_000 }),
    exponiert: yesNo,
    girocard: yesNo,
  })
  .map(({ share, ...person }) => ({
    ...person,
    toggleSteuerId: 'Nein',
    steuerId: '',
    vertretungsberechtigungArt: person.vertretungsberechtigung === 'Ja' ? 'ALONE' : '',
    fiktiverGesellschafter: 'Nein',
    ...(person.gesellschafter === 'Ja' ? { gesellschafterAnteile: String(share / 100).replace('.', ',') } : {}),
  }));

const applicationArbitrary: fc.Arbitrary<Application> = fc
  .array(personArbitrary, { minLength: 1, maxLength: 4 })
  .map((people) => ({ ...sampleApplication, people: people.map((person, index) => ({ ...person, id: `p${index}` })) }));

describe('mapping of the form to the order payload', () => {
  it('sends the business under its payload names', () => {
    const { business } = toOrderPayload(sampleApplication);
    expect(business).toMatchObject({
      name: 'Lindenhof Gartenbau GmbH',
      foundationDate: '2015-03-01',
      industry: 'CONSTRUCTION',
      industryKey: 'F43',
      fatcaRelevant: false,
      bgoVatDeductibility: true,
      shareEqualsVote: true,
      address: { line1: 'Gewerbepark 7', postalCode: '10115', city: 'Berlin' },
    });
  });

  it('cuts the purpose at 160 characters, and keeps the longer one in the form', () => {
    const businessPurpose = 'x'.repeat(300);
    const application = { ...sampleApplication, firma: { ...sampleApplication.firma, businessPurpose } };
    const payload = toOrderPayload(application);
    expect(payload.business.businessPurpose).toHaveLength(160);
    expect(fromOrderPayload(payload, application).firma.businessPurpose).toBe(businessPurpose);
  });

  it('maps "Nein" to fatcaRelevant true and nothing to null', () => {
    const withAnswer = (notCrsFatca: 'Nein' | '') =>
      toOrderPayload({ ...sampleApplication, firma: { ...sampleApplication.firma, notCrsFatca } }).business
        .fatcaRelevant;
    expect(withAnswer('Nein')).toBe(true);
    expect(withAnswer('')).toBeNull();
  });

  it('sends the address of a sole trader only when the flag is Ja', () => {
    const trader = (address: 'Ja' | 'Nein'): Application => ({
      ...sampleApplication,
      registerData: { ...sampleApplication.registerData, rechtsform: 'SELF_EMPLOYED' },
      firma: { ...sampleApplication.firma, address },
    });
    expect(toOrderPayload(trader('Nein')).business.address).toBeUndefined();
    expect(toOrderPayload(trader('Ja')).business.address).toBeDefined();
  });

  it.each<[Person, { votingShare: number; isFictional: boolean } | null]>([
    [
      { gesellschafter: 'Ja', gesellschafterAnteile: '33,33' },
      { votingShare: 33.33, isFictional: false },
    ],
    [{ gesellschafter: 'Ja' }, { votingShare: 0, isFictional: false }],
    [
      { gesellschafter: 'Nein', fiktiverGesellschafter: 'Ja', gesellschafterAnteile: '50' },
      { votingShare: 0, isFictional: true },
    ],
    [{ gesellschafter: 'Nein' }, null],
  ])('sends the share of %j as %j', (person, expected) => {
    expect(toOrderPayload({ ...sampleApplication, people: [person] }).people[0]?.beneficialOwner).toEqual(expected);
  });

  it('adds the general partner of a GmbH & Co. KG as legal representative', () => {
    const application: Application = {
      ...sampleApplication,
      registerData: { ...sampleApplication.registerData, rechtsform: 'GMBH_CO_KG' },
      data: { id: 'c1', firma: 'Lindenhof Verwaltungs GmbH', line1: 'Weg 1', postalCode: '10115', city: 'Berlin' },
    };
    const payload = toOrderPayload(application);
    expect(payload.secondBusiness).toMatchObject({ name: 'Lindenhof Verwaltungs GmbH', isLegalRepresentative: true });
    expect(fromOrderPayload(payload, application).data?.firma).toBe('Lindenhof Verwaltungs GmbH');
  });

  it('has an equal payload after mapping to the form and back', () => {
    fc.assert(
      fc.property(applicationArbitrary, (application) => {
        const payload = toOrderPayload(application);
        expect(toOrderPayload(fromOrderPayload(payload, application))).toEqual(payload);
        expect(fromOrderPayload(payload, application).people).toEqual(application.people);
      }),
      { numRuns: 60 },
    );
  });
});
