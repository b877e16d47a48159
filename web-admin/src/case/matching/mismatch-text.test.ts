import { mismatchState, mismatchTitle, personLine } from './mismatch-text.js';

it('writes a person with what is known', () => {
  expect(personLine({ firstName: 'Torben', lastName: 'Kessling' })).toBe('Torben Kessling');
  const known = { birthDate: '1981-02-27', city: 'Stuttgart', votingShare: 33.333, typeOfRepresentation: 'JOINT' };
  expect(personLine({ firstName: 'Ole', lastName: 'Kessling', ...known })).toMatch(
    /^Ole Kessling, geboren am 27\.02\.1981, Stuttgart, .+, 33,33 % der Anteile$/,
  );
});

it('says what differs, since when, and whether it is settled', () => {
  const recordedAt = '2026-11-21T07:05:09.000Z';
  expect(mismatchTitle({ kind: 'BENEFICIARIES' })).toBe('Wirtschaftlich Berechtigte');
  expect(mismatchState({ isOpen: true, recordedAt })).toBe(
    'Festgestellt am 21.11.2026, 08:05 Uhr; der Kunde hat es noch nicht geklärt.',
  );
  expect(mismatchState({ isOpen: false, recordedAt })).toContain('vom Kunden bearbeitet');
});
