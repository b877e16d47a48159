import { wordedAccountChanges } from './account-changes.js';

it('names fields, roles and salutations, and leaves names as they are', () => {
  const changes = [
    { name: 'username', before: null, after: 'neu@bank.example' },
    { name: 'salutation', before: 'MS', after: 'NO_SALUTATION' },
    { name: 'lastName', before: 'MS', after: 'Neu' },
    { name: 'roles', before: ['ROLE_ADMIN'], after: ['ROLE_ADMIN', 'ROLE_AUDITOR'] },
    { name: 'roles', after: ['ROLE_ROOT'] },
    { name: 'future', before: 1, after: 2 },
  ];
  expect(wordedAccountChanges(changes)).toEqual([
    { name: 'E-Mail', before: null, after: 'neu@bank.example' },
    { name: 'Anrede', before: 'Frau', after: 'Keine Anrede' },
    { name: 'Nachname', before: 'MS', after: 'Neu' },
    { name: 'Rollen', before: 'Sachbearbeiter', after: 'Sachbearbeiter, Prüfer' },
    { name: 'Rollen', before: null, after: 'Support' },
    { name: 'future', before: 1, after: 2 },
  ]);
});
