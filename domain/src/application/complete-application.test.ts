import { violationText } from '../violation/violation-text.js';
import { type Person } from '../person/person.js';
import { type Application, type Firma } from './application.js';
import { findViolations, lacksBeneficialOwner, withFictitiousOwners } from './complete-application.js';
import { countGirocards } from './girocards.js';
import { sampleApplication } from './sample-application.js';
import { sampleRules } from './testing/sample-rules.js';
import { type ApplicationRules } from './application-rules.js';

const today = '2026-08-01';

const withFirma = (change: Firma): Application => ({
  ...sampleApplication,
  firma: { ...sampleApplication.firma, ...change },
});
const withPerson = (index: number, change: Person): Application => ({
  ...sampleApplication,
  people: sampleApplication.people.map((person, place) => (place === index ? { ...person, ...change } : person)),
});
const paths = (application: Application, with_: ApplicationRules = sampleRules) =>
  findViolations(application, with_, today).map(({ propertyPath, code }) => `${propertyPath} ${code}`);
const messages = (application: Application) => findViolations(application, sampleRules, today).map(violationText);

describe('a complete application', () => {
  it('has no violations', () => {
    expect(findViolations(sampleApplication, sampleRules, today)).toEqual([]);
  });

  it.each<[Firma, string, string]>([
    [{ line1: '' }, 'firma.line1 required', 'Geschäftsadresse erforderlich, maximal 35 Zeichen möglich'],
    [{ line1: 'x'.repeat(36) }, 'firma.line1 length', 'Geschäftsadresse erforderlich, maximal 35 Zeichen möglich'],
    [{ postalCode: '1011' }, 'firma.postalCode format', 'Fünfstellige Postleitzahl erforderlich'],
    [{ city: ' ' }, 'firma.city required', 'Ort erforderlich'],
    [{ gruendungsdatum: '2026-08-02' }, 'firma.gruendungsdatum future', 'Datum liegt in der Zukunft'],
    [
      { registrationNumber: 'HRA 1' },
      'firma.registrationNumber format',
      'Handelsregisternummer aus Abteilung B erforderlich',
    ],
    [
      { registrationIssuer: '1 Berlin' },
      'firma.registrationIssuer format',
      'Die Eingabe muss mit einem Buchstaben beginnen',
    ],
    [
      { toggleWirtschaftsId: 'Ja', wirtschaftsId: '123456789' },
      'firma.wirtschaftsId length',
      'Zehn- oder elfstellige Wirtschafts-ID oder Steuernummer erforderlich',
    ],
    [{ wirtschaftszweig: '' }, 'firma.wirtschaftszweig required', 'Wirtschaftszweig erforderlich'],
    [
      { wirtschaftszweigUnterkategorie: 'C10' },
      'firma.wirtschaftszweigUnterkategorie unknown',
      'Unterkategorie erforderlich',
    ],
    [
      { businessPurpose: 'x'.repeat(301) },
      'firma.businessPurpose length',
      'Geschäftszweck erforderlich, maximal 300 Zeichen möglich',
    ],
    [{ annualTurnover: '' }, 'firma.annualTurnover required', 'Pflichtangabe'],
    [{ notCrsFatca: '' }, 'firma.notCrsFatca required', 'Angaben zu Ihrer steuerlichen Ansässigkeit erforderlich'],
    [{ crsType: '' }, 'firma.crsType required', 'Pflichtfeld'],
    [{ gwg: '' }, 'firma.gwg required', 'Pflichtfeld'],
  ])('refuses the company change %j', (change, path, message) => {
    expect(paths(withFirma(change))).toEqual([path]);
    expect(messages(withFirma(change))).toEqual([message]);
  });

  it.each<[Person, string, string]>([
    [{ vorname: '' }, 'people[0].vorname required', 'Vorname erforderlich, maximal 50 Zeichen möglich'],
    [{ nachname: 'x'.repeat(51) }, 'people[0].nachname length', 'Nachname erforderlich, maximal 50 Zeichen möglich'],
    [{ anrede: '' }, 'people[0].anrede required', 'Anrede erforderlich'],
    [{ nationality: '' }, 'people[0].nationality required', 'Staatsangehörigkeit erforderlich'],
    [{ birthday: '' }, 'people[0].birthday required', 'Geburtsdatum erforderlich'],
    [{ birthday: '2027-01-01' }, 'people[0].birthday future', 'Datum liegt in der Zukunft'],
    [
      { birthday: '2010-08-02' },
      'people[0].birthday age',
      'Datum muss mindestens 16 Jahre in der Vergangenheit liegen',
    ],
    [{ email: 'a@b' }, 'people[0].email format', 'Gültige E-Mail erforderlich'],
    [{ phone: '' }, 'people[0].phone required', 'Gültige Telefon-Nr. erforderlich'],
    [{ toggleSteuerId: '' }, 'people[0].toggleSteuerId required', 'Pflichtfeld'],
    [
      { steuerId: '1' },
      'people[0].steuerId format',
      'Bitte geben Sie Ihre 11-stellige Steuer-Identifikationsnummer an.',
    ],
    [
      { gesellschafterAnteile: '24' },
      'people[0].gesellschafterAnteile range',
      'Ein Wert zwischen 25 und 100 ist erforderlich',
    ],
    [{ line1: '' }, 'people[0].line1 required', 'Straße, Haus-Nr. erforderlich, maximal 35 Zeichen möglich'],
    [
      { exponiert: '' },
      'people[0].exponiert required',
      'Bestätigen Sie, dass es sich nicht um eine politisch exponierte Person handelt',
    ],
  ])('refuses the person change %j', (change, path, message) => {
    expect(paths(withPerson(0, change))).toEqual([path]);
    expect(messages(withPerson(0, change))).toEqual([message]);
  });

  it('accepts a person on its 16th birthday', () => {
    expect(paths(withPerson(0, { birthday: '2010-08-01' }))).toEqual([]);
  });

  it('needs an agreement when voting rights differ from shares', () => {
    expect(paths(withFirma({ gwg: 'Nein' }))).toEqual(['firma.gwgFile required', 'firma.gwgFileCheckbox confirmation']);
    const file = [{ id: 'd1', name: 'Vertrag.pdf' }];
    expect(paths(withFirma({ gwg: 'Nein', gwgFile: file, gwgFileCheckbox: 'Ja' }))).toEqual([]);
  });

  it('does not require what the bank does not ask for', () => {
    const silent = {
      ...sampleRules,
      askAnnualTurnover: false,
      askBusinessPurpose: false,
      askCrsType: false,
      activateGwg: false,
    };
    expect(paths(withFirma({ annualTurnover: '', businessPurpose: '', crsType: '', gwg: '' }), silent)).toEqual([]);
  });

  it('needs representation: one alone or two jointly', () => {
    expect(paths(withPerson(1, { vertretungsberechtigung: 'Nein', vertretungsberechtigungArt: '' }))).toEqual([
      'people representation',
    ]);
    expect(paths(withPerson(0, { vertretungsberechtigungArt: 'ALONE' }))).toEqual([]);
    expect(paths(withPerson(0, { vertretungsberechtigungArt: 'OTHER' }))).toEqual([]);
  });

  it('needs owners, a role for each, no exposed person, and at most 100 percent', () => {
    const noOwner: Application = {
      ...sampleApplication,
      people: sampleApplication.people.map((person) => ({ ...person, gesellschafter: 'Nein' })),
    };
    expect(paths(noOwner)).toEqual(['people owners']);
    expect(lacksBeneficialOwner(noOwner)).toBe(true);
    expect(paths(withFictitiousOwners(noOwner))).toEqual([]);
    const third: Person = {
      ...sampleApplication.people[1],
      vertretungsberechtigung: 'Nein',
      vertretungsberechtigungArt: '',
      gesellschafter: 'Nein',
    };
    expect(paths({ ...sampleApplication, people: [...sampleApplication.people, third] })).toEqual([
      'people[2].vertretungsberechtigung role',
    ]);
    expect(paths(withPerson(1, { gesellschafterAnteile: '41' }))).toEqual(['people shares_sum']);
    expect(paths(withPerson(0, { exponiert: 'Nein' }))).toEqual(['people[0].exponiert politically_exposed']);
  });

  it('needs a person and a legal form', () => {
    expect(paths({ ...sampleApplication, people: [] })).toEqual([
      'people count',
      'people representation',
      'people owners',
    ]);
    expect(paths({ ...sampleApplication, registerData: {}, firma: {} })).toEqual(['registerData.rechtsform required']);
  });

  it('requires the founding document of a company in formation instead of a register number', () => {
    const application: Application = {
      ...withFirma({ registrationNumber: '', registrationIssuer: '' }),
      registerData: { ...sampleApplication.registerData, rechtsform: 'GMBH_I_GR' },
    };
    expect(paths(application)).toEqual(['firma.file required']);
  });

  it('requires the general partner of a GmbH & Co. KG', () => {
    const application: Application = {
      ...withFirma({ registrationNumber: 'HRA 77' }),
      registerData: { ...sampleApplication.registerData, rechtsform: 'GMBH_CO_KG' },
    };
    expect(paths(application)).toContain('data.firma required');
  });

  it('counts girocards of company and persons', () => {
    expect(countGirocards(withFirma({ girocard: 'Ja' }))).toBe(2);
  });
});
