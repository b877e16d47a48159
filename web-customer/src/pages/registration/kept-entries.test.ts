import { writeStored } from '../../app/session/storage.js';
import { enteredBefore, hasKeptEntries, keepEntries, removeEntries } from './kept-entries.js';
import { prefillOf } from './prefill.js';
import { emptyRegistration } from './registration-values.js';

afterEach(removeEntries);

const bank = { registerAskForPhone: true };

const typed = { ...emptyRegistration, firma: 'Weiß & Söhne GmbH', vorname: 'Änne', datenschutz: true };

test('what was typed comes back in place of what a link had prefilled, but no confirmations', () => {
  writeStored('prefill', 'form[firma]=Alt');
  keepEntries('GMBH', typed);
  expect([hasKeptEntries(), prefillOf(enteredBefore(), bank)]).toEqual([
    true,
    { legalForm: 'GMBH', values: { ...typed, datenschutz: false } },
  ]);
  removeEntries();
  expect([hasKeptEntries(), enteredBefore().size]).toEqual([false, 0]);
});

test('a new entry link goes before what was kept', () => {
  keepEntries('GMBH', typed);
  writeStored('prefill', 'form[firma]=Neu');
  expect(prefillOf(enteredBefore(), bank).values).toEqual({ ...emptyRegistration, firma: 'Neu' });
});

test('nothing is kept where nothing was typed', () => {
  writeStored('prefill', 'form[firma]=Alt');
  keepEntries('', emptyRegistration);
  expect([hasKeptEntries(), enteredBefore().get('form[firma]')]).toEqual([false, 'Alt']);
});
