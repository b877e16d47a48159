import { offeredLegalForms } from '@kontor/domain/legal-form/legal-form';
import { answered, categorised, chosen, chosenForm, isUnsupported, stateFor, untouched } from './picker-state.js';

const gmbh = chosen(categorised(answered('yes'), 'capital'), 'GMBH');

test('answer, category and form lead to a legal form', () => {
  expect(gmbh).toEqual({ answer: 'yes', category: 'capital', choice: 'GMBH' });
  expect(chosenForm(gmbh, [])).toBe('GMBH');
});

test('changing the answer resets category and form, changing the category resets the form', () => {
  expect(answered('no')).toEqual({ answer: 'no' });
  expect(categorised(gmbh, 'partnership')).toEqual({ answer: 'yes', category: 'partnership' });
});

test.each(['GMBH_CO_KG', 'OTHER'] as const)('%s clears the category', (choice) => {
  expect(chosen(gmbh, choice)).toEqual({ answer: 'yes', choice });
});

test('a form without online opening cannot be continued with', () => {
  expect(isUnsupported(chosen(gmbh, 'OTHER'), [])).toBe(true);
  expect(isUnsupported(chosen(answered('no'), 'OTHER_I_GR'), [])).toBe(true);
  expect(isUnsupported(gmbh, ['GMBH'])).toBe(true);
  expect(chosenForm(gmbh, ['GMBH'])).toBeUndefined();
  expect(isUnsupported(untouched, [])).toBe(false);
});

test.each(offeredLegalForms)('%s of the address is chosen', (form) => {
  expect(chosenForm(stateFor(form), [])).toBe(form);
});

test('an unknown form in the address selects nothing', () => {
  expect(stateFor('XY')).toBe(untouched);
});
