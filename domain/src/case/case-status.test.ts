import { caseStatus, caseStatuses } from './case-status.js';

test('every status has a name that is its key in camel case', () => {
  expect(caseStatus.onHold).toBe(213);
  expect(caseStatus.failedPersonDeleted).toBe(340);
  expect(Object.values(caseStatus)).toEqual(caseStatuses.map(({ code }) => code));
});
