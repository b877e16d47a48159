import { sampleApplication } from '@kontor/domain/application/sample-application';
import type { Person } from '@kontor/domain/person/person';
import { personItems } from './detail-items.js';

const roles = (person: Person, rechtsform: 'GMBH' | 'SELF_EMPLOYED' = 'GMBH'): readonly (string | undefined)[] => {
  const application = { ...sampleApplication, registerData: { ...sampleApplication.registerData, rechtsform } };
  const items = personItems(person, { application, hits: {}, card: undefined });
  return ['authorizedToRepresent', 'beneficialOwner'].map(
    (name) => items.find((item) => item.name === name)?.shownValue,
  );
};

it.each([
  ['nothing answered', {}, ['Noch keine Angabe', 'Noch keine Angabe']],
  ['both denied', { vertretungsberechtigung: 'Nein', gesellschafter: 'Nein' }, ['Nein', 'Nein']],
  ['both confirmed', { vertretungsberechtigung: 'Ja', gesellschafter: 'Ja' }, ['Ja', 'Ja']],
  ['owner by default', { gesellschafter: 'Nein', fiktiverGesellschafter: 'Ja' }, ['Noch keine Angabe', 'Ja']],
] as const)('a question is not denied before it is answered: %s', (_case, person, said) => {
  expect(roles(person)).toEqual(said);
});

it('a legal form without the question has its answer', () => {
  expect(roles({}, 'SELF_EMPLOYED')).toEqual(['Ja', 'Ja']);
});
