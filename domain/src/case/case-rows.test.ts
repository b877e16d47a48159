import { caseStatuses } from './case-status.js';
import { currentRevision, rowsAt } from './case-table.js';

const rows = rowsAt(currentRevision);
const all = caseStatuses.map(({ code }) => code);
const but = (...left: readonly number[]) => all.filter((code) => !left.includes(code));

const deriving = [220, 230, 240, 245, 255, 260, 315];
/** News of a provider changes persons and facts here, but no longer the status. */
const settled = [216, 250, 305, 310, 320, 330, 340, 350, 410, 420, 425, 430, 440, 450];
/** The customer may have something to do. */
const reminded = [130, 210, 218, 220, 230, 240, 245, 255, 260, 425];
const final = [120, 216, 250, 320, 330, 340, 350, 430, 440, 450];

/** Written by hand: event, where it counts, where it leads. */
const events: readonly (readonly [name: string, from: readonly number[], to: number | string])[] = [
  ['started', [0], 110],
  ['mailFailed', but(900), 'same'],
  ['effectStuck', but(900), 'same'],
  ['attentionRaised', but(900), 'same'],
  ['doiExpired', [110], 120],
  ['draftExpired', [130, 210], 'same'],
  ['lastSaveFetched', [130, 210], 'same'],
  ['lastSaveFetched expired', [130, 210], 440],
  ['waitExpired', [213, 214, 218, 220, 230, 240, 245, 255, 260], 440],
  ['waitExpired unanswered', [425], 420],
  ['archiveDue', final, 'same'],
  ['evidenceSealed', but(900), 'same'],
  ['erased', but(900), 900],
  ['reportsFetched', [130, 210], 'same'],
  ['holdEvaluated clear', [130, 210], 218],
  ['holdEvaluated findings', [130, 210], 213],
  ['holdEvaluated again', [130, 210], 214],
  ['answerOverdue', [130, 210, 218, ...deriving], 'same'],
  ['answerOverdue receipt', [130, 210, 218], 'same'],
  ['matched', [218], 'same'],
  ['matched receipt', [218], 'same'],
  ['matched onRelease', [218], 'same'],
  ['matched later', [218], 'same'],
  ['transferred accepted', [218], 220],
  ['transferred receipt', [218], 220],
  ['transferred acceptedAgain', deriving, 'derived'],
  ['transferred filesTooLarge', [218], 210],
  ['transferred onRelease', [218], 210],
  ['transferred later', [218], 210],
  ['transferred kept', but(900), 'same'],
  ['identificationStarted', but(900), 'same'],
  ['identificationStarted attemptFailed', deriving, 'same'],
  ['providerEvent', [218, ...deriving, ...settled], 'same'],
  ['pollDue', deriving, 'same'],
  ['stateFetched', deriving, 'derived'],
  ['stateFetched attemptFailed', deriving, 'same'],
  ['stateFetched settled', settled, 'same'],
  ['stateFetched informationRequired', [220, 230, 240, 245, 255, 260], 'same'],
  ['reminderDue', reminded, 'same'],
  ['remindersPlanned', reminded, 'same'],
  ['remindersPlanned draft', reminded, 'same'],
  ['remindersPlanned identityCheck', reminded, 'same'],
  ['remindersPlanned missingInformation', reminded, 'same'],
  ['remindersPlanned expiry', reminded, 'same'],
  ['documentsHandedOver', but(900), 'same'],
  ['cancelledAtProviders', but(900), 'same'],
  ['identityChecksCancelled', but(900), 'same'],
  ['coreBankingStepEnded', [410, 420], 'same'],
];

const labelOf = ({ name, variant }: (typeof rows)[number]) => (variant === null ? name : `${name} ${variant}`);
const found = rows.filter(({ kind }) => kind === 'event');

test('the events are the expected ones, each once', () => {
  expect(found.map(labelOf).sort()).toEqual(events.map(([name]) => name).sort());
});

test.each(events)('%s counts at %j and leads to %s', (name, from, to) => {
  const row = found.find((one) => labelOf(one) === name);
  expect([...(row?.from ?? [])].sort((a, b) => a - b)).toEqual([...from].sort((a, b) => a - b));
  expect(row).toMatchObject({ to, who: ['system'], conditions: [], duringRun: true });
});

/** What a command needs besides its status, by hand; every other command needs nothing. */
const conditions: Readonly<Record<string, readonly string[]>> = {
  'order resume': ['noMismatch'],
  'release again': ['noMismatch'],
  'release resolved': ['noMismatch'],
  'release resolvedLate': ['transferFailed'],
  continue: ['mismatch'],
  'continue abort': ['mismatch'],
  personCompleted: ['handedOver', 'informationRequired'],
  takeOver: ['notTaken'],
  passToCoreBanking: ['notTaken', 'notBookedAsCustomer'],
  createAccount: ['notTaken', 'bookedAsCustomer', 'noAccount'],
  createGirocard: ['notTaken', 'account', 'noGirocard'],
  requestData: ['notTaken'],
  'finish success': ['notTaken'],
  'finish withoutAccount': ['notTaken'],
  'finish failure': ['notTaken'],
  'remind draft': ['customerExpected'],
  'remind identityCheck': ['customerExpected'],
  'remind missingInformation': ['customerExpected'],
  'remind expiry': ['customerExpected'],
  syncWithProvider: ['handedOver'],
  'debugSetStatus 213': ['ordered'],
  'debugSetStatus 214': ['ordered'],
  'debugSetStatus 216': ['notHandedOver'],
};
/** What does not wait for a run to end: "supportFix, abort and timers work while a provider hangs". */
const duringRun = [
  ...[
    'order resume',
    'release again',
    'release resolved',
    'documentsUploaded',
    'personCompleted',
    'abort',
    'takeOver',
    'setReady',
    'assign',
  ],
  ...['supportFix', 'disableProcess', 'syncWithProvider'],
  ...['remind draft', 'remind identityCheck', 'remind missingInformation', 'remind expiry'],
  ...['pauseReminders', 'resumeReminders', 'stopReminders'],
];
const isDuringRun = (label: string) => duringRun.includes(label) || label.startsWith('debugSetStatus');
/** Where a command leads; the others move nothing by themselves. */
const targets: Readonly<Record<string, number>> = {
  confirmEmail: 130,
  formSaved: 210,
  'continue abort': 350,
  abort: 350,
  answerRequest: 420,
  release: 218,
  reject: 216,
  takeOver: 410,
  requestData: 425,
  'finish success': 430,
  'finish withoutAccount': 430,
  'finish failure': 450,
  setReady: 310,
  supportFix: 305,
  'debugSetStatus 130': 130,
  'debugSetStatus 210': 210,
  'debugSetStatus 213': 213,
  'debugSetStatus 214': 214,
  'debugSetStatus 216': 216,
};
const commands = rows.filter(({ kind }) => kind === 'command');

test('nothing is said of a command that does not exist', () => {
  const labels = commands.map(labelOf);
  expect(labels).toEqual(expect.arrayContaining([...Object.keys(conditions), ...Object.keys(targets)]));
  expect(labels).toEqual(expect.arrayContaining(duringRun));
  expect(labels).toContain('order');
});

test.each(commands.map((row) => [labelOf(row), row] as const))('%s', (label, row) => {
  expect(row.conditions).toEqual(conditions[label] ?? []);
  expect(row.duringRun).toBe(isDuringRun(label));
  expect(row.to).toBe(targets[label] ?? 'same');
});

test('what the portal guards moves nothing, and only the form is locked by a run', () => {
  for (const row of rows.filter(({ kind }) => kind === 'guard')) {
    expect([row.name, row.to, row.duringRun, row.mails]).toEqual([row.name, 'same', row.name !== 'saveForm', []]);
  }
});
