import type { Violation } from '@kontor/domain/violation/violation';
import { fieldNameOf, propertyPathOf } from './property-path.js';
import { createViolationStore, pathAfterRemoval } from './violation-store.js';

const violation = (propertyPath: string, label: 'city' | 'street' | 'postalCode' = 'city'): Violation => ({
  propertyPath,
  code: 'required',
  label,
});

test('a field shows its violation only once it is revealed, and not while it is being corrected', () => {
  const store = createViolationStore();
  store.replace([violation('people[0].vorname')]);
  expect(store.shown('people.0.vorname')).toBeUndefined();
  store.reveal(['people.0.vorname']);
  expect(store.shown('people.0.vorname')?.label).toBe('city');
  expect(store.shown('people[0].vorname')?.label).toBe('city');
  store.hide('people.0.vorname');
  expect(store.shown('people.0.vorname')).toBeUndefined();
});

test('an equal violation is the same object, another one is not', () => {
  const store = createViolationStore();
  store.reveal(['firma.city', 'firma.line1']);
  store.replace([violation('firma.city'), violation('firma.line1')]);
  const before = [store.shown('firma.city'), store.shown('firma.line1')];
  store.replace([violation('firma.city'), violation('firma.line1', 'street')]);
  expect(store.shown('firma.city')).toBe(before[0]);
  expect(store.shown('firma.line1')).not.toBe(before[1]);
  store.replace([]);
  expect(store.shown('firma.city')).toBeUndefined();
});

test('the first of several violations of a field is shown', () => {
  const store = createViolationStore();
  store.replace([violation('people', 'street'), violation('people', 'postalCode')]);
  store.reveal(['people']);
  expect(store.shown('people')?.label).toBe('street');
});

test('violations of persons move up with them', () => {
  const store = createViolationStore();
  store.replace([violation('people[1].vorname')]);
  store.reveal(['people.2.vorname', 'people.1.nachname']);
  store.removePerson(1);
  expect(store.shown('people.1.vorname')).toBeDefined();
  expect(store.isRevealed('people.1.nachname')).toBe(false);
});

test.each([
  ['firma.city', 'firma.city'],
  ['people[0].vorname', 'people[0].vorname'],
  ['people[1].vorname', undefined],
  ['people[12]', 'people[11]'],
])('without person 1, %s is %s', (path, moved) => {
  expect(pathAfterRemoval(path, 1)).toBe(moved);
});

test('listeners are called at every change until they unsubscribe', () => {
  const store = createViolationStore();
  let calls = 0;
  const leave = store.subscribe(() => (calls += 1));
  store.replace([]);
  store.reveal(['a']);
  store.hide('b');
  leave();
  store.replace([]);
  expect(calls).toBe(2);
});

test('names of fields and paths of rules are distinguished', () => {
  expect(propertyPathOf('people.10.vorname')).toBe('people[10].vorname');
  expect(propertyPathOf('firma.line1')).toBe('firma.line1');
  expect(fieldNameOf('people[10].vorname')).toBe('people.10.vorname');
});
