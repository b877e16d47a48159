import { caseStatuses } from '@kontor/domain/case/case-status';
import { staffActionArea } from './staff-action-area.js';

const areas: Readonly<Record<number, string>> = {
  213: 'onHold',
  214: 'onHold',
  218: 'transfer',
  305: 'startProcess',
  310: 'startProcess',
  315: 'startProcess',
  410: 'inProcess',
  420: 'inProcess',
};

test.each(caseStatuses.map((status) => status.code))('action area at %i', (status) => {
  expect(staffActionArea(status, new Set())).toBe(areas[status] ?? 'none');
});

test.each([220, 230, 240, 245, 255, 260])('a refused resolution can be released again at %i', (status) => {
  expect(staffActionArea(status, new Set(['release']))).toBe('transfer');
});

test('an unknown status has no action area', () => {
  expect(staffActionArea(999, new Set())).toBe('none');
});
