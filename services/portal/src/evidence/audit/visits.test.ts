import { caseIdOf } from '@kontor/domain/case/case-id';
import { createVisits } from './visits.js';

const gap = 900_000;
const read = { accountId: 'clerk', caseId: caseIdOf('1001'), action: 'GET case' };

describe('the visit of a case', () => {
  it('lasts while its page is read again, and starts anew after a gap', () => {
    const visits = createVisits(gap);
    expect(visits.continues(read, 0)).toBe(false);
    visits.note(read, 0);
    for (let at = 60_000; at <= 8 * gap; at += 60_000) expect(visits.continues(read, at)).toBe(true);
    expect(visits.continues(read, 9 * gap)).toBe(false);
    expect(visits.continues(read, 9 * gap + 1)).toBe(false);
  });

  it('has each tab from its first read on, of one person and one case', () => {
    const visits = createVisits(gap);
    const history = { ...read, action: 'GET history' };
    visits.note(read, 0);
    expect(visits.continues(history, 1)).toBe(false);
    visits.note(history, 1);
    visits.continues(read, gap - 1);
    // The tab was read longer ago than the gap, but the visit continues.
    expect(visits.continues(history, gap + 2)).toBe(true);
    expect(visits.continues({ ...read, accountId: 'another' }, 2)).toBe(false);
    expect(visits.continues({ ...read, caseId: caseIdOf('1002') }, 2)).toBe(false);
  });
});
