import { caseStatuses } from '@kontor/domain/case/case-status';
import { statusLook } from './status-look.js';

it('outlines exactly the hold statuses', () => {
  const holds = caseStatuses.filter(({ code }) => statusLook(code).isHold).map(({ code }) => code);
  expect(holds).toEqual([213, 214]);
});

it.each([
  [210, 'neutral'],
  [213, 'danger'],
  [220, 'info'],
  [230, 'warning'],
  [310, 'success'],
  [410, 'info'],
  [430, 'success'],
  [450, 'neutral'],
])('%d is %s', (code, tone) => {
  expect(statusLook(code).tone).toBe(tone);
});

it.each([
  [218, 'provider', 'info'],
  [218, 'bank', 'danger'],
  [218, 'customer', 'warning'],
  [220, 'customer', 'warning'],
  [255, 'bank', 'danger'],
  [255, 'customer', 'warning'],
  [310, 'bank', 'success'],
  [410, 'bank', 'info'],
])('%d that waits for %s is %s', (code, waitingFor, tone) => {
  expect(statusLook(code, waitingFor).tone).toBe(tone);
});

it('has a look for an unknown status', () => {
  expect(statusLook(777)).toEqual({ tone: 'neutral', isHold: false });
});
