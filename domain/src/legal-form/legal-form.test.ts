import { isLegalForm, isOffered, legalForms, offeredLegalForms, type LegalForm } from './legal-form.js';
import { partsOf, type CompanyField, type PersonField } from '../application/legal-form-parts.js';
import { traitsOf, type LegalFormTraits } from './legal-form-traits.js';
import { normaliseRegisterNumber, registerCourtProblem, registerNumberProblem } from './register-number.js';
import { violationText } from '../violation/violation-text.js';
import { type Problem } from '../violation/violation.js';

const said = (problem: Problem | undefined) => problem && violationText(problem);

describe('traits', () => {
  // Form, persons from and to, owners, share from (percent), register, founding document, voting rights question (R1
  // §4, §5).
  it.each<[LegalForm, number, number, number, number, string | null, boolean, boolean]>([
    ['SELF_EMPLOYED', 1, 1, 1, 25, null, false, false],
    ['SOLE_PROPRIETORSHIP', 1, 1, 1, 25, null, false, false],
    ['EK', 1, 1, 1, 25, 'HRA', false, false],
    ['UG', 1, 1000, 1, 25, 'HRB', false, true],
    ['UG_I_GR', 1, 1000, 1, 25, null, true, true],
    ['GMBH', 1, 1000, 1, 25, 'HRB', false, true],
    ['GMBH_I_GR', 1, 1000, 1, 25, null, true, true],
    ['GMBH_CO_KG', 1, 1000, 1, 25, 'HRA', false, true],
    ['AG', 1, 1000, 1, 25, 'HRB', false, true],
    ['LTD', 1, 1000, 1, 25, 'HRB', false, true],
    ['KGAA', 1, 1000, 1, 25, 'HRB', false, true],
    ['EG', 1, 1000, 1, 25, 'GnR', false, true],
    ['OHG', 2, 1000, 1, 25, 'HRA', false, true],
    ['KG', 1, 1000, 1, 25, 'HRA', false, true],
    ['GBR', 2, 1000, 1, 0.01, null, true, true],
    ['E_GBR', 2, 1000, 1, 25, 'GsR', true, true],
    ['PARTG', 2, 1000, 2, 25, 'PR', false, true],
    ['OTHER', 1, 1000, 1, 25, null, false, true],
  ])('%s', (form, ...expected) => {
    const { minPersons, maxPersons, minOwners, minShare, register, needsFoundingDocument, needsGwg } = traitsOf(form);
    expect([minPersons, maxPersons, minOwners, minShare, register, needsFoundingDocument, needsGwg]).toEqual(expected);
  });

  it.each<[keyof LegalFormTraits, readonly LegalForm[]]>([
    ['isSoleTrader', ['SELF_EMPLOYED', 'SOLE_PROPRIETORSHIP', 'EK']],
    ['isThePerson', ['SELF_EMPLOYED']],
    ['inFormation', ['GMBH_I_GR', 'UG_I_GR']],
    ['hasSecondCompany', ['GMBH_CO_KG']],
    ['allowsProkura', ['GMBH', 'UG', 'AG', 'LTD', 'KGAA', 'GMBH_CO_KG', 'KG', 'OHG', 'EG']],
  ])('%s is true for %j only', (trait, forms) => {
    expect(new Set(legalForms.filter((form) => traitsOf(form)[trait]))).toEqual(new Set(forms));
  });

  it('has fourteen offered forms and four others', () => {
    expect(offeredLegalForms).toHaveLength(14);
    expect(legalForms.filter((form) => !isOffered(form)).sort()).toEqual([
      'EG',
      'KGAA',
      'OTHER',
      'SOLE_PROPRIETORSHIP',
    ]);
    expect(isLegalForm('toString')).toBe(false);
  });
});

describe('parts', () => {
  // Transcribed from R1 §2 item 10 (forms), §5 "Company data" (documents, register) and "Order acceptance" (lines).
  it.each<[LegalForm, readonly string[], readonly string[]]>([
    ['SELF_EMPLOYED', ['company', 'taxResidency', 'people'], []],
    ['EK', ['company', 'taxResidency', 'people'], []],
    ['GMBH', ['company', 'taxResidency', 'people', 'gwg'], ['SHARE_HOLDERS_AGREEMENT', 'OTHER__TRANSPARENZ_REGISTER']],
    ['UG_I_GR', ['company', 'taxResidency', 'people', 'gwg'], ['FOUNDATION_DOCUMENT', 'SHARE_HOLDERS_AGREEMENT']],
    ['GBR', ['company', 'taxResidency', 'people', 'gwg'], ['FOUNDATION_DOCUMENT', 'SHARE_HOLDERS_AGREEMENT']],
    [
      'E_GBR',
      ['company', 'taxResidency', 'people', 'gwg'],
      ['FOUNDATION_DOCUMENT', 'SHARE_HOLDERS_AGREEMENT', 'OTHER__TRANSPARENZ_REGISTER'],
    ],
    [
      'GMBH_CO_KG',
      ['company', 'taxResidency', 'secondCompany', 'people', 'gwg'],
      ['SHARE_HOLDERS_AGREEMENT', 'OTHER__TRANSPARENZ_REGISTER'],
    ],
  ])('%s has the forms %j and the documents %j', (form, forms, documents) => {
    expect(partsOf(form).forms).toEqual(forms);
    expect(partsOf(form).documents).toEqual(documents);
  });

  it.each<[LegalForm, readonly CompanyField[], readonly CompanyField[]]>([
    ['SELF_EMPLOYED', ['address'], ['registrationNumber', 'crsType', 'gwg', 'file', 'transparenzRegister']],
    ['EK', ['address', 'registrationNumber'], ['crsType', 'gwg', 'file', 'transparenzRegister']],
    ['GMBH', ['registrationNumber', 'crsType', 'gwg', 'gwgFile', 'transparenzRegister'], ['address', 'file']],
    ['GMBH_I_GR', ['file', 'fileCheckbox', 'crsType'], ['address', 'registrationNumber', 'registrationIssuer']],
    ['GBR', ['file', 'gwg'], ['registrationNumber', 'address']],
  ])('%s has the company fields %j, and not %j', (form, asked, notAsked) => {
    const { companyFields } = partsOf(form);
    expect(asked.filter((field) => !companyFields.includes(field))).toEqual([]);
    expect(notAsked.filter((field) => companyFields.includes(field))).toEqual([]);
  });

  const roles = [
    'vertretungsberechtigung',
    'vertretungsberechtigungArt',
    'gesellschafter',
    'fiktiverGesellschafter',
    'gesellschafterAnteile',
  ] as const;
  it.each<[LegalForm, readonly CompanyField[], readonly PersonField[]]>([
    ['SELF_EMPLOYED', ['firma', 'wirtschaftsId', 'address', 'toggleWirtschaftsId'], [...roles, 'toggleSteuerId']],
    ['EK', ['address', 'toggleWirtschaftsId'], [...roles, 'toggleSteuerId']],
    ['GBR', ['toggleWirtschaftsId', 'fileCheckbox', 'gwgFileCheckbox'], [...roles.slice(0, 4), 'toggleSteuerId']],
    ['GMBH', ['toggleWirtschaftsId', 'gwgFileCheckbox'], ['toggleSteuerId']],
  ])('the summary of %s has no line of %j and %j', (form, company, person) => {
    const { companyLines, personLines, companyFields } = partsOf(form);
    expect(company.filter((field) => companyLines.includes(field))).toEqual([]);
    expect(person.filter((field) => personLines.includes(field))).toEqual([]);
    expect(companyFields.filter((field) => !companyLines.includes(field) && !company.includes(field))).toEqual([]);
  });

  it('the summary has the shares of a GbR, and name and id of a sole trader in the register', () => {
    expect(partsOf('GBR').personLines).toContain('gesellschafterAnteile');
    expect(partsOf('EK').companyLines).toEqual(expect.arrayContaining(['firma', 'wirtschaftsId']));
  });
});

describe('register', () => {
  it.each<[LegalForm, string, boolean]>([
    ['GMBH', 'HRB 12345', true],
    ['GMBH', 'HRB 12345 B', true],
    ['GMBH', 'HRA 12345', false],
    ['GMBH', '', false],
    ['KG', 'HRA 1', true],
    ['KG', 'HRB 1', false],
    ['E_GBR', 'GsR 77', true],
    ['PARTG', 'PR 1234', true],
    ['PARTG', 'HRA 1234', false],
    ['E_GBR', 'GbR 77', false],
    ['EG', 'GnR 12', true],
    ['AG', 'HRB1', true],
    ['LTD', 'hrb 9', true],
    ['OHG', 'HRA', false],
    ['GMBH', 'HRB 12345678901', false],
    ['GMBH', 'HRB 123 ABCDE', false],
    ['GMBH', `HRB${' '.repeat(27)}1`, false],
    ['EK', ' HRA 12 ', true],
    ['SELF_EMPLOYED', '', true],
    ['GBR', 'anything', true],
    ['GMBH_I_GR', '', true],
  ])('%s with "%s" is valid: %s', (form, value, fine) => {
    expect(registerNumberProblem(value, form) === undefined).toBe(fine);
  });

  it('contains section B', () => {
    expect(said(registerNumberProblem('HRA 5', 'UG'))).toBe('Handelsregisternummer aus Abteilung B erforderlich');
  });

  it.each<[LegalForm, string]>([
    ['KG', 'Handelsregisternummer aus Abteilung A erforderlich'],
    ['E_GBR', 'Gesellschaftsregisternummer erforderlich'],
    ['PARTG', 'Partnerschaftsregisternummer erforderlich'],
    ['EG', 'Genossenschaftsregisternummer erforderlich'],
  ])('contains the register of %s', (form, message) => {
    expect(said(registerNumberProblem('', form))).toBe(message);
  });

  it('requires a court that starts with a letter', () => {
    expect(said(registerCourtProblem(' '))).toBe('Amtsgericht erforderlich');
    expect(said(registerCourtProblem('A'.repeat(101)))).toBe('Amtsgericht erforderlich');
    expect(said(registerCourtProblem('10115 Berlin'))).toBe('Die Eingabe muss mit einem Buchstaben beginnen');
    expect(registerCourtProblem('Berlin (Charlottenburg)')).toBeUndefined();
  });

  it('treats different spellings as the same number', () => {
    expect(normaliseRegisterNumber(' hrb00123b ')).toBe('HRB 123 B');
    expect(normaliseRegisterNumber('HRB 123 B')).toBe('HRB 123 B');
    expect(normaliseRegisterNumber('abc')).toBe('ABC');
  });
});
