import type { PersonProgress } from '../case/case-snapshot.js';
import { caseStatus, caseStatuses, statusClass } from '../case/case-status.js';
import { personIdOf } from '../person/person-id.js';
import { coSignerStep, coSignerSteps, isLinkNeeded } from './co-signer-step.js';

const person: PersonProgress = {
  personId: personIdOf('1001-0002'),
  status: 'pending',
  check: null,
  source: 'solaris',
  acting: false,
  required: true,
  representation: 'JOINT',
  checkRef: 'f1',
  attemptsLeft: null,
};
const stepOf = (changes: Partial<PersonProgress>, mayComplete = false, status: number = caseStatus.transferred) =>
  coSignerStep({ status: status as typeof caseStatus.transferred, person: { ...person, ...changes }, mayComplete });

describe('the next step of a co-signer', () => {
  it.each([
    ['an open check', {}, 'check'],
    ['a check whose address is not known yet', { checkRef: null }, 'waiting'],
    ['a check that is being decided', { status: 'pending_successful' }, 'waiting'],
    ['data that were completed', { status: 'information_completed' }, 'waiting'],
    ['a check that was interrupted', { status: 'aborted' }, 'check'],
    ['an attempt that may be repeated', { status: 'failed', attemptsLeft: 1 }, 'check'],
    ['the last attempt', { status: 'failed', attemptsLeft: 0 }, 'over'],
    ['a refusal for good', { status: 'failed' }, 'over'],
    ['a removed person', { status: 'canceled' }, 'over'],
    ['a suspicion of fraud', { source: 'myConnect', check: 'fraud' }, 'over'],
    ['a passed check', { status: 'successful' }, 'identified'],
    ['a passed check at the other provider', { source: 'myConnect', check: 'approved' }, 'identified'],
    ['an owner who need not be identified', { required: false }, 'over'],
  ] as const)('%s: %j', (_what, changes, expected) => {
    expect(stepOf(changes)).toBe(expected);
  });

  it('is completing data as long as the process accepts them, whoever has to be identified', () => {
    expect(stepOf({ status: 'information_required' }, true)).toBe('data');
    expect(stepOf({ status: 'information_required', required: false }, true)).toBe('data');
    expect(stepOf({ status: 'information_required' })).toBe('waiting');
  });

  it.each(caseStatuses.map(({ code }) => code))('at %i: nothing but the result once the case is final', (status) => {
    const isOver = ['final', 'archived'].includes(statusClass(status));
    expect(stepOf({}, true, status)).toBe(isOver ? 'over' : 'data');
    expect(stepOf({ status: 'successful' }, true, status)).toBe('identified');
  });

  it('needs a link until the person is decided', () => {
    expect(coSignerSteps.filter(isLinkNeeded)).toEqual(['data', 'check', 'waiting']);
  });
});
