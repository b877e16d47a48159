import { sampleApplication } from '@kontor/domain/application/sample-application';
import { sampleRules } from '@kontor/domain/application/testing/sample-rules';
import { formStatuses } from './form-status.js';
import { expectedParts, minutesLeft, partsLeft, type TimedPart } from './time-left.js';

describe('the time left', () => {
  it.each<[readonly TimedPart[], number]>([
    [[], 1],
    [['people'], 1],
    [['gwg', 'taxResidency'], 1],
    [['order'], 2],
    [['person', 'order'], 4],
    [['company', 'taxResidency', 'person', 'person', 'gwg', 'order'], 9],
  ])('of %j is %d minutes', (parts, minutes) => {
    expect(minutesLeft(parts)).toBe(minutes);
  });

  it('grows with each part', () => {
    const parts: readonly TimedPart[] = ['legalForm', 'registration', 'company', 'person', 'order'];
    const minutes = parts.map((_part, index) => minutesLeft(parts.slice(index)));
    expect(minutes).toEqual([...minutes].sort((a, b) => b - a));
    expect(new Set(minutes).size).toBeGreaterThan(3);
  });
});

describe('the parts left', () => {
  const leftOf = (change: Partial<typeof sampleApplication>) =>
    partsLeft(formStatuses({ ...sampleApplication, ...change }, sampleRules, '2026-08-01'));

  it('are only the order when the form is complete', () => {
    expect(leftOf({})).toEqual(['order']);
  });

  it('are the forms in which something is missing or wrong', () => {
    expect(leftOf({ firma: { ...sampleApplication.firma, postalCode: '1', crsType: '' } })).toEqual([
      'company',
      'taxResidency',
      'order',
    ]);
    expect(leftOf({ people: [...sampleApplication.people, {}] })).toEqual(['person', 'order']);
  });

  it('are expected by legal form before anything is typed', () => {
    expect(expectedParts('SELF_EMPLOYED', { activateGwg: true })).toEqual([
      'company',
      'taxResidency',
      'person',
      'order',
    ]);
    expect(expectedParts('OHG', { activateGwg: false })).toEqual([
      'company',
      'taxResidency',
      'person',
      'person',
      'order',
    ]);
    expect(expectedParts('GMBH_CO_KG', { activateGwg: true })).toContain('secondCompany');
    expect(expectedParts(undefined, { activateGwg: true })).toEqual(expectedParts('GMBH', { activateGwg: true }));
  });
});
