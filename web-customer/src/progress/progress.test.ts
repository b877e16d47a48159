import { type Application } from '@kontor/domain/application/application';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import { sampleRules } from '@kontor/domain/application/testing/sample-rules';
import { allDone, formOf, formStatuses, formStatusText, shortStatusText } from './form-status.js';
import { nextScreen, statusPageStep } from './progress.js';

const statuses = (application: Application) =>
  Object.fromEntries(formStatuses(application, sampleRules, '2026-08-01').map(({ form, status }) => [form, status]));

describe('form statuses', () => {
  it('are all done for a complete application', () => {
    expect(statuses(sampleApplication)).toEqual({
      company: 2,
      taxResidency: 2,
      'person-0': 2,
      'person-1': 2,
      people: 2,
      gwg: 2,
    });
  });

  it('are open while something is missing and an error once something is wrong', () => {
    const { firma, people } = sampleApplication;
    expect(statuses({ ...sampleApplication, firma: { ...firma, city: '' } })['company']).toBe(1);
    expect(statuses({ ...sampleApplication, firma: { ...firma, postalCode: '1' } })['company']).toBe(0);
    expect(statuses({ ...sampleApplication, firma: { ...firma, crsType: '' } })['taxResidency']).toBe(1);
    expect(statuses({ ...sampleApplication, people: people.slice(0, 1) })['people']).toBe(1);
    expect(statuses({ ...sampleApplication, firma: { ...firma, gwg: 'Nein' } })['gwg']).toBe(1);
  });

  it('are in German', () => {
    const [company] = formStatuses({ ...sampleApplication, firma: {} }, sampleRules, '2026-08-01');
    expect(company && formStatusText(company)).toBe('9 Angaben fehlen');
    expect(company && shortStatusText(company)).toBe('9 fehlen');
    expect(formStatusText({ status: 2, violations: [] })).toBe('Vollständig');
    expect(shortStatusText({ status: 0, violations: [] })).toBe('Bitte prüfen');
    expect(formStatusText({ status: 0, violations: [] })).toBe('Bitte prüfen');
    expect(
      allDone(formStatuses({ ...sampleApplication, firma: {} }, sampleRules, '2026-08-01')).every(
        ({ status }) => status === 2,
      ),
    ).toBe(true);
  });

  it.each([
    ['people[12].vorname', 'person-12'],
    ['people', 'people'],
    ['data.city', 'secondCompany'],
    ['firma.gwgFile', 'gwg'],
    ['firma.notCrsFatca', 'taxResidency'],
    ['firma.city', 'company'],
    ['registerData.rechtsform', 'company'],
  ])('%s belongs to %s', (path, form) => {
    expect(formOf(path)).toBe(form);
  });
});

describe('next pages', () => {
  it('include the options page once', () => {
    const settings = { active: true, mehrwerte: [{ key: 'a', label: 'A', active: true, editable: true }] };
    expect(nextScreen(settings, {})).toBe('hub-identifizierung-mehrwerte');
    expect(nextScreen(settings, { a: true })).toBe('hub-identifizierung-summary');
  });

  it.each([
    [220, 1],
    [299, 1],
    [300, 2],
    [410, 2],
    [430, 3],
    [450, 2],
  ])('status %d is at step %d', (status, step) => {
    expect(statusPageStep(status)).toBe(step);
  });
});
