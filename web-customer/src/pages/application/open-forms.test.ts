import type { FormKey, FormStatus, StepStatus } from '../../progress/form-status.js';
import {
  firstOpen,
  firstScreen,
  formAfter,
  formsWithViolations,
  opened,
  screensOf,
  toggled,
  withoutPerson,
} from './open-forms.js';

const status = (form: FormKey, value: StepStatus): FormStatus => ({
  form,
  status: value,
  violations: [],
});
const statuses = [
  status('company', 2),
  status('taxResidency', 1),
  status('person-0', 0),
  status('people', 1),
  status('gwg', 2),
];

test.each([
  ['', ['taxResidency']],
  ['#person-0', ['person-0']],
  ['#people', ['taxResidency']],
  ['#person-7', ['taxResidency']],
])('an address ending in "%s" opens %j', (hash, open) => {
  expect([...firstOpen(statuses, hash)]).toEqual(open);
});

test('the form that was left opens again, unless the address names another one or it is gone', () => {
  expect([...firstOpen(statuses, '', 'gwg')]).toEqual(['gwg']);
  expect([...firstOpen(statuses, '#person-0', 'gwg')]).toEqual(['person-0']);
  expect([...firstOpen(statuses, '', 'person-7')]).toEqual(['taxResidency']);
  expect(firstScreen(statuses, 'gwg')).toBe('gwg');
  expect(firstScreen(statuses, 'person-7')).toBe('taxResidency');
});

test('nothing is open when everything is done', () => {
  expect(firstOpen([status('company', 2), status('people', 1)], '').size).toBe(0);
});

test('forms with violations are opened, complete ones are closed', () => {
  expect([...formsWithViolations(statuses)]).toEqual(['taxResidency', 'person-0']);
});

test('a form is opened and closed again', () => {
  const open = toggled(new Set<FormKey>(['company']), 'gwg');
  expect([...open]).toEqual(['company', 'gwg']);
  expect([...toggled(open, 'company')]).toEqual(['gwg']);
});

test('open persons move up when one before them is removed', () => {
  const open = new Set<FormKey>(['company', 'person-0', 'person-1', 'person-3']);
  expect([...withoutPerson(open, 1)]).toEqual(['company', 'person-0', 'person-2']);
});

test('the next form follows; the common form of the persons is skipped', () => {
  expect(formAfter(statuses, 'person-0')).toBe('gwg');
  expect(formAfter(statuses, 'gwg')).toBeUndefined();
});

test('complete forms fold when another one is opened, incomplete ones stay', () => {
  const open = new Set<FormKey>(['company', 'taxResidency']);
  expect([...opened(open, 'person-0', statuses)]).toEqual(['taxResidency', 'person-0']);
  expect([...opened(open, 'company', statuses)]).toEqual(['taxResidency', 'company']);
});

test('each form has a screen; the list of the persons only where there can be several, or something is wrong', () => {
  expect(screensOf(statuses, { single: false })).toEqual(['company', 'taxResidency', 'person-0', 'people', 'gwg']);
  expect(screensOf(statuses, { single: true })).toContain('people');
  expect(screensOf([status('person-0', 1), status('people', 2)], { single: true })).toEqual(['person-0']);
});

test('the first screen is the first incomplete form', () => {
  expect(firstScreen(statuses)).toBe('taxResidency');
  expect(firstScreen([status('company', 2), status('gwg', 2)])).toBe('company');
});
