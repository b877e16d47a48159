import { legalFormName, legalFormShortName } from './legal-form-name.js';

it('has a long and a short name', () => {
  expect(legalFormName('GMBH')).toContain('(GmbH)');
  expect(legalFormShortName('GMBH')).toBe('GmbH');
  expect(legalFormShortName('WHAT')).toBe('WHAT');
});
