import { caseStatuses } from './case-status.js';
import {
  areDocumentsFinal,
  customerProgressStep,
  isClosed,
  isDocumentsPanelShown,
  isHistoryLineShown,
} from './case-panels.js';
import { customerActions, type CustomerAction } from './customer-action.js';

const quiet = { firstPersonPending: false, informationRequired: false, missingMail: false };
const mismatch = 'interrupted_beneficiaries_mismatch';

/** Spec 2 §4.1 by hand; every other status asks nothing. */
const byStatus: Readonly<Record<number, CustomerAction>> = {
  220: 'inProgress',
  230: 'uploadDocuments',
  245: 'uploadDocuments',
  255: 'resolveMismatch',
  310: 'accountBeingCreated',
  410: 'accountBeingCreated',
  430: 'downloadContract',
};

test.each(caseStatuses.map(({ code }) => code))('%i', (status) => {
  expect(customerActions({ ...quiet, status, startState: mismatch })).toEqual(
    byStatus[status] === undefined ? [] : [byStatus[status]],
  );
});

test.each<[Partial<typeof quiet> & { status: number; startState?: string }, CustomerAction[]]>([
  [{ status: 220, firstPersonPending: true }, ['identify']],
  [{ status: 230, firstPersonPending: true }, ['uploadDocuments']],
  [{ status: 255 }, []],
  [{ status: 255, startState: 'idle_timeout' }, []],
  [{ status: 220, informationRequired: true }, ['personData']],
  [{ status: 220, informationRequired: true, firstPersonPending: true }, ['personData']],
  [{ status: 245, informationRequired: true }, ['personData']],
  [{ status: 230, informationRequired: true }, ['personData', 'uploadDocuments']],
  [{ status: 430, informationRequired: true }, ['personData', 'downloadContract']],
  [{ status: 220, missingMail: true }, ['missingMail', 'inProgress']],
  [{ status: 245, informationRequired: true, missingMail: true }, ['personData', 'missingMail', 'uploadDocuments']],
])('%j asks for %j', (subject, actions) => {
  expect(customerActions({ ...quiet, ...subject })).toEqual(actions);
});

test.each([
  [199, 1, []],
  [200, 1, ['panel']],
  [299, 1, ['panel']],
  [300, 2, ['panel', 'final']],
  [430, 3, ['panel', 'final']],
  [450, 2, ['panel', 'final']],
  [899, 2, ['panel', 'final']],
  [900, 2, ['final', 'closed']],
])('at %i: step %i, %j', (status, step, expected) => {
  const shown = [
    ...(isDocumentsPanelShown(status) ? ['panel'] : []),
    ...(areDocumentsFinal(status) ? ['final'] : []),
    ...(isClosed(status) ? ['closed'] : []),
  ];
  expect(shown).toEqual(expected);
  expect(customerProgressStep(status)).toBe(step);
});

test.each([
  ['bgo', true],
  ['person', true],
  ['business', true],
  ['solaris', false],
])('lines of type %s are shown: %s', (type, shown) => {
  expect(isHistoryLineShown(type)).toBe(shown);
});
