import type { Application } from '@kontor/domain/application/application';
import { differences } from './form-values.js';

const application: Application = {
  registerData: {},
  firma: { city: 'Bonn', file: [{ id: 'a', name: 'a.pdf' }] },
  people: [{ id: 'neu-1', vorname: 'Mia' }],
  mehrwerteSelection: { rent: true },
};

test('returns only what differs, by the names of the fields', () => {
  const next: Application = {
    ...application,
    firma: { city: 'Köln', line1: '', file: [{ id: 'a', name: 'a.pdf' }] },
    people: [{ id: '7-1', vorname: 'Mia' }],
  };
  expect(differences(application, next)).toEqual([
    ['firma.city', 'Köln'],
    ['people.0.id', '7-1'],
  ]);
});

test('removed values become the empty value of their type', () => {
  expect(differences(application, { ...application, firma: {}, mehrwerteSelection: {} })).toEqual([
    ['firma.city', ''],
    ['firma.file', []],
    ['mehrwerteSelection.rent', false],
  ]);
});

test('an equal application has no differences', () => {
  expect(differences(application, structuredClone(application))).toEqual([]);
});
