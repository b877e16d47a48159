import { adjacentStep, openingSteps, partsFrom, shownSteps, stepAt } from './opening-steps.js';

const gmbh = { legalForm: 'GMBH', searchActive: true } as const;
const freelancer = { legalForm: 'SELF_EMPLOYED', searchActive: true } as const;

test('without a legal form there is only the first step', () => {
  expect(stepAt('3', { legalForm: undefined, searchActive: true })).toBe('legalForm');
});

test('the step of a registered company after its legal form is the search', () => {
  expect(adjacentStep('legalForm', 1, gmbh)).toBe(2);
  expect(stepAt('2', gmbh)).toBe('company');
  expect(adjacentStep('company', 1, gmbh)).toBe(3);
  expect(adjacentStep('registration', -1, gmbh)).toBe(2);
});

test.each([freelancer, { ...gmbh, searchActive: false }])(
  'the search is skipped where it cannot find anything',
  (subject) => {
    expect(adjacentStep('legalForm', 1, subject)).toBe(3);
    expect(adjacentStep('registration', -1, subject)).toBe(1);
    expect(stepAt('2', subject)).toBe('legalForm');
    expect(stepAt('3', subject)).toBe('registration');
    expect(shownSteps(subject)).toEqual(['legalForm', 'registration']);
  },
);

test.each([gmbh, { legalForm: undefined, searchActive: true }])('all three steps are shown for %j', (subject) => {
  expect(shownSteps(subject)).toEqual(openingSteps);
});

test('what is left starts with the step that is shown', () => {
  const rules = { activateGwg: true };
  expect(partsFrom('legalForm', gmbh, rules).slice(0, 4)).toEqual(['legalForm', 'search', 'registration', 'company']);
  expect(partsFrom('registration', freelancer, rules)).toEqual([
    'registration',
    'company',
    'taxResidency',
    'person',
    'order',
  ]);
});
