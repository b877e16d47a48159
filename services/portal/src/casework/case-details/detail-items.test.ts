import { sampleApplication } from '@kontor/domain/application/sample-application';
import type { Person } from '@kontor/domain/person/person';
import { businessItems, personItems, registrationItems } from './detail-items.js';

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

describe('facts are stated positively', () => {
  const valueOf = (items: readonly { name: string; label: string; shownValue: string }[], name: string) =>
    items.flatMap((item) => (item.name === name ? [`${item.label}: ${item.shownValue}`] : []));
  const business = (notCrsFatca: 'Ja' | 'Nein' | undefined) =>
    valueOf(
      businessItems({ ...sampleApplication, firma: { ...sampleApplication.firma, notCrsFatca } }, null),
      'fatcaRelevant',
    );
  const person = (exponiert: 'Ja' | 'Nein' | undefined) =>
    valueOf(personItems({ exponiert }, { application: sampleApplication, hits: {}, card: undefined }), 'pepStatus');

  it('for FATCA and PEP, which the customer denies', () => {
    expect([business('Ja'), business('Nein'), business(undefined)]).toEqual([
      ['FATCA-relevant: Nein'],
      ['FATCA-relevant: Ja'],
      [],
    ]);
    expect([person('Ja'), person('Nein'), person(undefined)]).toEqual([
      ['Politisch exponiert: Nein'],
      ['Politisch exponiert: Ja'],
      [],
    ]);
  });
});

it('has the card that a person got', () => {
  const items = personItems({}, { application: sampleApplication, hits: {}, card: '4711' });
  expect(items).toContainEqual(expect.objectContaining({ name: 'agree21Kartennummer', shownValue: '4711' }));
});

it('has what the customer confirmed in the registration', () => {
  const registration = {
    username: 'a@example.de',
    businessLegalForm: 'GMBH',
    businessName: 'Nordlumar GmbH',
    salutation: 'MS',
    firstName: 'Ada',
    lastName: 'Nord',
    orderData: { kontoId: 1 },
    authorizedToRepresent: true,
    acceptedDatenschutz: true,
    acceptedSolaris: true,
    hasBusinessConnection: false,
    beraterEinstiegMemo: 'Termin in der Filiale',
  } as const;
  const shown = registrationItems(registration);
  expect(Object.fromEntries(shown.map(({ name, shownValue }) => [name, shownValue]))).toEqual({
    hasBusinessConnection: 'Nein',
    authorizedToRepresent: 'Ja',
    acceptedDatenschutz: 'Ja',
    acceptedSolaris: 'Ja',
    beraterEinstiegMemo: 'Termin in der Filiale',
  });
});
