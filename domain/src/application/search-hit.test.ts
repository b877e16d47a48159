import { legalForms, type LegalForm } from '../legal-form/legal-form.js';
import { hasLegalForm, isCompanyOfHit } from './search-hit.js';

describe('a company of the register', () => {
  // Name and number in the register, and all forms in which it can be registered.
  it.each<[string, string, readonly LegalForm[]]>([
    ['Musterbau GmbH', 'HRB 1', ['GMBH']],
    ['Musterbau gGmbH', 'HRB1', ['GMBH']],
    ['Musterbau GmbH', '', ['GMBH']],
    ['Musterbau GmbH', 'FN 1', ['GMBH']],
    ['Musterbau GmbH', 'HRA 1', []],
    ['Musterbau GmbH i. Gr.', '', []],
    ['Musterbau UG (haftungsbeschränkt)', 'HRB 1', ['UG']],
    ['Musterbau UG (haftungsbeschränkt) in Gründung', '', []],
    ['Musterbau AG', 'HRB 1', ['AG']],
    ['Musterbau Ltd.', 'HRB 1', ['LTD']],
    ['Musterbau KGaA', 'HRB 1', ['KGAA']],
    ['Musterbau GmbH & Co. KG', 'HRA 1', ['GMBH_CO_KG']],
    ['Musterbau KG', 'HRA 1', ['KG']],
    ['Musterbau OHG', 'HRA 1', ['OHG']],
    ['Musterbau e.K.', 'HRA 1', ['EK']],
    ['Musterbau eG', 'GnR 1', ['EG']],
    ['Musterbau eGbR', 'GsR 1', ['E_GBR']],
    ['Musterbau GbR', '', []],
    ['Einzelunternehmen Muster', '', []],
    ['Muster Partnerschaft', 'PR 1', ['PARTG']],
    ['Muster PartG', 'PR 1', ['PARTG']],
    ['Muster PartG mbB', 'PR 1', ['PARTG']],
    ['Muster PartGmbB', '', ['PARTG']],
    ['Muster Partnerschaftsgesellschaft mit beschränkter Berufshaftung', '', ['PARTG']],
    ['Muster & Partner', 'PR 1', ['PARTG']],
    ['Muster & Partner', 'HRB 1', []],
    ['Muster & Partner GmbH', '', ['GMBH']],
  ])('%s (%s) can be registered as %j', (name, registrationNumber, expected) => {
    const found = legalForms.filter((form) => hasLegalForm({ name, registrationNumber }, form));
    expect(found).toEqual(expected);
  });

  it.each<[string, LegalForm, boolean]>([
    ['Musterbau GmbH', 'GMBH', true],
    [' musterbau  GMBH ', 'GMBH', true],
    ['Musterbau Nord GmbH', 'GMBH', false],
    ['Musterbau GmbH', 'GBR', false],
    ['Musterbau GmbH', 'PARTG', false],
  ])('is the company registered as "%s" in the form %s: %s', (businessName, businessLegalForm, expected) => {
    const hit = { name: 'Musterbau GmbH', registrationNumber: 'HRB 1' };
    expect(isCompanyOfHit({ businessName, businessLegalForm }, hit)).toBe(expected);
  });
});
