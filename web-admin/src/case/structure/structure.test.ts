import type { CaseGroup } from '../bank-case/bank-case.js';
import { structureOf } from './structure.js';

const group = (type: string, title: string, values: Readonly<Record<string, string>> = {}): CaseGroup => ({
  ...{ type, id: title, title, status: null },
  items: Object.entries(values).map(([name, value]) => ({ name, label: name, value, class: 0 })),
});
const alone = { authorizedToRepresent: 'Ja', typeOfRepresentation: 'Einzelvertretungsberechtigt' };
const owns = (votingShare: string) => ({ beneficialOwner: 'Ja', votingShare });
const of = (...groups: readonly CaseGroup[]) => structureOf({ groups, businessName: 'Werk GmbH' });

it('names owners with their shares, the rest, and who acts how', () => {
  const found = of(
    group('business', 'Werk GmbH'),
    group('person', 'Änne Groß', { ...alone, ...owns('50,5') }),
    group('person', 'Jörg Weiß', { ...owns('25'), authorizedToRepresent: 'Nein' }),
  );
  expect(found).toEqual({
    company: 'Werk GmbH',
    partner: null,
    owners: [
      { name: 'Änne Groß', share: 50.5, isFictitious: false },
      { name: 'Jörg Weiß', share: 25, isFictitious: false },
    ],
    rest: 24.5,
    representatives: [{ name: 'Änne Groß', how: 'einzeln' }],
  });
});

it('marks a fictitious owner, who has no share', () => {
  const person = group('person', 'Änne Groß', { ...alone, beneficialOwner: 'Ja', isFictional: 'Ja' });
  const found = of(group('business', 'Werk GmbH'), person);
  expect(found?.owners).toEqual([{ name: 'Änne Groß', share: null, isFictitious: true }]);
  expect(found?.rest).toBeNull();
});

it('has the general partner company between the company and who acts for it', () => {
  const found = of(group('business', 'Werk KG'), group('business', 'Verwaltungs GmbH'), group('person', 'Änne', alone));
  expect(found).toMatchObject({ partner: 'Verwaltungs GmbH', owners: [], rest: null });
});

it.each([
  [['33,33', '33,33', '33,33'], 0.01],
  [['60', '60'], 0],
  [['100'], 0],
  [['x'], null],
])('the rest of %j is %j', (shares, rest) => {
  const persons = shares.map((share, at) => group('person', `P${at}`, owns(share)));
  expect(of(group('business', 'Werk GmbH'), ...persons)?.rest).toBe(rest);
});

it('is not there before somebody is named', () => {
  expect(
    of(group('business', 'Werk GmbH'), group('person', 'Änne', { beneficialOwner: 'Noch keine Angabe' })),
  ).toBeNull();
});
