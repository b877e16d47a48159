import { companyViolations } from '@kontor/domain/application/company-violations';
import { personViolations } from '@kontor/domain/application/person-violations';
import { legalForms, type LegalForm } from '@kontor/domain/legal-form/legal-form';
import { shownCompanyFields } from './shown-company-fields.js';
import { shownPersonFields, whoseFictionEnds, type PersonAnswers } from './shown-person-fields.js';

const rules = {
  strictEmailValidation: true,
  askAnnualTurnover: true,
  askBusinessPurpose: true,
  askCrsType: true,
  askAdditionalDataFromActingPerson: true,
  activateGwg: true,
  askForGirocard: true,
  askForInternationalBusinessConnection: true,
};
const answers = ['', 'Ja', 'Nein'] as const;

function everyPersonAnswer(): PersonAnswers[] {
  return answers.flatMap((vertretungsberechtigung) =>
    answers.flatMap((gesellschafter) =>
      answers.flatMap((fiktiverGesellschafter) =>
        answers.map((toggleSteuerId) => ({
          vertretungsberechtigung,
          gesellschafter,
          fiktiverGesellschafter,
          toggleSteuerId,
        })),
      ),
    ),
  );
}

const person = (legalForm: LegalForm, given: PersonAnswers = {}, index = 0) =>
  shownPersonFields(given, { index, legalForm, rules });

describe.each(legalForms)('%s', (legalForm) => {
  test.each([0, 1])('everything the rules require of person %d has a field', (index) => {
    for (const given of everyPersonAnswer()) {
      const shown = person(legalForm, given, index);
      const today = '2026-11-20';
      const missed = personViolations({ person: { ...given, exponiert: 'Nein' }, index, legalForm, rules, today });
      expect(missed.length).toBeGreaterThan(0);
      const hidden = missed.filter(({ propertyPath }) => !shown.has(propertyPath.split('.')[1] as never));
      expect({ given, hidden }).toEqual({ given, hidden: [] });
    }
  });

  test('everything the rules require of the company has a field', () => {
    for (const wirtschaftszweig of ['', 'CONSTRUCTION', 'IT_SERVICES', 'gone']) {
      for (const address of answers) {
        const given = { wirtschaftszweig, address, toggleWirtschaftsId: 'Ja' as const };
        const application = { registerData: {}, firma: given, people: [], mehrwerteSelection: {} };
        const missed = companyViolations(application, legalForm, rules, '2026-11-20');
        const shown = shownCompanyFields(given, { legalForm, rules });
        expect(missed.filter(({ propertyPath }) => !shown.has(propertyPath.split('.')[1] as never))).toEqual([]);
      }
    }
  });
});

describe('a person', () => {
  test('of a GmbH has fields for roles, then for their details', () => {
    const shown = person('GMBH', {}, 1);
    expect([shown.has('vertretungsberechtigung'), shown.has('gesellschafter')]).toEqual([true, true]);
    expect([shown.has('vertretungsberechtigungArt'), shown.has('gesellschafterAnteile')]).toEqual([false, false]);
    expect([shown.has('email'), shown.has('phone'), shown.has('line1')]).toEqual([false, false, false]);
    const both = person('GMBH', { vertretungsberechtigung: 'Ja', gesellschafter: 'Ja' }, 1);
    expect([both.has('vertretungsberechtigungArt'), both.has('gesellschafterAnteile')]).toEqual([true, true]);
    expect([both.has('email'), both.has('phone'), both.has('line1')]).toEqual([true, false, true]);
  });

  test('who acts has contact fields and, where the bank requires it, the address', () => {
    expect([person('GMBH').has('phone'), person('GMBH').has('line1')]).toEqual([true, true]);
    const without = { ...rules, askAdditionalDataFromActingPerson: false, askForGirocard: false };
    const shown = shownPersonFields({}, { index: 0, legalForm: 'GMBH', rules: without });
    expect([shown.has('line1'), shown.has('girocard')]).toEqual([false, false]);
  });

  test.each<[LegalForm, boolean, boolean]>([
    ['SELF_EMPLOYED', false, false],
    ['EK', false, false],
    ['GBR', false, true],
    ['PARTG', true, false],
  ])('of %s has role fields: %s, share fields at once: %s', (legalForm, roles, shares) => {
    const shown = person(legalForm);
    expect([shown.has('vertretungsberechtigung'), shown.has('gesellschafter')]).toEqual([roles, roles]);
    expect(shown.has('gesellschafterAnteile')).toBe(shares);
  });

  test('can be a fictitious owner only as a representative without a share', () => {
    const offered = (given: PersonAnswers) => person('GMBH', given).has('fiktiverGesellschafter');
    expect(offered({ vertretungsberechtigung: 'Ja', gesellschafter: 'Nein' })).toBe(true);
    expect(offered({ vertretungsberechtigung: 'Ja', gesellschafter: '' })).toBe(false);
    expect(offered({ vertretungsberechtigung: 'Nein', gesellschafter: 'Nein' })).toBe(false);
    expect(offered({ fiktiverGesellschafter: 'Ja' })).toBe(true);
    expect(person('GBR', { fiktiverGesellschafter: 'Ja' }).has('fiktiverGesellschafter')).toBe(false);
  });

  test('nobody is a fictitious owner beside a real one, unless the form needs several; who represents no one is none', () => {
    expect(whoseFictionEnds('gesellschafter', 'Ja', 'GMBH')).toBe('everybody');
    expect(whoseFictionEnds('gesellschafter', 'Ja', 'PARTG')).toBe('own');
    expect(whoseFictionEnds('gesellschafter', 'Nein', 'GMBH')).toBeNull();
    expect(whoseFictionEnds('vertretungsberechtigung', 'Nein', 'GMBH')).toBe('own');
    expect(whoseFictionEnds('vertretungsberechtigung', 'Ja', 'GMBH')).toBeNull();
    expect(whoseFictionEnds('toggleSteuerId', 'Nein', 'GMBH')).toBeNull();
  });
});

describe('a company', () => {
  const company = (legalForm: LegalForm, given = {}, own = rules) =>
    shownCompanyFields(given, { legalForm, rules: own });

  test.each<[LegalForm, readonly string[], readonly string[]]>([
    ['GMBH', ['line1', 'registrationNumber', 'transparenzRegister'], ['address', 'file']],
    ['GMBH_I_GR', ['line1', 'file'], ['registrationNumber', 'transparenzRegister']],
    ['E_GBR', ['line1', 'file', 'registrationNumber', 'transparenzRegister'], ['address']],
    ['EK', ['address', 'registrationNumber'], ['line1', 'file', 'transparenzRegister']],
    ['SELF_EMPLOYED', ['address'], ['line1', 'registrationNumber', 'file', 'transparenzRegister']],
  ])('%s', (legalForm, shown, hidden) => {
    const fields: ReadonlySet<string> = company(legalForm);
    expect(shown.filter((field) => !fields.has(field))).toEqual([]);
    expect(hidden.filter((field) => fields.has(field))).toEqual([]);
  });

  test('has more fields after some answers', () => {
    expect(company('EK', { address: 'Ja' }).has('line1')).toBe(true);
    expect(company('GMBH', { toggleWirtschaftsId: 'Ja' }).has('wirtschaftsId')).toBe(true);
    expect(company('GMBH', { toggleWirtschaftsId: 'Nein' }).has('wirtschaftsId')).toBe(false);
    expect(company('GMBH', { wirtschaftszweig: 'CONSTRUCTION' }).has('wirtschaftszweigUnterkategorie')).toBe(true);
    expect(company('GMBH', { wirtschaftszweig: 'IT_SERVICES' }).has('wirtschaftszweigUnterkategorie')).toBe(false);
  });

  test('has only the fields that the bank wants', () => {
    const few = {
      ...rules,
      askAnnualTurnover: false,
      askBusinessPurpose: false,
      askForGirocard: false,
      askForInternationalBusinessConnection: false,
    };
    const fields = company('GMBH', {}, few);
    for (const field of [
      'annualTurnover',
      'businessPurpose',
      'girocard',
      'hasInternationalBusinessConnection',
    ] as const) {
      expect([field, fields.has(field), company('GMBH').has(field)]).toEqual([field, false, true]);
    }
  });
});
