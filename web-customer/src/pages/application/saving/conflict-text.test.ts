import type { Application } from '@kontor/domain/application/application';
import { conflictText } from './conflict-text.js';
import { mergeApplications } from '../../../application-draft/merge/merge-application.js';

const base: Application = {
  registerData: {},
  firma: { city: 'Bonn', gruendungsdatum: '2015-03-01' },
  people: [
    { id: 'p1', vorname: 'Mia', nachname: 'Muster', nationality: 'DE' },
    { id: 'p2', vorname: 'Tom', nachname: 'Tander' },
  ],
  mehrwerteSelection: { rent: false },
};
const [mia = {}, tom = {}] = base.people;

test('describes every kind of conflict with the labels of the form', () => {
  const merge = mergeApplications({
    base: { ...base, mehrwerteSelection: {} },
    mine: {
      ...base,
      firma: { city: 'Bonn', gruendungsdatum: '2015-04-01' },
      people: [{ ...mia, nationality: 'AT' }],
      mehrwerteSelection: { rent: true },
    },
    theirs: {
      ...base,
      firma: { city: 'Bonn', gruendungsdatum: '' },
      people: [
        { ...mia, nationality: 'CH' },
        { ...tom, vorname: 'Thomas' },
      ],
    },
  });
  expect(merge.conflicts.map((conflict) => conflictText(conflict, merge.merged))).toEqual([
    { title: 'Unternehmensdaten – Gründungsdatum', mine: '01.04.2015', theirs: 'keine Angabe' },
    { title: 'Mehrwert „rent“', mine: 'Ja', theirs: 'Nein' },
    { title: 'Person 1: Mia Muster – Staatsangehörigkeit', mine: 'Österreich', theirs: 'Schweiz' },
    { title: 'Person 2: Thomas Tander', mine: 'Person entfernen', theirs: 'Person mit den Änderungen behalten' },
  ]);
});
