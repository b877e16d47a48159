import { caseStatuses } from './case-status.js';
import { slaAfter, slaHours, slaStatus } from './sla.js';

const hour = 3_600_000;
const running = { firstOrderedAt: 0, slaMs: hour, slaSince: hour, slaEnded: false };

/** Written by hand: where the clock is paused, and where it ends for good. */
const rests = [213, 214, 230, 245, 255, 425];
const ends = [120, 216, 250, 305, 310, 315, 320, 330, 340, 350, 430, 440, 450, 900];

test.each(caseStatuses.map(({ code }) => code))('entering %i', (status) => {
  const after = slaAfter(running, status, 3 * hour);
  expect(after.slaMs).toBe(3 * hour);
  expect(after.slaEnded).toBe(ends.includes(status));
  expect(after.slaSince).toBe(ends.includes(status) || rests.includes(status) ? null : 3 * hour);
});

test('nothing is counted before the first order, nor after the end', () => {
  const before = { firstOrderedAt: null, slaMs: 0, slaSince: null, slaEnded: false };
  expect(slaAfter(before, 220, 5)).toEqual({ slaMs: 0, slaSince: null, slaEnded: false });
  expect(slaHours(before, 9 * hour)).toBeNull();
  expect(slaStatus(before, 9 * hour, 24)).toBeNull();
  const ended = { ...running, slaSince: null, slaEnded: true };
  expect(slaAfter(ended, 220, 9 * hour)).toEqual({ slaMs: hour, slaSince: null, slaEnded: true });
});

test('hours are those that ran, and the target is met up to its last moment', () => {
  expect(slaHours(running, 25 * hour)).toBe(25);
  expect(slaStatus(running, 24 * hour, 24)).toBe('running');
  expect(slaStatus(running, 24 * hour + 1, 24)).toBe('missed');
  const ended = { ...running, slaMs: 24 * hour, slaSince: null, slaEnded: true };
  expect(slaStatus(ended, 99 * hour, 24)).toBe('met');
  expect(slaStatus({ ...ended, slaMs: 24 * hour + 1 }, 0, 24)).toBe('missed');
});
