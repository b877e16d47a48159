import { legalForms } from './legal-form.js';
import { hasPersonalName } from './personal-name.js';

it('the name of a sole trader, a merchant and a civil-law partnership is personal, of no other form', () => {
  expect(legalForms.filter(hasPersonalName)).toEqual(['SELF_EMPLOYED', 'EK', 'GBR']);
  expect(hasPersonalName('')).toBe(false);
});
