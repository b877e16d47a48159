import { legalForms, type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';
import { type Person } from '../person/person.js';
import { type Application, type Firma, type SecondCompany } from './application.js';
import { findViolations } from './complete-application.js';
import { sampleApplication } from './sample-application.js';
import { sampleRules } from './testing/sample-rules.js';
import { type ApplicationRules } from './application-rules.js';

const today = '2026-08-01';
const registerNumbers = { HRA: 'HRA 7', HRB: 'HRB 7', GsR: 'GsR 7', PR: 'PR 7', GnR: 'GnR 7' } as const;
const deed = [{ id: 'd1', name: 'Vertrag.pdf' }];
const partner: SecondCompany = {
  firma: 'Lindenhof Verwaltungs GmbH',
  line1: 'Gewerbepark 7',
  postalCode: '10115',
  city: 'Berlin',
  gruendungsdatum: '2015-02-01',
  registrationNumber: 'HRB 7',
  registrationIssuer: 'Berlin (Charlottenburg)',
};

/** A complete application of the form, with as many persons as it needs. */
function completeFor(rechtsform: LegalForm): Application {
  const { register, needsFoundingDocument, hasSecondCompany, isSoleTrader } = traitsOf(rechtsform);
  const registered = register === null ? {} : { registrationNumber: registerNumbers[register] };
  return {
    ...sampleApplication,
    registerData: { ...sampleApplication.registerData, rechtsform },
    firma: {
      ...sampleApplication.firma,
      ...registered,
      rechtsform,
      address: 'Nein',
      ...(needsFoundingDocument ? { file: deed, fileCheckbox: 'Ja' } : {}),
    },
    people: isSoleTrader ? sampleApplication.people.slice(0, 1) : sampleApplication.people,
    ...(hasSecondCompany ? { data: partner } : {}),
  };
}
const found = (application: Application, with_: ApplicationRules = sampleRules) =>
  findViolations(application, with_, today).map(({ propertyPath, code }) => `${propertyPath} ${code}`);
const withFirma = (form: LegalForm, change: Firma) => {
  const application = completeFor(form);
  return found({ ...application, firma: { ...application.firma, ...change } });
};
const withPerson = (form: LegalForm, index: number, change: Person) => {
  const application = completeFor(form);
  const people = application.people.map((person, place) => (place === index ? { ...person, ...change } : person));
  return found({ ...application, people });
};

describe.each(legalForms)('%s', (form) => {
  const { register, isSoleTrader, needsGwg, needsFoundingDocument, minPersons } = traitsOf(form);

  it('is complete with its required fields', () => {
    expect(found(completeFor(form))).toEqual([]);
  });

  it('requires register, founding document, company type and voting rights where it has them (R1 §5 "Company data")', () => {
    expect(withFirma(form, { registrationNumber: '', registrationIssuer: '' })).toEqual(
      register === null ? [] : ['firma.registrationNumber required', 'firma.registrationIssuer required'],
    );
    expect(withFirma(form, { file: [] })).toEqual(needsFoundingDocument ? ['firma.file required'] : []);
    expect(withFirma(form, { fileCheckbox: 'Nein' })).toEqual(
      needsFoundingDocument ? ['firma.fileCheckbox confirmation'] : [],
    );
    expect(withFirma(form, { crsType: '' })).toEqual(isSoleTrader ? [] : ['firma.crsType required']);
    expect(withFirma(form, { gwg: '' })).toEqual(needsGwg ? ['firma.gwg required'] : []);
    expect(withFirma(form, { gwg: 'Nein' })).toEqual(
      needsGwg ? ['firma.gwgFile required', 'firma.gwgFileCheckbox confirmation'] : [],
    );
  });

  it('requires the business address of companies, and of sole traders with an own one (R1 §3)', () => {
    const empty = { line1: '', postalCode: '', city: '' };
    const all = ['firma.line1 required', 'firma.postalCode required', 'firma.city required'];
    expect(withFirma(form, empty)).toEqual(isSoleTrader ? [] : all);
    expect(withFirma(form, { ...empty, address: 'Ja' })).toEqual(all);
  });

  it('counts its persons (R1 §5 "Person counts")', () => {
    const application = completeFor(form);
    const [first = {}] = application.people;
    const alone = { ...first, vertretungsberechtigungArt: 'ALONE' as const };
    const one = found({ ...application, people: [alone] }).filter((line) => line.endsWith('count'));
    expect(one).toEqual(minPersons === 2 ? ['people count'] : []);
    const many = found({ ...application, people: [alone, { ...alone, gesellschafterAnteile: '40' }] });
    expect(many.filter((line) => line.endsWith('count'))).toEqual(isSoleTrader ? ['people count'] : []);
  });
});

describe('persons', () => {
  it.each<[LegalForm, string, readonly string[]]>([
    ['GMBH', '24,99', ['people[0].gesellschafterAnteile range']],
    ['GMBH', '25', []],
    ['GMBH', '25,001', ['people[0].gesellschafterAnteile range']],
    ['GMBH', '', ['people[0].gesellschafterAnteile required']],
    ['GBR', '0,01', []],
    ['GBR', '0', ['people[0].gesellschafterAnteile range']],
    ['GBR', '60,01', ['people shares_sum']],
    ['GBR', '60', []],
    ['EK', '', []],
  ])('%s with a share of "%s": %j', (form, gesellschafterAnteile, expected) => {
    expect(withPerson(form, 0, { gesellschafterAnteile })).toEqual(expected);
  });

  it('of a GbR need a share, also with a flag of another form', () => {
    expect(withPerson('GBR', 0, { fiktiverGesellschafter: 'Ja', gesellschafterAnteile: '' })).toEqual([
      'people[0].gesellschafterAnteile required',
    ]);
    expect(withPerson('GBR', 0, { fiktiverGesellschafter: 'Ja', gesellschafterAnteile: '70' })).toEqual([
      'people shares_sum',
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['030 23125000', []],
    ['+43 1 5331111', []],
    ['0151/23456789', []],
    ['1234', ['people[0].phone format']],
    ['12', ['people[0].phone format']],
    ['1234 5678 9012 3456 7890', ['people[0].phone format']],
    ['+999 123456', ['people[0].phone format']],
    ['ruf mich an', ['people[0].phone format']],
    ['', ['people[0].phone required']],
  ])('with the phone "%s": %j, by the rule of the registration', (phone, expected) => {
    expect(withPerson('GMBH', 0, { phone })).toEqual(expected);
  });

  it('may have every plausible phone while the numbering plans are not loaded', () => {
    const { isPhoneNumber: _unloaded, ...rules } = sampleRules;
    const application = completeFor('GMBH');
    const [first, ...others] = application.people;
    const with_ = (phone: string) => ({ ...application, people: [{ ...first, phone }, ...others] });
    expect(found(with_('+999 123456'), rules)).toEqual([]);
    expect(found(with_('ruf mich an'), rules)).toEqual(['people[0].phone format']);
  });

  it('after the first need no phone, and an e-mail only as representatives', () => {
    expect(withPerson('GMBH', 1, { phone: '', email: '' })).toEqual(['people[1].email required']);
    const owner = { vertretungsberechtigung: 'Nein', vertretungsberechtigungArt: '', email: '' } as const;
    expect(withPerson('GMBH', 1, owner)).toEqual(['people representation']);
    expect(withPerson('GMBH', 1, { ...owner, email: 'x' })).toContain('people[1].email format');
  });

  it("have an e-mail address by the bank's strictness", () => {
    const application = completeFor('EK');
    const people = [{ ...application.people[0], email: 'anna..kaya@example.de' }];
    expect(found({ ...application, people })).toEqual(['people[0].email format']);
    expect(found({ ...application, people }, { ...sampleRules, strictEmailValidation: false })).toEqual([]);
  });

  it.each<[LegalForm, boolean]>([
    ['GMBH', true],
    ['KG', true],
    ['PARTG', false],
    ['E_GBR', false],
    ['GMBH_I_GR', false],
  ])('of %s may represent by procuration: %s', (form, allowed) => {
    const expected = allowed ? [] : ['people[0].vertretungsberechtigungArt unknown'];
    const refused = withPerson(form, 0, { vertretungsberechtigungArt: 'OTHER' });
    expect(refused.filter((line) => line.startsWith('people[0]'))).toEqual(expected);
  });
});

describe('the general partner of a GmbH & Co. KG', () => {
  it.each<[SecondCompany, string]>([
    [{ firma: '' }, 'data.firma required'],
    [{ firma: `${'x'.repeat(125)} GmbH` }, 'data.firma length'],
    [{ firma: 'Lindenhof Verwaltung' }, 'data.firma format'],
    [{ line1: '' }, 'data.line1 required'],
    [{ postalCode: '1' }, 'data.postalCode format'],
    [{ city: '' }, 'data.city required'],
    [{ gruendungsdatum: '' }, 'data.gruendungsdatum required'],
    [{ gruendungsdatum: '2026-08-02' }, 'data.gruendungsdatum future'],
    [{ gruendungsdatum: '2026-02-29' }, 'data.gruendungsdatum format'],
    [{ registrationNumber: 'HRA 7' }, 'data.registrationNumber format'],
    [{ registrationIssuer: '1' }, 'data.registrationIssuer format'],
  ])('with %j: %s', (change, expected) => {
    expect(found({ ...completeFor('GMBH_CO_KG'), data: { ...partner, ...change } })).toEqual([expected]);
  });
});

describe('the company', () => {
  it.each<[LegalForm, Firma, readonly string[]]>([
    ['GMBH', { businessPurpose: 'x'.repeat(300) }, []],
    ['GMBH', { businessPurpose: 'x'.repeat(301) }, ['firma.businessPurpose length']],
    ['GMBH', { businessPurpose: '' }, ['firma.businessPurpose required']],
    ['GMBH', { line1: 'x'.repeat(35) }, []],
    ['GMBH', { toggleWirtschaftsId: 'Ja', wirtschaftsId: '' }, ['firma.wirtschaftsId required']],
    ['GMBH', { toggleWirtschaftsId: 'Ja', wirtschaftsId: '1234567890' }, []],
    ['GMBH', { toggleWirtschaftsId: 'Ja', wirtschaftsId: 'DE123456789' }, []],
    ['GMBH', { toggleWirtschaftsId: 'Ja', wirtschaftsId: 'DE1234567890' }, ['firma.wirtschaftsId length']],
    ['GMBH', { toggleWirtschaftsId: 'Nein', wirtschaftsId: '1' }, []],
    ['GMBH', { wirtschaftszweig: 'IT_SERVICES', wirtschaftszweigUnterkategorie: '' }, []],
    ['GMBH', { wirtschaftszweigUnterkategorie: '' }, ['firma.wirtschaftszweigUnterkategorie required']],
    ['GMBH', { wirtschaftszweig: 'gone' }, ['firma.wirtschaftszweig unknown']],
    ['GMBH', { gruendungsdatum: '' }, ['firma.gruendungsdatum required']],
    ['GMBH', { gruendungsdatum: today }, []],
    ['GMBH', { hasInternationalBusinessConnection: '', vorsteuer: '' }, []],
    ['EK', { notCrsFatca: '' }, ['firma.notCrsFatca required']],
  ])('%s with %j: %j', (form, change, expected) => {
    expect(withFirma(form, change)).toEqual(expected);
  });
});
